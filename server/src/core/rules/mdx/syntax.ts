import { cutCodeAt, cutCodeOf, type CutCode } from './syntaxError/cutCode.ts';
import { cutValuesOf, withEscapedPipes, type CutValue } from './syntaxError/cutValues.ts';
import { causeIn } from '../../page/fences/fenceMistakes.ts';
import type { JsxTag } from '../../page/mdx/script/scanTag.ts';
import { mergeConflictsIn, type MergeConflict } from '../../page/mergeConflicts.ts';
import type { PageModel } from '../../page/pageModel.ts';
import type { PageProblem } from '../../page/pageProblem.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { isVariable } from '../../site/variables.ts';
import { startOfNextLine, withItsLines } from '../../text/lines.ts';
import { type TextRange, replacement, insertion, deletion, type TextEdit, isInAny } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { code, conflictMessage, shorten } from '../../util/messageText.ts';
import {
  fixesIfAny,
  mostOfRule,
  type Finding,
  type Fix,
  type PageRule,
  type RelatedLocation,
  pageFix,
} from '../engine/rule.ts';
import { brokenByBackslash, codeFinding } from './brokenCode.ts';
import { closeFixes } from './syntaxError/closeFixes.ts';
import { finishFixes } from './syntaxError/finishFixes.ts';
import { foreignFixes, foreignSyntaxOf } from './syntaxError/foreignSyntax.ts';
import { genericTypeAt, typeFixes } from './syntaxError/genericType.ts';
import { moduleSyntax } from './syntaxError/moduleSyntax.ts';
import { pageExports } from './syntaxError/pageExports.ts';
import { nextLike, pairFixes, swappedWith } from './syntaxError/pairFixes.ts';
import { isPlaceholderTag } from './syntaxError/placeholderTag.ts';
import { codeRangeOf } from './syntaxError/scriptErrors.ts';
import { textFixes } from './syntaxError/textFixes.ts';
import { wordingOf } from './syntaxError/syntaxErrorMessages.ts';
import { verifiedFixes } from './syntaxError/verifiedFixes.ts';
import { causedByMath } from '../text/accidentalMath.ts';
import { isMarkdown } from '../../paths/fileKinds.ts';

export const syntax: PageRule = {
  meta: {
    id: 'mdx/syntax',
    severity: 'error',
    summary: 'text that isn’t valid MDX',
    guideline:
      'Close every tag; write `\\{` and `\\<` for literal characters; use `{/* … */}` for comments, never `<!-- … -->`',
    once: 'template',
  },
  *check(context) {
    const { text } = context.page;
    const cut = lazy(() => cutCodeOf(context.page));
    const cutValues = lazy(() => cutValuesOf(context.page));
    let found = 0;
    let brokenUntil = 0;
    yield* scriptComments(context);
    yield* pageExports(context);
    yield* moduleSyntax(context);
    for (const conflict of mergeConflictsIn(context.page)) {
      if (++found <= mostOfRule) yield inConflict(context, conflict);
    }
    for (const problem of syntaxErrorsOf(context)) {
      // `text/accidental-math` reports the cause.
      if (causedByMath(context.page).has(problem)) continue;
      if (++found > mostOfRule) {
        // Only counted: describing each of a million characters would take too long.
        yield { range: problem.range, message: '' };
        continue;
      }
      const cutCode = cutCodeAt(cut(), problem.range.start);
      if (cutCode !== undefined) {
        yield inCutCode(context, problem, cutCode);
        continue;
      }
      const cutValue = cutCodeAt(cutValues(), problem.range.start);
      if (cutValue !== undefined) {
        yield inCutValue(context, problem, cutValue);
        continue;
      }
      const broken = brokenByBackslash(context.page, problem.range);
      if (broken !== undefined) {
        // All that is wrong in it has this cause.
        if (broken.range.start >= brokenUntil) yield codeFinding(context, broken, true);
        brokenUntil = broken.range.end;
        continue;
      }
      const message = wordingOf(context, problem);
      yield {
        range: firstLine(text, rangeOf(context.page, problem)),
        message,
        // Whoever puts the tags of an element into two paragraphs does so throughout the page.
        cause: problem.kind === 'acrossBlocks' ? `${context.file} ${message}` : undefined,
        related: relatedTo(context, problem),
        fixes:
          alwaysHasFix(problem) && foreignSyntaxOf(context, problem) === undefined
            ? () => fixesFor(context, problem)
            : fixesIfAny(() => fixesFor(context, problem)),
      };
    }
  },
};

/** Returns the finding of a merge conflict, with a fix for each of its sides. */
function inConflict(context: PageContext, { range, marker, sides }: MergeConflict): Finding {
  const { text } = context.page;
  const after = startOfNextLine(text, range.end);
  const keep = (which: string, side: TextRange): Fix =>
    pageFix(context, `Keep the ${which} side`, [
      replacement({ start: range.start, end: after }, text.slice(side.start, side.end)),
    ]);
  return {
    range: marker,
    message: conflictMessage,
    fixes: fixesIfAny(() => (sides === undefined ? [] : [keep('first', sides[0]), keep('second', sides[1])])),
  };
}

