import { encodePart } from '../../text/encode.ts';
import { decodeEscapes } from '../../util/strings.ts';
import { slugifyAny } from './slugifyAny.ts';

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

/** Returns the id that the title of an accordion or a view generates, before it is numbered: `use-wecom` for `Use WeCom`. */
export function accordionSlug(title: string): string {
  return slugify(title.replace(':', '-'), { decamelize: false });
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

interface SlugifyOptions {
  readonly decamelize: boolean;
  readonly lowercase: boolean;
  /** Characters to keep, besides letters and digits. */
  readonly keep: string;
}

/** Nobody links to longer ids, and the time to split words grows with the square of the length. */
const longest = 1_000;

const defaults: SlugifyOptions = { decamelize: true, lowercase: true, keep: '' };

/**
 * Characters that are converted one by one: ASCII, Latin letters, and scripts whose letters are never spelled in Latin
 * ones.
 */
const plain =
  /^[\0-\x7F\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー、。：；？！（）「」『』・“”‘’…—–\u00A0«»„‚¿¡→←↑↓©®™£§✅❌]*$/u;

const ascii = /^[\0-\x7F]*$/;

/** Words that are neither written in camel case nor what is left of a contraction, as in most headings. */
const plainWords = /^[A-Za-z][a-z]+(?: [A-Za-z][a-z]+)*$/;

const otherThanLower = /[^a-z\d-]/gu;
const otherThanAny = /[^a-zA-Z\d-]/gu;

/**
 * Returns a text as a segment of an address: its letters and digits with hyphens between. The platform's library takes
 * a millisecond a text because it searches for every letter of every script, so plain texts are converted here, with
 * the same result.
 */
export function slugify(fullText: string, options: Partial<SlugifyOptions> = {}): string {
  const { decamelize, lowercase, keep } = { ...defaults, ...options };
  const text = fullText.slice(0, longest).normalize();
  if (lowercase && plainWords.test(text)) return text.toLowerCase().replaceAll(' ', '-');
  const isAscii = ascii.test(text);
  if (!isAscii && !plain.test(text))
    return slugifyAny(text, { decamelize, lowercase, preserveCharacters: Array.from(keep) });
  const spelt = isAscii ? text.replace(/[`^]/g, '').replaceAll('&', ' and ') : spellLetters(text);
  const words = decamelize ? apart(spelt) : spelt;
  const cased = lowercase ? words.toLowerCase() : words;
  return cased
    .replace(lowercase ? otherThanLower : otherThanAny, (char) => (keep.includes(char) ? char : '-'))
    .replace(/-{2,}/g, '-')
    .replace(/(?<=[a-zA-Z\d])-([ts])(-|$)/g, '$1$2')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns a plain text with its letters in ASCII, as far as they have a spelling there. */
function spellLetters(text: string): string {
  return text
    .replace(/(?![a-zA-Z])\p{sc=Latin}/gu, spellingOf)
    .replaceAll('&', ' and ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize();
}

/**
 * The spellings of letters, each of which takes the library a millisecond. The one cache of the core that outlives a
 * site: it depends on nothing, and there are 1,440 Latin letters besides a to z.
 */
const spellings = new Map<string, string>();

/** Returns the Latin letters for one with a mark, as the platform's library spells it: `ö` is `oe`, but `ő` is `o`. */
function spellingOf(char: string): string {
  const known = spellings.get(char);
  if (known !== undefined) return known;
  const spelt = slugifyAny(char, { decamelize: false, lowercase: false });
  // What it spells with no letter is left to the rest of the conversion.
  const spelling = /^[a-zA-Z\d]+$/.test(spelt) ? spelt : char;
  spellings.set(char, spelling);
  return spelling;
}

/** Splits a name in camel case into words; plurals of acronyms (`APIs`) aren't split. */
function apart(name: string): string {
  return name
    .replace(/(?<![A-Z])([A-Z]{2,})(\d+)/g, '$1 $2')
    .replace(/(?<![a-z\d])([a-z\d]+)([A-Z]{2,})/g, '$1 $2')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/(?<![A-Z])([A-Z]+)([A-Z][a-rt-z\d]+)/g, '$1 $2');
}
