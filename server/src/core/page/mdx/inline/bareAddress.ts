import { element } from '../treeElement.ts';
import type { InlineContext } from './inlineContext.ts';

/**
 * Parses addresses in running text, which GFM links: `https://…`, `www.…`, `name@host.org`. After an open bracket they
 * may be the label of a link, so they stay text, as in the reference; the preview links them if they aren’t.
 */
export function parseBareAddress(context: InlineContext, next: number, pos: number): number {
  if (!isAddressStart(next)) return -1;
  const { text, labels } = context;
  if (!context.hasAddresses || labels.length > 0) return -1;
  const end = endOfBareAddress(text, pos - context.offset);
  return end === undefined ? -1 : context.addElement(element('URL', pos, end + context.offset));
}

/** Returns the offset after an address that begins at another one; undefined if none does. */
export function endOfBareAddress(text: string, start: number): number | undefined {
  return endOfMail(text, start) ?? endOfWebAddress(text, start);
}

/** Whether a character is a letter, a digit or one of `+-._`. */
function isAddressStart(code: number): boolean {
  const lower = code | 32;
  return (
    (lower >= 97 && lower <= 122) ||
    (code >= 48 && code <= 57) ||
    code === 43 ||
    code === 45 ||
    code === 46 ||
    code === 95
  );
}

const mail = /[a-z\d+._-]+@((?:[a-z\d_-]|\.(?=[a-z]))+)/iy;

function endOfMail(text: string, start: number): number | undefined {
  if (/[/a-z\d+._-]/i.test(text.charAt(start - 1))) return undefined;
  mail.lastIndex = start;
  const host = mail.exec(text)?.[1];
  return host?.includes('.') === true && /[a-z]$/i.test(host) ? mail.lastIndex : undefined;
}

function endOfWebAddress(text: string, start: number): number | undefined {
  const prefix = /^(?:https?:\/\/(?![\s\p{P}\p{S}\p{Cc}]|$)|www\.(?=[^]))/iu.exec(text.slice(start, start + 10))?.[0];
  if (prefix === undefined) return undefined;
  const isWww = /^w/i.test(prefix);
  const before = text.charAt(start - 1);
  if (isWww ? !/^[(*_[\]~\s]?$/.test(before) : /[a-z]/i.test(before)) return undefined;
  const trail = new Trail(text);
  const host = endOfHost(text, isWww ? start : start + prefix.length, trail);
  return host === undefined ? undefined : endOfPath(text, host, trail);
}

/** Returns the offset after a host, whose last two labels have no underscore; undefined if there is none. */
function endOfHost(text: string, start: number, trail: Trail): number | undefined {
  let at = start;
  for (; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '.' || char === '_') {
      if (trail.isAt(at)) break;
    } else if (/\s/.test(char) || (char !== '-' && /[\p{P}\p{S}]/u.test(char))) break;
  }
  const parts = text.slice(start, at).split('.').slice(-2);
  return at === start || parts.some((part) => part.includes('_')) ? undefined : at;
}

function endOfPath(text: string, start: number, trail: Trail): number {
  let opened = 0;
  let closed = 0;
  for (let at = start; ; at++) {
    const char = text.charAt(at);
    if (char === '' || /\s/.test(char)) return at;
    const isBalanced = char === ')' && closed < opened;
    if (!isBalanced && '!"&\')*,.:;<?]_~'.includes(char) && trail.isAt(at)) return at;
    if (char === '(') opened++;
    else if (char === ')') closed++;
  }
}

/** Punctuation after an address, up to whitespace or a `<`, belongs to the sentence. */
class Trail {
  readonly #text: string;
  /** Up to here no trail begins. */
  #noneUntil = 0;

  constructor(text: string) {
    this.#text = text;
  }

  isAt(start: number): boolean {
    if (start < this.#noneUntil) return false;
    const trail = /(?:[!"')*,.:;?_~]|&[a-z]+;|\](?![([\s]|$))*/iy;
    trail.lastIndex = start;
    trail.exec(this.#text);
    const rest = this.#text.slice(trail.lastIndex, trail.lastIndex + 2);
    if (/^(?:$|[\s<])/.test(rest) || rest.startsWith(']')) return true;
    this.#noneUntil = trail.lastIndex;
    return false;
  }
}
