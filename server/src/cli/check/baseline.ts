import path from 'node:path';
import { isAbove } from '../../core/paths/sitePath.ts';
import type { Severity } from '../../core/settings/ruleSettings.ts';
import { count } from '../../core/util/messageText.ts';
import { printable } from '../../core/util/printable.ts';
import { entryAt } from '../../workspace/files/entries.ts';
import { repositoryOf } from '../../workspace/files/fileSystem.ts';
import { staysWithin } from '../../workspace/files/links.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { fromFsPath, parentFolderOf, toFsPath } from '../../workspace/files/resourcePath.ts';
import type { CheckedSite, CheckFinding } from '../checkResult.ts';
import { UsageError, type Io } from '../io.ts';
import { writeRequested } from '../writeFiles.ts';
import type { Keep } from './selection.ts';
import { severitiesFrom } from './severityLevel.ts';

/**
 * Numbers of accepted findings by file, rule and message, or `*` for messages that count something. Lines are left out,
 * since they move with every edit.
 */
type Entries = Map<string, Map<string, Map<string, number>>>;

/** The same in the file. */
type WrittenEntries = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

/** An entry as a list, for messages. */
interface Entry {
  readonly file: string;
  readonly rule: string;
  readonly message: string;
  readonly number: number;
}

/** The root of a site relative to where the command runs, or absolute. */
type SiteRoot = Pick<CheckedSite, 'root'>;

/** What a run does with the entries. */
interface Filter {
  readonly keep: Keep;
  /** Returns the number of findings that were left out so far. */
  readonly leftOut: () => number;
  /** Returns the entries of some sites that no finding has used. */
  readonly stale: (sites: readonly SiteRoot[], io: Io) => readonly Entry[];
}

/** The findings that a team accepts for now. Files are relative to the folder of its own file. */
export class Baseline {
  readonly #fsPath: string;
  readonly #shown: string;
  readonly #entries: Entries;

  private constructor(fsPath: string, shown: string, entries: Entries) {
    this.#fsPath = fsPath;
    this.#shown = shown;
    this.#entries = entries;
  }

  /** Reads a baseline file; throws UsageError if it isn’t one, or if it is missing although `isNew` isn’t set. */
  static async read(file: string, { isNew }: { readonly isNew: boolean }, { cwd }: Io): Promise<Baseline> {
    const fsPath = path.resolve(cwd, file);
    const text = await textOf(fsPath, file);
    if (text !== undefined) return new Baseline(fsPath, file, entriesIn(text, file));
    if (isNew) return new Baseline(fsPath, file, new Map());
    throw new UsageError(`“${file}” not found. Create it with --update-baseline.`);
  }

