import type { ForeignReason } from '../core/exports/rulesFile/managedBlock.ts';
import type { ProposedText } from '../workspace/rulesProposal.ts';

/** How a person is told of a rules file that isn't Docsight's alone to change. */
export interface ForeignWords {
  readonly isDoubled: boolean;
  /** What a check says of the file. */
  readonly verdict: string;
  /** Why somebody has to agree. */
  readonly reason: string;
  readonly question: string;
  /** What becomes of the file for whoever agrees beforehand. */
  readonly consequence: string;
}

/** What is said of a file that isn't Docsight's alone to change. */
export function foreignWords({ foreign = 'others' }: Pick<ProposedText, 'foreign'>): ForeignWords {
  return words[foreign];
}

const doubled: ForeignWords = {
  isDoubled: true,
  verdict: 'has Docsight’s part more than once',
  reason: 'has Docsight’s part more than once',
  question: 'Keep one of them?',
  consequence: 'keeps one of them',
};

const damaged: ForeignWords = {
  isDoubled: false,
  verdict: 'has only one of the two marks around Docsight’s part',
  reason: 'has only one of the two marks around Docsight’s part, so nobody can tell where that begins and ends',
  question: 'Add a new part, so that you can delete the old one?',
  consequence: 'adds a new part, so that you can delete the old one',
};

const others: ForeignWords = {
  isDoubled: false,
  verdict: 'has no part that Docsight keeps up to date',
  reason: 'was written by somebody else',
  question: 'Add Docsight’s part to it?',
  consequence: 'adds Docsight’s part to it and keeps the rest',
};

const words: Readonly<Record<ForeignReason, ForeignWords>> = { doubled, damaged, others };
