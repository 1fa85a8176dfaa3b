import { hasTrait } from '../../components/traits.ts';
import type { SyntaxNode } from '@lezer/common';
import type { TextRange } from '../../text/textRange.ts';
import { isHeadingNode } from '../blocks.ts';
import type { Heading, PageModel } from '../pageModel.ts';
import { textOfAttribute } from '../pageQueries.ts';
import { distinct, explicitId, headingSlug, shownSlug, SlugCounter } from './slug.ts';
import { visibleText } from '../visibleText.ts';

/** Marks code in a heading's text, in which punctuation stays as it is. */
const codeMark = '\uE000';

/** Assigns ids to the headings of a page, and to what is numbered with them; call it in the order of the text. */
export class HeadingIds {
  readonly #page: PageModel;
  /** The outermost elements that fold headings, from the current heading on. */
  readonly #folded: TextRange[];
  readonly #hasIds: boolean;
  /** One for each form of the text, from the first heading on of which they differ. */
  #counters: readonly IdCounter[];

  constructor(page: PageModel) {
    this.#page = page;
    this.#folded = outermostFolding(page).reverse();
    const listed = this.#folded.length > 0 ? new SlugCounter(2) : undefined;
    this.#counters = [new IdCounter(new SlugCounter(2), new SlugCounter(2), listed)];
    const mode = page.frontMatter?.entries.find(({ key }) => key === 'mode')?.value;
    this.#hasIds = mode !== 'custom' && mode !== 'frame';
  }

  /** Returns the ids of the next heading; none if it has no section. */
  next(heading: Heading): readonly string[] {
    if (heading.id !== undefined) return this.given(explicitId(heading.id.value), heading.range);
    if (heading.level > 4) return [];
    const isFolded = this.#isFolded(heading);
    const texts = this.#texts(heading);
    const [first] = this.#counters;
    if (first !== undefined && this.#counters.length === 1 && texts.some((text) => text !== texts[0])) {
      this.#counters = [first, first.copy(), first.copy()];
    }
    const slugs = slugsOf(texts);
    const ids = this.#counters.flatMap((counter, form) => counter.next(slugs[form] ?? '', isFolded));
    return distinct(ids).filter((id) => id !== '');
  }

