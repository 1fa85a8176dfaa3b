import { code } from '../../util/messageText.ts';
import { type PageRule, pageFix } from '../engine/rule.ts';
import { proseSearch, styleMatches } from './proseRule.ts';
import { deletion } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';

export const repeatedWord: PageRule = {
  meta: {
    id: 'prose/repeated-word',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'a word that is written twice in a row',
    guideline: { convention: 'writing-1' },
  },
  *check(context) {
    const alone = lazy(() => namesAlone(context.page.text));
    for (const { match, range, sentence } of styleMatches(context, repeated)) {
      const [, word = '', space = '', other = ''] = match;
      // A name may be followed by the same word in lower case: “Will will …”, and so may an operator: “AND and OR”.
      if (word !== other && (!neverNames.has(other) || word.slice(1) !== other.slice(1))) continue;
      if (legitimate.has(word.toLowerCase()) || !isAdjacent(context.page.text.slice(range.start, range.end))) continue;
      if (isOfVerb(sentence.text, match) || isOfNames(sentence.text, word)) continue;
      if (mayBeName(word, sentence.text.slice(match.index + match[0].length), alone)) continue;
      const again = { start: range.end - word.length - space.length, end: range.end };
      yield {
        range,
        message: `${code(word)} is repeated. Remove one of the two.`,
        fixes: () => [pageFix(context, 'Remove the repeated word', [deletion(again)], { preferred: true })],
      };
    }
  },
};

/** The same word twice; a hyphen of any kind or a dot after it makes it part of another one. */
const repeated = proseSearch(
  /(?<![\w\uFFFC’'./\u2010\u2011-])([A-Za-z]{2,})(\s+)(\1)(?![\w\uFFFC’'/=\u2010\u2011-]|\.\S)/gi,
  [],
);

/** Words that are no name with a capital letter, at the beginning of a sentence. */
const neverNames = new Set(
  'the this these those you your we our they their if when for with and from to in of on'.split(' '),
);

/**
 * Whether the first of two words belongs to a verb, and the second to what follows: “the page that users go to to start”,
 * “sign in in the browser”.
 */
function isOfVerb(text: string, { index, 0: { length }, 1: word = '' }: RegExpExecArray): boolean {
  const before = text.slice(0, index);
  if (/^(?:in|on|up|out|off)$/i.test(word)) return verbWithParticle.test(before);
  const hasTo = /\b(?:go|goes|going|listen|listens|listening|subscribed?|belongs?) $/i.test(before);
  return hasTo && /^\s+(?!(?:the|an?|your|our|this|that)\b)[a-z]/.test(text.slice(index + length));
}

const verbWithParticle =
  /\b(?:sign|log|opt|check|plug|type|fill|zoom|go|carry|move|turn|switch|hold|build|built)(?:s|ed|g?ing|ged)? $/i;

/** Whether a text only consists of names, of which one may end as the next begins: “Export Order Order”. */
function isOfNames(text: string, word: string): boolean {
  return (
    !neverNames.has(word.toLowerCase()) &&
    text
      .trim()
      .split(/\s+/)
      .every((one) => /^[\p{Lu}\d]/u.test(one))
  );
}

/**
 * Whether a word with a capital letter may be repeated in a name: “Nico Nico”, “Walla Walla”, “New New York”. Names such
 * as “Azure” and “Box” are on the page alone, too.
 */
function mayBeName(word: string, after: string, alone: () => ReadonlySet<string>): boolean {
  if (!/^[A-Z][a-z]+$/.test(word) || neverNames.has(word.toLowerCase())) return false;
  return (word === 'New' && /^ [A-Z]/.test(after)) || !alone().has(word);
}

/** Returns the words with a capital letter that a page has other than twice in a row. */
function namesAlone(text: string): ReadonlySet<string> {
  const others = text.replace(/\b([A-Z][a-z]+)(?:\s{1,9}\1\b)+/g, ' ');
  return new Set(others.match(/(?<![\w-])[A-Z][a-z]+(?![\w-])/g));
}

/** Words that English repeats. */
const legitimate = new Set(
  'that had very so many long much more far really no yes bye ha blah bla knock wait step test is'.split(' '),
);

/** Whether nothing but one space or line end is between the words. */
function isAdjacent(text: string): boolean {
  return /^\p{L}+(?: |[ \t]*\r?\n[ \t]*)\p{L}+$/u.test(text);
}
