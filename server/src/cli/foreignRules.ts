import type { ForeignReason } from '../core/generators/rulesFile/managedBlock.ts';
import type { ProposedText } from '../workspace/generated/rulesProposal.ts';

/** The messages about a rules file with content that Docsight didn't write. */
export interface ForeignMessages {
  readonly isDoubled: boolean;
  /** The result of `--check`. */
  readonly verdict: string;
  /** Why confirmation is required. */
  readonly reason: string;
  readonly question: string;
  /** What `--yes` does to the file. */
  readonly consequence: string;
}

/** Returns the messages about a rules file with content that Docsight didn't write. */
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
