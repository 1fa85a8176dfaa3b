import { removeFile } from '../workspace/writing/diskWrites.ts';
import { showPath } from '../core/config/json/jsonTree.ts';
import type { UpgradeNote } from '../core/config/classic/classicSource.ts';
import { nameTakenMessage, upgradeSite, type SiteUpgrade } from '../core/features/refactor/upgradeSite.ts';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import { join, toFsPath, type ResourcePath } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { inEncodingOf, shownPath, writeFiles } from './writeFiles.ts';
import { openSite } from './folders.ts';
import { upgradeLine } from './commandLines.ts';
import { exitCodes, plain, UsageError, type Io } from './io.ts';
import { folderArgument, readArguments } from './readArguments.ts';
import { unifiedDiff } from './unifiedDiff.ts';
import { writeFailureText } from '../workspace/writing/writeFailure.ts';

interface UpgradeOptions {
  readonly folder: string;
  readonly isDryRun: boolean;
  readonly yes: boolean;
}

/** Upgrades the configuration of a site to the current generation after confirmation; returns the exit code. */
export async function upgrade(args: readonly string[], io: Io): Promise<number> {
  const { folder, isDryRun, yes } = parseUpgradeOptions(args);
  const { site } = await openSite(folder, io);
  const change = upgradeSite(site.takeSnapshot());
  if ('refused' in change) throw new UsageError(change.refused);
  const target = join(site.root, change.file);
  const [from, to] = [shownPath(site.configPath, io), shownPath(target, io)];
  if (from !== to && (await nodeFileSystem.stat(target)) !== undefined)
    throw new UsageError(nameTakenMessage(from, to));
  const text = await inEncodingOf(site.configPath, from, change.text);
  io.write(unifiedDiff(to, site.takeSnapshot().config.tree.text, change.text, from));
  io.write(notesOf(change));
  if (isDryRun) return exitCodes.clean;
  if (!yes && !(await agrees(from, to, io))) {
    io.writeError('Nothing was written.\n');
    return exitCodes.notRun;
  }
  await write(site, target, text, io);
  io.write(
    from === to ? `Wrote ${to} in the current format.\n` : `Wrote ${to} in the current format and removed ${from}.\n`,
  );
  return exitCodes.clean;
}

function notesOf({ left, changed }: SiteUpgrade): string {
  const list = (title: string, notes: readonly UpgradeNote[]): string =>
    notes.length === 0 ? '' : `\n${title}\n${notes.map((note) => `  ${lineOf(note)}\n`).join('')}`;
  return `${list('Not converted:', left)}${list('Converted differently:', changed)}\n`;
}

function lineOf({ path, message }: UpgradeNote): string {
  return `${showPath(path)}: ${plain(message)}`;
}

async function agrees(from: string, to: string, { ask }: Io): Promise<boolean> {
  if (ask === undefined) throw new UsageError('Nothing was written. Use --yes to write the changes shown above.');
  return ask(from === to ? `Write these changes to ${to}?` : `Write ${to} and remove ${from}?`);
}

/** Writes the new file before it deletes the old one. */
async function write({ configPath, root }: Site, target: ResourcePath, text: string, io: Io): Promise<void> {
  await writeFiles([{ path: target, text, isManaged: true }], io, { yes: true, within: root });
  if (target === configPath) return;
  try {
    await removeFile(toFsPath(configPath));
  } catch (error) {
    const [from, to] = [shownPath(configPath, io), shownPath(target, io)];
    throw new UsageError(`“${from}” can’t be removed: ${writeFailureText(error)}. Already written: “${to}”.`);
  }
}

function parseUpgradeOptions(args: readonly string[]): UpgradeOptions {
  const { values, positionals } = readArguments(upgradeLine, args);
  const { 'dry-run': isDryRun = false, yes = false } = values;
  const folder = folderArgument(upgradeLine, positionals);
  if (isDryRun && yes) throw new UsageError('--yes has no effect with --dry-run. Use only one of them.');
  return { folder, isDryRun, yes };
}
