import type { InlineContext, MarkdownConfig } from '@lezer/markdown';

/** Addresses in running text, which GFM makes links of: `https://…`, `http://localhost:3000`, `www.…`. */
export const bareAddresses: MarkdownConfig = {
  parseInline: [{ name: 'BareAddress', parse: parseAddress }],
};

function parseAddress(context: InlineContext, _next: number, pos: number): number {
  const at = pos - context.offset;
  const { text } = context;
  if (context.hasOpenLink || !/[a-z\d]/i.test(text.charAt(at)) || !canPrecede(text.charAt(at - 1))) return -1;
  const rest = text.slice(at, at + 2_000);
  const found = /^(?:https?:\/\/|www\.)/i.test(rest) ? webAddress(rest) : mailAddress(text, rest);
  return found === undefined ? -1 : context.addElement(context.elt('URL', pos, pos + found.length));
}

function webAddress(rest: string): string | undefined {
  const found = /^(?:https?:\/\/|www\.)[\p{L}\p{N}][^\s<]*/iu.exec(rest)?.[0];
  const host = found?.replace(/^https?:\/\//i, '').split(/[/?#:]/)[0] ?? '';
  // The last two parts of a host have no underscore.
  const isHost = !host
    .split('.')
    .slice(-2)
    .some((part) => part.includes('_'));
  return found !== undefined && isHost ? withoutTrail(found) : undefined;
}

function mailAddress(text: string, rest: string): string | undefined {
  if (!text.includes('@')) return undefined;
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]*[a-z\d])+/i.exec(rest)?.[0];
}

/** An address begins a text, or follows a character that is no part of a word. */
function canPrecede(char: string): boolean {
  return char === '' || !/[\p{L}\p{N}/]/u.test(char);
}

/** Punctuation at the end belongs to the sentence; so does a parenthesis that the address didn't open. */
function withoutTrail(address: string): string {
  let end = address.length;
  for (;;) {
    const text = address.slice(0, end);
    const last = text.at(-1) ?? '';
    const isUnopened = last === ')' && text.split(')').length > text.split('(').length;
    const entity = /&[a-z]+;$/i.exec(text)?.[0];
    if (entity !== undefined) end -= entity.length;
    else if ('?!.,:*_~\'"]'.includes(last) || isUnopened) end--;
    else return text;
  }
}
