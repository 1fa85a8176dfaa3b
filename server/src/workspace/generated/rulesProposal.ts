import { foreignReason, withBlock, type ForeignReason, type RulesFileText } from '../../core/generators/rulesFile/managedBlock.ts';
import { rulesTextFor } from '../../core/generators/rulesFile/rulesText.ts';
import type { RulesTarget } from '../../core/generators/rulesFile/targets.ts';
import type { Refusable } from '../../core/features/refactor/refactoring.ts';
import { brokenConfig } from '../../core/site/brokenConfig.ts';
import type { Hiding } from '../../core/site/siteSnapshot.ts';
import { applyEdits } from '../../core/text/textRange.ts';
import { join, relativeTo, type ResourcePath } from '../files/resourcePath.ts';
import { folderOfSite, hidingOfTarget } from './rulesFiles.ts';
import type { Site } from '../site.ts';
import type { Workspace } from '../workspace.ts';

export interface ProposedText extends RulesFileText {
  readonly path: ResourcePath;
  /** Relative to the repository's root, for people. */
  readonly shown: string;
  /** The current text; undefined if there is no such file. */
  readonly before: string | undefined;
  /** Why a person has to agree, if they have to. */
  readonly foreign?: ForeignReason;
}

/** The proposed rules file of a site for one target. */
export interface RulesProposal {
  readonly file: ProposedText;
  /** The platform's ignore file with a line for the rules file, if the platform would publish that as a page. */
  readonly ignore: ProposedLine | undefined;
}

/** A file with an added line. */
export interface ProposedLine extends ProposedText {
  readonly line: string;
}

/** Returns the proposal for a target, of a site of which all pages were read, or why there is none. */
export async function proposeRules(
  workspace: Workspace,
  site: Site,
  target: RulesTarget,
): Promise<Refusable<RulesProposal>> {
  const { config } = site.takeSnapshot();
  // The file would lack everything that the parser skipped in a docs.json with syntax errors.
  if (!config.isComplete) return { refused: brokenConfig(config.file) };
  const repository = await workspace.repositoryOf(site);
  const path = join(repository, target.path);
  if (!(await workspace.staysWithin(repository, path))) return { refused: pointsOutside(target) };
  if ((await workspace.files.stat(path)) === 'folder')
    return { refused: `“${target.path}” is a folder. Remove it or use another path.` };
  const before = await workspace.files.readText(path);
  const folder = folderOfSite({ siteRoot: site.root, repository });
  const file = { ...textWithRules(site, target, before, folder), path, shown: target.path, before };
  const around = workspace.siteOf(path);
  if (around === undefined) return { file, ignore: undefined };
  const rulesLocation = { siteRoot: around.root, repository, isOfSite: () => true };
  const hiding = await hidingOfTarget(workspace.files, target, rulesLocation);
  return { file, ignore: hiding && proposeHiding(hiding, around, repository) };
}

function textWithRules(
  site: Site,
  target: RulesTarget,
  before: string | undefined,
  folder: string,
): RulesFileText & Pick<ProposedText, 'foreign'> {
  const existing = before ?? '';
  const proposed = withBlock(target, before, rulesTextFor(target, site.takeSnapshot(), folder), folder);
  return proposed.state === 'foreign' ? { ...proposed, foreign: foreignReason(existing, folder) } : proposed;
}

function pointsOutside({ path }: RulesTarget): string {
  return `“${path}” is a symbolic link that points outside the repository. Replace it with a file or folder.`;
}

/**
 * Proposes the line of the ignore file. It changes no other line, but the file belongs to a person, so the caller asks.
 */
function proposeHiding(
  { text, line, edit }: Hiding,
  { root }: Site,
  repository: ResourcePath,
): ProposedLine | undefined {
  if (edit.kind === 'move') return undefined;
  const path = join(root, edit.file);
  const shown = relativeTo(repository, path) ?? edit.file;
  return edit.kind === 'create'
    ? { path, shown, line, before: undefined, text: edit.text, state: 'new' }
    : { path, shown, line, before: text, text: applyEdits(text, edit.edits), state: 'managed' };
}
