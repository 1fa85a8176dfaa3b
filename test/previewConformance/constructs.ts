/** What readers see of a page and can compare: one of these for each heading, link and so on, in the order of the page. */
export interface Construct {
  readonly kind: Kind;
  /** What distinguishes it, without whitespace, which HTML doesn’t keep. */
  readonly text: string;
}

export const kinds = ['heading', 'id', 'link', 'image', 'code', 'span', 'item', 'row'] as const;

export type Kind = (typeof kinds)[number];

/** Replaces a variable of docs.json, which MDX reads as an expression. */
export const variableMark = '\uE002';

/** Returns a construct; variables of docs.json and the marks of empty cells aren’t compared. */
export function construct(kind: Kind, text: string): Construct {
  const compared = text
    .replace(/\{\{[\w.-]+\}\}|\uE002/g, '')
    .replace(/\s+/g, '')
    .replace(/\|+$/, '');
  return { kind, text: compared };
}

/** Returns what one list has more often than another. */
export function missingFrom(shown: readonly Construct[], expected: readonly Construct[]): readonly Construct[] {
  const counts = new Map<string, number>();
  for (const one of shown) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return expected.filter((one) => {
    const count = counts.get(keyOf(one)) ?? 0;
    counts.set(keyOf(one), count - 1);
    return count <= 0;
  });
}

/** Returns whether the constructs of each kind are in the same order. */
export function isSameOrder(shown: readonly Construct[], expected: readonly Construct[]): boolean {
  const ordered = (list: readonly Construct[]): string =>
    kinds.map((kind) => list.flatMap((one) => (one.kind === kind ? [one.text] : [])).join('\n')).join('\n\n');
  return ordered(shown) === ordered(expected);
}

function keyOf({ kind, text }: Construct): string {
  return `${kind} ${text}`;
}

/** Returns the address of a link or an image as far as it is compared: what is in the site is resolved by the preview. */
export function comparedAddress(address: string): string {
  const trimmed = address.trim();
  if (/^(?:https?:|mailto:|tel:)/i.test(trimmed)) return trimmed.slice(0, 200);
  return trimmed.startsWith('//') ? `https:${trimmed}`.slice(0, 200) : '';
}
