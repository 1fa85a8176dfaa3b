/** Why a text isn't read as a page: what is built from one can take ten seconds and a gigabyte. */
export type ExceededBound = 'tooLong' | 'tooComplex' | 'longLine';

/** The longest of 20,583 real pages has 1,627,987. */
const mostCharacters = 6_000_000;

/**
 * The longest line: what is in a line is examined without a pause. The longest of 43,914 real pages, an image in the page's
 * text, has 74,733 characters.
 */
const mostOfLine = 1_000_000;

/**
 * The most lines and markup characters. Each of them may become a node of the tree. A reference or changelog of five
 * megabytes has 500,000 to 600,000; the page with the most of 20,670 real ones has 42,061.
 */
const mostMarks = 600_000;

/** The most of them with hardly any text between them: nobody writes such pages, and they take the longest. */
const mostDense = 200_000;

/** How many characters of a longer page there are at least for each of them. */
const leastCharacters = 5;

/** The most `<`: a tag takes three times the memory of other markup, and what nothing closes is looked for elsewhere. */
const mostTags = 130_000;

/** The most lines: each may begin a list item. */
const mostLines = 200_000;

/** A web or mail address, which is a link without any markup, takes as much time as three marks. */
const marksOfLink = 3;

/** What is counted, by its code: line breaks, and characters that begin or end markup. */
const marksOf = new Uint8Array(128);
for (const mark of '\n<{[]#|*_`$\\&') marksOf[mark.charCodeAt(0)] = 1;
marksOf['@'.charCodeAt(0)] = marksOfLink;

/**
 * Returns which bound a text exceeds; callers treat it as a page that can't be read. The text alone decides, before it
 * is parsed, so that it doesn't matter what was read before.
 */
export function exceededBound(text: string): ExceededBound | undefined {
  if (text.length > mostCharacters) return 'tooLong';
  if (text.length > mostTags && isTooComplex(text)) return 'tooComplex';
  return hasLongLine(text) ? 'longLine' : undefined;
}

function hasLongLine(text: string): boolean {
  let start = 0;
  while (text.length - start > mostOfLine) {
    const end = text.indexOf('\n', start);
    if (end < 0 || end - start > mostOfLine) return true;
    start = end + 1;
  }
  return false;
}

function isTooComplex(text: string): boolean {
  const most = Math.min(mostMarks, Math.max(mostDense, text.length / leastCharacters));
  let [marks, tags, lines] = [marksOfContainers(text, 0), 0, 0];
  for (let at = 0; at < text.length && marks <= most && tags <= mostTags && lines <= mostLines; at++) {
    const code = text.charCodeAt(at);
    if (code < marksOf.length) marks += marksOf[code] ?? 0;
    if (code === 60) tags++;
    if (isAddress(text, at, code)) marks += marksOfLink;
    if (code !== 10) continue;
    lines++;
    marks += marksOfContainers(text, at + 1);
  }
  return marks > most || tags > mostTags || lines > mostLines;
}

/** Whether `://` or `www.` begins at an offset. */
function isAddress(text: string, at: number, code: number): boolean {
  if (code === 58) return text.startsWith('://', at);
  return code === 119 && text.startsWith('www.', at);
}

/** The mark of a quote or of a list item. */
const containerMark = /[ \t]*(>|(?:[-+*]|\d{1,9}[.)])(?=[ \t\n]))/y;

/** A list item takes as much memory as three marks. */
const marksOfItem = 3;

/** Counts the quotes and list items that begin a line; of the items all but one, since lines have a bound of their own. */
function marksOfContainers(text: string, lineStart: number): number {
  // Most lines begin with a letter.
  if (text.charCodeAt(lineStart) > 62) return 0;
  let [quotes, items] = [0, 0];
  containerMark.lastIndex = lineStart;
  for (let found = containerMark.exec(text); found !== null; found = containerMark.exec(text)) {
    if (found[1] === '>') quotes++;
    else items++;
  }
  return quotes + Math.max(0, items - 1) * marksOfItem;
}
