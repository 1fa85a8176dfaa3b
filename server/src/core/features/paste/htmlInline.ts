import { budgets } from '../../util/limits.ts';
import { blockTags, codeIn, codeTags, isVisible } from './htmlTags.ts';
import { htmlAttribute, TooLargeError, type HtmlElement, type HtmlNode } from './htmlTree.ts';
import { pastedCode, imageAddress, inlineText, lineText, linkAddress } from './mdxText.ts';

/** What emphasizes a text: its mark in Markdown, and the tag where Markdown couldn’t read the mark. */
interface Emphasis {
  readonly tag: 'strong' | 'em' | 'del';
  readonly mark: string;
}

const strong: Emphasis = { tag: 'strong', mark: '**' };
const em: Emphasis = { tag: 'em', mark: '_' };
const del: Emphasis = { tag: 'del', mark: '~~' };

const emphases: ReadonlyMap<string, Emphasis> = new Map([
  ['strong', strong],
  ['b', strong],
  ['em', em],
  ['i', em],
  ['del', del],
  ['s', del],
  ['strike', del],
]);

/** What surrounds a text: emphasis, or a link by its address. */
export type Wrap = Emphasis | { readonly tag: 'a'; readonly address: string };

/** A piece of a paragraph. */
type Piece =
  | { readonly kind: 'text'; value: string }
  | { readonly kind: 'code'; value: string }
  | { readonly kind: 'image'; readonly alt: string; readonly address: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'wrap'; readonly wrap: Wrap; readonly pieces: readonly Piece[] };

/** Returns what an inline element puts around its content; undefined if nothing, or only what is around it already. */
export function wrapOf(element: HtmlElement, around: readonly Wrap[]): Wrap | undefined {
  const found =
    element.tagName === 'a' ? linkOf(element) : isWrapper(element) ? undefined : emphases.get(element.tagName);
  return found === undefined || around.some(({ tag }) => tag === found.tag) ? undefined : found;
}

function linkOf(element: HtmlElement): Wrap | undefined {
  const address = linkAddress(htmlAttribute(element, 'href') ?? '');
  return address === undefined ? undefined : { tag: 'a', address };
}

/** Whether an element contains all of a copied text, as some programs write it: `<b style="…normal">`. */
function isWrapper(element: HtmlElement): boolean {
  return element.tagName === 'b' && /font-weight:\s*normal/i.test(htmlAttribute(element, 'style') ?? '');
}

/** Where a paragraph is: on lines of its own, on one line, or in the cell of a table. */
export type Place = 'lines' | 'line' | 'cell';

export function lineOf(element: HtmlElement, around: readonly Wrap[], place: Place): string {
  const inline = new InlineText();
  inline.addAll(element, around);
  return inline.paragraphs(around, place).join(' ');
}

/** Collects the text of a paragraph, its whitespace collapsed as browsers do. */
export class InlineText {
  #pieces: Piece[] = [];
  #isAfterSpace = true;

  /** Adds an inline element, or a text. */
  add(node: HtmlNode, around: readonly Wrap[]): void {
    if (node.nodeName === '#text' && 'value' in node) this.#addText(node.value);
    else if ('tagName' in node && isVisible(node)) this.#addElement(node, around);
  }

  /** Adds what an element contains. */
  addAll({ childNodes }: HtmlElement, around: readonly Wrap[]): void {
    for (const child of childNodes) this.add(child, around);
  }

  /** Adds a line break; more than two look like two. */
  addBreak(): void {
    this.#trimEnd();
    if (!this.#pieces.slice(-2).every(({ kind }) => kind === 'break') || this.#pieces.length < 2) {
      this.#pieces.push({ kind: 'break' });
    }
    this.#isAfterSpace = true;
  }

  /** Separates what is next to each other without being one word, such as the blocks of a table’s cell. */
  addSpace(): void {
    this.#addText(' ');
  }

