import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).use(remarkMath);

/** What readers see of a page, one string for each construct: its kind and its text. */
export type Constructs = readonly string[];

/** Returns the constructs that the reference finds; undefined if it can't parse the page. */
export function referenceConstructs(text: string): Constructs | undefined {
  try {
    const found: string[] = [];
    const variables = text.replace(/\{\{[\w.-]+\}\}/g, '');
    // The platform accepts ids after headings, which MDX reads as expressions.
    collect(
      processor.parse(variables.replace(/^([ \t]*#{1,6}[ \t][^\n]*?)[ \t]*\{#[^{}\n]+\}(?=[ \t]*\r?$)/gm, '$1')),
      found,
    );
    return found;
  } catch {
    return undefined;
  }
}

/** Components that show their content as it is written. */
const literal: ReadonlySet<string> = new Set(['Prompt', 'CodeBlock', 'Latex', 'Mermaid']);

function collect(node: Nodes, found: string[]): void {
  if (node.type === 'mdxJsxFlowElement' && literal.has(node.name ?? '')) return;
  switch (node.type) {
    case 'heading':
      found.push(`heading ${node.depth} ${compared(textIn(node))}`);
      break;
    case 'link':
    case 'linkReference':
      found.push(`link ${compared(textIn(node))}`);
      break;
    case 'image':
    case 'imageReference':
      found.push(`image ${compared(node.alt ?? '')}`);
      break;
    case 'code':
      if (node.lang === 'mermaid') break;
      found.push(`code ${compared(node.value.replace(/[ \t]*(?:\/\/|#)[ \t]*\[!code [^\]]*\]/g, ''))}`);
      break;
    case 'inlineCode':
      found.push(`span ${compared(node.value)}`);
      break;
    case 'listItem':
      found.push('item');
      break;
    case 'tableRow':
      found.push(`row ${compared(node.children.map(textIn).join('|'))}`);
      break;
    default:
      break;
  }
  if ('children' in node) for (const child of node.children) collect(child, found);
}

function textIn(node: Nodes): string {
  if (node.type === 'image' || node.type === 'inlineMath' || node.type === 'footnoteReference') return '';
  if ('children' in node) return node.children.map(textIn).join('');
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : node.type === 'break' ? ' ' : '';
}

/** Returns the constructs of HTML that the preview has written; its elements are always closed. */
export function shownConstructs(html: string): Constructs {
  const found: string[] = [];
  const plain = (part: string): string =>
    compared(
      decoded(
        part
          .replace(
            /<sup class="footnote">.*?<\/sup>|<span class="math">.*?<\/span>|<code class="expression"[^>]*>.*?<\/code>|<span class="(?:icon|break|no-image)[^>]*>.*?<\/span>/g,
            '',
          )
          .replace(/<[^>]*>/g, ''),
      ),
    );
  for (const [, level = '', content = ''] of html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)) {
    found.push(`heading ${level} ${plain(content.replace(/<a class="anchor".*?<\/a>/, ''))}`);
  }
  for (const [, attributes = '', content = ''] of html.matchAll(/<a( [^>]*)?>(.*?)<\/a>/gs)) {
    if (!attributes.includes('class="anchor"')) found.push(`link ${plain(content)}`);
  }
  for (const [, alt = ''] of html.matchAll(/<img [^>]*?alt="([^"]*)"/g)) found.push(`image ${compared(decoded(alt))}`);
  for (const [, label = ''] of html.matchAll(/<span class="no-image[^"]*"[^>]*>(.*?)<\/span>/gs)) {
    const text = decoded(label).replace(/(?:^| · )(?:On the web: |Image not found: )?[^·]*$/, '');
    found.push(`image ${compared(text)}`);
  }
  for (const [, content = ''] of html.matchAll(/<pre[^>]*><code[^>]*>(.*?)<\/code><\/pre>/gs))
    found.push(`code ${plain(content)}`);
  for (const [, content = ''] of html.replace(/<pre.*?<\/pre>/gs, '').matchAll(/<code(?: [^>]*)?>(.*?)<\/code>/gs)) {
    found.push(`span ${plain(content)}`);
  }
  found.push(...(html.match(/<li[ >]/g) ?? []).map(() => 'item'));
  for (const [, content = ''] of html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)) {
    const cells = [...content.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => plain(cell));
    found.push(`row ${compared(cells.join('|'))}`);
  }
  return found;
}

function decoded(text: string): string {
  const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text.replace(/&(amp|lt|gt|quot);/g, (_found, name: string) => characters[name] ?? '');
}

/** Returns a text without whitespace, which HTML doesn't keep, and without the pipes of empty cells. */
function compared(text: string): string {
  return text
    .replace(/\{\{[\w.-]+\}\}|\{#[^{}\n]+\}/g, '')
    .replace(/\s+/g, '')
    .replace(/\|+$/, '');
}

/** Returns what one list has more often than another. */
export function missingFrom(shown: Constructs, expected: Constructs): Constructs {
  const counts = new Map<string, number>();
  for (const one of shown) counts.set(one, (counts.get(one) ?? 0) + 1);
  return expected.filter((one) => {
    const count = counts.get(one) ?? 0;
    counts.set(one, count - 1);
    return count <= 0;
  });
}
