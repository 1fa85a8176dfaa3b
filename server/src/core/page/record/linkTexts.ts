import { pathKey } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { ownText, wordsIn } from '../../util/strings.ts';
import { linkedPath } from './linkedPaths.ts';
import type { Reference } from './references.ts';

/** The longest text that is compared with others: longer ones are sentences of their own. */
const longestText = 100;

/** Returns the words of a text by which links are compared; undefined if it has none, or too many. */
export function linkWords(text: string): string | undefined {
  if (text.length > longestText) return undefined;
  const words = wordsIn(text).join(' ');
  return words === '' ? undefined : words;
}

/** Returns the texts of the links of a page, each once with the key (see `pathKey`) of the path that it links to. */
export function linkTexts(file: SitePath, references: readonly Reference[]): readonly string[] {
  const texts = new Set<string>();
  for (const reference of references) {
    const words = reference.text === undefined ? undefined : linkWords(reference.text);
    const path = words === undefined ? undefined : linkedPath(file, reference);
    if (words !== undefined && path !== undefined) texts.add(textWithTarget(words, pathKey(path)));
  }
  return [...texts].map(ownText);
}

/** Returns the words of a link and the key of its path as one string. */
export function textWithTarget(words: string, key: string): string {
  return `${words}\n${key}`;
}
