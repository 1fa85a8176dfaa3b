import type { TextRange } from '../../text/textRange.ts';
import { ownText } from '../../util/strings.ts';

/** A use of a docs.json variable on a page: `{{name}}`, in code and front matter too. */
export interface VariableUse {
  readonly name: string;
  /** Of the name alone, without the braces. */
  readonly range: TextRange;
}

/** Returns the possible variables of a page in the order of its text, whether or not docs.json defines them. */
export function variableUses(text: string): readonly VariableUse[] {
  return Array.from(text.matchAll(/\{\{([\w.-]+)\}\}/g), ({ 1: name = '', index }) => {
    const start = index + '{{'.length;
    return { name: ownText(name), range: { start, end: start + name.length } };
  });
}
