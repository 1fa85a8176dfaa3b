import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);

/** The constructs of a page as the reference finds them; undefined when it can't parse the page. */
export function referenceFacts(text: string): readonly string[] | undefined {
  try {
    const facts: string[] = [];
    collect(processor.parse(text), facts);
    return facts;
  } catch {
    return undefined;
  }
}

function collect(node: Nodes, facts: string[]): void {
  const fact = factOf(node);
  if (fact !== undefined) facts.push(fact);
  if ('children' in node) for (const child of node.children) collect(child, facts);
}

function factOf(node: Nodes): string | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  switch (node.type) {
    case 'heading':
      return `heading${node.depth}@${start}`;
    case 'code':
      return `fence@${start}-${end}`;
    case 'inlineCode':
      return `code@${start}-${end}`;
    case 'link':
    case 'linkReference':
      // Addresses that GFM finds in a text afterwards have no position.
      return start === undefined ? undefined : `link@${start}-${end}`;
    case 'image':
    case 'imageReference':
      return `image@${start}-${end}`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const names = node.attributes.map((attribute) => ('name' in attribute ? attribute.name : ''));
      return `tag ${node.name ?? ''}@${start}: ${names.join(',')}`;
    }
    default:
      return undefined;
  }
}