  /** Returns the ids of the next section whose id is given: the second of an id gets a number too, unless it is folded. */
  given(id: string, range: TextRange): readonly string[] {
    if (id === '') return [];
    if (this.#isFolded({ range })) return [id];
    return distinct(this.#counters.map((counter) => counter.given(id)));
  }

  /** Whether a heading is among the sections that readers see listed. */
  isSure(heading: Heading): boolean {
    return heading.id !== undefined || (this.#hasIds && !this.#isFolded(heading));
  }

  #isFolded({ range }: Pick<Heading, 'range'>): boolean {
    let next = this.#folded.at(-1);
    while (next !== undefined && next.end <= range.start) {
      this.#folded.pop();
      next = this.#folded.at(-1);
    }
    return next !== undefined && next.start < range.start;
  }

  /**
   * Returns the strings from which the id may be generated: as the renderer writes it, as it is written, and with code
   * treated as text. Always three, so that each form counts all headings.
   */
  #texts(heading: Heading): readonly [string, string, string] {
    const { text, parsed } = this.#page;
    const node = hasPlainPunctuation(heading.text)
      ? headingNode(parsed.tree.resolve(heading.range.start, 1))
      : undefined;
    if (node === undefined) return [heading.text, heading.text, heading.text];
    const marked = visibleText(text, node, heading.content, codeMark);
    const pieces = marked.split(codeMark).map((piece, index) => ({ text: piece, isCode: index % 2 === 1 }));
    const words = pieces.map((piece) => ({ ...piece, isCode: false }));
    const before = /^["']/.test(heading.text) ? textBefore(text, node) : '';
    return [smartPunctuation(pieces, before), heading.text, smartPunctuation(words, before)];
  }
}

/** Counts the ids of headings in one form of their text. */
class IdCounter {
  readonly #all: SlugCounter;
  readonly #shown: SlugCounter;
  /** Of the headings that aren’t folded; undefined if none is. */
  readonly #listed: SlugCounter | undefined;

  constructor(all: SlugCounter, shown: SlugCounter, listed: SlugCounter | undefined) {
    this.#all = all;
    this.#shown = shown;
    this.#listed = listed;
  }

  /** Returns an independent copy, which continues from the current numbers. */
  copy(): IdCounter {
    return new IdCounter(this.#all.copy(), this.#shown.copy(), this.#listed?.copy());
  }

  /** Returns a given id with a number, if it needs one. */
  given(id: string): string {
    return this.#shown.next(id);
  }

  next(slug: string, isFolded: boolean): readonly string[] {
    const counted = shownSlug(this.#all.next(slug));
    if (isFolded) return [counted];
    // The platform counts the ids of the listed sections again in their displayed form.
    const shown = this.#shown.next(counted);
    return this.#listed === undefined ? [shown, counted] : [shown, counted, shownSlug(this.#listed.next(slug))];
  }
}

/** Returns the slugs of texts, most of which are equal. */
function slugsOf([first, ...others]: readonly [string, ...string[]]): readonly string[] {
  const slug = headingSlug(first);
  return [slug, ...others.map((text) => (text === first ? slug : headingSlug(text)))];
}

/** Returns the elements whose headings aren’t listed, in order and without those within others. */
function outermostFolding({ elements }: PageModel): TextRange[] {
  const outermost: { start: number; end: number }[] = [];
  for (const { name, opening, range } of elements) {
    if (!hasTrait(name, 'hidesHeadings') && (name !== 'Visibility' || textOfAttribute(opening, 'for') !== 'agents'))
      continue;
    const last = outermost.at(-1);
    if (last === undefined || range.start >= last.end) outermost.push({ ...range });
    else last.end = Math.max(last.end, range.end);
  }
  return outermost;
}

function headingNode(inner: SyntaxNode): SyntaxNode | undefined {
  let node: SyntaxNode | null = inner;
  while (node !== null && !isHeadingNode(node.name)) node = node.parent;
  return node ?? undefined;
}

/** More nodes without text than these before a heading are taken for the start of the page. */
const mostWithoutText = 20;

const withoutText = new Set(['FencedCode', 'BlockMath', 'HorizontalRule', 'LinkReference', 'FrontMatter', 'Esm']);

/** Returns the visible text of the node before a heading; empty if there is none. */
function textBefore(text: string, heading: SyntaxNode): string {
  let node: SyntaxNode | null = heading;
  for (let step = 0; node !== null && step < mostWithoutText; step++) {
    const { prevSibling, parent }: SyntaxNode = node;
    const shown =
      prevSibling === null || withoutText.has(prevSibling.name)
        ? ''
        : visibleText(text, prevSibling, { start: prevSibling.from, end: prevSibling.to });
    // The marks between cells aren't text.
    const words = shown.replace(/(?<![\s|])[\s|]+$/, '');
    if (words !== '') return words;
    node = prevSibling ?? parent;
  }
  return '';
}

/**
 * Returns the text as the platform's renderer writes it: curly quotes, long dashes and real ellipses. Code is
 * unchanged, but counts as words for the text around it. The renderer reads all texts of a page as one string, so what
 * ends `before` this one, if anything, decides about a quote at its start.
 */
export function smartPunctuation(pieces: readonly TextPiece[], before = ''): string {
  const end = /[.!?…]$/.test(before) ? 'a' : before.slice(-1);
  const fullText = end + pieces.map(({ text, isCode }) => (isCode ? 'a'.repeat(text.length) : text)).join('');
  let start = end.length;
  return pieces
    .map(({ text, isCode }) => {
      const from = start;
      start += text.length;
      return isCode
        ? text
        : replaceDashes(text.replace(/["']/g, (quote, at: number) => curl(fullText, from + at, quote)));
    })
    .join('');
}

/** A piece of a text that is code, or that isn't. */
export interface TextPiece {
  readonly text: string;
  readonly isCode: boolean;
}

/** Whether a text has anything that the renderer would write in another way. */
function hasPlainPunctuation(text: string): boolean {
  return /["']|\.{3}|--|``/.test(text);
}

function replaceDashes(text: string): string {
  return text
    .replace(/\.{3,}/g, '…')
    .replace(/(?<!-)--(?!-)/g, '—')
    .replace(/(?<!`)``(?!`)/g, '“');
}

function curl(text: string, at: number, quote: string): string {
  const [opening, closing] = quote === '"' ? ['“', '”'] : ['‘', '’'];
  const before = text.charAt(at - 1);
  const after = text.slice(at + 1, at + 5);
  if (/^\d\ds\b/.test(after)) return closing;
  if (isWord(before)) return closing;
  if (isWord(after.charAt(0))) return opening;
  return after === '' || /^\s/.test(after) ? closing : opening;
}

function isWord(char: string): boolean {
  return /[\p{L}\p{N}\p{M}]/u.test(char);
}
