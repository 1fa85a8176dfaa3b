import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).use(remarkMath);

/** What the reference makes of a page. */
export interface ReferencePage {
  /** One line for each construct; undefined when the page can't be parsed. */
  readonly facts: readonly string[] | undefined;
  /** Why it can't, and the offset at which that shows. */
  readonly failure: { readonly reason: string; readonly offset: number | undefined } | undefined;
}

/** Returns the tree of a page; throws when it can't be parsed. */
export function parseReference(text: string): Nodes {
  return processor.parse(text);
}

/** The constructs of a page as the reference finds them; undefined when it can't parse the page. */
export function referenceFacts(text: string): readonly string[] | undefined {
  return readReference(text).facts;
}

export function readReference(text: string): ReferencePage {
  try {
    const facts: string[] = [];
    collect(processor.parse(withoutHeadingIds(text)), facts);
    return { facts, failure: undefined };
  } catch (error) {
    return { facts: undefined, failure: failureOf(error) };
  }
}

/** The ids that the platform accepts after headings aren’t MDX; letters replace them. */
function withoutHeadingIds(text: string): string {
  return text.replace(
    /^([ \t]*#{1,6}[ \t][^\n]*?)(\{#[^{}\n]+\})(?=[ \t]*\r?$)/gm,
    (_line, heading: string, id: string) => {
      return heading + 'x'.repeat(id.length);
    },
  );
}

/** A point, or the range that begins with one. */
interface FailureLocation {
  readonly offset?: number;
  readonly start?: { readonly offset?: number };
}

function failureOf(error: unknown): ReferencePage['failure'] {
  const { reason, location } = error as { readonly reason?: string; readonly location?: FailureLocation };
  const { offset } = location?.start ?? location ?? {};
  return { reason: reason ?? String(error), offset };
}

function collect(node: Nodes, facts: string[], parent?: Nodes): void {
  const fact = factOf(node, parent);
  if (fact !== undefined) facts.push(fact);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') facts.push(...attributesOf(node));
  if ('children' in node) for (const child of node.children) collect(child, facts, node);
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function attributesOf(node: JsxElement): readonly string[] {
  return node.attributes.map((attribute) => {
    const location = locationText(attribute);
    if (attribute.type === 'mdxJsxExpressionAttribute') return `attribute {${squeezed(attribute.value)}}@${location}`;
    const value =
      typeof attribute.value === 'string' ? `"${attribute.value}"` : attribute.value && `{${attribute.value.value}}`;
    return `attribute ${attribute.name}=${squeezed(value ?? '')}@${location}`;
  });
}

/** Indentation is taken out of values that go over lines; and so are all further spaces, to compare them. */
export function squeezed(value: string): string {
  return value.replace(/\s+/g, ' ');
}

function locationText(node: Pick<Nodes, 'position'>): string {
  return `${node.position?.start.offset}-${node.position?.end.offset}`;
}

function factOf(node: Nodes, parent: Nodes | undefined): string | undefined {
  const kind = kindOf(node);
  // Addresses that GFM finds in a text afterwards have no position.
  if (kind === undefined || node.position === undefined) return undefined;
  // Whether the box of a task belongs to its paragraph depends on what follows.
  if (
    parent?.type === 'listItem' &&
    parent.checked !== null &&
    parent.checked !== undefined &&
    parent.children[0] === node
  ) {
    return `task@${parent.position?.start.offset}-${node.position.end.offset}`;
  }
  return `${kind}@${locationText(node)}`;
}

/** What has no counterpart; a cell's position covers the lines around it, so its row's must do. */
const uncounted = new Set<string>(['root', 'text', 'break', 'html', 'tableCell']);

function kindOf(node: Nodes): string | undefined {
  if (uncounted.has(node.type)) return undefined;
  switch (node.type) {
    case 'heading':
      return `heading${node.depth}`;
    case 'code':
      return 'fence';
    case 'inlineCode':
      return 'code';
    case 'linkReference':
      return 'link';
    case 'imageReference':
      return 'image';
    case 'inlineMath':
      return 'math';
    case 'list':
      return node.ordered === true ? 'orderedList' : 'list';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return `element ${node.name ?? ''}`;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return 'expression';
    default:
      return node.type;
  }
}
