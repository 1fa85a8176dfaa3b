import type { ForeignReason } from '../core/generators/rulesFile/managedBlock.ts';
import type { ProposedText } from '../workspace/rulesProposal.ts';

/** How a person is told of a rules file that isn't Docsight's alone to change. */
export interface ForeignMessages {
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
export function foreignMessages({ foreign = 'others' }: Pick<ProposedText, 'foreign'>): ForeignMessages {
  return messages[foreign];
}

const doubled: ForeignMessages = {
  isDoubled: true,
  verdict: 'has more than one Docsight section',
  reason: 'has more than one Docsight section',
  question: 'Update one and remove the others?',
  consequence: 'updates one and removes the others',
};

const damaged: ForeignMessages = {
  isDoubled: false,
  verdict: 'has an incomplete Docsight section: a marker is missing',
  reason: 'has an incomplete Docsight section: a marker is missing',
  question: 'Add a new section? You can then delete the old one.',
  consequence: 'adds a new section, so that you can delete the old one',
};

const others: ForeignMessages = {
  isDoubled: false,
  verdict: 'has no Docsight section',
  reason: 'wasn’t created by Docsight',
  question: 'Add a Docsight section to it?',
  consequence: 'adds a Docsight section and keeps the rest',
};

const messages: Readonly<Record<ForeignReason, ForeignMessages>> = { doubled, damaged, others };
