import { movePath } from '../core/features/refactor/movePath.ts';
import type { Refusable } from '../core/features/refactor/refactoring.ts';
import { renameableSection } from '../core/features/refactor/renameSection.ts';
import { nameOfSection } from '../core/features/refactor/sectionName.ts';
import { sectionNamed } from '../core/page/sections/sections.ts';
import type { FileEdit } from '../core/paths/fileEdit.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { findSection } from '../core/site/sections/sectionLocation.ts';
import { count } from '../core/util/messageText.ts';
import { nearestNames } from '../core/util/nearest.ts';
import { join } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { moveLine } from './commandLines.ts';
import { refuseBrokenConfig, refuseUnreadableSettings } from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { applyFileEdits, showFileEdits } from './move/applyFileEdits.ts';
import { findSource, newPathOf, type MoveSource } from './move/movedPath.ts';
import { readArguments } from './readArguments.ts';
import { shownPath } from './writeFiles.ts';

interface MoveArguments {
  readonly from: string;
  readonly to: string;
  readonly redirects: boolean;
  readonly isDryRun: boolean;
}

/** Moves a file or folder of a site, or renames a section, with everything that refers to it; returns the exit code. */
export async function move(args: readonly string[], io: Io): Promise<number> {
  const options = parseMoveArguments(args);
  const source = await findSource(options.from, io);
  refuseUnreadableSettings(source.site, io);
  refuseBrokenConfig(source.site);
  const outcome =
    source.section === undefined ? await moved(source, options, io) : await renamed(source, source.section, options);
  if ('refused' in outcome) throw new UsageError(outcome.refused);
  const { edits } = outcome;
  if (options.isDryRun) await showFileEdits(source.site, edits, io);
  else await applyFileEdits(source.site, edits, io);
  io.write(`${summary(source.site, edits, options, io)}\n`);
  return exitCodes.clean;
}

async function moved(source: MoveSource, { to, redirects }: MoveArguments, io: Io): Promise<Refusable> {
  const target = await newPathOf(source, to, io);
  return movePath(source.site.takeSnapshot(), { from: source.file, to: target }, { redirects });
}

/** Renames a section as its link in an editor does: its id if it has one, or else its title. */
async function renamed(
  { site, file, argument }: MoveSource,
  section: string,
  { to, redirects }: MoveArguments,
): Promise<Refusable> {
  if (redirects) throw new UsageError('--redirect has no effect with a section. Remove it.');
  const holder = findSection(site.takeSnapshot(), file, section)?.file ?? file;
  const context = await site.contextOf(holder);
  const found = context && sectionNamed(context.pageIndex.sections, section);
  const name = found && nameOfSection(context, found);
  if (context !== undefined && name !== undefined) return renameableSection(context, name).rename(to);
  const ids = context?.pageIndex.sections.flatMap((one) => one.ids) ?? [];
  const [nearest] = nearestNames(section, ids);
  const hint = nearest === undefined ? '' : ` Did you mean “#${nearest}”?`;
  throw new UsageError(`“${argument}”: the page has no such section.${hint}`);
}

function summary(site: Site, edits: readonly FileEdit[], { isDryRun }: MoveArguments, io: Io): string {
  const shown = (file: SitePath): string => shownPath(join(site.root, file), io);
  const changed = edits.filter(({ kind }) => kind === 'edit').length;
  const files = count(changed, 'file');
  const change = isDryRun ? `Would change ${files}` : `Changed ${files}`;
  const step = edits.find((edit) => edit.kind === 'move');
  if (step === undefined) return changed === 0 ? 'Nothing to change.' : `${change}.`;
  return `${isDryRun ? 'Would move' : 'Moved'} ${shown(step.from)} to ${shown(step.file)}. ${change}.`;
}

function parseMoveArguments(args: readonly string[]): MoveArguments {
  const { values, positionals } = readArguments(moveLine, args);
  const [from, to, ...others] = positionals;
  if (from === undefined || to === undefined || others.length > 0)
    throw new UsageError('docsight move needs two paths: docsight move FROM TO, or PAGE#SECTION "NEW NAME".');
  return { from, to, redirects: values.redirect ?? false, isDryRun: values['dry-run'] ?? false };
}
