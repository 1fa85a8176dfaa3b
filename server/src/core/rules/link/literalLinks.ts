import { type TextRange, isInAny } from '../../text/textRange.ts';
import { textNodes } from '../../page/mdx/nodeTypes.ts';
import type { PageModel } from '../../page/pageModel.ts';

/** A link or image that readers see as it is written, since Markdown can’t read it as one. */
export interface LiteralLink {
  /** From the first bracket, or the exclamation mark of an image, to the end of the address and its bracket. */
  readonly range: TextRange;
  readonly isImage: boolean;
  readonly label: string;
  readonly reason: LiteralLinkReason;
  /** The address up to its first space. */
  readonly address: string;
  /** What follows the address in the brackets; on an unclosed link, nothing. */
  readonly rest: string;
}

/**
 * A space between the brackets; a space or a line end within the address; a title that isn’t in straight quotes; no
 * closing bracket; no bracket before the address, or after the text; brackets in the wrong order; square or full-width
 * brackets around the address.
 */
export type LiteralLinkReason =
  | 'gap'
  | 'space'
  | 'lineEnd'
  | 'title'
  | 'unclosed'
  | 'unopened'
  | 'openText'
  | 'swapped'
  | 'square'
  | 'wide';

/** The longest label and address: more text than that was hardly meant as a link. */
const longest = 300;

/** Returns the links and images that are text though their address shows that they were meant as such. */
export function literalLinksIn(page: PageModel): readonly LiteralLink[] {
  const found: LiteralLink[] = [];
  // Nearly all of them are in links and code, which are found sooner than the node at an offset.
  const labelEnds = new Set([...page.links, ...page.images].map(({ label }) => label.end));
  const fences = page.fences.map(({ range }) => range);
  for (const { index, 0: written } of page.text.matchAll(brackets)) {
    if (labelEnds.has(index) || isInAny(fences, index) || index < (found.at(-1)?.range.end ?? 0)) continue;
    if (written === '(' && !endOfText.test(page.text.charAt(index - 1))) continue;
    const second = index + written.length - 1;
    const owner = ownerAt(page, index);
    if (owner === undefined || owner !== ownerAt(page, second)) continue;
    // The bracket that closes the text would be the character before the address.
    const start = written === '(' ? openTextBefore(page, owner, index) : openingBefore(page, owner, index);
    if (start === undefined) continue;
    const link =
      written.length > 1 ? literalLinkAt(page, owner, start, index, second) : halfLink(page, owner, start, index);
    if (link !== undefined) found.push(link);
  }
  return found;
}

