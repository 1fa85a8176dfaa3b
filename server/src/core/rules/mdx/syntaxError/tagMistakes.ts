import { endOfLine } from '../../../text/lines.ts';
import { insertion, type TextEdit } from '../../../text/textRange.ts';
import type { JsxAttribute, JsxTag } from '../../../page/mdx/script/scanTag.ts';
import type { UnfinishedTag } from '../../../page/pageProblem.ts';

/** The reason why a tag is unfinished, if it is known. */
export type TagMistake =
  /** A value extends into the next attribute or past the `>`; the quote or brace belongs at `at`. */
  | { readonly kind: 'missingQuote'; readonly attribute: string; readonly at: number; readonly quote: string }
  /** `cols=2`: a value without quotes, from `start` to `end`. */
  | { readonly kind: 'unquoted'; readonly attribute: string; readonly start: number; readonly end: number }
  /** `title=“Install”`: a value in typographic quotes, from `start` to `end`. */
  | { readonly kind: 'curlyQuotes'; readonly attribute: string; readonly start: number; readonly end: number }
  /** `icon"link"`: a value without the `=` before it, which belongs at `at`. */
  | { readonly kind: 'missingEquals'; readonly attribute: string; readonly at: number }
  /** `title=` without a value. */
  | { readonly kind: 'noValue'; readonly attribute: string }
  /** `title="Install` or `cols={2`, unclosed; there are several places where missing braces may belong. */
  | { readonly kind: 'openValue'; readonly attribute: string; readonly closings: readonly TextEdit[] }
  /** `title="The "best" one"`: the value, from `start` to `end`, contains the quote that it is in. */
  | { readonly kind: 'innerQuote'; readonly attribute: string; readonly start: number; readonly end: number }
  /** `title="Install""`: a second quote at `at`. */
  | { readonly kind: 'surplusQuote'; readonly attribute: string; readonly at: number }
  /** `default="\"a\""`: the value, from `start` to `end`, escapes quotes, which only code can. */
  | { readonly kind: 'escapedQuote'; readonly attribute: string; readonly start: number; readonly end: number }
  /** An HTML or JavaScript comment between the attributes. */
  | { readonly kind: 'comment'; readonly start: number; readonly end: number }
  /** The line or the paragraph ends first, or another tag begins. */
  | { readonly kind: 'cutOff' }
  | { readonly kind: 'unexpected'; readonly character: string };

/** The reasons, in the order in which they are looked for: the first that is found is the one. */
const forms: readonly ((text: string, unfinished: UnfinishedTag) => TagMistake | undefined)[] = [
  valueBeyondItsEnd,
  awaitedValue,
  commentAt,
  inchSign,
  missingEquals,
  escapedQuote,
  innerQuote,
];

export function mistakeIn(text: string, unfinished: UnfinishedTag): TagMistake {
  for (const form of forms) {
    const mistake = form(text, unfinished);
    if (mistake !== undefined) return mistake;
  }
  const { tag, brokenAt } = unfinished;
  const character = /^[^\s<]/u.exec(text.slice(brokenAt, brokenAt + 2))?.[0];
  const isAtNextLine = text.slice(tag.range.start, brokenAt).includes('\n');
  return character === undefined || isAtNextLine ? { kind: 'cutOff' } : { kind: 'unexpected', character };
}

/** Returns the mistake of a value without its second quote. */
function valueBeyondItsEnd(text: string, { tag: { attributes } }: UnfinishedTag): TagMistake | undefined {
  for (const attribute of attributes) {
    const at = missingQuote(attribute);
    if (at !== undefined)
      return { kind: 'missingQuote', attribute: attribute.name, at, quote: quoteOf(text, attribute) };
  }
  return undefined;
}

/** Returns the mistake of what is written after the `=` of the last attribute instead of a value. */
function awaitedValue(text: string, { tag: { attributes }, brokenAt }: UnfinishedTag): TagMistake | undefined {
  const last = attributes.at(-1);
  const isAwaited = last?.value === undefined && text.slice(last?.range.start, brokenAt).trimEnd().endsWith('=');
  return last !== undefined && isAwaited ? mistakeInValue(text, last.name, brokenAt) : undefined;
}

