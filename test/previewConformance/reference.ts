import type { Definition, Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { TextPiece } from '../../server/src/core/page/sections/headingIds.ts';
import { comparedAddress, construct, variableMark, type Construct, type Kind } from './constructs.ts';
import { ReferenceIds } from './headingIds.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).use(remarkMath);

/** A page as the reference reads it. */
export interface ReferencePage {
  readonly constructs: readonly Construct[];
  /** Whether the page has Markdown alone, so that the preview must show nothing else. */
  readonly isPlain: boolean;
}

/** Reads a page; undefined if the reference can’t parse it. */
export function readReference(text: string): ReferencePage | undefined {
  const tree = parse(text);
  if (tree === undefined) return undefined;
  const reader = new Reader(tree);
  reader.read(tree, { isFolded: false, isInAnchor: false });
  return { constructs: reader.constructs, isPlain: reader.isPlain };
}

/** The platform accepts ids after headings and variables, which MDX reads as expressions. */
function parse(text: string): Root | undefined {
  const readable = text
    .replace(/\{\{[\w.-]+\}\}/g, variableMark)
    .replace(/^([ \t]*#{1,6}[ \t][^\n]*?)[ \t]*\{#([^{}\n]+)\}(?=[ \t]*\r?$)/gm, '$1 &#xE001;$2');
  try {
    return processor.parse(readable);
  } catch {
    return undefined;
  }
}

/** Marks the id that the author wrote. */
const idMark = '\uE001';

/** Components that show their content as it is written, or a text of their own. */
const literal: ReadonlySet<string> = new Set(['Prompt', 'CodeBlock', 'Latex', 'Mermaid']);

/** Components whose headings aren’t listed. */
const folding: ReadonlySet<string> = new Set(['Accordion', 'AccordionGroup', 'Expandable', 'Update', 'Prompt']);

/** Elements whose text isn’t shown. */
const silent: ReadonlySet<string> = new Set(['script', 'style']);

interface Place {
  readonly isFolded: boolean;
  /** Within an element `a`, in which the reference links addresses once more. */
  readonly isInAnchor: boolean;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

class Reader {
  readonly constructs: Construct[] = [];
  isPlain = true;
  readonly #definitions = new Map<string, Definition>();
  readonly #ids = new ReferenceIds();

  constructor(tree: Root) {
    this.#define(tree);
  }

  #define(node: Nodes): void {
    if (node.type === 'definition' && !this.#definitions.has(node.identifier))
      this.#definitions.set(node.identifier, node);
    if ('children' in node) for (const child of node.children) this.#define(child);
  }

  read(node: Nodes, place: Place): void {
    if (isJsx(node)) {
      this.#readElement(node, place);
      return;
    }
    this.#add(node, place);
    if (node.type.startsWith('mdx')) this.isPlain = false;
    this.#readChildren(node, place);
  }

  #readChildren(node: Nodes, place: Place): void {
    if ('children' in node) for (const child of node.children) this.read(child, place);
  }

  #readElement(node: JsxElement, { isFolded, isInAnchor }: Place): void {
    this.isPlain = false;
    const name = node.name ?? '';
    if (literal.has(name) || silent.has(name)) return;
    if (name === 'a') this.#push('link', `${textIn(node)} → ${comparedAddress(attributeOf(node, 'href') ?? '')}`);
    const source = attributeOf(node, 'src');
    if (name === 'img' && source !== undefined)
      this.#push('image', `${attributeOf(node, 'alt') ?? ''} ← ${comparedAddress(source)}`);
    this.#readChildren(node, {
      isFolded: isFolded || folding.has(name),
      isInAnchor: isInAnchor || name === 'a',
    });
  }

  #add(node: Nodes, place: Place): void {
    switch (node.type) {
      case 'heading':
        this.#addHeading(node, place);
        break;
      case 'link':
        if (!place.isInAnchor) this.#push('link', `${textIn(node)} → ${comparedAddress(node.url)}`);
        break;
      case 'linkReference':
        this.#push('link', `${textIn(node)} → ${comparedAddress(this.#addressOf(node.identifier))}`);
        break;
      case 'image':
        this.#push('image', `${node.alt ?? ''} ← ${comparedAddress(node.url)}`);
        break;
      case 'imageReference':
        this.#push('image', `${node.alt ?? ''} ← ${comparedAddress(this.#addressOf(node.identifier))}`);
        break;
      case 'code':
        if (node.lang !== 'mermaid') this.#push('code', node.value.replace(codeMark, ''));
        break;
      case 'inlineCode':
        this.#push('span', node.value);
        break;
      case 'listItem':
        this.#push('item', '');
        break;
      case 'tableRow':
        this.#push('row', node.children.map(textIn).join('|'));
        break;
      default:
        break;
    }
  }

  #addressOf(identifier: string): string {
    return this.#definitions.get(identifier)?.url ?? '';
  }

  #addHeading(node: Heading, { isFolded }: Place): void {
    const [title = '', own] = textIn(node).split(idMark);
    this.#push('heading', `${node.depth} ${title}`);
    const pieces = piecesIn(node).map(({ text, isCode }) => ({ text: text.replaceAll(variableMark, ''), isCode }));
    const id = own === undefined ? (node.depth > 4 ? '' : this.#ids.next(pieces, isFolded)) : explicit(own);
    if (id !== '') this.#push('id', id);
  }

  #push(kind: Kind, text: string): void {
    this.constructs.push(construct(kind, text));
  }
}

/** What a comment says about a line of code, which isn’t shown. */
const codeMark = /[ \t]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)[ \t]*\[!code [^\]]*\][ \t]*(?:\*\/\}?|-->)?/g;

function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns an attribute that is a constant text. */
function attributeOf(node: JsxElement, name: string): string | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    const { value } = attribute;
    return typeof value === 'object' ? (value === null ? '' : constantIn(value.value)) : value;
  }
  return undefined;
}

/** Returns what an expression shows if it is a number or a text in quotes. */
function constantIn(code: string): string | undefined {
  if (/^\s*\d+\s*$/.test(code)) return code.trim();
  const quoted = /^\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*$/.exec(code);
  return quoted === null ? undefined : (quoted[1] ?? quoted[2] ?? quoted[3] ?? '');
}

function textIn(node: Nodes): string {
  return piecesIn(node)
    .map(({ text }) => text)
    .join('');
}

function piecesIn(node: Nodes): readonly TextPiece[] {
  switch (node.type) {
    case 'text':
      return [{ text: node.value, isCode: false }];
    case 'inlineCode':
      return [{ text: node.value, isCode: true }];
    case 'break':
      return [{ text: ' ', isCode: false }];
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return [{ text: constantIn(node.value) ?? '', isCode: false }];
    default:
      if (isJsx(node) && silent.has(node.name ?? '')) return [];
      return 'children' in node ? node.children.flatMap(piecesIn) : [];
  }
}

function explicit(written: string): string {
  return written
    .replace(/[<>"&?,;:!'()[\]{}]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}
