import { NodeSet, NodeType } from '@lezer/common';

/** Names of the nodes that MDX adds to Markdown's. */
export const mdxNodes = {
  frontMatter: 'FrontMatter',
  esm: 'Esm',
  flow: 'MdxFlow',
  tag: 'MdxTag',
  expression: 'MdxExpression',
  broken: 'MdxBroken',
} as const;

/** The nodes that contain blocks, besides the document. */
export const containerNames = ['Blockquote', 'BulletList', 'OrderedList', 'ListItem', 'FootnoteDefinition'] as const;

export const headingNames = [
  'ATXHeading1',
  'ATXHeading2',
  'ATXHeading3',
  'ATXHeading4',
  'ATXHeading5',
  'ATXHeading6',
] as const;

const blocks = [
  ...headingNames,
  ...['SetextHeading1', 'SetextHeading2', 'Paragraph', 'Task', 'FencedCode', 'BlockMath'],
  ...['HorizontalRule', 'Table', 'TableHeader', 'TableRow', 'LinkReference'],
] as const;

const inline = [
  ...['Escape', 'Entity', 'HardBreak', 'Emphasis', 'StrongEmphasis', 'Strikethrough', 'InlineCode', 'InlineMath'],
  ...['Link', 'Image', 'URL', 'FootnoteReference', 'TableCell', 'HeadingId'],
] as const;

const marks = [
  ...['QuoteMark', 'ListMark', 'TaskMarker', 'FootnoteLabel', 'HeaderMark', 'TableDelimiter', 'CodeMark', 'MathMark'],
  ...['EmphasisMark', 'StrikethroughMark', 'LinkMark', 'LinkLabel', 'LinkTitle'],
] as const;

const mdx = Object.values(mdxNodes);

export type ContainerName = (typeof containerNames)[number];
export type NodeName =
  | 'Document'
  | ContainerName
  | (typeof blocks)[number]
  | (typeof inline)[number]
  | (typeof marks)[number]
  | (typeof mdx)[number];

const names: readonly NodeName[] = ['Document', ...containerNames, ...blocks, ...inline, ...marks, ...mdx];
const types = names.map((name, index) => NodeType.define({ id: index + 1, name, top: name === 'Document' }));
const byName = new Map(types.map((type) => [type.name, type]));

/** Every type of node, by its id; 0 is the type of the nameless nodes that keep wide trees balanced. */
export const nodeSet = new NodeSet([NodeType.none, ...types]);

export function nodeType(name: NodeName): NodeType {
  return byName.get(name) ?? NodeType.none;
}

/** The names of nodes whose own characters are text that readers see. */
export const textNodes =
  /^(?:Paragraph|Task|TableCell|ATXHeading\d|SetextHeading\d|Emphasis|StrongEmphasis|Strikethrough)$/;
