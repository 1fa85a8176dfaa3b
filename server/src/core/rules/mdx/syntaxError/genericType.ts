import type { PageProblem } from '../../../page/pageProblem.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { type TextRange, insertion } from '../../../text/textRange.ts';
import { code, shorten } from '../../../util/messageText.ts';
import { type Fix, pageFix } from '../../engine/rule.ts';
import { isHtmlTag } from './placeholderTag.ts';

/** Types are rarely longer. */
const mostOfType = 200;

/**
 * Returns the type with arguments whose `<` a syntax error is about: `List<String>`, `Map<String, List<String>>`;
 * undefined for anything else.
 */
export function genericTypeAt({ page: { text }, catalogue }: PageContext, problem: PageProblem): TextRange | undefined {
  const { kind, range } = problem;
  if (kind !== 'unfinishedTag' && kind !== 'unclosedTag' && kind !== 'strayLess') return undefined;
  const argument = kind === 'strayLess' ? '' : problem.tag.name;
  if ((isHtmlTag(argument) && argument !== 'object') || catalogue.get(argument) !== undefined) return undefined;
  const name = /(?<![\w.\\/:@-])[A-Za-z_][\w.]*$/.exec(text.slice(Math.max(0, range.start - 60), range.start))?.[0];
  if (name === undefined) return undefined;
  const rest = /^<[\w\s.,?&|[\]:<>]*/.exec(text.slice(range.start, range.start + mostOfType))?.[0] ?? '';
  const length = lengthOfArguments(rest);
  if (length === undefined || rest.slice(0, length).includes('\n')) return undefined;
  const suffix = /^(?:\[\]|\?)*/.exec(text.slice(range.start + length, range.start + length + 10))?.[0] ?? '';
  return { start: range.start - name.length, end: range.start + length + suffix.length };
}

/** Returns the length up to the `>` that belongs to the first `<`. */
function lengthOfArguments(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '<') depth++;
    else if (char === '>' && --depth === 0) return at + 1;
  }
  return undefined;
}

export function typeFixes(context: PageContext, range: TextRange): readonly Fix[] {
  const written = context.page.text.slice(range.start, range.end);
  const escapes = [...written.matchAll(/</g)].map(({ index }) => insertion(range.start + index, '\\'));
  const asCode = [insertion(range.start, '`'), insertion(range.end, '`')];
  return [
    pageFix(context, `Format ${code(shorten(written, 30))} as code`, asCode, { preferred: true }),
    pageFix(context, `Escape each ${code('<')}`, escapes),
  ];
}
