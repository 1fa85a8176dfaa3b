import { accidentalMath } from '../text/accidentalMath.ts';
import type { DeclaredName } from '../../page/mdx/script/readScript.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { unresolvedExpressions, type UnresolvedExpression } from '../../page/record/unresolvedNames.ts';
import { variableIn } from '../../page/variableUses.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { unlessIncluded } from '../../site/imports/includedExports.ts';
import { isVariable } from '../../site/variables.ts';
import { type TextRange, deletion, replacement } from '../../text/textRange.ts';
import { ComparableNames } from '../../util/comparableNames.ts';
import { lazy } from '../../util/lazy.ts';
import { findNearest } from '../../util/nearest.ts';
import { isLikelyTypo } from '../../util/typo.ts';
import { code, formatList, shorten } from '../../util/messageText.ts';
import { type Finding, type Fix, type PageRule, type RuleMeta, changeFix, pageFix } from '../engine/rule.ts';
import { attributeListMessage, isAttributeList, removeAttributeList } from './attributeList.ts';
import { braceFixes } from './braceFixes.ts';
import { brokenCode, codeFinding } from './brokenCode.ts';
import { variablesReadEarly } from './earlyVariable.ts';
import { componentsInValues, undefinedInValues } from './exportName.ts';
import { missingMembers } from './missingMember.ts';
import { hiddenMessage, shownAnyway } from './hiddenName.ts';
import { isFromScript } from '../../page/elements/componentUses.ts';
import { elementAround } from '../../page/pageQueries.ts';
import { namesShownByExports } from '../../page/record/scriptNames.ts';
import { endOfLineText, startOfLine } from '../../text/lines.ts';

type Removed = Extract<UnresolvedExpression, { readonly kind: 'removed' }>;
type Undefined = Extract<UnresolvedExpression, { readonly kind: 'undefined' }>;

export const undefinedNameMeta: RuleMeta = {
  id: 'mdx/undefined-name',
  severity: 'warning',
  worst: 'error',
  summary: 'a name in braces that nothing defines, so readers don’t see it, or the page can’t be shown',
  guideline: 'Escape braces in text as `\\{id\\}`',
  timing: 'whenTyped',
  once: 'page',
  fixes: { needReview: true },
};

export const undefinedName: PageRule = {
  meta: undefinedNameMeta,
  *check(context) {
    if (context.page.script.ranges.length > 0) {
      yield* undefinedInExports(context);
      const names = lazy(() => new KnownNames(context));
      yield* undefinedInValues(context, (name) => names().nearestDefined(name));
      yield* componentsInValues(context);
    }
    // What a snippet names may be an attribute that pages pass.
    if (context.isSnippet || !context.page.text.includes('{')) return;
    yield* variablesReadEarly(context);
    yield* missingMembers(context);
    let codeUntil = 0;
    const known = lazy(() => new KnownNames(context));
    const endsOfMath = lazy(() => new Set(accidentalMath(context.page).map(({ end }) => end)));
    for (const group of groupedByWord(context)) {
      if (group === undefined) {
        yield undefined;
        continue;
      }
      const [first] = group;
      // Of `${a} and ${b}` the formula is reported, and its fix escapes all braces.
      if (first.range.start < codeUntil || endsOfMath().has(first.range.start)) continue;
      if (first.kind === 'function' && isRenderProp(context, first.range)) continue;
      const span = brokenCode(context.page, first.range);
      codeUntil = span?.range.end ?? 0;
      const finding =
        span === undefined || attributeOf(first) !== undefined
          ? findingOf(context, group, known())
          : codeFinding(context, span, first.kind !== 'removed');
      yield { ...finding, onlyIf: unlessIncluded(context.page, group.flatMap(namesOf)) };
    }
  },
};

/** Returns the names that another file may define. */
function namesOf(found: UnresolvedExpression): readonly string[] {
  if (found.kind === 'undefined') return found.names.map(({ value }) => value);
  return found.kind === 'snippet' || found.kind === 'removed' ? [found.name] : [];
}

/** Yields the expressions; the removed names of one word, such as `{major}.{minor}`, together. Undefined is a pause. */
function* groupedByWord({
  page,
  site,
}: PageContext): Iterable<readonly [UnresolvedExpression, ...UnresolvedExpression[]] | undefined> {
  let word: [Removed, ...Removed[]] | undefined;
  for (const found of unresolvedExpressions(page, (text) => isVariable(site.config, text))) {
    if (found === undefined) {
      yield undefined;
      continue;
    }
    const last = word?.at(-1);
    if (word !== undefined && last !== undefined && isNext(page, last, found)) {
      word.push(found);
      continue;
    }
    if (word !== undefined) yield word;
    word = undefined;
    if (found.kind === 'removed' && found.declared === undefined) word = [found];
    else yield [found];
  }
  if (word !== undefined) yield word;
}

