import type { BlockContext, InlineContext, LeafBlock, Line, MarkdownConfig } from '@lezer/markdown';
import { beginsBlock, flowOn, passLinesUntil } from './blocks.ts';
import { endOfEsm } from './scanEsm.ts';
import { endOfExpression } from './scanExpression.ts';
import { isBroken, scanTag } from './scanTag.ts';
import { textOf } from './textInput.ts';

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
    { name: mdxNodes.frontMatter, before: 'HorizontalRule', parse: parseFrontMatter },
    { name: mdxNodes.esm, before: 'HorizontalRule', parse: parseEsm },
    {
      name: mdxNodes.flow,
      before: 'HorizontalRule',
      parse: parseFlow,
      endLeaf: (context, line) => flowOn(context, line) !== undefined,
    },
    { name: 'FencedCode', parse: parseFence },
    { name: 'AnyIndent', before: 'SetextHeading', leaf: () => ({ nextLine: endParagraph, finish: () => false }) },
  ],
  parseInline: [{ name: mdxNodes.tag, before: 'Escape', parse: parseInline }],
};

function parseFrontMatter(context: BlockContext, line: Line): boolean {
  if (context.lineStart !== 0 || !/^---[ \t]*\r?$/.test(line.text)) return false;
  const block = /^---[ \t]*\r?\n(?:[\s\S]*?\n)?---[ \t]*(?=\r?\n|$)/.exec(textOf(context))?.[0].trimEnd();
  if (block === undefined) return false;
  passLinesUntil(context, line, block.length);
  context.addElement(context.elt(mdxNodes.frontMatter, 0, block.length));
  return true;
}

/** Imports and exports stand at the left margin of the page itself, not in a list or quote. */
function parseEsm(context: BlockContext, line: Line): boolean {
  if (context.depth !== 1 || line.pos !== 0) return false;
  const start = context.lineStart;
  const end = endOfEsm(textOf(context), start);
  if (end === undefined) return false;
  passLinesUntil(context, line, end);
  context.addElement(context.elt(mdxNodes.esm, start, end));
  return true;
}

function parseFlow(context: BlockContext, line: Line): boolean {
  const start = context.lineStart + line.pos;
  const end = flowOn(context, line);
  if (end === undefined) return false;
  passLinesUntil(context, line, end);
  context.addElement(context.elt(mdxNodes.flow, start, end));
  return true;
}

/** A fence ends at any indentation: without indented code there is no limit of three blanks. */
function parseFence(context: BlockContext, line: Line): boolean {
  const [, backticks, tildes] = /^(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line.text.slice(line.pos)) ?? [];
  const fence = backticks ?? tildes;
  if (fence === undefined) return false;
  const start = context.lineStart + line.pos;
  const closing = new RegExp(`^[ \\t]*${fence.charAt(0)}{${fence.length},}[ \\t]*\\r?$`);
  let end = endOfLine(context, line);
  while (context.nextLine() && isInside(context, line)) {
    end = endOfLine(context, line);
    if (!closing.test(line.text.slice(line.basePos))) continue;
    context.nextLine();
    break;
  }
  context.addElement(context.elt('FencedCode', start, end));
  return true;
}

/** The end of a line without its carriage return. */
function endOfLine(context: BlockContext, line: Line): number {
  return context.lineStart + line.text.length - (line.text.endsWith('\r') ? 1 : 0);
}

/** Whether a line still belongs to the lists and quotes around the block. */
function isInside(context: BlockContext, line: Line): boolean {
  // The field is there at run time, but not in the library's types.
  return (line as unknown as { readonly depth: number }).depth >= context.depth;
}

/** Lets blocks that are indented by four or more end a paragraph, which the library keeps for indented code. */
function endParagraph(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
  if (line.indent < line.baseIndent + 4 || !beginsBlock(context, line)) return false;
  const { start, content } = leaf;
  const inline = context.parser.parseInline(content, start);
  context.addLeafElement(leaf, context.elt('Paragraph', start, start + content.length, inline));
  return true;
}

function parseInline(context: InlineContext, next: number, pos: number): number {
  if (next !== 60 && next !== 123) return -1;
  const at = pos - context.offset;
  const end = next === 123 ? endOfExpression(context.text, at, context.text.length) : endOfTag(context.text, at);
  const name = next === 123 ? mdxNodes.expression : mdxNodes.tag;
  if (end === undefined) return context.addElement(context.elt(mdxNodes.broken, pos, pos + 1));
  return context.addElement(context.elt(name, pos, end + context.offset));
}

function endOfTag(text: string, at: number): number | undefined {
  const tag = scanTag(text, at, text.length);
  return tag === undefined || isBroken(tag) ? undefined : tag.range.end;
}
