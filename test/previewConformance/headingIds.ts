import { SlugCounter } from '../../server/src/core/page/sections/slug.ts';
import { smartPunctuation, type TextPiece } from '../../server/src/core/page/sections/headingIds.ts';
import slugify from '@sindresorhus/slugify';

/** Gives headings the ids that the platform’s description of them asks for, from what the reference reads of them. */
export class ReferenceIds {
  readonly #all = new SlugCounter(2);
  readonly #shown = new SlugCounter(2);

  /** Returns the id of the next heading; headings that are folded are counted, but not listed. */
  next(pieces: readonly TextPiece[], isFolded: boolean): string {
    const counted = shown(this.#all.next(slugOf(smartPunctuation(pieces))));
    return isFolded ? counted : this.#shown.next(counted);
  }
}

function slugOf(text: string): string {
  const words = text.toLowerCase().trim().replace(/\s+/g, '-');
  const encoded = encodeURIComponent(words);
  return encoded === words
    ? slugify(words, { decamelize: false, preserveCharacters: ['_'] })
    : slugify(encoded, { decamelize: false, lowercase: false, preserveCharacters: ['%', '_'] });
}

function shown(slug: string): string {
  return withoutEmoji(decoded(slug)).replace(/[?,;:!'"()[\]{}]/g, '');
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function withoutEmoji(text: string): string {
  return text.replace(
    /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u200D|\u20E3/gu,
    '',
  );
}
