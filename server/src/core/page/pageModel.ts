import type { SyntaxNodeRef, Tree } from '@lezer/common';
import type { TextRange } from '../text/textRange.ts';
import { parseMdx } from './mdx/mdxParser.ts';
import { mdxNodes } from './mdx/mdxSyntax.ts';
import { endOfExpression } from './mdx/scanExpression.ts';
import { isBroken, scanTag, type JsxTag } from './mdx/scanTag.ts';

export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly range: TextRange;
}

/** A link or image; `url` is undefined where a definition elsewhere on the page gives it. */
export interface LinkLike {
  readonly range: TextRange;
  readonly url: TextRange | undefined;
}

/** What a page consists of, each part where it stands; a half-written page has the parts that can be told. */
export interface PageModel {
  readonly text: string;
  readonly frontMatter: TextRange | undefined;
  readonly headings: readonly Heading[];
  readonly links: readonly LinkLike[];
  readonly images: readonly LinkLike[];
  readonly fences: readonly TextRange[];
  readonly codeSpans: readonly TextRange[];
  readonly tags: readonly JsxTag[];
  readonly expressions: readonly TextRange[];
  /** Imports and exports. */
  readonly esm: readonly TextRange[];
  /** Each `<` or `{` that begins neither a tag nor an expression. */
  readonly broken: readonly TextRange[];
}

/** Reads a page. */
export function readPage(text: string): PageModel {
  return new ModelBuilder(text).build(parseMdx(text));
}

/** Collects the parts of a page from its tree, in the order of the text. */
class ModelBuilder {
  readonly #text: string;
  readonly #labels = new Set<string>();
  readonly #headings: Heading[] = [];
  readonly #links: LinkLike[] = [];
  readonly #images: LinkLike[] = [];
  readonly #fences: TextRange[] = [];
  readonly #codeSpans: TextRange[] = [];
  readonly #tags: JsxTag[] = [];
  readonly #expressions: TextRange[] = [];
  readonly #esm: TextRange[] = [];
  readonly #broken: TextRange[] = [];
  #frontMatter: TextRange | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  build(tree: Tree): PageModel {
    tree.iterate({
      enter: (node) => {
        if (node.name === 'LinkReference') this.#labels.add(this.#labelOf(node));
      },
    });
    tree.iterate({
      enter: (node) => {
        this.#read(node);
      },
    });
    return {
      text: this.#text,
      frontMatter: this.#frontMatter,
      headings: this.#headings,
      links: this.#links,
      images: this.#images,
      fences: this.#fences,
      codeSpans: this.#codeSpans,
      tags: this.#tags,
      expressions: this.#expressions,
      esm: this.#esm,
      broken: this.#broken,
    };
  }

  #read(node: SyntaxNodeRef): void {
    const range = { start: node.from, end: node.to };
    const level = /^(?:ATX|Setext)Heading([1-6])$/.exec(node.name)?.[1];
    if (level !== undefined) this.#headings.push({ level: Number(level) as Heading['level'], range });
    switch (node.name) {
      case mdxNodes.frontMatter:
        this.#frontMatter = range;
        break;
      case 'FencedCode':
        this.#fences.push(range);
        break;
      case 'InlineCode':
        this.#codeSpans.push(range);
        break;
      case 'Link':
      case 'Image':
        this.#readLink(node, range);
        break;
      case 'URL':
        if (isBareAddress(node)) this.#links.push({ range, url: range });
        break;
      case mdxNodes.esm:
        this.#esm.push(range);
        break;
      case mdxNodes.flow:
      case mdxNodes.tag:
      case mdxNodes.expression:
        this.#readFlow(range);
        break;
      case mdxNodes.broken:
        this.#broken.push(range);
        break;
    }
  }

  /** Brackets without an address are a link only when the page defines their label. */
  #readLink(node: SyntaxNodeRef, range: TextRange): void {
    const url = node.node.getChild('URL');
    const isInline = this.#text.charAt(range.end - 1) === ')';
    if (url === null && !isInline && !this.#labels.has(this.#labelOf(node))) return;
    const link = { range, url: url === null ? undefined : { start: url.from, end: url.to } };
    if (node.name === 'Image') this.#images.push(link);
    else this.#links.push(link);
  }

  /** The label of a definition or of a link that refers to one, as they are compared. */
  #labelOf(node: SyntaxNodeRef): string {
    const label = node.node.getChild('LinkLabel');
    const written =
      label === null || label.to - label.from <= 2
        ? /\[((?:[^\]\\]|\\.)*)\]/s.exec(this.#text.slice(node.from, node.to))?.[1]
        : this.#text.slice(label.from + 1, label.to - 1);
    return (written ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
  }

  /** A run of tags and expressions, one after the other. */
  #readFlow({ start, end }: TextRange): void {
    for (let at = start; at < end;) {
      const char = this.#text.charAt(at);
      const tag = char === '<' ? scanTag(this.#text, at, this.#text.length) : undefined;
      if (tag !== undefined && !isBroken(tag)) {
        this.#tags.push(tag);
        at = tag.range.end;
        continue;
      }
      const expressionEnd = char === '{' ? endOfExpression(this.#text, at, this.#text.length) : undefined;
      if (expressionEnd !== undefined) this.#expressions.push({ start: at, end: expressionEnd });
      at = expressionEnd ?? at + 1;
    }
  }
}

/** An address in running text, which GFM makes a link of. */
function isBareAddress(node: SyntaxNodeRef): boolean {
  const parent = node.node.parent?.name;
  return parent !== 'Link' && parent !== 'Image' && parent !== 'LinkReference';
}
