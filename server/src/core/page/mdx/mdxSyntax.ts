import type { BlockContext, InlineContext, Line, MarkdownConfig } from '@lezer/markdown';
import { parseEsm } from './esm.ts';
import { flowOn, passLinesUntil } from './flow.ts';
import { stateOf } from './inlineState.ts';
import { parseFrontMatter } from './leafBlocks.ts';
import { isBroken, scanTag } from './scanTag.ts';
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
  remove: ['IndentedCode', 'HTMLBlock', 'HTMLTag', 'Autolink'],
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
  parseInline: [{ name: mdxNodes.tag, before: 'Escape', parse: parseTagOrExpression }],
};

/** Notes that a block is being read, and not taken over from an earlier tree. */
function noteStart(context: BlockContext, line: Line): false {
  inputOf(context).beginBlock(context, context.lineStart + line.pos);
  return false;
}

function parseFlow(context: BlockContext, line: Line): boolean {
  const start = context.lineStart + line.pos;
  const end = flowOn(context, line, context.depth)?.end;
  if (end === undefined) return false;
  passLinesUntil(context, line, end);
  context.addElement(context.elt(mdxNodes.flow, start, end));
  return true;
}

function parseTagOrExpression(context: InlineContext, next: number, pos: number): number {
  if (next !== 60 && next !== 123) return -1;
  const at = pos - context.offset;
  const { text } = context;
  // A `<` before a blank begins no tag, but stands for itself.
  if (next === 60 && /\s/.test(text.charAt(at + 1))) return -1;
  const { braces } = stateOf(context);
  const end = next === 123 ? braces.endOf(at) : endOfTag(text, at, braces);
  const name = next === 123 ? mdxNodes.expression : mdxNodes.tag;
  if (end === undefined) return context.addElement(context.elt(mdxNodes.broken, pos, pos + 1));
  return context.addElement(context.elt(name, pos, end + context.offset));
}

function endOfTag(text: string, at: number, braces: ReturnType<typeof stateOf>['braces']): number | undefined {
  const tag = scanTag(text, at, text.length, braces);
  return tag === undefined || isBroken(tag) ? undefined : tag.range.end;
}
