import type { ForeignReason } from '../core/generators/rulesFile/managedBlock.ts';
import type { ProposedText } from '../workspace/generated/rulesProposal.ts';

/** The messages about a rules file with content that Docsight didn't write. */
interface ForeignMessages {
  /** Why confirmation is required. */
  readonly reason: string;
  /** The result of `--check`, if another than the reason. */
  readonly verdict?: string;
  readonly question: string;
  /** What `--yes` does to the file. */
  readonly consequence: string;
}

const messages: Readonly<Record<ForeignReason, ForeignMessages>> = {
  doubled: {
    reason: 'has more than one Docsight section',
    question: 'Update one and remove the others?',
    consequence: 'updates one and removes the others',
  },
  damaged: {
    reason: 'has an incomplete Docsight section: a marker is missing',
    question: 'Add a new section? You can then delete the old one.',
    consequence: 'adds a new section, so that you can delete the old one',
  },
  others: {
    reason: 'wasn’t created by Docsight',
    verdict: 'has no Docsight section',
    question: 'Add a Docsight section to it?',
    consequence: 'adds a Docsight section and keeps the rest',
  },
};

/** Returns the messages about a rules file with content that Docsight didn't write. */
export function foreignMessages({ foreign = 'others' }: Pick<ProposedText, 'foreign'>): ForeignMessages {
  return messages[foreign];
}
