import type { PageRule } from '../engine/rule.ts';
import { searchFor, phraseFindings, type Phrases } from './phraseFindings.ts';

export const wordy: PageRule = {
  meta: {
    id: 'prose/wordy',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'a phrase for which there is a shorter one',
    guideline: { convention: 'writing-1' },
  },
  check: (context) =>
    phraseFindings(context, phrases, search, (phrase, better) => `Wordy phrase: ${phrase}. Use ${better}.`),
};

const phrases: Phrases = {
  'in order to': 'to',
  'so as to': 'to',
  'due to the fact that': 'because',
  'owing to the fact that': 'because',
  'in light of the fact that': 'because',
  'despite the fact that': 'although',
  'in spite of the fact that': 'although',
  'in the event that': 'if',
  'on the condition that': 'if',
  'at this point in time': 'now',
  'at the present time': 'now',
  'with the exception of': 'except for',
  'has the ability to': 'can',
  'has the capability to': 'can',
  'in close proximity to': 'near',
  'make use of': 'use',
  'makes use of': 'uses',
  'making use of': 'using',
  utilize: 'use',
  utilizes: 'uses',
  utilized: 'used',
  utilizing: 'using',
  utilise: 'use',
  utilises: 'uses',
  utilising: 'using',
  'prior to': 'before',
  'subsequent to': 'after',
  'in regards to': 'about',
  'with regards to': 'about',
  'take into consideration': 'consider',
  'each and every': 'every',
};

const search = searchFor(phrases);
