import { accidentalMath } from '../../page/accidentalMath.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { unresolvedExpressions, type UnresolvedExpression } from '../../page/unresolvedNames.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { isVariable } from '../../site/variables.ts';
import { lastBefore, firstFrom } from '../../text/rangeSearch.ts';
import { insertion, replacement } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, formatList, shorten } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { isLikelySlip } from '../../util/slip.ts';
import { pageFix } from '../pageEdits.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, type RuleMeta } from '../rule.ts';
import { braceFixes } from './braceFixes.ts';
import { hiddenMessage, shownAnyway } from './hiddenName.ts';

type Removed = Extract<UnresolvedExpression, { readonly kind: 'removed' }>;
type Undefined = Extract<UnresolvedExpression, { readonly kind: 'undefined' }>;

export const undefinedNameMeta: RuleMeta = {
  id: 'mdx/undefined-name',
  severity: 'warning',
  worst: 'error',
  summary: 'a name in braces that nothing defines, so readers don’t see it, or the page can’t be shown',
  guideline: 'Escape braces in text as `\\{id\\}`',
  waitsWhileTyped: true,
  oncePerPage: true,
};

export const undefinedName: PageRule = {
  meta: undefinedNameMeta,
  // What a snippet names may be an attribute that pages pass.
  checksSnippets: false,
  *check(context) {
    let codeUntil = 0;
    const endsOfMath = new Set(accidentalMath(context.page).map(({ end }) => end));
    for (const group of groupedByWord(context)) {
      const [first] = group;
      // Of `${a} and ${b}` the formula is reported, and its fix escapes all braces.
      if (first.range.start < codeUntil || endsOfMath.has(first.range.start)) continue;
      const span = brokenCode(context.page, first.range);
      codeUntil = span?.end ?? 0;
      yield span === undefined || attributeOf(first) !== undefined
        ? findingOf(context, group)
        : codeFinding(context, first, span);
    }
  },
};

