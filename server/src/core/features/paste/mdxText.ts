import { codeSpan } from '../../text/markdown.ts';

/** Characters with a meaning anywhere in a line of MDX; an underscore within a word has none. */
const markup = /[\\`*[\]<{}~$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|!$/gu;

/** What begins an address that is linked without brackets, which takes all up to the next space. */
const address = /(?:https?|mailto|xmpp)(?=:)|www(?=\.)|(?=@)/giu;

/**
 * Returns a text of a line escaped, so that all of its characters are shown; {@link lineText} escapes its start.
 * `isPart` tells that something is next to it: marks of emphasis, code.
 */
export function inlineText(text: string, isPart: boolean): string {
  return text.replace(/\S+/gu, (word, at: number) => {
    const escaped = word.replaceAll(markup, (char, offset: number) => escapedCharacter(char, text, at + offset));
    const isAtEdge = isPart && (at === 0 || at + word.length === text.length);
    return escaped === word && !isAtEdge ? word : escaped.replaceAll(address, '$&\\');
  });
}

/** What makes a brace the start of a heading’s id, even after a backslash. */
const idAfterBrace = /\{[ \t]*(?::[ \t]*)?#/y;

function escapedCharacter(char: string, text: string, at: number): string {
  idAfterBrace.lastIndex = at;
  return char === '{' && idAfterBrace.test(text) ? '&#123;' : `\\${char}`;
}

/** What has a meaning at the start of a line: a list, heading, quote, rule, table or directive. */
const lineStart = /^(?:-(?=[\s:|-]|$)|\+(?=[\s+]|$)|=|#(?=#*(?:\s|$))|>|\||:(?=[:-]))/;

/** Returns a line whose text was escaped, so that its start is text too: no list, no heading, no `import`. */
export function lineText(line: string): string {
  return withoutScript(line.replace(lineStart, String.raw`\$&`).replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\'));
}

/** Returns a text as a code span; undefined if there is nothing to show. */
export function pastedCode(text: string): string | undefined {
  const code = text.replace(/\s+/g, ' ').trim();
  return code === '' ? undefined : codeSpan(code);
}

/** The schemes of addresses that only open something. */
const linkSchemes = /^(?:https?|mailto|tel|sms|ftp):/i;

/** The largest image that is kept within a page, in characters. */
const longestImageData = 20_000;

/**
 * Returns the address of a link for Markdown; undefined if it isn’t one that only opens a page. Browsers skip control
 * characters and spaces in addresses, so nothing before a colon is accepted but a known scheme.
 */
export function linkAddress(value: string): string | undefined {
  const address = withoutSpaces(value);
  if (address === '' || (hasScheme(address) && !linkSchemes.test(address))) return undefined;
  return encoded(address);
}

/** Returns the address of an image for Markdown; undefined if it isn’t one of an image on the web or in the text. */
export function imageAddress(value: string): string | undefined {
  const address = withoutSpaces(value);
  const isData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=]*$/i.test(address);
  if (isData) return address.length > longestImageData ? undefined : address;
  return address === '' || (hasScheme(address) && !/^https?:/i.test(address)) ? undefined : encoded(address);
}

function withoutSpaces(value: string): string {
  return value.replace(/[\p{Cc}\u200B-\u200F\uFEFF]+/gu, '').trim();
}

function hasScheme(address: string): boolean {
  return /^[^/?#]*:/.test(address);
}

/** Escapes what would end an address in Markdown, or be read as something else than its characters. */
function encoded(address: string): string {
  return address
    .replace(/[\s\\<>"`{}()$|]/gu, (char) => percentCodes.get(char) ?? encodeURIComponent(char))
    .replace(/&(?=#?\w+;)/g, String.raw`\&`);
}

/** What `encodeURIComponent` leaves as it is. */
const percentCodes: ReadonlyMap<string, string> = new Map([
  ['(', '%28'],
  [')', '%29'],
]);

/** Code, an escape, an address, or what has a meaning in MDX but none in Markdown. */
const onlyMdx = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|\\.|[{}$]|<br *\/?>|\]\(<[^<>\n]*>|<(?=[\w/!?>$])/g;

/** Returns a line of Markdown whose text means nothing else in MDX. */
export function markdownLine(line: string): string {
  const id = /^#{1,6}[ \t].*?(\{#[\w-]+\})[ \t]*$/.exec(line)?.[1] ?? '';
  const text = id === '' ? line : line.slice(0, line.lastIndexOf(id));
  const escaped = text.replaceAll(onlyMdx, (found) => {
    if (found.startsWith('<br')) return '<br />';
    return found.length > 1 ? found : `\\${found}`;
  });
  return withoutScript(escaped) + id;
}

/** A no-break space is as good as one; a letter as a character reference becomes a letter before MDX reads the page. */
function withoutScript(line: string): string {
  return line.replace(/^(import|export) (?=\S)/, '$1&nbsp;');
}
