import { referenceTo } from '../../config/composedTree.ts';
import { extensionOf, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { ConfigCursor } from './configCursor.ts';
import { textProposal, type Proposal } from './proposal.ts';

/** Returns the JSON files that docs.json can include by `$ref`, API descriptions excluded. */
export function referenceProposals(
  { config, files, apiDescriptions }: SiteSnapshot,
  { fragment, path, typed }: ConfigCursor,
): readonly Proposal[] {
  if (config.generation !== 'current' || path.at(-1) !== '$ref') return [];
  const isDescription = (file: SitePath): boolean => {
    const read = apiDescriptions.get(file);
    return read !== undefined && read.problem === undefined;
  };
  return files.dataFiles
    .filter(
      (file) => file !== config.file && file !== fragment.file && extensionOf(file) === '.json' && !isDescription(file),
    )
    .map((file) => textProposal(referenceTo(file, fragment.file, typed), 'file'));
}
