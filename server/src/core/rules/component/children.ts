import { languageNamed } from '../../code/languages.ts';
import type { Element } from '../../page/elements/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { blocksAround, type LooseContent, looseContentOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { endOfLine, lineEndOf, startOfLine } from '../../text/lines.ts';
import { type TextRange, replacement } from '../../text/textRange.ts';
import { code, formatList } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { isMisplaced } from './misplacedChild.ts';
import { linesWithin, rewriteBlocks } from './rewriting/rewriteBlocks.ts';
import { titledChildren } from './rewriting/titledChildren.ts';
import { isOneOf, isOpaque, specOf, usesOf } from './componentUse.ts';

export const children: PageRule = {
  meta: {
    id: 'component/children',
    severity: 'warning',
    worst: 'error',
    summary: 'a child that its component doesn’t allow',
  },
  *check(context) {
    for (const { element, spec } of usesOf(context)) {
      if (inline.has(spec.name)) yield* blocksWithin(context, element);
      const allowed = spec.children ?? (trees.has(spec.name) ? treeParts : undefined);
      if (allowed === undefined) continue;
      const parent = { name: element.name, allowed };
      if (!isTorn(context, element, parent)) yield* intrudersIn(context, element, parent);
    }
  },
};

/** Trees remove everything but folders, files and lists. */
const trees: ReadonlySet<string> = new Set(['Tree', 'FileTree', 'Tree.Folder']);
const treeParts = ['Tree.Folder', 'Tree.File'];

/** Components within a sentence, of which blocks make invalid HTML. */
const inline: ReadonlySet<string> = new Set(['Badge', 'Tooltip']);

/** Yields the finding of blocks in a component that belongs in a sentence; a single paragraph isn’t one. */
function* blocksWithin(context: PageContext, element: Element): Iterable<Finding> {
  if (context.brokenTags.isWithin(element.range)) return;
  const content = looseContentOf(context.page, element);
  const isBlock = content.some(({ kind }) => kind !== 'text' && kind !== 'expression' && kind !== 'image');
  const inner = context.page.text.slice(element.content?.start, element.content?.end).trim();
  // A child that begins a line is a block of its own.
  const hasBlocks =
    isBlock || /\n[ \t]*\r?\n/.test(inner) || element.children.some((child) => beginsLine(context, child));
  if (element.content === undefined || !hasBlocks) return;
  yield {
    range: element.opening.range,
    message: `${code(element.name)} belongs in a sentence, so blocks in it aren’t valid HTML. Use a single line of text.`,
  };
}

function beginsLine({ page: { text } }: PageContext, { opening }: Element): boolean {
  return /\n[ \t]*$/.test(text.slice(Math.max(0, opening.range.start - 200), opening.range.start));
}

/** A component that takes only certain children. */
interface ParentComponent {
  readonly name: string;
  readonly allowed: readonly string[];
}

/** Whether a syntax error on the page may have moved something into a parent, or a child out of it. */
function isTorn({ brokenTags }: PageContext, { range }: Element, { name, allowed }: ParentComponent): boolean {
  return brokenTags.isWithin(range) || brokenTags.hasAnyOf([name, ...allowed]);
}

/** Yields the direct content of a parent, or of a fragment within it, that isn't a valid child. */
function* intrudersIn(context: PageContext, element: Element, parent: ParentComponent): Iterable<Finding> {
  const { page, catalogue } = context;
  for (const child of element.children) {
    if (child.name === '') yield* intrudersIn(context, child, parent);
    else if (
      !isOpaque(context, child.name) &&
      !isOneOf(catalogue, child.name, parent.allowed) &&
      !isReportedByParent(context, child)
    ) {
      yield (
        wrapperFinding(context, element, child) ??
          findingFor(context, element, parent, {
            range: child.range,
            shown: child.opening.nameRange,
            what: code(child.name),
          })
      );
    }
  }
  for (const run of runsIn(page, element, parent)) {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) continue;
    const range = { start: first.range.start, end: last.range.end };
    yield findingFor(context, element, parent, {
      range,
      shown: firstLine(page, first.range),
      what: labels[first.kind],
    });
  }
}

/** Parents that show the code blocks directly in them, and nothing else. */
const examples: ReadonlySet<string> = new Set(['RequestExample', 'ResponseExample']);

/** Returns the finding of a child whose code blocks its parent would show without its tags. */
function wrapperFinding(context: PageContext, element: Element, child: Element): Finding | undefined {
  const parentName = specOf(context, element.name)?.name ?? '';
  const isExample = examples.has(parentName);
  if ((!isExample && parentName !== 'CodeGroup') || !wrapsCode(context, child)) return undefined;
  const { page } = context;
  const { content, range, opening } = child;
  const [name, tags] = [code(element.name), code(child.name)];
  const so = isExample ? `, so those in ${tags} aren’t shown` : '';
  return {
    range: opening.nameRange,
    ...(isExample ? { severity: 'error' } : {}),
    message: `${name} can contain only code blocks${so}. Remove the ${tags} tags.`,
    fixes: fixesIfAny(() =>
      content === undefined
        ? []
        : rewriteBlocks(context, `Remove the ${tags} tags`, range, linesWithin(page.text, content)).map((fix) => ({
            ...fix,
            preferred: true,
          })),
    ),
  };
}

/** Whether an element contains code blocks and nothing else. */
function wrapsCode({ page }: PageContext, child: Element): boolean {
  const loose = child.children.length > 0 ? [] : looseContentOf(page, child);
  return loose.length > 0 && loose.every(({ kind, range }) => kind === 'fence' && !isFenceOnLine(page, range));
}

