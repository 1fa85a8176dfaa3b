import type { Element } from '../../../page/elements/elements.ts';

/**
 * Returns the label of a part that a list in its parent’s tag has, as in other tools: `<Tabs items={['npm', 'pnpm']}>`.
 * Undefined if the list isn’t only of plain strings, or has not as many as there are parts.
 */
export function labelInParent(element: Element): string | undefined {
  const { parent } = element;
  const list = parent?.opening.attributes.find(({ name }) => name === 'items')?.value;
  if (parent === undefined || list?.kind !== 'expression') return undefined;
  const labels = stringsIn(list.text);
  const label = labels[parent.children.indexOf(element)];
  return labels.length === parent.children.length && label?.includes('"') === false ? label : undefined;
}

/** Returns the strings of a list, if it has nothing else. */
function stringsIn(expression: string): readonly string[] {
  const written = expression.trim();
  if (!written.startsWith('[') || !written.endsWith(']')) return [];
  const found: string[] = [];
  const item = /\s*(?:'([^'\\\r\n]*)'|"([^"\\\r\n]*)")\s*(?:,\s*)?/y;
  const list = written.slice(1, -1);
  while (item.lastIndex < list.length) {
    const match = item.exec(list);
    if (match === null) return [];
    found.push(match[1] ?? match[2] ?? '');
  }
  return found;
}
