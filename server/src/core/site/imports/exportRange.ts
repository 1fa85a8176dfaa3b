import type { TextRange } from '../../text/textRange.ts';

const declaring = '(?:async\\s+)?(?:const|let|var|function\\*?|class)\\s+';

/**
 * Returns the range of the first words of the declaration of an exported name (or `default`); undefined if the text
 * doesn't show it.
 */
export function exportRange(text: string, name: string): TextRange | undefined {
  if (name === 'default') return found(/^export\s+default\b/m.exec(text));
  if (!/^[\w$]+$/.test(name)) return undefined;
  const declaration = `${declaring}${name.replaceAll('$', '\\$')}(?![\\w$])`;
  const exported = found(new RegExp(`^export\\s+(?:default\\s+)?${declaration}`, 'm').exec(text));
  return exported ?? found(new RegExp(`^${declaration}`, 'm').exec(text));
}

function found(match: RegExpExecArray | null): TextRange | undefined {
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}
