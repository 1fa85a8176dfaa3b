import type { TextRange } from '../text/textRange.ts';
import { ownText } from '../util/ownText.ts';

/** A place where a page takes in a text of docs.json by its name: `{{name}}`, in code and front matter too. */
export interface VariableUse {
  readonly name: string;
  /** Of the name alone, without the braces. */
  readonly range: TextRange;
}

/** What a page may name as a variable, in the order of its text; whether docs.json has it isn't asked. */
export function variableUses(text: string): readonly VariableUse[] {
  return Array.from(text.matchAll(/\{\{([\w.-]+)\}\}/g), ({ 1: name = '', index }) => {
    const start = index + '{{'.length;
    return { name: ownText(name), range: { start, end: start + name.length } };
  });
}