  /** Returns a condition that leaves out accepted findings, as many as there are. */
  filter(): Filter {
    const left = structuredClone(this.#entries);
    const keep: Keep = (site, finding) => {
      const { file, rule } = finding;
      const message = identityOf(finding);
      const messages = left.get(this.#nameOf(path.join(toFsPath(site.root), file)))?.get(rule.id);
      const number = messages?.get(message) ?? 0;
      // A file above the sites is checked with each of them, and the baseline has its findings once.
      if (number > 0 && !isAbove(file)) messages?.set(message, number - 1);
      return number === 0;
    };
    return {
      keep,
      leftOut: () => numberOf(this.#entries) - numberOf(left),
      stale: (sites, io) => listed(left).filter(({ file }) => this.#isIn(file, sites, io)),
    };
  }

  /** Returns the baseline with exactly the findings of some sites; entries of files outside of them are kept. */
  with(sites: readonly CheckedSite[], lowest: Severity, io: Io): Baseline {
    const entries: Entries = new Map();
    for (const entry of listed(this.#entries)) if (!this.#isIn(entry.file, sites, io)) add(entries, entry);
    const accepted = severitiesFrom(lowest);
    for (const site of sites) {
      const name = ({ file }: CheckFinding): string => this.#nameOf(path.resolve(io.cwd, site.root, file));
      for (const finding of site.findings.filter(({ severity }) => accepted.includes(severity)))
        add(entries, { file: name(finding), rule: finding.rule, message: identityOf(finding), number: 1 });
    }
    return new Baseline(this.#fsPath, this.#shown, entries);
  }

  async write(io: Io): Promise<void> {
    const text = `${JSON.stringify({ version: 1, findings: written(this.#entries) }, undefined, 2)}\n`;
    await writeRequested(fromFsPath(this.#fsPath), text, io);
    io.writeError(`Accepted ${count(numberOf(this.#entries), 'problem')} in “${this.#shown}”.\n`);
  }

  /** Says how many findings aren’t reported since they are accepted. */
  reportLeftOut(number: number, io: Io): void {
    if (number > 0) io.writeError(`${count(number, 'problem')} accepted in “${this.#shown}” not shown.\n`);
  }

  /** Names the entries that no longer apply. */
  reportStale(stale: readonly Entry[], io: Io): void {
    if (stale.length === 0) return;
    const [entries, apply, them] = stale.length === 1 ? ['entry', 'applies', 'it'] : ['entries', 'apply', 'them'];
    const shown = stale
      .slice(0, 10)
      .map(({ file, rule, message }) => `  ${printable(`${file}  ${rule}  ${message}`)}\n`);
    const more = stale.length > shown.length ? [`  and ${count(stale.length - shown.length, 'other')}\n`] : [];
    io.writeError(
      [
        `${stale.length} ${entries} of “${this.#shown}” no longer ${apply}. Remove ${them} with --update-baseline:\n`,
        ...shown,
        ...more,
      ].join(''),
    );
  }

  #nameOf(fsPath: string): string {
    return path.relative(path.dirname(this.#fsPath), fsPath).split(path.sep).join('/');
  }

  /** Returns a path of an entry relative to the root of a site. */
  pathIn(site: SiteRoot, file: string, { cwd }: Io): string {
    const fsPath = path.resolve(path.dirname(this.#fsPath), file);
    return path.relative(path.resolve(cwd, site.root), fsPath).split(path.sep).join('/');
  }

  #isIn(file: string, sites: readonly SiteRoot[], io: Io): boolean {
    return sites.some((site) => !this.pathIn(site, file, io).startsWith('..'));
  }
}

/**
 * Returns what a finding is called in a baseline: its message, unless that counts something, so that one more page
 * makes no new finding.
 */
export function identityOf({
  message,
  counted,
}: Pick<CheckFinding, 'message'> & { readonly counted?: unknown }): string {
  return counted === undefined ? message : '*';
}

function entriesIn(text: string, file: string): Entries {
  try {
    const { version, findings } = JSON.parse(text) as { readonly version: unknown; readonly findings: unknown };
    if (version === 1 && isWritten(findings)) return readEntries(findings);
  } catch {
    // Reported below.
  }
  throw new UsageError(`“${file}” isn’t a baseline. Remove it and use --update-baseline.`);
}

/** Returns the text of a file; undefined if it is missing. It comes from a repository, which may have anything there. */
async function textOf(fsPath: string, shown: string): Promise<string | undefined> {
  const resource = fromFsPath(fsPath);
  const folder = parentFolderOf(resource) ?? resource;
  const within = (await repositoryOf(nodeFileSystem, folder)) ?? folder;
  const isInside = await staysWithin(nodeFileSystem, within, resource);
  const text = isInside ? await nodeFileSystem.readFile(resource) : undefined;
  if (text === undefined && entryAt(fsPath) !== undefined) throw new UsageError(`“${shown}” can’t be read.`);
  return text;
}

function readEntries(findings: WrittenEntries): Entries {
  const entries: Entries = new Map();
  for (const [file, rules] of Object.entries(findings))
    for (const [rule, messages] of Object.entries(rules))
      for (const [message, number] of Object.entries(messages)) add(entries, { file, rule, message, number });
  return entries;
}

function add(entries: Entries, { file, rule, message, number }: Entry): void {
  const rules = entries.get(file) ?? new Map<string, Map<string, number>>();
  const messages = rules.get(rule) ?? new Map<string, number>();
  entries.set(file, rules.set(rule, messages.set(message, (messages.get(message) ?? 0) + number)));
}

function isWritten(value: unknown): value is WrittenEntries {
  const isOf = (one: unknown, isValue: (inner: unknown) => boolean): boolean =>
    typeof one === 'object' && one !== null && !Array.isArray(one) && Object.values(one).every(isValue);
  const isCount = (one: unknown): boolean => Number.isInteger(one);
  return isOf(value, (rules) => isOf(rules, (messages) => isOf(messages, isCount)));
}

function listed(entries: Entries): readonly Entry[] {
  return [...entries].flatMap(([file, rules]) =>
    [...rules].flatMap(([rule, messages]) =>
      [...messages].flatMap(([message, number]) => (number > 0 ? [{ file, rule, message, number }] : [])),
    ),
  );
}

function numberOf(entries: Entries): number {
  return listed(entries).reduce((sum, { number }) => sum + number, 0);
}

/** Returns the entries sorted, so that an update changes as few lines as possible in version control. */
function written(entries: Entries): WrittenEntries {
  return byName(entries, (rules) => byName(rules, (messages) => byName(messages, (number) => number)));
}

function byName<Value, Written>(
  values: ReadonlyMap<string, Value>,
  write: (value: Value) => Written,
): Readonly<Record<string, Written>> {
  const inOrder = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(inOrder.map(([name, value]) => [name, write(value)]));
}
