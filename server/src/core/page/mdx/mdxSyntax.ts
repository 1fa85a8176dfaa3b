import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';
import { parseEsm } from './esm.ts';
import { parseFlow } from './flowBlocks.ts';
import { parseFrontMatter } from './leafBlocks.ts';
import { inputOf } from './textInput.ts';

/** Names of the nodes that MDX adds to Markdown's. */
export const mdxNodes = {
  frontMatter: 'FrontMatter',
  esm: 'Esm',
  flow: 'MdxFlow',
  tag: 'MdxTag',
  expression: 'MdxExpression',
  broken: 'MdxBroken',
} as const;

/**
 * MDX on top of Markdown: tags and expressions in blocks and in lines, imports and exports, front matter.
 * Indented code, HTML and `<address>` links don't exist in MDX. A tag or brace that isn't closed is one broken
 * node and costs no more than itself.
 */
export const mdxSyntax: MarkdownConfig = {
  remove: ['IndentedCode', 'HTMLBlock', 'HTMLTag'],
  defineNodes: [
    { name: mdxNodes.frontMatter, block: true },
    { name: mdxNodes.esm, block: true },
    { name: mdxNodes.flow, block: true },
    { name: mdxNodes.tag },
    { name: mdxNodes.expression },
    { name: mdxNodes.broken },
  ],
  parseBlock: [
    { name: 'BlockStart', before: 'LinkReference', parse: noteStart },
    { name: mdxNodes.frontMatter, before: 'HorizontalRule', parse: parseFrontMatter },
    { name: mdxNodes.esm, before: 'HorizontalRule', parse: parseEsm },
    { name: mdxNodes.flow, before: 'HorizontalRule', parse: parseFlow },
  ],
};

/** Notes that a block is being read rather than reused from an earlier tree. */
function noteStart(context: BlockContext, line: Line): false {
  inputOf(context).beginBlock(context, context.lineStart + line.pos);
  return false;
}