function isNext({ text }: PageModel, last: Removed, next: UnresolvedExpression): next is Removed {
  if (next.kind !== 'removed' || next.declared !== undefined) return false;
  const { end } = last.range;
  const { start } = next.range;
  return start >= end && start - end < 60 && /^[\w\-./:@#%&=+$~?,;]*$/.test(text.slice(end, start));
}

/** As many names are compared on a page; nobody has a hundred names and ten thousand that are wrong. */
const mostComparisons = 1_000_000;

/** The names that could be meant, prepared once: a page may have thousands, and as many that are wrong. */
class KnownNames {
  /** What the page shows in braces. */
  readonly #shown: () => ComparableNames;
  readonly #defined: () => ComparableNames;
  readonly #variables: () => ComparableNames;
  #comparisons = mostComparisons;

  constructor({ page: { script }, site }: PageContext) {
    const imported = script.imports.flatMap(({ names }) => names.map(({ local }) => local));
    const shown = script.declared.filter(({ initializer }) => initializer === 'shown').map(({ name }) => name);
    this.#shown = lazy(() => new ComparableNames([...shown, ...imported]));
    this.#defined = lazy(() => new ComparableNames(script.names));
    this.#variables = lazy(() => new ComparableNames(site.config.variables.map(({ name }) => name)));
  }

  nearestShown(name: string): string | undefined {
    return this.#nearest(name, this.#shown());
  }

  nearestDefined(name: string): string | undefined {
    return this.#nearest(name, this.#defined());
  }

  nearestVariable(name: string): string | undefined {
    return this.#nearest(name, this.#variables());
  }

  #nearest(name: string, known: ComparableNames): string | undefined {
    this.#comparisons -= known.size;
    if (this.#comparisons < 0) return undefined;
    const { names, isClear } = findNearest(name, known);
    return names.find((one) => isClear && isLikelyTypo(name, one));
  }
}

function findingOf(
  context: PageContext,
  group: readonly [UnresolvedExpression, ...UnresolvedExpression[]],
  known: KnownNames,
): Finding {
  const [first] = group;
  const { text } = context.page;
  if (first.kind === 'undefined' && isAttributeList(text, first.range)) {
    const removal = pageFix(context, removeAttributeList, [deletion(first.range)], { preferred: true });
    const message = attributeListMessage(text, first.range);
    return { range: first.range, severity: 'error', message, fixes: () => [removal] };
  }
  if (first.kind === 'undefined') return undefinedIn(context, first, known);
  if (first.kind === 'object') return object(context, first.range);
  if (first.kind === 'snippet') return snippetInBraces(context, first);
  if (first.kind === 'function') return functionInText(first.range);
  if (first.declared !== undefined) return hidden(context, first, first.declared);
  return removed(context, group as readonly [Removed, ...Removed[]], known);
}

function removed(
  context: PageContext,
  [first, ...others]: readonly [Removed, ...Removed[]],
  known: KnownNames,
): Finding {
  const written = [...new Set([first, ...others].map(({ name }) => code(`{${name}}`)))];
  const near = others.length === 0 ? known.nearestShown(first.name) : undefined;
  const isOne = written.length === 1;
  const effect = isOne ? `${written[0] ?? ''} isn’t shown` : `${formatList(written, 'and')} aren’t shown`;
  const cause = `braces hold code and nothing defines ${isOne ? 'this name' : 'these names'}`;
  const advice =
    near === undefined ? 'Escape the braces, or format the text as code.' : `Did you mean ${code(`{${near}}`)}?`;
  const ranges = [first.range, ...others.map(({ range }) => range)] as const;
  return {
    range: { start: first.range.start, end: others.at(-1)?.range.end ?? first.range.end },
    message: `${effect}, since ${cause}. ${advice}`,
    fixes: () => withRename(context, first.range, near && `{${near}}`, braceFixes(context, [...ranges])),
  };
}

function hidden(context: PageContext, { range, name }: Removed, declared: DeclaredName): Finding {
  const { initializer } = declared;
  const isText = initializer === 'text' || initializer === 'template';
  return {
    range,
    message: hiddenMessage(name, initializer),
    ...(isText && { fixes: () => shownAnyway(context, range, declared) }),
  };
}

/** A longer expression is marked at the name that it lacks. */
const longestMarked = 80;

function undefinedIn(context: PageContext, { range, names, attribute }: Undefined, known: KnownNames): Finding {
  const { text } = context.page;
  const written = text.slice(range.start, Math.min(range.end, range.start + longestMarked + 1));
  const isMarked = range.end - range.start <= longestMarked && !written.includes('\n');
  const [first] = names;
  const variable = attribute === undefined ? variableIn(written) : undefined;
  const near = variable === undefined ? known.nearestDefined(first.value) : known.nearestVariable(variable);
  const what = formatList(
    names.slice(0, 3).map(({ value }) => code(value)),
    'and',
  );
  const where = variable !== undefined && context.site.config.variables.length > 0 ? ' in docs.json' : '';
  const shown = near === undefined || variable === undefined ? near : `{{${near}}}`;
  const advice = shown === undefined ? adviceFor(written, attribute) : `Did you mean ${code(shown)}?`;
  const others = textFixes(context, range, attribute);
  return {
    range: isMarked ? range : first.range,
    severity: 'error',
    message: `${what} ${names.length === 1 ? 'isn’t' : 'aren’t'} defined${where}, so the page can’t be shown. ${advice}`,
    ...((near !== undefined || others !== undefined) && {
      fixes: () => withRename(context, first.range, near, others?.() ?? []),
    }),
  };
}

type Attribute = Undefined['attribute'];

function attributeOf(found: UnresolvedExpression): Attribute {
  return found.kind === 'undefined' ? found.attribute : undefined;
}

/** Elements and functions are code, whatever is missing. */
function isCode(written: string): boolean {
  return /<\/?\w|=>|\bfunction\b|\n/.test(written);
}

function adviceFor(written: string, attribute: Attribute): string {
  if (attribute !== undefined)
    return isWord(written) ? 'Put the value in quotes, or define it.' : 'Define or import it.';
  return isCode(written) ? 'Define or import it.' : `Escape the braces to show ${code(shorten(written, 40))}.`;
}

function isWord(written: string): boolean {
  return /^\{\s*[\w-]+\s*\}$/.test(written);
}

/** Returns a function that returns the fixes that make an expression a text; undefined if it was hardly meant as one. */
function textFixes(context: PageContext, range: TextRange, attribute: Attribute): (() => readonly Fix[]) | undefined {
  const written = context.page.text.slice(range.start, range.end);
  if (attribute === undefined) return isCode(written) ? undefined : () => braceFixes(context, [range]);
  if (!isWord(written)) return undefined;
  const quoted = replacement(range, `"${written.slice(1, -1).trim()}"`);
  return () => [pageFix(context, 'Put the value in quotes', [quoted], { preferred: true })];
}

function object(context: PageContext, range: TextRange): Finding {
  const written = context.page.text.slice(range.start, range.end);
  const comment = brokenComment(written);
  if (comment !== undefined) {
    return {
      range,
      severity: 'error',
      message: `${code(shorten(written, 40))} was a comment; a formatter replaced its ${code('*')}, which prevents the page from being shown. Write ${code('{/* … */}')}.`,
      fixes: () => [
        pageFix(context, `Write ${code('*')} in the comment`, [replacement(range, comment)], { preferred: true }),
      ],
    };
  }
  const what = written.startsWith('{{') ? 'an object' : 'a regular expression';
  return {
    range,
    severity: 'error',
    message: `${code(shorten(written, 40))} is ${what}, which prevents the page from being shown. Escape the braces, or format it as code.`,
    ...(!isCode(written) && { fixes: () => braceFixes(context, [range]) }),
  };
}

/** Returns the comment of which a formatter made a regular expression: `{/_ note _/}`; undefined for all others. */
function brokenComment(written: string): string | undefined {
  const content = written.slice(1, -1).trim();
  const isComment = content.length > 4 && content.startsWith('/_ ') && content.endsWith(' _/');
  return isComment && !content.includes('*/') ? `{/*${content.slice(2, -2)}*/}` : undefined;
}

/** Returns fixes after the one that corrects a name, if there is one. */
function withRename(
  context: PageContext,
  range: TextRange,
  name: string | undefined,
  fixes: readonly Fix[],
): readonly Fix[] {
  if (name === undefined) return fixes;
  const rename = changeFix(context, range, name);
  return [rename, ...fixes.map((fix) => ({ ...fix, preferred: false }))];
}

type Snippet = Extract<UnresolvedExpression, { readonly kind: 'snippet' }>;

/** Returns the finding of the name of a snippet in an expression. */
function snippetInBraces(context: PageContext, { range, name, isAlone }: Snippet): Finding {
  const { text } = context.page;
  const tag = `<${name} />`;
  const line = text.slice(startOfLine(text, range.start), endOfLineText(text, range.end));
  const isBlock = isAlone && line.trim() === text.slice(range.start, range.end);
  const effect = isAlone ? 'it isn’t shown' : 'the page can’t be shown';
  return {
    range,
    ...(!isAlone && { severity: 'error' }),
    message: `${code(name)} is a snippet, which has no value, so ${effect}. Write ${code(tag)} in a block of its own, or export the text as a constant.`,
    ...(isBlock && {
      fixes: () => [changeFix(context, range, tag)],
    }),
  };
}

/** Whether an expression is what a component of the site or of a package may call. */
function isRenderProp({ page }: PageContext, { start }: TextRange): boolean {
  const around = elementAround(page, start);
  return around !== undefined && isFromScript(page, around.name);
}

function functionInText(range: TextRange): Finding {
  return { range, message: 'A function isn’t shown. Call it, or write its result.' };
}

/** Yields the findings of names in the elements of exports: what such a component or constant shows is lost. */
function* undefinedInExports({ page }: PageContext): Iterable<Finding> {
  if (page.problems.some(({ kind }) => kind === 'script')) return;
  for (const { value, range } of namesShownByExports(page)) {
    yield {
      range,
      severity: 'error',
      message: `${code(value)} isn’t defined, so what this export shows is missing. Define it, or write the braces in quotes: ${code(`{"{${value}}"}`)}.`,
    };
  }
}
