import type { AreaRules } from '../engine/rule.ts';
import { expectedOutcome } from './expected-outcome.ts';
import { inclusive } from './inclusive.ts';
import { longSentence } from './long-sentence.ts';
import { parallelList } from './parallel-list.ts';
import { passiveVoice } from './passive-voice.ts';
import { prerequisites } from './prerequisites.ts';
import { repeatedWord } from './repeated-word.ts';
import { secondPerson } from './second-person.ts';
import { tense } from './tense.ts';
import { terminology } from './terminology.ts';
import { troubleshooting } from './troubleshooting.ts';
import { undefinedTerm } from './undefined-term.ts';
import { wordy } from './wordy.ts';

export const rules: AreaRules = {
  page: [
    passiveVoice,
    secondPerson,
    tense,
    undefinedTerm,
    terminology,
    parallelList,
    repeatedWord,
    prerequisites,
    expectedOutcome,
    troubleshooting,
    longSentence,
    wordy,
    inclusive,
  ],
};
