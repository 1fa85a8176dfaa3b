import type { SyntaxNode } from '@lezer/common';
import { mdxNodes } from '../page/mdx/nodeTypes.ts';
import type { PageModel } from '../page/pageModel.ts';

/** Replaces a character that is no prose: of code, an address, a name in bold, a quotation. */
export const opaque = '\uFFFC';

/** A paragraph or a heading of a page as prose. */
export interface Passage {
  readonly kind: 'paragraph' | 'heading';
  /** Its offset on the page. */
  readonly start: number;
  /**
   * As long as its text on the page, so that offsets agree: marks and line ends are spaces, and everything that is no
   * prose consists of {@link opaque}.
   */
  readonly text: string;
}

/** Returns the passages of a page in the order of its text; quotes, tables and footnotes aren't read. */
export function passagesOf({ text, parsed, elements }: PageModel): readonly Passage[] {
  const hidden = elements.filter(({ name }) => codeElements.has(name));
  const passages: Passage[] = [];
  parsed.tree.iterate({
    enter: (node) => {
      if (skipped.has(node.name)) return false;
      const kind = kindOf(node.name);
      if (kind === undefined) return true;
      const isHidden = hidden.some(({ range }) => range.start <= node.from && node.to <= range.end);
      if (!isHidden) passages.push({ kind, start: node.from, text: proseText(text, node.node) });
      return false;
    },
  });
  return passages;
}

const skipped = new Set<string>([
  ...['Blockquote', 'Table', 'FootnoteDefinition', 'FencedCode', 'BlockMath', 'LinkReference'],
  ...[mdxNodes.frontMatter, mdxNodes.esm],
]);

/** Elements whose content is no prose. */
const codeElements = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'svg', 'table', 'blockquote', 'q']);

function kindOf(name: string): Passage['kind'] | undefined {
  if (name === 'Paragraph' || name === 'Task') return 'paragraph';
  return /^(?:ATX|Setext)Heading\d$/.test(name) ? 'heading' : undefined;
}

const marks = new Set<string>([
  ...['HeaderMark', 'ListMark', 'TaskMarker', 'LinkMark', 'EmphasisMark', 'StrikethroughMark', 'HardBreak'],
  mdxNodes.tag,
]);

const noProse = new Set<string>([
  ...['InlineCode', 'InlineMath', 'Image', 'URL', 'LinkTitle', 'LinkLabel', 'HeadingId', 'FootnoteReference', 'Entity'],
  ...[mdxNodes.flow, mdxNodes.expression, mdxNodes.broken],
]);

function proseText(text: string, node: SyntaxNode): string {
  return withoutQuotations(withoutAddresses(withoutInlineCode(masked(text, node)))).replace(/[\r\n\t]/g, ' ');
}

/** Returns the text of a node with marks as spaces and everything else that is no prose opaque. */
function masked(text: string, node: SyntaxNode): string {
  let result = '';
  let at = node.from;
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    result += text.slice(at, child.from) + maskedChild(text, child);
    at = child.to;
  }
  return result + text.slice(at, node.to);
}

function maskedChild(text: string, node: SyntaxNode): string {
  const length = node.to - node.from;
  if (marks.has(node.name)) return marksOf(text.slice(node.from, node.to));
  if (node.name === 'Escape') return ` ${text.slice(node.from + 1, node.to)}`;
  if (noProse.has(node.name)) return isAddressOfLink(node) ? ' '.repeat(length) : opaque.repeat(length);
  const inner = masked(text, node);
  // Bold text names things on the screen, and a link repeats the title of its page.
  if (node.name === 'StrongEmphasis' && !/[.!?:]\s*$/.test(inner)) return opaque.repeat(length);
  return node.name === 'Link' && isTitle(inner) ? opaque.repeat(length) : inner;
}

/** Returns a mark as spaces; the tags of code keep their names, so that what is between them can be found. */
function marksOf(mark: string): string {
  const name = /^<(\/?)(?:code|kbd|samp|q)\b/.exec(mark);
  return name === null ? ' '.repeat(mark.length) : (name[1] === '' ? '\u0001' : '\u0002').repeat(mark.length);
}

function isAddressOfLink({ name, parent }: SyntaxNode): boolean {
  return parent?.name === 'Link' && ['URL', 'LinkTitle', 'LinkLabel'].includes(name);
}

/** Whether the text of a link has the capital letters of a title. */
function isTitle(text: string): boolean {
  return (text.match(/(?:^|\s)\p{Lu}/gu)?.length ?? 0) > 1 || /^\s*(?:How|What|Why|When)\b/.test(text);
}

function withoutInlineCode(text: string): string {
  // eslint-disable-next-line no-control-regex -- only `marksOf` writes them
  return text.includes('\u0001') ? text.replace(/\u0001[^\u0002]*(?:\u0002+|$)|\u0002+/g, asOpaque) : text;
}

function withoutAddresses(text: string): string {
  if (!text.includes('://') && !text.includes('www.') && !text.includes('@')) return text;
  return text.replace(/(?:https?:\/\/|www\.)[^\s)]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, asOpaque);
}

function withoutQuotations(text: string): string {
  if (!text.includes('"') && !text.includes("'") && !text.includes('“')) return text;
  return text.replace(/"[^"\uFFFC]{1,400}"|“[^”]{1,400}”|(?<![\p{L}\p{N}])'[^'\n]{1,80}'(?!\p{L})/gu, asOpaque);
}

function asOpaque(text: string): string {
  return opaque.repeat(text.length);
}

/** A sentence of a paragraph; as in a {@link Passage}, its text is as long as on the page. */
export interface Sentence {
  /** Its offset on the page. */
  readonly start: number;
  readonly text: string;
}

/** The end of a sentence, but not of an abbreviation or of an initial. */
const ends =
  /(?<!\b(?:e\.g|i\.e|etc|vs|approx|no|fig|cf|incl|resp|Mr|Ms|Dr|Inc|Ltd|Corp|St|[A-Z]))[.!?]["”’)\]\s]*\s+(?=["“(]?[\p{Lu}\p{N}\uFFFC])|[:;]\s+(?=\p{Lu})/gu;

/** Returns the sentences of a paragraph in order. */
export function sentencesIn({ start, text }: Passage): readonly Sentence[] {
  const sentences: Sentence[] = [];
  const add = (from: number, to: number): void => {
    const raw = text.slice(from, to);
    const trimmed = raw.trimStart();
    const sentence = trimmed.trimEnd();
    if (sentence !== '') sentences.push({ start: start + from + raw.length - trimmed.length, text: sentence });
  };
  let at = 0;
  ends.lastIndex = 0;
  for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
    add(at, ends.lastIndex);
    at = ends.lastIndex;
  }
  add(at, text.length);
  return sentences;
}