/** Two brackets of a link, or one of them with an address directly after it. */
const brackets = /\](?: {0,2}[(（]|\[|(?=https?:\/\/[^\s/]|\/[\w-]))|\)\[|\((?=https?:\/\/[^\s/]|\/[\w-])/g;

/** What the text of a link ends with; looking for it in the pattern takes ten times as long. */
const endOfText = /[\p{L}\p{N}`*_]/u;

/** Returns a link without the bracket after its text, or the one before its address. */
function halfLink(page: PageModel, owner: string, start: number, bracket: number): LiteralLink | undefined {
  const { text } = page;
  const isImage = text.charAt(start - 1) === '!' && ownerAt(page, start - 1) === owner;
  const label = text.slice(start + 1, bracket);
  const [written, address = ''] = /^.([^\s()[\]<>{}"]+)\)/.exec(text.slice(bracket, bracket + longest)) ?? [];
  const isMeant = /\p{L}{2}/u.test(label) && !label.startsWith('^') && !/[\w\]]/.test(text.charAt(start - 1));
  if (written === undefined || !isMeant || label.includes('\n') || isInBrackets(page, owner, start)) return undefined;
  const range = { start: isImage ? start - 1 : start, end: bracket + written.length };
  const reason = text.charAt(bracket) === ']' ? 'unopened' : 'openText';
  return { isImage, label, range, reason, address, rest: '' };
}

/** Returns the offset of a square bracket before an offset that is closed nowhere in its line. */
function openTextBefore(page: PageModel, owner: string, offset: number): number | undefined {
  const { text } = page;
  const from = startNear(text, offset);
  const [rest = ''] = text.slice(offset, offset + longest).split('\n', 1);
  const open: number[] = [];
  for (const { index, 0: bracket } of text.slice(from, offset + rest.length).matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(from + index);
    else open.pop();
  }
  const [only, ...others] = open;
  return only !== undefined && others.length === 0 && only < offset && ownerAt(page, only) === owner ? only : undefined;
}

/** Returns where the line of an offset starts, or where the longest label before it would: a line may be a megabyte. */
function startNear(text: string, offset: number): number {
  const before = text.slice(Math.max(0, offset - longest), offset);
  return offset - before.length + before.lastIndexOf('\n') + 1;
}

/** Returns what identifies the node that a character is text of; undefined if it isn’t text. */
export function ownerAt({ text, parsed: { tree } }: PageModel, offset: number): string | undefined {
  if (text.charAt(offset - 1) === '\\') return undefined;
  const { name, from } = tree.resolveInner(offset, 1);
  return textNodes.test(name) ? `${name} ${from}` : undefined;
}

/** Nobody writes more brackets within each other: a page of closing ones would be read again for each of them. */
const deepest = 20;

/** Returns the offset of the bracket that a closing one belongs to. */
export function openingBefore(page: PageModel, owner: string, closing: number): number | undefined {
  const { text } = page;
  const [open, close] = text.charAt(closing) === ']' ? ['[', ']'] : ['(', ')'];
  let depth = 1;
  for (let at = closing - 1; at >= Math.max(0, closing - longest); at--) {
    const character = text.charAt(at);
    if (character !== open && character !== close) continue;
    if (ownerAt(page, at) !== owner) continue;
    depth += character === close ? 1 : -1;
    if (depth === 0) return at;
    if (depth > deepest) return undefined;
  }
  return undefined;
}

function literalLinkAt(
  page: PageModel,
  owner: string,
  start: number,
  first: number,
  second: number,
): LiteralLink | undefined {
  const { text } = page;
  const label = text.slice(start + 1, first);
  if (text.charAt(first) === ')') return swappedLink(page, owner, { start, end: first + 1 }, second);
  const isImage = text.charAt(start - 1) === '!' && ownerAt(page, start - 1) === owner;
  // A box of a task list, a footnote, an index such as `list[key]`, and citations such as `[1]`.
  const isMeant = isImage || (/\p{L}{2}/u.test(label) && !label.startsWith('^') && !/\w/.test(text.charAt(start - 1)));
  if (!isMeant || label.includes('\n\n')) return undefined;
  const meant = { isImage, label, start: isImage ? start - 1 : start, second };
  const other = otherBrackets.get(text.charAt(second));
  if (other !== undefined) return inOtherBrackets(text, meant, other);
  return second > first + 1 ? afterGap(text, meant) : inRoundBrackets(page, owner, start, meant);
}

/** A text in brackets that may be that of a link. */
interface MeantLink {
  readonly isImage: boolean;
  readonly label: string;
  /** The offset of the first bracket, or of the exclamation mark of an image. */
  readonly start: number;
  /** The offset of the bracket that opens the address. */
  readonly second: number;
}

/** Brackets of an address other than the round ones, by the first of them, and an address in them. */
const otherBrackets: ReadonlyMap<string, { readonly reason: LiteralLinkReason; readonly pattern: RegExp }> = new Map([
  ['[', { reason: 'square', pattern: /^\[([^\s[\]]+)\]/ }],
  ['（', { reason: 'wide', pattern: /^（\s*([^\s（）]+)\s*）/u }],
]);

function inOtherBrackets(
  text: string,
  { isImage, label, start, second }: MeantLink,
  { reason, pattern }: { readonly reason: LiteralLinkReason; readonly pattern: RegExp },
): LiteralLink | undefined {
  const [written, address = ''] = pattern.exec(text.slice(second, second + longest)) ?? [];
  // `[text][#12]` is a reference without a definition.
  const isReference = reason === 'square' && address.startsWith('#');
  if (written === undefined || isReference || !isAddress(address, isImage)) return undefined;
  return { isImage, label, range: { start, end: second + written.length }, reason, address, rest: '' };
}

/** What is written after the bracket of an address. */
interface WrittenAddress extends Pick<LiteralLink, 'address' | 'rest'> {
  /** All of it up to the closing bracket, or to the end of the line. */
  readonly content: string;
  /** The offset after the closing bracket; undefined if its line has none. */
  readonly end: number | undefined;
}

function addressAfter(text: string, second: number): WrittenAddress {
  const [line = ''] = text.slice(second + 1, second + 1 + 2 * longest).split('\n', 1);
  const closed = closingIn(line);
  const content = closed === undefined ? line : line.slice(0, closed);
  const [, address = '', rest = ''] = /^\s*(\S+)\s*([^]*?)\s*$/.exec(content) ?? [];
  return { address, rest, content, end: closed === undefined ? undefined : second + 2 + closed };
}

/** `[text] (/path)` */
function afterGap(text: string, { isImage, label, start, second }: MeantLink): LiteralLink | undefined {
  const { address, rest, end } = addressAfter(text, second);
  if (end === undefined || rest !== '' || !isAddress(address, isImage)) return undefined;
  return { isImage, label, range: { start, end }, reason: 'gap', address, rest };
}

/** `[text](/my path)`, `[text](/path “title”)`, `[text](/path` */
function inRoundBrackets(
  page: PageModel,
  owner: string,
  textStart: number,
  { isImage, label, start, second }: MeantLink,
): LiteralLink | undefined {
  const { text } = page;
  const { address, rest, content, end: closed } = addressAfter(text, second);
  if (closed !== undefined && !isInBrackets(page, owner, textStart)) {
    const isMeant = isAddress(address, isImage || isImageFile(content)) || isSplitScheme(address, rest);
    if (rest === '' || !isMeant) return undefined;
    const reason = /^["'“”„«‹「『]/u.test(rest) ? 'title' : 'space';
    return { isImage, label, range: { start, end: closed }, reason, address, rest };
  }
  const closedElsewhere = isInBrackets(page, owner, textStart) ? undefined : closedAfter(text, { start, second });
  if (closedElsewhere !== undefined && isAddress(closedElsewhere.address, isImage)) {
    const { reason, address: whole, end } = closedElsewhere;
    return { isImage, label, range: { start, end }, reason, address: whole, rest: '' };
  }
  // The bracket in a line such as `(see [text](/path for more)` closes another one.
  const written = address.replace(/）.*$/, '').replace(/(?:[.,;:!?…。，、）]|\*\*|__)+$/u, '');
  // A quote at its end was typed instead of the bracket, unless it closes one before the link.
  const trimmed = written.replace(/["'”’]+$/u, '');
  if (!isAddress(trimmed, isImage)) return undefined;
  const isQuoted = /["'“‘]/.test(text.charAt(start - 1));
  const end = text.indexOf(trimmed, second) + (isQuoted ? trimmed : written).length;
  return { isImage, label, range: { start, end }, reason: 'unclosed', address: trimmed, rest: '' };
}

/**
 * Returns an address that another character closes than the bracket of its line: one on one of the next lines,
 * or a full-width one, unless that closes a bracket before the link.
 */
function closedAfter(
  text: string,
  { start, second }: Pick<MeantLink, 'start' | 'second'>,
): (Pick<LiteralLink, 'reason' | 'address'> & { readonly end: number }) | undefined {
  const after = text.slice(second, second + 2 * longest);
  const [inLines] = /^\([^\s()<>"“）]+(?:\r?\n[ \t]*[^\s()<>"“）]+){1,4}\)/.exec(after) ?? [];
  if (inLines !== undefined)
    return { reason: 'lineEnd', address: inLines.slice(1, -1).replace(/\s/g, ''), end: second + inLines.length };
  const [wide, address = ''] = /^\(([^\s()（）]+)）/.exec(after) ?? [];
  const before = text.slice(startNear(text, start), start);
  if (wide === undefined || before.lastIndexOf('（') > before.lastIndexOf('）')) return undefined;
  return { reason: 'wide', address, end: second + wide.length };
}

/** Whether a space divides an address from the web: `https: //…`. */
function isSplitScheme(address: string, rest: string): boolean {
  return /^https?:$/.test(address) && /^\/\/\w/.test(rest);
}

/** Whether a round bracket before an offset, in its line, isn’t closed there. */
function isInBrackets(page: PageModel, owner: string, offset: number): boolean {
  const from = startNear(page.text, offset);
  let depth = 0;
  for (const { index, 0: bracket } of page.text.slice(from, offset).matchAll(/[()]/g)) {
    if (ownerAt(page, from + index) !== owner) continue;
    depth = Math.max(0, depth + (bracket === '(' ? 1 : -1));
  }
  return depth > 0;
}

/** Returns the offset of the round bracket that closes an address; undefined if its line has none. */
function closingIn(line: string): number | undefined {
  let depth = 0;
  for (const { index, 0: bracket } of line.matchAll(/(?<!\\)[()]/g)) {
    if (bracket === ')' && depth === 0) return index;
    depth += bracket === '(' ? 1 : -1;
  }
  return undefined;
}

/** Returns `(text)[address]` or `(address)[text]`. */
function swappedLink(page: PageModel, owner: string, round: TextRange, second: number): LiteralLink | undefined {
  const [written, square = ''] = /^\[([^[\]\n]+)\]/.exec(page.text.slice(second, second + longest)) ?? [];
  if (written === undefined || ownerAt(page, second + written.length - 1) !== owner) return undefined;
  const inRound = page.text.slice(round.start + 1, round.end - 1);
  const isAddressFirst = /^(?:https?:\/\/|\/[\w-]+\/)\S+$/.test(inRound);
  const [label, address] = isAddressFirst ? [square, inRound] : [inRound, square];
  if (!/\p{L}{2}/u.test(label) || !/^(?:https?:\/\/\S|\.{0,2}\/[\w-])\S*$/.test(address)) return undefined;
  const range = { start: round.start, end: second + written.length };
  return { isImage: false, label, range, reason: 'swapped', address, rest: '' };
}

/** Whether a word can only be meant as the address of a link, or of an image. */
function isAddress(word: string, isImage: boolean): boolean {
  if (isImage) return /^[^\s<>"]/.test(word);
  return /^(?:https?:\/\/[^\s/]|mailto:\S|www\.\w|\/(?:[^\s/]|$)|\.{1,2}\/|#[^\s#])/.test(word);
}

function isImageFile(path: string): boolean {
  return /\.(?:png|jpe?g|gif|svg|webp|avif|mdx?)$/i.test(path.trim());
}