  /** Returns the paragraphs: two line breaks end one. Without lines all is on one line. */
  paragraphs(around: readonly Wrap[], place: Place): readonly string[] {
    this.#trimEnd();
    const groups = place === 'lines' ? splitAtBreaks(this.#pieces) : [this.#pieces];
    this.#pieces = [];
    this.#isAfterSpace = true;
    return groups.flatMap((pieces) => {
      const wrapped = around.reduceRight<readonly Piece[]>(
        (inner, wrap) => [{ kind: 'wrap', wrap, pieces: inner }],
        trimmed(pieces),
      );
      const text = rendered(wrapped, place);
      if (place !== 'lines') return text === '' ? [] : [text];
      return text === ''
        ? []
        : [
            text
              .split('\n')
              .map((line) => lineText(line.replace(/^ +/, '')))
              .join('\n'),
          ];
    });
  }

  #addElement(element: HtmlElement, around: readonly Wrap[]): void {
    const { tagName } = element;
    if (tagName === 'br') this.addBreak();
    else if (tagName === 'img') this.#addImage(element);
    else if (codeTags.has(tagName) || tagName === 'pre') this.#addCode(codeIn(element));
    else if (blockTags.has(tagName)) {
      this.addSpace();
      this.addAll(element, around);
      this.addSpace();
    } else {
      const wrap = wrapOf(element, around);
      if (wrap === undefined) this.addAll(element, around);
      else this.#addWrapped(wrap, element, around);
    }
  }

  #addText(text: string): void {
    const collapsed = text.replace(/[ \t\n\r\f]+/g, ' ');
    const value = this.#isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (value === '') return;
    this.#isAfterSpace = value.endsWith(' ');
    this.#push('text', value);
  }

  #addCode(text: string): void {
    if (text.trim() === '') return;
    this.#push('code', text);
    this.#isAfterSpace = false;
  }

  #push(kind: 'text' | 'code', value: string): void {
    const last = this.#pieces.at(-1);
    // Each character is one of the answer at least.
    if (value.length > budgets.paste.characters) throw new TooLargeError();
    if (last?.kind === kind) last.value += value;
    else this.#pieces.push({ kind, value });
  }

  #addImage(element: HtmlElement): void {
    const alt = (htmlAttribute(element, 'alt') ?? '').replace(/\s+/g, ' ').trim();
    const address = imageAddress(htmlAttribute(element, 'src') ?? '');
    if (address === undefined) {
      this.#addText(alt);
      return;
    }
    this.#pieces.push({ kind: 'image', alt, address });
    this.#isAfterSpace = false;
  }

  /** Whitespace at the ends of emphasis goes outside, where Markdown wants it. */
  #addWrapped(wrap: Wrap, element: HtmlElement, around: readonly Wrap[]): void {
    const inner = new InlineText();
    inner.#isAfterSpace = false;
    inner.addAll(element, [...around, wrap]);
    const pieces = inner.#pieces;
    const isShown = ({ kind }: Piece): boolean => kind !== 'break';
    const first = pieces.findIndex(isShown);
    const after = pieces.slice(pieces.findLastIndex(isShown) + 1);
    const shown = pieces.slice(Math.max(first, 0), pieces.length - after.length);
    const startsWithSpace = trimStart(shown);
    const endsWithSpace = trimEnd(shown);
    if (first > 0) this.addBreak();
    if (startsWithSpace) this.addSpace();
    if (shown.length > 0) {
      this.#pieces.push({ kind: 'wrap', wrap, pieces: shown });
      this.#isAfterSpace = false;
    }
    if (endsWithSpace) this.addSpace();
    for (const _ of after) this.addBreak();
  }

  #trimEnd(): void {
    trimEnd(this.#pieces);
  }
}

/** Removes the space at the start of a text; true if it had one. */
function trimStart(pieces: Piece[]): boolean {
  const [first] = pieces;
  if (first?.kind !== 'text' || !first.value.startsWith(' ')) return false;
  first.value = first.value.slice(1);
  if (first.value === '') pieces.shift();
  return true;
}

/** Removes the space at the end of a text; true if it had one. */
function trimEnd(pieces: Piece[]): boolean {
  const last = pieces.at(-1);
  if (last?.kind !== 'text' || !last.value.endsWith(' ')) return false;
  last.value = last.value.slice(0, -1);
  if (last.value === '') pieces.pop();
  return true;
}

