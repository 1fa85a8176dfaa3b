import type { FrontMatterEntry } from '../../page/frontMatter/frontMatter.ts';
import { code, shorten } from '../../util/messageText.ts';
import { quoteYaml } from '../../util/yaml.ts';
import type { FrontMatterValueProblem } from './valueRemedy.ts';
import type { TextRange } from '../../text/textRange.ts';

/** A problem whose fix replaces more than the value. */
export interface CutValueProblem extends FrontMatterValueProblem {
  readonly fixedRange: TextRange;
}

/**
 * Returns the problem of an unquoted string that ends at a `#`, which begins a comment: `Update #2`. A comment that is
 * meant as one has a space after the `#`.
 */
export function findCutValue({ key, value, valueRange }: FrontMatterEntry, text: string): CutValueProblem | undefined {
  if (typeof value !== 'string' || value === '' || /["'|>]/.test(text.charAt(valueRange.start))) return undefined;
  const rest = /^[ \t]+#[^\s#][^\r\n]*/.exec(text.slice(valueRange.end, valueRange.end + 1_000))?.[0].trimEnd();
  if (rest === undefined) return undefined;
  const fixedRange = { start: valueRange.start, end: valueRange.end + rest.length };
  const written = text.slice(fixedRange.start, fixedRange.end);
  const isOneLine = !written.includes('\n');
  return {
    message: `${code('#')} starts a comment, so ${code(shorten(rest.trim(), 40))} isn’t part of ${code(key)}. Put the value in quotes.`,
    remedies: () =>
      isOneLine ? [{ title: 'Put the value in quotes', yaml: quoteYaml(written), preferred: true }] : [],
    fixedRange,
  };
}

/** Returns the problem of a list in which a string lacks one of its quotes: `[thumbs", "b"]`. */
export function findHalfQuoted({ value }: FrontMatterEntry, written: string): FrontMatterValueProblem | undefined {
  if (!Array.isArray(value) || !written.startsWith('[')) return undefined;
  const item = value.find((one): one is string => typeof one === 'string' && /^[^"]+"$|^"[^"]+$/.test(one));
  if (item === undefined) return undefined;
  const fixed = written.replace(item, () => `"${item.replaceAll('"', '')}"`);
  return {
    message: `${code(shorten(item, 40))} has only one of its quotes, so the quote is part of it. Add the other.`,
    remedies: () => [{ title: 'Add the missing quote', yaml: fixed, preferred: true }],
  };
}
