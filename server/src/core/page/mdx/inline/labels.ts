import type { Tree } from '@lezer/common';
import { footnoteKey, labelKey } from './linkParts.ts';
import { containerNames } from '../nodeTypes.ts';

/** The labels that a page defines, as `labelKey` and `footnoteKey` return them. */
export type Labels = ReadonlySet<string>;

const likelyDefinition = /^[ \t>*+\-\d.)]*\[((?:\\[^\n]|[^[\]\\\n])+)\]:/gm;

/** Returns the labels that a text seems to define, by its lines alone: too many if such lines are in code. */
export function likelyLabels(text: string): Labels {
  if (!text.includes(']:')) return new Set();
  return new Set(Array.from(text.matchAll(likelyDefinition), ([, label = '']) => keyOf(label)));
}

function keyOf(label: string): string {
  return /^\^\S/.test(label) && !/\s/.test(label) ? footnoteKey(label.slice(1)) : labelKey(label);
}

/** As many nodes are looked at in a step. */
const nodesInStep = 1000;

/** Returns the labels that a parsed text defines, in steps: a caller may do something else after each. */
export function* findingLabels(text: string, tree: Tree): Generator<undefined, Labels> {
  const labels = new Set<string>();
  if (!text.includes(']:')) return labels;
  const node = tree.cursor();
  let count = 0;
  do {
    // No other label is reached: the content of paragraphs is passed over.
    if (node.name === 'LinkLabel') labels.add(labelKey(text.slice(node.from + 1, node.to - 1)));
    else if (node.name === 'FootnoteLabel') labels.add(keyOf(text.slice(node.from + 1, node.to - 1)));
    if (++count % nodesInStep === 0) yield;
  } while (node.next(holdsBlocks.has(node.name)));
  return labels;
}

const holdsBlocks = new Set<string>(['Document', 'LinkReference', ...containerNames]);

export function areEqual(labels: Labels, others: Labels): boolean {
  return labels.size === others.size && [...labels].every((label) => others.has(label));
}
