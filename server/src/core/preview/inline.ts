import type { SyntaxNode } from '@lezer/common';
import { decodeEntity, unescapeMarkdown } from '../page/entities.ts';
import { endOfBareAddress } from '../page/mdx/inline/bareAddress.ts';
import type { LinkLike } from '../page/pageModel.ts';
import { bareAddress } from '../page/readNodes.ts';
import type { TextRange } from '../text/textRange.ts';
import { sourceOf, withVariables, type RenderContext } from './context.ts';
import { escapeHtml, ownId, tag, textOfHtml, type Attributes, type Html } from './html.ts';
import { linkAttributes, renderImage } from './links.ts';
import type { RenderTree } from './renderTree.ts';

/** Renders what is within lines: emphasis, links, images, code, math. */
export class InlineRenderer {
  readonly #tree: RenderTree;
  readonly #links: ReadonlyMap<number, LinkLike>;
  readonly #images: ReadonlyMap<number, LinkLike>;
  readonly #definitions: ReadonlyMap<string, string>;

  constructor({ page }: Pick<RenderContext, 'page'>, tree: RenderTree) {
    this.#tree = tree;
    this.#links = new Map(page.links.map((link) => [link.range.start, link]));
    this.#images = new Map(page.images.map((image) => [image.range.start, image]));
    const definitions = new Map<string, string>();
    for (const { label, url } of page.definitions)
      if (!definitions.has(label)) definitions.set(label, url?.value ?? '');
    this.#definitions = definitions;
  }

  text(context: RenderContext, { start, end }: TextRange): Html {
    const written = context.page.text.slice(start, end);
    return context.isInLink ? escapeHtml(written) : withLinkedAddresses(context, written);
  }

  /** Returns a node within lines; undefined if it is a block. */
  render(context: RenderContext, node: SyntaxNode): Html | undefined {
    const { page } = context;
    const written = (): string => page.text.slice(node.from, node.to);
    switch (node.name) {
      case 'Emphasis':
        return tag('em', {}, this.#children(context, node));
      case 'StrongEmphasis':
        return tag('strong', {}, this.#children(context, node));
      case 'Strikethrough':
        return tag('del', {}, this.#children(context, node));
      case 'InlineCode':
        return tag('code', {}, codeHtml(withVariables(context, codeText(page.text, node)), node));
      case 'Escape':
        return escapeHtml(written().slice(1));
      case 'Entity':
        return escapeHtml(decodeEntity(written()));
      case 'HardBreak':
        return tag('br');
      case 'InlineMath':
        return this.#math(context, node);
      case 'FootnoteReference':
        return footnoteReference(context, written());
      case 'Link':
      case 'URL':
        return this.#link(context, node);
      case 'Image':
        return this.#image(context, node);
      default:
        return undefined;
    }
  }

  #children(context: RenderContext, node: SyntaxNode, range?: TextRange): Html {
    return context.render(context, this.#tree.childrenOf(node, range));
  }

  #addressOf(link: LinkLike): string {
    return link.url?.value ?? this.#definitions.get(link.reference ?? '') ?? '';
  }

  #link(context: RenderContext, node: SyntaxNode): Html {
    const link = this.#links.get(node.from);
    if (link === undefined) return this.text(context, { start: node.from, end: node.to });
    const attributes = linkAttributes(context, this.#addressOf(link));
    const title = titleIn(context.page.text, node);
    const content =
      link.form === 'bare' ? escapeHtml(link.text) : this.#children({ ...context, isInLink: true }, node, link.label);
    return tag('a', { ...(title !== undefined && { title }), ...attributes }, content);
  }

  #image(context: RenderContext, node: SyntaxNode): Html {
    const image = this.#images.get(node.from);
    if (image === undefined) return this.text(context, { start: node.from, end: node.to });
    return renderImage(context, this.#addressOf(image), {
      alt: textOfHtml(this.#children(context, node, image.label)) || image.text,
      title: titleIn(context.page.text, node),
      isZoomable: true,
      source: sourceOf(context, image.range),
    });
  }

  #math(context: RenderContext, node: SyntaxNode): Html {
    const marks = node.getChildren('MathMark');
    const formula = context.page.text.slice(marks[0]?.to ?? node.from, marks.at(-1)?.from ?? node.to);
    return mathHtml(context, formula, false);
  }
}

/** Returns a formula; its source while it can’t be drawn. */
export function mathHtml({ services }: RenderContext, formula: string, isBlock: boolean, at: Attributes = {}): Html {
  const drawn = services.math(formula.trim(), isBlock) ?? tag('code', { class: 'math-source' }, escapeHtml(formula));
  return isBlock ? tag('div', { class: 'math', ...at }, drawn) : tag('span', { class: 'math', ...at }, drawn);
}

/** Returns text with links for the addresses in brackets, which are text to the parser. */
function withLinkedAddresses(context: RenderContext, text: string): Html {
  let html = '';
  let at = 0;
  for (const { index } of text.matchAll(/(?<![a-z\d])(?:https?:\/\/|www\.)|(?<![\w+.-])[\w+.-]{1,100}@/gi)) {
    const end = index < at ? undefined : endOfBareAddress(text, index);
    if (end === undefined) continue;
    const address = text.slice(index, end);
    html += escapeHtml(text.slice(at, index));
    html += tag('a', linkAttributes(context, bareAddress(address)), escapeHtml(address));
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

/** Returns the content of a code span; in a table, long names may break after their marks, but not within words. */
function codeHtml(code: string, node: SyntaxNode): Html {
  const isLong = code.length > 12 && isInCell(node);
  return isLong
    ? code
        .split(/(?<=[_/.:=-])(?=\w)/)
        .map((part) => escapeHtml(part))
        .join(tag('wbr'))
    : escapeHtml(code);
}

function isInCell({ parent }: SyntaxNode): boolean {
  return parent !== null && (parent.name === 'TableCell' || (parent.name !== 'Paragraph' && isInCell(parent)));
}

/** Returns the text of a code span as CommonMark reads it. */
function codeText(text: string, node: SyntaxNode): string {
  const marks = node.getChildren('CodeMark');
  const inner = text
    .slice(marks[0]?.to ?? node.from, marks.at(-1)?.from ?? node.to)
    .replace(/\r?\n[ \t]*(?:>[ \t]?)*/g, ' ');
  return /^ .* $/s.test(inner) && inner.trim() !== '' ? inner.slice(1, -1) : inner;
}

function titleIn(text: string, node: SyntaxNode): string | undefined {
  const title = node.getChild('LinkTitle');
  return title === null ? undefined : unescapeMarkdown(text.slice(title.from + 1, title.to - 1));
}

function footnoteReference({ around, file, collected }: RenderContext, written: string): Html {
  const label = written.slice('[^'.length, -1).toLowerCase();
  const number = collected.footnoteNumber([...around, file], label);
  return tag('sup', { class: 'footnote' }, tag('a', { href: `#${ownId(`fn-${number}`)}` }, String(number)));
}
