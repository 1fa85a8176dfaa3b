import type { TextRange } from '../text/textRange.ts';
import { ownText } from '../util/strings.ts';

/** A use of a docs.json variable on a page: `{{name}}` or `{{ name }}`, in code and front matter too. */
export interface VariableUse {
  readonly name: string;
  /** Of the name alone, without the braces. */
  readonly range: TextRange;
  /** With the braces. */
  readonly whole: TextRange;
}

/** What the platform replaces before it reads a page; the same expression as its own. */
const use = /\{\{(\s*)([\w.-]+)\s*\}\}/g;

/** Returns the possible variables of a text in its order, whether or not docs.json defines them. */
export function variableUses(text: string): readonly VariableUse[] {
  return Array.from(text.matchAll(use), ({ 0: written, 1: space = '', 2: name = '', index }) => {
    const start = index + '{{'.length + space.length;
    return {
      name: ownText(name),
      range: { start, end: start + name.length },
      whole: { start: index, end: index + written.length },
    };
  });
}

/** Returns the name in a text that is nothing but the use of a variable. */
export function variableIn(text: string): string | undefined {
  const [first] = text.startsWith('{{') ? variableUses(text) : [];
  return first?.whole.start === 0 && first.whole.end === text.length ? first.name : undefined;
}

/** Returns a text with its variables replaced, except for those of which `valueOf` knows none. */
export function replaceVariables(text: string, valueOf: (name: string) => string | undefined): string {
  return text.includes('{{') ? text.replace(use, (written, _, name: string) => valueOf(name) ?? written) : text;
}
