import { code } from '../../util/messageText.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { PageRule } from '../engine/rule.ts';
import { proseSearch, styleMatches } from './proseRule.ts';
import { deletion } from '../../text/textEdit.ts';

export const repeatedWord: PageRule = {
  meta: {
    id: 'prose/repeated-word',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'a word that is written twice in a row',
    guideline: { convention: 'writing-1' },
  },
  *check(context) {
    for (const { match, range, sentence } of styleMatches(context, repeated)) {
      const [, word = '', space = '', other = ''] = match;
      // A name may be followed by the same word in lower case: “Will will …”.
      if (word !== other && !neverNames.has(other)) continue;
      if (legitimate.has(word.toLowerCase()) || !isAdjacent(context.page.text.slice(range.start, range.end))) continue;
      if (isInfinitiveAfterVerb(sentence.text, match)) continue;
      const again = { start: range.end - word.length - space.length, end: range.end };
      yield {
        range,
        message: `${code(word)} is repeated. Remove one of the two.`,
        fixes: () => [pageFix(context, 'Remove the repeated word', [deletion(again)], { preferred: true })],
      };
    }
  },
};

/** The same word twice; a hyphen or a dot after it makes it part of another one. */
const repeated = proseSearch(/(?<![\w\uFFFC’'./-])([A-Za-z]{2,})(\s+)(\1)(?![\w\uFFFC’'/=-]|\.\S)/gi, []);

/** Words that are no name with a capital letter, at the beginning of a sentence. */
const neverNames = new Set(
  'the this these those you your we our they their if when for with and from to in of on'.split(' '),
);

/** Whether the “to” of a verb is followed by that of an infinitive: “the page that users go to to start”. */
function isInfinitiveAfterVerb(text: string, { index, 0: { length } }: RegExpExecArray): boolean {
  const isOfVerb = /\b(?:go|goes|going|listen|listens|listening|subscribed?|belongs?) $/i.test(text.slice(0, index));
  return isOfVerb && /^\s+(?!(?:the|an?|your|our|this|that)\b)[a-z]/.test(text.slice(index + length));
}

/** Words that English repeats. */
const legitimate = new Set(
  'that had very so many long much more far really no yes bye ha blah bla knock wait step test is'.split(' '),
);

/** Whether nothing but one space or line end is between the words. */
function isAdjacent(text: string): boolean {
  return /^\p{L}+(?: |[ \t]*\r?\n[ \t]*)\p{L}+$/u.test(text);
}