/** Returns the syntax errors of a page but those that another rule reports with their cause. */
export function* syntaxErrorsOf(context: PageContext): Iterable<PageProblem> {
  const { page, site } = context;
  const { text, problems, fenceMistakes } = page;
  const isCausedByMistake = causeIn(fenceMistakes, text);
  const swallowed = lazy(() => swallowedNames(page));
  const cut = lazy(() => cutCodeOf(page));
  const conflicts = mergeConflictsIn(page).map(({ range }) => range);
  const cutValues = lazy(() => cutValuesOf(page));
  let lastCut: CutCode | CutValue | undefined;
  let swapped: JsxTag | undefined;
  let typeEnd = 0;
  let codeEnd = 0;
  const causes = new Set<string>();
  for (const found of problems) {
    const problem = asPlaceholder(context, found);
    const { start, end } = problem.range;
    if (conflicts.length > 0 && rangesOf(problem).some((range) => isInAny(conflicts, range.start))) continue;
    // The cause is reported once.
    const cutOff = cutCodeAt(cut(), start) ?? cutCodeAt(cutValues(), start);
    if (cutOff !== undefined && cutOff === lastCut) continue;
    lastCut = cutOff;
    // A page for another system has its syntax throughout.
    const foreign = foreignSyntaxOf(context, problem)?.cause;
    if (foreign !== undefined && causes.has(foreign)) continue;
    if (foreign !== undefined) causes.add(foreign);
    // What is to be code together is reported once, with the braces and tags in it.
    if (start < codeEnd) continue;
    if (problem.kind === 'script') codeEnd = codeRangeOf(page, problem)?.end ?? codeEnd;
    // Of a type within another only the outer one is reported.
    if (start < typeEnd) continue;
    typeEnd = genericTypeAt(context, problem)?.end ?? typeEnd;
    // `code/unclosed` reports the cause.
    if (isCausedByMistake(problem)) continue;
    // It is reported with the one before it.
    if (problem.kind === 'strayClosing' && problem.tag === swapped) continue;
    if (problem.kind === 'closedOver') swapped = swappedWith(page, problem);
    // Its opening tag is read as a part of an import or export above it, which is reported.
    if (problem.kind === 'strayClosing' && (swallowed().get(problem.tag.name) ?? Infinity) <= start) continue;
    if (problem.kind === 'expression' && isVariable(site.config, text.slice(start, end))) continue;
    yield problem;
  }
}

/** Returns the error of a placeholder, rather than that of the closing tag that comes before one of its own. */
function asPlaceholder(context: PageContext, problem: PageProblem): PageProblem {
  if (problem.kind !== 'closedOver' || !isPlaceholderTag(context, problem.opening)) return problem;
  const { opening, tag } = problem;
  return { kind: 'unclosedTag', range: opening.range, tag: opening, endOfContainer: tag.range.start };
}

/** Returns the ranges of a syntax error and of the tags that it is about. */
function rangesOf(problem: PageProblem): readonly TextRange[] {
  return [
    problem.range,
    ...('tag' in problem ? [problem.tag.range] : []),
    ...('opening' in problem ? [problem.opening.range] : []),
  ];
}

/** Returns the names of the tags that are read as a part of an import or export, and the offset at which the first of these ends. */
function swallowedNames({ text, problems }: PageModel): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const problem of problems) {
    if (problem.kind !== 'script' || problem.swallowed === undefined) continue;
    const { start, end } = problem.swallowed;
    for (const [, name = ''] of text.slice(start, end).matchAll(openingTag)) {
      ends.set(name, Math.min(ends.get(name) ?? Infinity, end));
    }
  }
  return ends;
}

/** An opening tag with its name, or the one of a fragment. */
const openingTag = /<(?:([\p{ID_Start}$_][\p{ID_Continue}$.:-]*)(?=[\s/>])|(?=>))/gu;

/** Returns the range to report: an element that isn’t closed before the next one like it is reported there. */
function rangeOf(page: PageModel, problem: PageProblem): TextRange {
  const isOver = problem.kind === 'closedOver' && swappedWith(page, problem) === undefined;
  const next = isOver ? nextLike(page, problem) : undefined;
  return next?.range ?? problem.range;
}

function relatedTo({ file, page }: PageContext, problem: PageProblem): readonly RelatedLocation[] {
  if (!('opening' in problem)) return [];
  const { range } = problem.opening;
  const name = shorten(page.text.slice(range.start, range.end), 40);
  return [{ file, range: firstLine(page.text, range), message: `${code(name)} opens here.` }];
}

function fixesFor(context: PageContext, problem: PageProblem): readonly Fix[] {
  const foreign = foreignSyntaxOf(context, problem);
  if (foreign !== undefined) return foreignFixes(context, foreign);
  const type = genericTypeAt(context, problem);
  if (type !== undefined) return typeFixes(context, type);
  switch (problem.kind) {
    case 'unfinishedTag':
      return finishFixes(context, problem);
    case 'unclosedTag':
      return closeFixes(context, problem);
    case 'strayClosing':
    case 'swapped':
    case 'otherName':
    case 'closedOver':
    case 'missingSlash':
    case 'acrossBlocks':
      return pairFixes(context, problem);
    default:
      return textFixes(context, problem);
  }
}