/** Whether component/parent reports a child, since it belongs in another component. */
function isReportedByParent(context: PageContext, child: Element): boolean {
  const parents = specOf(context, child.name)?.parents;
  return parents !== undefined && isMisplaced(context, child, parents);
}

/** Returns the misplaced content of an element, in runs without an element or an expression in between. */
function runsIn(page: PageModel, element: Element, parent: ParentComponent): readonly (readonly LooseContent[])[] {
  const runs: LooseContent[][] = [];
  let current: LooseContent[] | undefined;
  let previous: LooseContent | undefined;
  let next = 0;
  for (const piece of looseContentOf(page, element)) {
    const from = previous?.range.end ?? piece.range.start;
    // Both the pieces and the elements between them are in the order of the text.
    while ((element.children[next]?.range.start ?? Infinity) < from) next++;
    const isParted = (element.children[next]?.range.end ?? Infinity) <= piece.range.start;
    previous = piece;
    if (!isIntruder(page, piece, parent)) current = undefined;
    else if (current === undefined || isParted) runs.push((current = [piece]));
    else current.push(piece);
  }
  return runs;
}

function isIntruder(page: PageModel, { kind, range }: LooseContent, { allowed }: ParentComponent): boolean {
  if (kind === 'expression' || (kind === 'fence' && allowed.includes('fence'))) return false;
  if (kind === 'list' && allowed === treeParts) return false;
  // A link definition isn't rendered.
  return !blocksAround(page, range.start).some((block) => block.kind === 'definition');
}

const labels: Readonly<Record<LooseContent['kind'], string>> = {
  fence: 'this code block',
  text: 'this text',
  expression: 'this expression',
  list: 'this list',
  heading: 'this heading',
  image: 'this image',
  table: 'this table',
  quote: 'this quote',
  rule: 'this divider',
  math: 'this formula',
};

interface Intruder {
  readonly range: TextRange;
  readonly shown: TextRange;
  readonly what: string;
}

function findingFor(
  context: PageContext,
  element: Element,
  { name, allowed }: ParentComponent,
  { range, shown, what }: Intruder,
): Finding {
  if (allowed.includes('fence') && isFenceOnLine(context.page, range)) {
    const message = `The fences of this code block are on the line of its code, so it’s shown as text. Put them on lines of their own.`;
    return { range: shown, message, fixes: fixesIfAny(() => fencesOnLines(context, range)) };
  }
  if (allowed.includes('fence') && hasFencesInLines(context.page, range)) {
    const message = `These code blocks are shown as text, because their fences are on lines of code. Put each fence on a line of its own.`;
    return { range: shown, message };
  }
  const components = allowed.filter((part) => part !== 'fence' && !isLocalFileNamed(context, part));
  const takesCode = allowed.includes('fence');
  const allowedText = formatList(takesCode ? ['code blocks'] : components.map(code), 'and');
  const way =
    takesCode || allowed === treeParts
      ? `Move ${what} out of it`
      : `Move ${what} into ${formatList(components.map(code))} or out of ${code(name)}`;
  const [only, ...others] = components;
  const message = `${code(name)} can contain only ${allowedText}. ${way}.`;
  return {
    range: shown,
    message,
    // What explains the code is written into its group on each page of a kind.
    cause: takesCode ? message : undefined,
    fixes: fixesIfAny(() =>
      takesCode || only === undefined || others.length > 0 ? [] : titledChildren(context, element, only, allowed),
    ),
  };
}

/** Whether a text is a code block whose fences share the line of its code. */
function isFenceOnLine({ text }: PageModel, { start, end }: TextRange): boolean {
  const written = text.slice(start, Math.min(end, start + 2_000));
  return /^(```|~~~)(?!`)[^\r\n]*\1\s*$/.test(written) && written.split(written.slice(0, 3)).length === 3;
}

/** Whether a text is code blocks whose fences are within its lines, mostly since a formatter has joined these. */
function hasFencesInLines({ text }: PageModel, { start, end }: TextRange): boolean {
  const written = text.slice(start, Math.min(end, start + 2_000)).trimEnd();
  const fence = written.slice(0, 3);
  return (fence === '```' || fence === '~~~') && written.length > 6 && written.endsWith(fence);
}

/** Returns the fix that puts the fences of a code block on lines of their own, if its first word is a language. */
function fencesOnLines(context: PageContext, range: TextRange): readonly Fix[] {
  const { text } = context.page;
  const written = text.slice(range.start, range.end).trim();
  const fence = written.slice(0, 3);
  const [word = '', ...rest] = written.slice(3, -3).trim().split(' ');
  const line = rest.join(' ').trim();
  if (line === '' || languageNamed(word) === undefined) return [];
  const start = startOfLine(text, range.start);
  const indent = /^[ \t]*/.exec(text.slice(start, range.start))?.[0] ?? '';
  const end = range.start + text.slice(range.start, range.end).trimEnd().length;
  const newLine = lineEndOf(text) + indent;
  const before = start + indent.length < range.start ? newLine : '';
  const after = text.slice(end, endOfLine(text, end)).trim() === '' ? '' : newLine;
  const block = [fence + word, line, fence].join(newLine);
  return [
    pageFix(context, 'Put the fences on lines of their own', [
      replacement({ start: range.start, end }, before + block + after),
    ]),
  ];
}

/** Whether a component is the content of a file, which may be anything. */
function isLocalFileNamed(context: PageContext, name: string): boolean {
  return specOf(context, name)?.attributes.some(({ kind }) => kind === 'snippet') === true;
}

function firstLine({ text }: PageModel, { start, end }: TextRange): TextRange {
  const length = text.slice(start, end).search(/\r?\n/);
  return { start, end: length < 0 ? end : start + length };
}
