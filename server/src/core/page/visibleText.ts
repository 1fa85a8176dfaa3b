import type { SyntaxNode } from '@lezer/common';
import { mdxNodes } from './mdx/nodeTypes.ts';
import type { TextRange } from '../text/textRange.ts';
import { decodeEntity } from './entities.ts';

const unseen = new Set<string>([
  'HeaderMark',
  'QuoteMark',
  'ListMark',
  'TaskMarker',
  'LinkMark',
  'EmphasisMark',
  'StrikethroughMark',
  'CodeMark',
  'LinkTitle',
  'LinkLabel',
  'Image',
  'HeadingId',
  'InlineMath',
  mdxNodes.tag,
  mdxNodes.flow,
  mdxNodes.expression,
]);

/**
 * Returns the visible text of a node within a range: no marks, no tags, escapes and entities resolved. `codeMark` is
 * put around each piece of code.
 */
export function visibleText(text: string, node: SyntaxNode, range: TextRange, codeMark = ''): string {
  return collect(text, node, range, codeMark).replace(/\s+/g, ' ').trim();
}

function collect(text: string, node: SyntaxNode, { start, end }: TextRange, codeMark: string): string {
  let seen = '';
  let at = Math.max(start, node.from);
  const limit = Math.min(end, node.to);
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.to <= at) continue;
    if (child.from >= limit) break;
    seen += text.slice(at, child.from) + seenOf(text, child, codeMark);
    at = child.to;
  }
  return seen + text.slice(at, Math.max(at, limit));
}

function seenOf(text: string, node: SyntaxNode, codeMark: string): string {
  if (unseen.has(node.name)) return '';
  switch (node.name) {
    case 'Escape':
      return text.slice(node.from + 1, node.to);
    case 'Entity':
      return decodeEntity(text.slice(node.from, node.to));
    case 'HardBreak':
      return ' ';
    case 'URL':
      return node.parent?.name === 'Link' ? '' : text.slice(node.from, node.to);
    case 'InlineCode':
      return codeMark + collect(text, node, { start: node.from, end: node.to }, codeMark) + codeMark;
    default:
      return collect(text, node, { start: node.from, end: node.to }, codeMark);
  }
}
