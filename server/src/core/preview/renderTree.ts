import type { SyntaxNode } from '@lezer/common';
import type { Element } from '../page/elements/elements.ts';
import { mdxNodes } from '../page/mdx/nodeTypes.ts';
import type { JsxTag } from '../page/mdx/script/scanTag.ts';
import type { Expression, PageModel } from '../page/pageModel.ts';
import type { PageProblem } from '../page/pageProblem.ts';
import type { TextRange } from '../text/textRange.ts';

/** A node of a page to be rendered: elements contain what is between their tags, which are siblings of the tags in the syntax tree. */
export type RenderNode =
  | { readonly kind: 'text'; readonly range: TextRange }
  | { readonly kind: 'syntax'; readonly node: SyntaxNode; readonly range: TextRange }
  | {
      readonly kind: 'element';
      readonly element: Element;
      readonly children: readonly RenderNode[];
      readonly range: TextRange;
    }
  | { readonly kind: 'expression'; readonly expression: Expression; readonly range: TextRange }
  | { readonly kind: 'broken'; readonly problem: PageProblem | undefined; readonly range: TextRange };

/** Marks, which readers don’t see. */
const marks: ReadonlySet<string> = new Set(
  (
    'HeaderMark QuoteMark ListMark TaskMarker LinkMark EmphasisMark StrikethroughMark CodeMark CodeInfo LinkTitle ' +
    'LinkLabel HeadingId MathMark TableDelimiter FootnoteLabel'
  ).split(' '),
);

type Growing = Extract<RenderNode, { kind: 'element' }> & { readonly children: RenderNode[] };

/** Arranges the nodes of a page by its elements. */
export class RenderTree {
  readonly #text: string;
  readonly #openings: ReadonlyMap<number, Element>;
  readonly #closings: ReadonlyMap<number, Element>;
  readonly #tags: ReadonlyMap<number, JsxTag>;
  readonly #expressions: ReadonlyMap<number, Expression>;
  readonly #problems: ReadonlyMap<number, PageProblem>;

