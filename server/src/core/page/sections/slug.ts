import { slugify } from './slugify.ts';
import { encodePart } from '../../text/encode.ts';
import { decodeEscapes } from '../../util/strings.ts';

/**
 * Gives ids within one page: the second section with an id gets a number. A form of the platform numbers from
 * `first` on.
 */
export class SlugCounter {
  readonly #actual: Map<string, number>;
  readonly #first: number;

  constructor(first: number, actual: ReadonlyMap<string, number> = new Map()) {
    this.#first = first;
    this.#actual = new Map(actual);
  }

  /** Returns an independent copy, which continues from the current numbers. */
  copy(): SlugCounter {
    return new SlugCounter(this.#first, this.#actual);
  }

  next(slug: string): string {
    let count = this.#actual.get(slug);
    if (count === undefined || slug === '') {
      this.#actual.set(slug, this.#first - 1);
      return slug;
    }
    let unique = slug;
    while (this.#actual.has(unique)) unique = `${slug}-${++count}`;
    this.#actual.set(slug, count);
    this.#actual.set(unique, this.#first - 1);
    return unique;
  }
}

/** Returns the slug of a heading's visible text before it is numbered and displayed: still encoded. */
export function headingSlug(text: string): string {
  // Most headings are plain words; a single `t` or `s` belongs to the word before it.
  if (/^[a-z\d]+(?: (?![ts](?: |$))[a-z\d]+)*$/i.test(text)) return text.toLowerCase().replaceAll(' ', '-');
  // Half of a surrogate pair, as typing or deleting may leave it, can't be encoded.
  const words = text
    .replace(/\p{Surrogate}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-');
  const encoded = encodePart(words);
  const isPlain = encoded === words;
  return slugify(encoded, { decamelize: false, lowercase: isPlain, keep: isPlain ? '_' : '%_' });
}

/** Returns a heading's slug as the address shows it. */
export function shownSlug(slug: string): string {
  // Most are plain words, which need no replacement.
  if (/^[\w-]*$/.test(slug)) return slug;
  return withoutPunctuation(decodeEscapes(slug), /[?,;:!'"()[\]{}]/g);
}

/** Returns an author's explicit heading id as the platform uses it. */
export function explicitId(written: string): string {
  return withoutPunctuation(written, /[<>"&?,;:!'()[\]{}]/g)
    .trim()
    .replace(/\s+/g, '-');
}

/** Returns the ids that an accordion's title may generate, before they are numbered. */
export function accordionSlugs(title: string): readonly string[] {
  const text = title.replace(':', '-');
  return distinct([slugify(text), slugify(text, { decamelize: false })]);
}

/** Returns the anchor of a field: `param-user-id` for `userId`. */
export function paramSlug(name: string): string {
  return `param-${slugify(name)}`;
}

/** Returns each text once, in the order of their first occurrences. */
export function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** Emoji, and the invisible characters that join them or choose their look. */
const emoji =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u200D|\u20E3/gu;

function withoutPunctuation(text: string, punctuation: RegExp): string {
  return text.replace(punctuation, '').replace(emoji, '');
}
