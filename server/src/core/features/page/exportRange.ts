import type { TextRange } from '../../text/textRange.ts';

const declaring = '(?:async\\s+)?(?:const|let|var|function\\*?|class)\\s+';

/**
 * Where a file declares a name that it exports, `default` included; undefined where that doesn't show in its text.
 * The range is that of the declaration's first words.
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