/** Whether a syntax error always has a fix; for the others the page is parsed again. */
function alwaysHasFix({ kind }: PageProblem): boolean {
  return ['strayLess', 'autolink', 'htmlComment', 'openBrace', 'unclosedTag', 'strayClosing', 'missingSlash'].includes(
    kind,
  );
}

/** Returns the finding of a syntax error in what would be code if a `|` didn’t end its table cell. */
function inCutCode(context: PageContext, { range }: PageProblem, { pipes }: CutCode): Finding {
  const edits = pipes.map((at) => insertion(at, '\\'));
  return {
    range: firstLine(context.page.text, range),
    message: 'A `|` ends the table cell, even in code, so MDX doesn’t read this as code. Escape it as `\\|`.',
    fixes: () => [pageFix(context, `Escape the ${code('|')} in code`, edits, { preferred: true })],
  };
}

/** Returns the finding of a tag or expression that would be complete if a `|` in it didn’t end its table cell. */
function inCutValue(context: PageContext, problem: PageProblem, { attributes, range }: CutValue): Finding {
  const { text } = context.page;
  const [first] = attributes;
  const where = first === undefined ? 'this expression' : `the value of ${code(first.name)}`;
  const ranges = first === undefined ? [range] : attributes.map(({ value, range: whole }) => value?.range ?? whole);
  return {
    range: firstLine(text, problem.range),
    message: `A ${code('|')} in ${where} ends the table cell. Escape it in a string, or move this out of the table.`,
    fixes: fixesIfAny(() => {
      const edits = ranges.map((one) => withoutPipes(text, one)).filter((edit) => edit !== undefined);
      return edits.length < ranges.length ? [] : verifiedFixes(context, [{ title: `Escape the ${code('|')}`, edits }]);
    }),
  };
}

/** Neither a backslash nor an entity keeps a `|` in quotes from ending the cell; in code an escape sequence does. */
function withoutPipes(text: string, range: TextRange): TextEdit | undefined {
  const written = text.slice(range.start, range.end);
  if (written.startsWith('{')) {
    const escaped = withEscapedPipes(written);
    return escaped === undefined ? undefined : replacement(range, escaped);
  }
  const value = written.slice(1, -1);
  return /["\\&]/.test(value) ? undefined : replacement(range, `{"${value.replaceAll('|', '\\u007C')}"}`);
}

/** Returns the first line of a tag over several lines, which is enough to show. */
function firstLine(text: string, { start, end }: TextRange): TextRange {
  const line = /^[^\r\n]*/.exec(text.slice(start, end))?.[0].trimEnd() ?? '';
  return { start, end: start + Math.max(line.length, Math.min(1, end - start)) };
}

/**
 * Yields the finding of comments among the exports of a Markdown file that pages import: the platform can’t read any of
 * its exports then. In a page, and in a script, comments are fine.
 */
function* scriptComments(context: PageContext): Iterable<Finding> {
  const { file, isSnippet, page } = context;
  if (!isSnippet || !isMarkdown(file) || !page.script.declared.some(({ isExported }) => isExported)) return;
  const comments = page.script.ranges.flatMap((range) => commentsIn(page, range));
  const [first] = comments;
  if (first === undefined) return;
  yield {
    range: { start: first.start, end: first.end },
    message: `The platform can’t read the exports of a ${code('.mdx')} file with a comment among them. Remove it, or move them to a ${code('.jsx')} file.`,
    fixes: () => [
      pageFix(
        context,
        comments.length === 1 ? 'Remove the comment' : `Remove ${comments.length} comments`,
        comments.map((comment) => deletion(fullRange(page.text, comment))),
        { preferred: true },
      ),
    ],
  };
}

function commentsIn({ text, trees }: PageModel, range: TextRange): readonly TextRange[] {
  const { start, end } = range;
  const script = text.slice(start, end);
  // Addresses have slashes, too.
  if (!/\/\*|(?<!:)\/\//.test(script)) return [];
  try {
    return trees.script(range).comments.map((one) => ({ start: start + one.start, end: start + one.end }));
  } catch {
    return [];
  }
}

/** Returns the range of a comment with the braces that contain only it, and with its line if it has that to itself. */
function fullRange(text: string, { start, end }: TextRange): TextRange {
  const [before, after] = [text.slice(Math.max(0, start - 200), start), text.slice(end, end + 200)];
  const open = /\{\s*$/.exec(before)?.[0].length;
  const close = /^\s*\}/.exec(after)?.[0].length;
  // The braces of a function aren’t those of an expression between tags.
  const isAlone = open !== undefined && close !== undefined && !/(?:=>|\)|=|:)\s*\{\s*$/.test(before);
  return withItsLines(text, isAlone ? { start: start - open, end: end + close } : { start, end });
}
