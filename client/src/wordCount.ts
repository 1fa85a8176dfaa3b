/** The number of words that people read in a minute, as publishing platforms count. */
const wordsPerMinute = 230;

/** Returns the number of words that readers see of a page: without front matter, code, scripts, tags and addresses. */
export function countWords(text: string): number {
  // It knows the words of languages without spaces too.
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(visibleText(text))) if (isWordLike === true) words++;
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
    .replaceAll(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, ' ')
    .replaceAll(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replaceAll(/(?<=\])\([^()\s]*(?:\s+"[^"]*")?\)/g, ' ')
    .replaceAll(/\bhttps?:\/\/\S+/g, ' ');
}