  constructor(page: PageModel) {
    this.#text = page.text;
    this.#openings = new Map(page.elements.map((element) => [element.opening.range.start, element]));
    this.#closings = new Map(
      page.elements.flatMap((element) =>
        element.closing === undefined ? [] : [[element.closing.range.start, element] as const],
      ),
    );
    this.#tags = new Map(page.tags.map((tag) => [tag.range.start, tag]));
    this.#expressions = new Map(page.expressions.map((one) => [one.range.start, one]));
    this.#problems = new Map(page.problems.map((problem) => [problem.range.start, problem]));
  }

  /** Returns what a node contains; text only within lines, since blocks have nothing but whitespace between them. */
  childrenOf(node: SyntaxNode, range: TextRange = { start: node.from, end: node.to }): readonly RenderNode[] {
    const builder = new ChildrenBuilder(range.end);
    const hasText = !blockContainers.has(node.name);
    let at = range.start;
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      if (child.from >= range.end) break;
      if (child.from < at) {
        if (marks.has(child.name)) at = Math.max(at, Math.min(child.to, range.end));
        continue;
      }
      if (hasText && child.from > at) builder.add({ kind: 'text', range: { start: at, end: child.from } });
      at = this.#add(builder, child);
    }
    if (hasText && at < range.end) builder.add({ kind: 'text', range: { start: at, end: range.end } });
    return builder.finish();
  }

  /** Adds a child; returns the offset up to which it was read. */
  #add(builder: ChildrenBuilder, node: SyntaxNode): number {
    const range = { start: node.from, end: node.to };
    switch (node.name) {
      case mdxNodes.flow:
      case mdxNodes.tag:
      case mdxNodes.expression:
        this.#addFlow(builder, range);
        return node.to;
      case mdxNodes.broken:
        return this.#addBroken(builder, range);
      case mdxNodes.esm:
      case mdxNodes.frontMatter:
      case 'LinkReference':
        return node.to;
      case 'Paragraph':
        for (const part of this.#unwrapped(node) ?? [{ kind: 'syntax', node, range } as const]) builder.add(part);
        return node.to;
      default:
        if (!marks.has(node.name)) builder.add({ kind: 'syntax', node, range });
        return node.to;
    }
  }

  /** Returns what is in a paragraph of tags and expressions alone, around which MDX puts no paragraph. */
  #unwrapped(node: SyntaxNode): readonly RenderNode[] | undefined {
    if (node.getChild(mdxNodes.tag) === null && node.getChild(mdxNodes.expression) === null) return undefined;
    const nodes = this.childrenOf(node);
    const isText = (part: RenderNode): boolean =>
      part.kind === 'text'
        ? this.#text.slice(part.range.start, part.range.end).trim() !== ''
        : part.kind === 'syntax' || part.kind === 'broken';
    const hasElement = nodes.some(({ kind }) => kind === 'element' || kind === 'expression');
    return hasElement && !nodes.some(isText) ? nodes : undefined;
  }

  #addFlow(builder: ChildrenBuilder, { start, end }: TextRange): void {
    for (let at = start; at < end;) at = this.#addTagOrExpression(builder, at) ?? at + 1;
  }

  #addTagOrExpression(builder: ChildrenBuilder, at: number): number | undefined {
    const opened = this.#openings.get(at);
    const tag = this.#tags.get(at);
    if (opened !== undefined && tag !== undefined) {
      builder.open(opened);
      return opened.opening.range.end;
    }
    const closed = this.#closings.get(at);
    if (closed?.closing !== undefined) {
      builder.close(closed);
      return closed.closing.range.end;
    }
    if (tag !== undefined) {
      builder.add({ kind: 'broken', problem: this.#problems.get(at), range: tag.range });
      return tag.range.end;
    }
    const expression = this.#expressions.get(at);
    if (expression === undefined) return undefined;
    if (!expression.isComment) builder.add({ kind: 'expression', expression, range: expression.range });
    return expression.range.end;
  }

  #addBroken(builder: ChildrenBuilder, range: TextRange): number {
    const element = this.#openings.get(range.start);
    if (element !== undefined && this.#text.charAt(element.opening.range.end - 1) === '>') {
      builder.open(element);
      return element.opening.range.end;
    }
    const closed = this.#closings.get(range.start);
    if (closed?.closing !== undefined) {
      builder.close(closed);
      return closed.closing.range.end;
    }
    const problem = this.#problems.get(range.start);
    const end = Math.max(range.end, Math.min(problem?.range.end ?? range.end, builder.end));
    builder.add({ kind: 'broken', problem, range: { start: range.start, end } });
    return end;
  }
}

/** Nodes that contain blocks. */
const blockContainers: ReadonlySet<string> = new Set(
  'Document Blockquote BulletList OrderedList ListItem FootnoteDefinition'.split(' '),
);

/** The levels of elements that are shown within each other: what is in deeper ones follows them. */
const mostNested = 100;

class ChildrenBuilder {
  readonly end: number;
  readonly #roots: RenderNode[] = [];
  readonly #open: Growing[] = [];

  constructor(end: number) {
    this.end = end;
  }

  add(node: RenderNode): void {
    (this.#open.at(-1)?.children ?? this.#roots).push(node);
  }

  /** Begins an element; one without a closing tag among the same nodes stays empty, and what follows is its sibling. */
  open(element: Element): void {
    const node: Growing = { kind: 'element', element, children: [], range: element.range };
    this.add(node);
    const isClosedHere = element.closing !== undefined && element.closing.range.start < this.end;
    if (isClosedHere && this.#open.length < mostNested) this.#open.push(node);
  }

  close(element: Element): void {
    const index = this.#open.findLastIndex((node) => node.element === element);
    if (index >= 0) this.#open.splice(index);
  }

  finish(): readonly RenderNode[] {
    return this.#roots;
  }
}
