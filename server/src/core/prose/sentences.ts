import type { Passage } from './passages.ts';

/** A sentence of a paragraph; as in a {@link Passage}, its text is as long as on the page. */
export interface Sentence {
  /** Its offset on the page. */
  readonly start: number;
  readonly text: string;
}

/** The end of a sentence, but not of an abbreviation or of an initial. */
const ends =
  /(?<!\b(?:e\.g|i\.e|etc|vs|approx|no|fig|cf|incl|resp|Mr|Ms|Dr|Inc|Ltd|Corp|St|[A-Z]))[.!?]["”’)\]\s]*\s+(?=["“(]?[\p{Lu}\p{N}\uFFFC])|[:;]\s+(?=\p{Lu})/gu;

/** Returns the sentences of a paragraph in order. */
export function sentencesIn({ start, text }: Passage): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let at = 0;
  for (const { index, 0: end } of [...text.matchAll(ends), { index: text.length, 0: '' }]) {
    const until = index + end.length;
    const leading = /^\s*/.exec(text.slice(at, until))?.[0].length ?? 0;
    const sentence = text.slice(at + leading, until).trimEnd();
    if (sentence !== '') sentences.push({ start: start + at + leading, text: sentence });
    at = until;
  }
  return sentences;
}
