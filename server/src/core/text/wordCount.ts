import { lazy } from '../util/lazy.ts';

/** The number of words that people read in a minute, as publishing platforms count. */
const wordsPerMinute = 230;

/** Returns the number of words that readers see of a page: without front matter, code, scripts, tags and addresses. */
export function countWords(text: string): number {
  let words = 0;
  for (const [run] of visibleText(text).matchAll(/[\p{L}\p{M}\p{N}_]+(?:['’.][\p{L}\p{M}\p{N}_]+)*/gu))
    words += withoutSpaces.test(run) ? countWithoutSpaces(run) : 1;
  return words;
}

/** Letters of languages that have no spaces between words. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The time that a segmenter takes grows with the square of a text’s length, so long runs are cut. */
const longestSegmented = 500;

const segmenter = lazy(() => new Intl.Segmenter(undefined, { granularity: 'word' }));

function countWithoutSpaces(run: string): number {
  let words = 0;
  for (let start = 0; start < run.length; start += longestSegmented)
    for (const { isWordLike } of segmenter().segment(run.slice(start, start + longestSegmented)))
      if (isWordLike === true) words++;
  return words;
}

/** Returns the minutes for reading some words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function visibleText(text: string): string {
  return text
    .replace(/^\uFEFF?---\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/, '')
    .replaceAll(/^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![^]))/gm, '')
    .replaceAll(/^(?:import|export)\b[^]*?(?:\r?\n[ \t]*\r?\n|$(?![^]))/gm, '\n')
    .replaceAll(/\{\/\*[^]*?(?:\*\/\}|$(?![^]))|<!--[^]*?(?:-->|$(?![^]))/g, ' ')
    .replaceAll(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replaceAll(/(?<=\])\([^()\s]*(?:\s+"[^"]*")?\)/g, ' ')
    .replaceAll(/\bhttps?:\/\/\S+/g, ' ');
}
