import { contentAt, editsInComposed, type ComposedTree } from '../composedTree.ts';
import { itemsOf, nodeAt, propertiesOf, rangeOf, type JsonNode } from '../json/jsonTree.ts';
import { detectLayout } from '../../text/lines.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { addAfter, addProperty, lineBreakBefore } from './configEdits.ts';

/** A redirect as it is written. */
export interface Redirection {
  readonly source: string;
  readonly destination: string;
}

/** Adds redirects after the last one, in the file with the list. */
export function appendRedirects(composed: ComposedTree, added: readonly Redirection[]): readonly TextEdit[] {
  if (added.length === 0 || composed.root === undefined) return [];
  const { fragment, path } = contentAt(composed, ['redirects']);
  const { text, root } = fragment.tree;
  const list = nodeAt(root, path);
  const last = itemsOf(list).at(-1);
  if (last !== undefined) {
    const lineBreak = lineBreakBefore(text, last.offset);
    const redirects = added.map((one) => writeRedirectLike(text, last, one)).join(`,${lineBreak ?? ' '}`);
    return editsInComposed(fragment, addAfter(text, last.offset + last.length, { added: redirects, lineBreak }));
  }
  const keys = propertiesOf(root);
  const key = keys.find(({ name }) => name === 'redirects') ?? keys.at(-1);
  const lineBreak = lineBreakBefore(text, key?.keyNode.offset ?? 0);
  const newText = writeList(added, lineBreak, detectLayout(text).indentUnit);
  if (list === undefined) return addProperty(composed, [], 'redirects', newText);
  return list.type === 'array' ? editsInComposed(fragment, [{ range: rangeOf(list), newText }]) : [];
}

/** Returns a list with one item per line if its neighbours have lines of their own. */
function writeList(added: readonly Redirection[], lineBreak: string | undefined, indentUnit: string): string {
  const items = added.map((one) => write(one, ' '));
  if (lineBreak === undefined) return `[${items.join(', ')}]`;
  return `[${lineBreak}${indentUnit}${items.join(`,${lineBreak}${indentUnit}`)}${lineBreak}]`;
}

/** Returns a redirect with the layout of an existing one. */
export function writeRedirectLike(text: string, { offset, length, children }: JsonNode, added: Redirection): string {
  const first = children?.[0];
  const inner = first && lineBreakBefore(text, first.offset);
  const outer = lineBreakBefore(text, offset + length - 1);
  return inner === undefined || outer === undefined ? write(added, ' ') : write(added, inner, outer);
}

function write({ source, destination }: Redirection, inner: string, outer = inner): string {
  return `{${inner}"source": ${JSON.stringify(source)},${inner}"destination": ${JSON.stringify(destination)}${outer}}`;
}
