import type { Tree } from '@lezer/common';
import type { BlockContext, Element } from '@lezer/markdown';
import { skipWhitespace, skipSpace } from './whitespace.ts';
import { endOfDestination, endOfLabel, endOfTitle, footnoteKey, labelKey } from './linkParts.ts';
import { textOf } from './textInput.ts';

/** The labels that a page defines, as `labelKey` and `footnoteKey` return them. */
export type Labels = ReadonlySet<string>;

/** Reads the definition at an offset of a paragraph's content; undefined if there is none. */
export function readDefinition(
  context: BlockContext,
  content: string,
  at: number,
  offset: number,
): Element | undefined {
  const labelEnd = endOfLabel(content, at);
  if (labelEnd === undefined || content.charAt(labelEnd) !== ':') return undefined;
  const start = skipSpace(content, labelEnd + 1);
  const addressEnd = endOfDestination(content, start);
  if (addressEnd === undefined) return undefined;
  const title = titleAfter(content, addressEnd);
  const lineEnd = title?.lineEnd ?? endOfWhitespace(content, addressEnd);
  if (lineEnd === undefined) return undefined;
  const end = textOf(context).charAt(lineEnd + offset - 1) === '\r' ? lineEnd - 1 : lineEnd;
  const part = (name: string, from: number, to: number): Element => context.elt(name, from + offset, to + offset);
  return context.elt('LinkReference', at + offset, end + offset, [
    part('LinkLabel', at, labelEnd),
    part('LinkMark', labelEnd, labelEnd + 1),
    part('URL', start, addressEnd),
    ...(title === undefined ? [] : [part('LinkTitle', title.start, title.end)]),
  ]);
}

interface Title {
  readonly start: number;
  readonly end: number;
  readonly lineEnd: number;
}

function titleAfter(content: string, addressEnd: number): Title | undefined {
  const start = skipSpace(content, addressEnd);
  const end = start > addressEnd ? endOfTitle(content, start) : undefined;
  const lineEnd = end === undefined ? undefined : endOfWhitespace(content, end);
  return end === undefined || lineEnd === undefined ? undefined : { start, end, lineEnd };
}

/** Returns the end of the line if only whitespace precedes it. */
function endOfWhitespace(content: string, start: number): number | undefined {
  const at = skipWhitespace(content, start);
  return at >= content.length || content.charAt(at) === '\n' ? at : undefined;
}

const likelyDefinition = /^[ \t>*+\-\d.)]*\[((?:\\[^\n]|[^[\]\\\n])+)\]:/gm;

/** Returns the labels that a text seems to define, by its lines alone: too many if such lines are in code. */
export function likelyLabels(text: string): Labels {
  if (!text.includes(']:')) return new Set();
  return new Set(Array.from(text.matchAll(likelyDefinition), ([, label = '']) => keyOf(label)));
}

function keyOf(label: string): string {
  return /^\^\S/.test(label) && !/\s/.test(label) ? footnoteKey(label.slice(1)) : labelKey(label);
}

/** Returns the labels that a parsed text defines. */
export function labelsIn(text: string, tree: Tree): Labels {
  const labels = new Set<string>();
  if (!text.includes(']:')) return labels;
  tree.iterate({
    enter: (node) => {
      if (node.name === 'LinkReference') {
        const label = node.node.getChild('LinkLabel');
        if (label !== null) labels.add(labelKey(text.slice(label.from + 1, label.to - 1)));
      } else if (node.name === 'FootnoteLabel') {
        labels.add(keyOf(text.slice(node.from + 1, node.to - 1)));
      }
      return node.name === 'Document' || holdsBlocks.has(node.name);
    },
  });
  return labels;
}

const holdsBlocks = new Set(['BulletList', 'OrderedList', 'ListItem', 'Blockquote', 'FootnoteDefinition']);

export function areEqual(labels: Labels, others: Labels): boolean {
  return labels.size === others.size && [...labels].every((label) => others.has(label));
}