/** Returns the mistake of a quote that follows a value in the same quotes, if that value can end there or later on the line. */
function innerQuote(text: string, { tag: { attributes }, brokenAt }: UnfinishedTag): TagMistake | undefined {
  const quote = text.charAt(brokenAt);
  const outer = attributes.findLast(({ value }) => value?.kind === 'text');
  if (!/["']/.test(quote) || outer?.value === undefined || quoteOf(text, outer) !== quote) return undefined;
  const { range, text: value } = outer.value;
  const [rest = ''] = text.slice(brokenAt, brokenAt + 1_000).split('\n', 1);
  // A name after the value may be an attribute that lacks its own quote.
  const isDirect = /\S/.test(text.charAt(range.end));
  const length = rest.slice(isDirect ? 0 : 1).search(quote === '"' ? lastDouble : lastSingle);
  if (length < 0) return undefined;
  if (brokenAt === range.end && length === 0 && !/[„“‟‚«]|\d$/.test(value))
    return { kind: 'surplusQuote', attribute: outer.name, at: brokenAt };
  const end = brokenAt + (isDirect ? 0 : 1) + length;
  return { kind: 'innerQuote', attribute: outer.name, start: range.start + 1, end };
}

/**
 * Returns the mistake of a value that ends at a quote in it: at the sign of inches, or before several words without values.
 */
function inchSign(text: string, { tag: { attributes }, brokenAt }: UnfinishedTag): TagMistake | undefined {
  const at = attributes.findLastIndex(({ value }) => value !== undefined);
  const outer = attributes[at];
  const words = attributes.length - 1 - at;
  if (outer?.value?.kind !== 'text' || words === 0) return undefined;
  const { range, text: value } = outer.value;
  if (!/\d$/.test(value) && words === 1) return undefined;
  const quote = quoteOf(text, outer);
  const [rest = ''] = text.slice(range.end, brokenAt + 1_000).split('\n', 1);
  const length = rest.search(quote === '"' ? lastDouble : lastSingle);
  // A name before a quote lacks its own sign: `icon"link"`.
  if (range.end + length < brokenAt || /[=<>{}]|\s[A-Za-z][\w-]*["']/.test(rest.slice(0, length))) return undefined;
  return { kind: 'innerQuote', attribute: outer.name, start: range.start + 1, end: range.end + length };
}

/** A quote at which a value may end: another attribute or the tag's end follows. */
const lastDouble = /"(?=\s+[\w-]+=|\s*\/?>)/;
const lastSingle = /'(?=\s+[\w-]+=|\s*\/?>)/;

/** Returns the mistake of a value that ends with a backslash, since an escaped quote was meant to be in it. */
function escapedQuote(text: string, { tag: { attributes } }: UnfinishedTag): TagMistake | undefined {
  const cut = attributes.find(({ value }) => value?.kind === 'text' && value.text.endsWith('\\'));
  if (cut?.value === undefined) return undefined;
  const quote = quoteOf(text, cut);
  const start = cut.value.range.start + 1;
  const [line = ''] = text.slice(start, start + 1_000).split('\n', 1);
  const end = [...line.matchAll(/\\.|["']/g)].find(({ 0: found }) => found === quote)?.index;
  return end === undefined || !/^[\s/>]/.test(line.slice(end + 1))
    ? undefined
    : { kind: 'escapedQuote', attribute: cut.name, start, end: start + end };
}

/** Whether an unexpected character is a quote in a tag with values, which surely was meant as a tag. */
export function isQuoteAfterValue({ attributes }: JsxTag, { character }: { readonly character: string }): boolean {
  return /["']/.test(character) && attributes.some(({ value }) => value !== undefined);
}

function quoteOf(text: string, { value }: JsxAttribute): string {
  return text.charAt(value?.range.start ?? 0);
}

/** Returns the offset of a value's missing quote: before a `>` in it, or before an attribute name at its end. */
function missingQuote({ value }: JsxAttribute): number | undefined {
  if (value?.kind !== 'text') return undefined;
  const intended = endBeforeClosing(value.text, 0) ?? endBeforeAttribute(value.text);
  return intended === undefined ? undefined : value.range.start + 1 + intended;
}

/** Returns the end of the text before the first `>` or `/>`, without trailing whitespace. */
function endBeforeClosing(text: string, from: number): number | undefined {
  const close = text.indexOf('>', from);
  if (close < 0) return undefined;
  const end = close > from && text.charAt(close - 1) === '/' ? close - 1 : close;
  return from + text.slice(from, end).trimEnd().length;
}

/** Returns the end of a value that continues with an attribute name, up to the quote or the brace of its value. */
function endBeforeAttribute(text: string): number | undefined {
  const equals = text.indexOf('=');
  if (equals < 0 || !/^(?:\{[^}]*)?$/.test(text.slice(equals + 1))) return undefined;
  const name = /(?<![\w-])[A-Za-z][\w-]*$/.exec(text.slice(0, equals))?.[0];
  if (name === undefined) return undefined;
  const before = text.slice(0, equals - name.length);
  const intended = before.trimEnd();
  return intended.length < before.length ? intended.length : undefined;
}

function mistakeInValue(text: string, attribute: string, brokenAt: number): TagMistake {
  const rest = text.slice(brokenAt, brokenAt + 1_000);
  const quote = rest.charAt(0);
  if (quote === '"' || quote === "'") {
    const intended = endBeforeClosing(rest, 1);
    return intended === undefined || rest.slice(0, intended).includes('\n')
      ? { kind: 'openValue', attribute, closings: [] }
      : { kind: 'missingQuote', attribute, at: brokenAt + intended, quote };
  }
  if (quote === '{') {
    const intended = endOfConstant(rest);
    return intended === undefined
      ? { kind: 'openValue', attribute, closings: bracesBeforeClosing(rest, brokenAt) }
      : { kind: 'missingQuote', attribute, at: brokenAt + intended, quote: '}' };
  }
  const curly = /^[“”„‟‘’][^\n“”‘’"<>]*[“”‘’](?=[\s/>])/.exec(rest)?.[0];
  if (curly !== undefined) return { kind: 'curlyQuotes', attribute, start: brokenAt, end: brokenAt + curly.length };
  const word = /^[^\s<>"'{}=`]+/.exec(rest)?.[0].replace(/\/$/, '') ?? '';
  return word === ''
    ? { kind: 'noValue', attribute }
    : { kind: 'unquoted', attribute, start: brokenAt, end: brokenAt + word.length };
}

/** Returns the end of a number, boolean or string after an open brace, if the tag or an attribute continues after it. */
function endOfConstant(text: string): number | undefined {
  const constant = /^\{[ \t]*(?:-?\d[\d.]*|true|false|"[^"\n]*"|'[^'\n]*')/.exec(text)?.[0];
  if (constant === undefined) return undefined;
  return /^\s*(?:\/?>|[A-Za-z][\w-]*=)/.test(text.slice(constant.length)) ? constant.length : undefined;
}

/** The number of `>` that may be the end of a tag: there may be some in its values. */
const mostEnds = 3;

/** Returns the edits that close the braces of a text before the first `>` in it. `offset` is that of the text. */
function bracesBeforeClosing(text: string, offset: number): readonly TextEdit[] {
  const ends = [...text.matchAll(/\s*\/?>/g)].slice(0, mostEnds);
  return ends.flatMap(({ index }) => {
    const value = text.slice(0, index);
    const missing = value.split('{').length - value.split('}').length;
    return missing > 0 ? [insertion(offset + index, '}'.repeat(missing))] : [];
  });
}

/** Returns the mistake of a comment at an offset, or at the slash before it, which might have ended the tag. */
function commentAt(text: string, { brokenAt }: UnfinishedTag): TagMistake | undefined {
  if (text.startsWith('<!--', brokenAt)) return commentUpTo(text, brokenAt, '-->') ?? { kind: 'cutOff' };
  const start = /[*/]/.test(text.charAt(brokenAt)) && text.charAt(brokenAt - 1) === '/' ? brokenAt - 1 : brokenAt;
  if (text.startsWith('/*', start)) return commentUpTo(text, start, '*/');
  const isLine = text.startsWith('//', start) && /(?:^|\s)$/.test(text.slice(Math.max(0, start - 1), start));
  return isLine ? { kind: 'comment', start, end: endOfLine(text, start) } : undefined;
}

function commentUpTo(text: string, start: number, mark: string): TagMistake | undefined {
  const close = text.indexOf(mark, start + 2);
  return close < 0 ? undefined : { kind: 'comment', start, end: close + mark.length };
}

/** Returns the mistake of an attribute without its `=`. Without a space before its name it is a quotation in a value. */
function missingEquals(text: string, { tag: { attributes }, brokenAt }: UnfinishedTag): TagMistake | undefined {
  const last = attributes.at(-1);
  if (last === undefined || last.value !== undefined || !/^[A-Za-z]/.test(last.name)) return undefined;
  const isApart = /\s/.test(text.charAt(last.range.start - 1));
  const isValue = /^(["'])[^"'<>\n]*\1(?=[\s/>])/.test(text.slice(brokenAt, brokenAt + 1_000));
  return isApart && isValue ? { kind: 'missingEquals', attribute: last.name, at: last.range.end } : undefined;
}