/** Yields the expressions; the removed names of one word, such as `{major}.{minor}`, together. */
function* groupedByWord({
  page,
  site,
}: PageContext): Iterable<readonly [UnresolvedExpression, ...UnresolvedExpression[]]> {
  let word: [Removed, ...Removed[]] | undefined;
  for (const found of unresolvedExpressions(page, (text) => isVariable(site.config, text))) {
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

function findingOf(context: PageContext, group: readonly [UnresolvedExpression, ...UnresolvedExpression[]]): Finding {
  const [first] = group;
  if (first.kind === 'removed') {
    return first.declared === undefined
      ? removed(context, group as readonly [Removed, ...Removed[]])
      : hidden(context, first);
  }
  return first.kind === 'undefined' ? undefinedIn(context, first) : object(context, first.range);
}

function removed(context: PageContext, group: readonly [Removed, ...Removed[]]): Finding {
  const written = [...new Set(group.map(({ name }) => code(`{${name}}`)))];
  const range = { start: group[0].range.start, end: group.at(-1)?.range.end ?? 0 };
  const [only] = group;
  const near = group.length === 1 ? nearestTo(only.name, shownNames(context.page)) : undefined;
  const what = written.length === 1 ? `${written[0] ?? ''} isn’t shown` : `${formatList(written, 'and')} aren’t shown`;
  const cause = written.length === 1 ? 'nothing defines this name' : 'nothing defines these names';
  return {
    range,
    message: `${what}, since braces hold code and ${cause}. ${near === undefined ? 'Escape the braces, or format the text as code.' : `Did you mean ${code(`{${near}}`)}?`}`,
    fixes: fixesIfAny(() => [
      ...(near === undefined ? [] : [renameFix(context, [only.range], `{${near}}`)]),
      ...withoutPreference(
        braceFixes(
          context,
          group.map((one) => one.range),
        ),
        near !== undefined,
      ),
    ]),
  };
}

/** Returns the names that the page shows in braces. */
function shownNames({ script }: PageModel): readonly string[] {
  const declared = script.declared.filter(({ initializer }) => initializer === 'shown').map(({ name }) => name);
  return [...declared, ...script.imports.flatMap(({ names }) => names.map(({ local }) => local))];
}

function hidden(context: PageContext, { range, name, declared }: Removed): Finding {
  return {
    range,
    message: hiddenMessage(name, declared?.initializer),
    fixes: fixesIfAny(() => shownAnyway(context, range, name, declared)),
  };
}

/** A longer expression is marked at the name that it lacks. */
const longestMarked = 80;

function undefinedIn(context: PageContext, { range, names, attribute }: Undefined): Finding {
  const { text } = context.page;
  const written = text.slice(range.start, range.end);
  const [first] = names;
  const isMarked = written.length <= longestMarked && !written.includes('\n');
  const variable = attribute === undefined ? /^\{\{([\w.-]+)\}\}$/.exec(written)?.[1] : undefined;
  const near = first && nearestOf(context, first.value, variable);
  const what = formatList(
    names.slice(0, 3).map(({ value }) => code(value)),
    'and',
  );
  const isOne = names.length === 1;
  const where = variable !== undefined && context.site.config.variables.length > 0 ? ' in docs.json' : '';
  const advice = near === undefined ? adviceFor(written, attribute) : `Did you mean ${code(near.shown)}?`;
  return {
    range: isMarked || first === undefined ? range : first.range,
    severity: 'error',
    message: `${what} ${isOne ? 'isn’t' : 'aren’t'} defined${where}, so the page can’t be shown. ${advice}`,
    fixes: fixesIfAny(() => [
      ...(near === undefined || first === undefined ? [] : [renameFix(context, [first.range], near.name)]),
      ...withoutPreference(asText(context, range, attribute), near !== undefined),
    ]),
  };
}

function nearestOf(
  { page, site }: PageContext,
  name: string,
  variable: string | undefined,
): { readonly name: string; readonly shown: string } | undefined {
  const known = variable === undefined ? page.script.names : site.config.variables.map((one) => one.name);
  const near = nearestTo(name, known);
  return near === undefined ? undefined : { name: near, shown: variable === undefined ? near : `{{${near}}}` };
}

function nearestTo(name: string, known: Iterable<string>): string | undefined {
  const { names, isClear } = findNearest(name, known);
  return names.find((one) => isClear && isLikelySlip(name, one));
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

function asText(context: PageContext, range: TextRange, attribute: Attribute): readonly Fix[] {
  const written = context.page.text.slice(range.start, range.end);
  if (attribute === undefined) return isCode(written) ? [] : braceFixes(context, [range]);
  if (!isWord(written)) return [];
  const quoted = replacement(range, `"${written.slice(1, -1).trim()}"`);
  return [pageFix(context, 'Put the value in quotes', [quoted], { preferred: true })];
}

function object(context: PageContext, range: TextRange): Finding {
  const written = context.page.text.slice(range.start, range.end);
  const what = written.startsWith('{{') ? 'an object' : 'a regular expression';
  return {
    range,
    severity: 'error',
    message: `${code(shorten(written, 40))} is ${what}, which prevents the page from being shown. Escape the braces, or format it as code.`,
    fixes: fixesIfAny(() => (isCode(written) ? [] : braceFixes(context, [range]))),
  };
}

function renameFix(context: PageContext, ranges: readonly TextRange[], name: string): Fix {
  const edits = ranges.map((range) => replacement(range, name));
  return pageFix(context, `Change to ${code(name)}`, edits, { preferred: true });
}

function withoutPreference(fixes: readonly Fix[], isOtherPreferred: boolean): readonly Fix[] {
  return isOtherPreferred ? fixes.map((fix) => ({ ...fix, preferred: false })) : fixes;
}

/**
 * Returns the range of two code spans that were meant as one, if an expression is between them without a space: a template
 * in code whose backticks end the code.
 */
function brokenCode({ text, codeSpans }: PageModel, { start, end }: TextRange): TextRange | undefined {
  const spans = codeSpans.map((range) => ({ range }));
  const left = lastBefore(spans, start)?.range;
  const right = firstFrom(spans, end)?.range;
  if (left === undefined || right === undefined) return undefined;
  const around = text.slice(left.end, start) + text.slice(end, right.start);
  const isSingle = [left, right].every((span) => !text.slice(span.start, span.end).includes('``'));
  return isSingle && start - left.end < longestMarked && /^[^\s|]*$/.test(around)
    ? { start: left.start, end: right.end }
    : undefined;
}

function codeFinding(context: PageContext, { kind }: UnresolvedExpression, range: TextRange): Finding {
  const { text } = context.page;
  const effect = kind === 'removed' ? 'a part of it isn’t shown' : 'the page can’t be shown';
  const edits = [insertion(range.start, '`'), insertion(range.end, '`')];
  return {
    range,
    ...(kind !== 'removed' && { severity: 'error' }),
    message: `This code ends at its second backtick, so ${effect}. Enclose it in two backticks.`,
    fixes: () => [
      pageFix(context, `Change to ${code(shorten(`\`${text.slice(range.start, range.end)}\``, 40))}`, edits, {
        preferred: true,
      }),
    ],
  };
}
