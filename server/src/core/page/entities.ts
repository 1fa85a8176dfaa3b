/** The entities that people write in prose; the two thousand others stay as they are. */
const known: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  rarr: '→',
  larr: '←',
  times: '×',
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
};

/** The character that an entity such as `&amp;` or `&#123;` stands for; an unknown one itself. */
export function decodeEntity(entity: string): string {
  const name = entity.slice(1, -1);
  const code = /^#x([\da-f]+)$/i.exec(name)?.[1];
  const decimal = /^#(\d+)$/.exec(name)?.[1];
  const point = code !== undefined ? parseInt(code, 16) : decimal !== undefined ? Number(decimal) : undefined;
  if (point === undefined) return known[name] ?? entity;
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
}

/** A text with its backslash escapes and entities resolved, as in the address of a link. */
export function unescapeMarkdown(text: string): string {
  if (!/[\\&]/.test(text)) return text;
  return text.replace(
    /\\([!-/:-@[-`{-~])|&(?:#\d+|#x[\da-f]+|[a-z\d]+);/gi,
    (found: string, escaped?: string) => escaped ?? decodeEntity(found),
  );
}
