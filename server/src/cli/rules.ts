import { rulesTargets, type RulesTarget } from '../core/generators/rulesFile/targets.ts';
import { formatList } from '../core/util/messageText.ts';
import { namedTargets, usualTargets } from '../workspace/generated/chooseTargets.ts';
import { proposeRules, type ProposedText, type RulesProposal } from '../workspace/generated/rulesProposal.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { rulesLine } from './commandLines.ts';
import { openSite, warnOfSettings } from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { folderArgument, readArguments } from './readArguments.ts';
import { unifiedDiff } from './unifiedDiff.ts';
import { shownPath, writeFiles } from './writeFiles.ts';
import type { ForeignReason } from '../core/generators/rulesFile/managedBlock.ts';

/** A run of the command: its site and options. */
interface Run {
  readonly site: Site;
  readonly workspace: Workspace;
  readonly targets: readonly RulesTarget[];
  readonly options: RulesOptions;
  readonly io: Io;
}

/** Writes the rules files of a site, or checks whether they are up to date; returns the exit code. */
export async function rules(args: readonly string[], io: Io): Promise<number> {
  const options = parseRulesOptions(args);
  const { site, workspace } = await openSite(options.folder, io);
  warnOfSettings(site, io);
  const targets = await chooseTargets(workspace, site, options, io);
  const run = { site, workspace, targets, options, io };
  return options.check ? check(run) : write(run);
}

/** Returns the requested targets, or the default ones, after saying which and why. */
async function chooseTargets(
  workspace: Workspace,
  site: Site,
  { editors, check }: RulesOptions,
  io: Io,
): Promise<readonly RulesTarget[]> {
  if (editors.length > 0) return namedTargets(workspace, site, editors);
  const chosen = await usualTargets(workspace, site);
  if (!check) {
    for (const { target, reason } of chosen)
      if (reason !== undefined) io.write(`${reason}; using ${target.path}. Choose another with --editor.\n`);
  }
  return chosen.map(({ target }) => target);
}

async function propose({ workspace, site, targets }: Run): Promise<readonly RulesProposal[]> {
  const proposals: RulesProposal[] = [];
  for (const target of targets) proposals.push(await proposeFor(target, { workspace, site }));
  return proposals;
}

async function proposeFor(
  target: RulesTarget,
  { workspace, site }: Pick<Run, 'workspace' | 'site'>,
): Promise<RulesProposal> {
  const proposal = await proposeRules(workspace, site, target);
  if ('refused' in proposal) throw new UsageError(proposal.refused);
  return proposal;
}

function verdictOn(file: ProposedText): string {
  if (file.state !== 'foreign') return verdicts[file.state];
  const { reason, verdict = reason } = foreignMessages(file);
  return verdict;
}

const verdicts = { new: 'is missing', current: 'is up to date', managed: 'is out of date' } as const;

async function check(run: Run): Promise<number> {
  const { io, options } = run;
  const files = (await propose(run)).map(({ file }) => file);
  for (const file of files) io.write(`${shownPath(file.path, io)} ${verdictOn(file)}.\n`);
  if (files.every(({ state }) => state === 'current')) return exitCodes.clean;
  const command = ['docsight rules', ...options.editors.map((id) => `--editor ${id}`)].join(' ');
  io.write(`Run “${command}” to fix this.\n`);
  return exitCodes.findings;
}

async function write(run: Run): Promise<number> {
  const { io, options, targets } = run;
  const files = (await propose(run)).map(({ file }) => file);
  const foreign = files.filter(({ state }) => state === 'foreign');
  if (!options.yes && !(await agrees(foreign, io))) {
    io.writeError('Nothing was written.\n');
    return exitCodes.notRun;
  }
  await writeAll(files, run);
  for (const [at, file] of files.entries()) io.write(`${outcome(file, targets[at], io)}\n`);
  for (const target of targets) await hide(target, run);
  return exitCodes.clean;
}

/**
 * Shows the diffs of files with content that Docsight didn't write, and asks about all of them before any is changed.
 */
async function agrees(foreign: readonly ProposedText[], io: Io): Promise<boolean> {
  for (const file of foreign) {
    const shown = shownPath(file.path, io);
    const { reason, question, consequence } = foreignMessages(file);
    if (io.ask === undefined) throw new UsageError(`“${shown}” ${reason}. Nothing was written. --yes ${consequence}.`);
    io.write(unifiedDiff(shown, file.before ?? '', file.text));
    if (!(await io.ask(`“${shown}” ${reason}. ${question}`))) return false;
  }
  return true;
}

/** Writes the files; every required confirmation was given before. */
async function writeAll(files: readonly ProposedText[], { workspace, site, io }: Run): Promise<void> {
  const all = files.map(({ path, text }) => ({ path, text, isManaged: true }));
  await writeFiles(all, io, { yes: true, within: await workspace.repositoryOf(site) });
}

function outcome(file: ProposedText, target: RulesTarget | undefined, io: Io): string {
  const shown = shownPath(file.path, io);
  switch (file.state) {
    case 'new':
      return `Wrote ${shown} for ${target?.reader ?? 'assistants'}.`;
    case 'current':
      return `${shown} is up to date.`;
    case 'managed':
      return `Updated ${shown}.`;
    case 'foreign':
      return file.foreign === 'doubled' ? `Updated ${shown}.` : `Added a Docsight section to ${shown}.`;
  }
}

/** Keeps the platform from publishing a file. The ignore file is read again for each target, since each adds a line. */
async function hide(target: RulesTarget, run: Run): Promise<void> {
  const { options, io } = run;
  const { file, ignore } = await proposeFor(target, run);
  if (ignore === undefined) return;
  const [shown, ignoreFile] = [shownPath(file.path, io), shownPath(ignore.path, io)];
  const published = `“${shown}” is in the site’s folder, so it would be published as a page.`;
  const isRequested = options.yes || (await io.ask?.(`${published} Add it to ${ignoreFile}?`)) === true;
  if (!isRequested) {
    io.write(`${published} To exclude it, add this line to ${ignoreFile}:\n  ${ignore.line}\n`);
    return;
  }
  await writeAll([ignore], run);
  io.write(`Added it to ${ignoreFile}, so it isn’t published.\n`);
}

interface RulesOptions {
  readonly folder: string;
  /** The ids of the requested targets; none for the default ones. */
  readonly editors: readonly string[];
  readonly check: boolean;
  readonly yes: boolean;
}

/** Parses the arguments of `docsight rules`; throws UsageError for invalid ones. */
function parseRulesOptions(args: readonly string[]): RulesOptions {
  const { values, positionals } = readArguments(rulesLine, args);
  const { editor = [], check = false, yes = false } = values;
  const folder = folderArgument(rulesLine, positionals);
  if (check && yes) throw new UsageError('--yes has no effect with --check. Use only one of them.');
  const ids = rulesTargets.map(({ id }) => id);
  const unknown = editor.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new UsageError(`Invalid --editor “${unknown}”. Use ${formatList(ids)}.`);
  return { folder, editors: editor, check, yes };
}

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
function foreignMessages({ foreign = 'others' }: Pick<ProposedText, 'foreign'>): ForeignMessages {
  return messages[foreign];
}
