import { opaque } from '../../prose/passages.ts';
import { count } from '../../util/messageText.ts';
import type { PageRule } from '../engine/rule.ts';
import type { OptionSchemas } from '../engine/ruleOptions.ts';

const options = {
  max: { type: 'integer', default: 45, minimum: 15, description: 'The largest number of words in a sentence.' },
} as const satisfies OptionSchemas;

export const longSentence: PageRule<typeof options> = {
  meta: {
    id: 'prose/long-sentence',
    title: 'Long sentence',
    severity: 'hint',
    summary: 'a sentence with more words than readers can follow',
    guideline: { convention: 'writing-1' },
    presets: { default: 'off', strict: 'warning' },
    options,
  },
  *check(context, { max }) {
    if (!context.prose.isEnglish) return;
    for (const { start, text } of context.prose.sentences) {
      // A word and its space take two characters at the least.
      if (text.length < max * 2) continue;
      const words = wordsIn(text);
      if (words <= max) continue;
      yield {
        range: { start, end: start + text.length },
        message: `This sentence has ${count(words, 'word')}. Split it into shorter sentences, or use a list.`,
      };
    }
  },
};

const words = new RegExp(`(?<![\\p{L}\\p{N}’'-])[\\p{L}\\p{N}’'-]*\\p{L}[\\p{L}\\p{N}’'-]*|${opaque}+`, 'gu');

/** Returns how many words a sentence has; a piece of code counts as one. */
function wordsIn(text: string): number {
  return text.match(words)?.length ?? 0;
}
