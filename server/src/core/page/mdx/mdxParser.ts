import { parser, type MarkdownConfig, type MarkdownParser } from '@lezer/markdown';
import {
  footnoteGoesOn,
  itemGoesOn,
  listGoesOn,
  parseBulletItem,
  parseFootnote,
  parseOrderedItem,
  parseQuote,
  quoteGoesOn,
} from './containers.ts';
import type { Labels } from './definitions.ts';
import { parseHeading } from './headings.ts';
import { parseFence, parseRule } from './leafBlocks.ts';
import { inlineParser } from './inline.ts';
import { replaceRules } from './lezerInternals.ts';
import { mdxSyntax } from './mdxSyntax.ts';
import { endsLeaf, TextBlock } from './textBlocks.ts';

/**
 * Markdown as in MDX, with GFM and math. Without indented code the limit of three spaces never applies, so most of the
 * library's own blocks are replaced.
 */
const markdownSyntax: MarkdownConfig = {
  remove: ['Escape', 'Entity', 'InlineCode', 'Emphasis', 'HardBreak', 'Link', 'Image', 'LinkEnd'],
  defineNodes: [
    { name: 'BlockMath', block: true },
    { name: 'Table', block: true },
    { name: 'Task', block: true },
    { name: 'FootnoteDefinition', block: true, composite: footnoteGoesOn },
    'TableHeader',
    'TableRow',
    'TableCell',
    'TableDelimiter',
    'TaskMarker',
    'FootnoteLabel',
    'FootnoteReference',
    'HeadingId',
    'InlineMath',
    'MathMark',
    'Strikethrough',
    'StrikethroughMark',
  ],
  parseBlock: [
    { name: 'FencedCode', parse: parseFence },
    { name: 'Blockquote', parse: parseQuote },
    { name: 'Footnote', before: 'HorizontalRule', parse: parseFootnote },
    { name: 'HorizontalRule', parse: parseRule },
    { name: 'BulletList', parse: parseBulletItem },
    { name: 'OrderedList', parse: parseOrderedItem },
    { name: 'ATXHeading', parse: parseHeading },
    { name: 'LinkReference' },
    { name: 'SetextHeading', leaf: (context) => new TextBlock(context) },
  ],
};

const base = parser.configure([markdownSyntax, mdxSyntax]);
const withoutLabels = withLabels(new Set());

/** Returns the parser for a page's labels, which decide what is a link. */
function withLabels(labels: Labels): MarkdownParser {
  const configured = base.configure({
    parseInline: [{ name: 'Inline', parse: inlineParser(labels) }],
  });
  replaceRules(configured, endsLeaf, {
    BulletList: listGoesOn('BulletList'),
    OrderedList: listGoesOn('OrderedList'),
    ListItem: itemGoesOn,
    Blockquote: quoteGoesOn,
  });
  return configured;
}

export function parserFor(labels: Labels): MarkdownParser {
  return labels.size === 0 ? withoutLabels : withLabels(labels);
}
