import { namedCharacter } from './namedCharacter.ts';

/** Returns the character of an entity such as `&amp;` or `&#123;`; an unknown entity unchanged. */
export function decodeEntity(entity: string): string {
  const name = entity.slice(1, -1);
  const code = /^#x([\da-f]+)$/i.exec(name)?.[1];
  const decimal = /^#(\d+)$/.exec(name)?.[1];
  const point = code !== undefined ? parseInt(code, 16) : decimal !== undefined ? Number(decimal) : undefined;
  if (point === undefined) return namedCharacter(name) ?? entity;
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
}

/** Returns a text with its backslash escapes and entities resolved, as in the address of a link. */
export function unescapeMarkdown(text: string): string {
  if (!/[\\&]/.test(text)) return text;
  return text.replace(
    /\\([!-/:-@[-`{-~])|&(?:#\d+|#x[\da-f]+|[a-z\d]+);/gi,
    (found: string, escaped?: string) => escaped ?? decodeEntity(found),
  );
}