/** Returns pieces without what shows nothing at their ends. */
function trimmed(pieces: readonly Piece[]): readonly Piece[] {
  const isShown = (piece: Piece): boolean =>
    piece.kind !== 'break' && (piece.kind !== 'text' || piece.value.trim() !== '');
  const shown = pieces.slice(Math.max(0, pieces.findIndex(isShown)), pieces.findLastIndex(isShown) + 1);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first?.kind === 'text') first.value = first.value.trimStart();
  if (last?.kind === 'text') last.value = last.value.trimEnd();
  return shown;
}

function splitAtBreaks(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [[]];
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'break') groups.at(-1)?.push(piece);
    else if (pieces[at + 1]?.kind === 'break' || at === pieces.length - 1) {
      if (pieces[at - 1]?.kind !== 'break') groups.push([]);
    } else if (pieces[at - 1]?.kind !== 'break') groups.at(-1)?.push(piece);
  });
  return groups;
}

/** Returns pieces as MDX. */
function rendered(pieces: readonly Piece[], place: Place, isInside = false): string {
  const texts: string[] = [];
  let before = '';
  pieces.forEach((piece, at) => {
    const text = renderedPiece(piece, place, { before, next: pieces[at + 1], isPart: isInside || pieces.length > 1 });
    if (text === '') return;
    texts.push(text);
    before = text.slice(-1);
  });
  return texts.join('');
}

/** What is around a piece: the character before it, and the piece after it. */
interface Around {
  readonly before: string;
  readonly next: Piece | undefined;
  readonly isPart: boolean;
}

function renderedPiece(piece: Piece, place: Place, { before, next, isPart }: Around): string {
  switch (piece.kind) {
    case 'text':
      return textFor(piece.value, place, isPart);
    case 'code':
      return codeFor(piece.value, place);
    case 'image':
      return `![${textFor(piece.alt, place, true)}](${piece.address})`;
    case 'break':
      return place === 'lines' ? '\\\n' : ' ';
    case 'wrap':
      return wrapped(piece.wrap, rendered(piece.pieces, place, true), before, next);
  }
}

function textFor(text: string, place: Place, isPart: boolean): string {
  const escaped = inlineText(text, isPart);
  return place === 'cell' ? escaped.replaceAll('|', '\\|') : escaped;
}

/** A cell can’t have a bar after a backslash in code. */
function codeFor(text: string, place: Place): string {
  if (place !== 'cell') return pastedCode(text) ?? '';
  return text.includes('\\|')
    ? textFor(text.replace(/\s+/g, ' ').trim(), place, true)
    : (pastedCode(text) ?? '').replaceAll('|', '\\|');
}

function wrapped(wrap: Wrap, inner: string, before: string, next: Piece | undefined): string {
  if (inner === '') return '';
  if (wrap.tag === 'a') return `[${inner}](${wrap.address})`;
  const after = next === undefined ? '' : next.kind === 'text' ? next.value.slice(0, 1) : startOf(next);
  const { mark, tag } = wrap;
  const isRead = canOpen(mark, before, inner.charAt(0)) && canOpen(mark, after, inner.slice(-1));
  return isRead ? mark + inner + mark : `<${tag}>${inner}</${tag}>`;
}

/** Returns the first character of a piece that isn’t text, which no word continues. */
function startOf(piece: Piece): string {
  return piece.kind === 'wrap' && piece.wrap.tag !== 'a' ? piece.wrap.mark.charAt(0) : '[';
}

/** Whether Markdown reads a mark between an outer and an inner character, each empty at the end of a line. */
function canOpen(mark: string, outer: string, inner: string): boolean {
  const char = mark.charAt(0);
  if (outer === char || inner === char || inner === '' || /[\s\\]/u.test(inner)) return false;
  const isApart = outer === '' || /[\s\p{P}\p{S}]/u.test(outer);
  return isApart || (char !== '_' && !/[\p{P}\p{S}\p{Cs}]/u.test(inner));
}
