import type { FileLocation } from '../../paths/fileLocation.ts';
import { folderOf, isAbove, type PathAbove, type SitePath } from '../../paths/sitePath.ts';
import type { Editions } from '../../site/navigation/editions.ts';
import { groupBy } from '../../util/collections.ts';
import { count, formatList } from '../../util/messageText.ts';
import type { ReportedFinding } from './reportedFindings.ts';

/** The location of the same finding in a copy. */
export interface CopyLocation extends FileLocation {
  /** Its version or language; undefined if the file is in none. */
  readonly edition?: string;
}

/** A finding in its site: a representative of similar ones, one of those, or a single one. */
export interface SiteFinding extends ReportedFinding {
  /** The same finding in copies of its page: in other versions and languages. */
  readonly copies?: readonly CopyLocation[];
  /** Findings of its rule in other pages of its folder, if the rule reports once per folder. */
  readonly inFolder?: readonly FileLocation[];
  /** Other findings of its rule with the same cause. */
  readonly sameCause?: readonly FileLocation[];
  /** The finding that represents this one. */
  readonly repeatOf?: FileLocation;
  /** Whether it is shown only because its page is open, so that it isn’t counted. */
  readonly isExtra?: true;
}

/** The findings of a page or snippet. */
export interface FileFindings {
  readonly file: SitePath;
  readonly findings: readonly ReportedFinding[];
}

/** A finding and its page. */
interface Found {
  readonly file: SitePath;
  readonly edition?: string;
  readonly finding: ReportedFinding;
}

/** Why one finding represents others. */
type RepeatKind = 'copies' | 'inFolder' | 'sameCause';

/** What is added to a finding. */
type Repetition = Partial<Record<RepeatKind, CopyLocation[]>> & { repeatOf?: FileLocation };

type Repeats = Map<ReportedFinding, Repetition>;

/**
 * Returns the findings of a site's files by file: a representative names its repeats, and these name it. The list of a
 * file without repeats is the given one. Those of open pages represent
 * all others.
 */
export function findRepeats(
  files: readonly FileFindings[],
  editions: Editions,
  open: readonly FileFindings[] = [],
): ReadonlyMap<SitePath, readonly SiteFinding[]> {
  const repeats: Repeats = new Map();
  const all = [...open, ...files];
  if (!editions.isEmpty) findCopies(files, editions, repeats, open);
  findAlike(all, repeats, 'inFolder', ({ rule }, file) => (rule.once === 'folder' ? folderOf(file) : undefined));
  findAlike(all, repeats, 'sameCause', lossesIn(all));
  findAlike(all, repeats, 'sameCause', ({ severity, cause }, file) => {
    if (cause === undefined) return undefined;
    // A page and its copies were written in the same way.
    if (cause === file) return `${severity} ${editions.originalOf(file)}`;
    return `${severity} ${cause}`;
  });
  findAlike(all, repeats, 'sameCause', ({ rule, severity, message }, file) =>
    rule.once === 'page' ? `${editions.originalOf(file)} ${severity} ${message}` : undefined,
  );
  const pages = all.map(({ file, findings }) => ({ original: editions.originalOf(file), findings }));
  findAlike(all, repeats, 'sameCause', templateLinesIn(pages));
  return new Map(
    files.map(({ file, findings }) => [
      file,
      findings.some((one) => repeats.has(one)) ? findings.map((one) => described(one, repeats)) : findings,
    ]),
  );
}

/** Returns the findings in docs.json and its included files by file, as {@link findRepeats}: those of one cause are one. */
export function withSameCauses<File extends SitePath | PathAbove>(
  byFile: ReadonlyMap<File, readonly ReportedFinding[]>,
): ReadonlyMap<File, readonly SiteFinding[]> {
  const repeats: Repeats = new Map();
  const inSite = [...byFile].flatMap(([file, findings]): readonly FileFindings[] =>
    isAbove(file) ? [] : [{ file, findings }],
  );
  findAlike(inSite, repeats, 'sameCause', ({ severity, cause }) => cause && `${severity} ${cause}`);
  if (repeats.size === 0) return byFile;
  return new Map([...byFile].map(([file, findings]) => [file, findings.map((one) => described(one, repeats))]));
}

/** Returns the findings of a page, of which each names the same ones in other editions of the page. */
export function withCopies(
  page: FileFindings,
  others: readonly FileFindings[],
  editions: Editions,
): readonly SiteFinding[] {
  const repeats: Repeats = new Map();
  addCopies([page, ...others], editions, repeats);
  return repeats.size === 0 ? page.findings : page.findings.map((one) => described(one, repeats));
}

function described(finding: ReportedFinding, repeats: Repeats): SiteFinding {
  return { ...finding, ...repeats.get(finding) };
}

/** Folders of versions are mostly named by numbers. */
const byNumbers = new Intl.Collator('en', { numeric: true });

/**
 * Originals come first, so that they represent their copies; without one, the first copy does. Open pages come before
 * both.
 */
function findCopies(
  files: readonly FileFindings[],
  editions: Editions,
  repeats: Repeats,
  open: readonly FileFindings[],
): void {
  const found = files.filter(({ findings }) => findings.length > 0);
  const located = found.map((one) => ({ ...one, original: editions.originalOf(one.file) }));
  const ordered = [
    ...open,
    ...located.filter(({ file, original }) => file === original),
    ...located.filter(({ file, original }) => file !== original).sort((a, b) => byNumbers.compare(b.file, a.file)),
  ];
  addCopies(ordered, editions, repeats);
}

/** Of equal findings, the one in the first file represents the others. */
function addCopies(files: readonly FileFindings[], editions: Editions, repeats: Repeats): void {
  const first = new Map<string, Found>();
  const firstOfMessage = new Map<string, Found>();
  for (const { file, findings } of files) {
    const original = editions.originalOf(file);
    const isTranslation = editions.isTranslation(file);
    const edition = editions.titleOf(file);
    const numbered = numbering();
    for (const finding of findings) {
      const found = { file, finding, ...(edition !== undefined && { edition }) };
      const ofRule = `${original}\n${finding.rule.id}\n${finding.severity}`;
      const message = editions.withoutFolders(finding.message);
      const inText = numbered(`${ofRule}\n${message}\n${editions.withoutFolders(finding.line ?? '')}`);
      const inOutline = numbered(`${ofRule}\n${message}`);
      const before = firstOfMessage.get(inOutline);
      // The lines of a translation differ, so that its findings are compared by message and order alone. An open one
      // precedes its original, and represents it as well.
      const isOfTranslation = file === original && before !== undefined && editions.isTranslation(before.file);
      if ((isTranslation || isOfTranslation) && !first.has(inText)) {
        add(firstOfMessage, inOutline, found, repeats, 'copies');
        if (isOfTranslation) first.set(inText, before);
      } else {
        add(first, inText, found, repeats, 'copies');
        if (repeats.get(finding)?.repeatOf === undefined && !firstOfMessage.has(inOutline))
          firstOfMessage.set(inOutline, found);
      }
    }
  }
}

/** Returns a function that numbers equal texts. */
function numbering(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return `${count}\n${text}`;
  };
}

/** Groups the findings of each rule by a key, unless they are represented already. */
function findAlike(
  files: readonly FileFindings[],
  repeats: Repeats,
  kind: RepeatKind,
  sameOf: (finding: ReportedFinding, file: SitePath) => string | undefined,
): void {
  const first = new Map<string, Found>();
  for (const { file, findings } of files) {
    for (const finding of findings) {
      const same = sameOf(finding, file);
      if (same === undefined || repeats.get(finding)?.repeatOf !== undefined) continue;
      add(first, `${finding.rule.id} ${same}`, { file, finding }, repeats, kind);
    }
  }
}

function add(
  first: Map<string, Found>,
  key: string,
  { finding, ...location }: Found,
  repeats: Repeats,
  kind: RepeatKind,
): void {
  const before = first.get(key);
  if (before === undefined) {
    first.set(key, { finding, ...location });
    return;
  }
  const ofFirst = repetitionOf(before.finding, repeats);
  (ofFirst[kind] ??= []).push({ ...location, range: finding.range });
  repetitionOf(finding, repeats).repeatOf = { file: before.file, range: before.finding.range };
}

function repetitionOf(finding: ReportedFinding, repeats: Repeats): Repetition {
  const known = repeats.get(finding);
  if (known !== undefined) return known;
  const repetition: Repetition = {};
  repeats.set(finding, repetition);
  return repetition;
}

/** The number of findings that one represents, by the reason. */
export interface RepeatCounts extends Readonly<Partial<Record<RepeatKind, number>>> {
  /** The versions and languages of the copies. */
  readonly editions?: readonly string[];
}

/** The maximum number of versions and languages that a message names. */
const mostNamed = 3;

/** Returns how many others a finding represents. */
export function repeatCounts({ copies, inFolder, sameCause }: SiteFinding): RepeatCounts {
  return {
    ...(copies && { copies: copies.length, editions: [...new Set(copies.flatMap(({ edition }) => edition ?? []))] }),
    ...(inFolder && { inFolder: inFolder.length }),
    ...(sameCause && { sameCause: sameCause.length }),
  };
}

/** Returns the suffix of a representative's message; empty for other findings. */
export function repeatsText({ copies = 0, editions = [], inFolder = 0, sameCause = 0 }: RepeatCounts): string {
  const parts = [
    ...(sameCause === 0 ? [] : [`and in ${count(sameCause, 'more place')}`]),
    ...(inFolder === 0 ? [] : [`and ${inFolder} more in this folder`]),
    ...(copies === 0 ? [] : [`also in ${editionsText(copies, editions)}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** Returns the names of the copies' versions and languages, or the number of copies if they have none. */
function editionsText(copies: number, editions: readonly string[]): string {
  if (editions.length === 0) return copies === 1 ? '1 copy' : `${copies} copies`;
  if (editions.length <= mostNamed) return formatList(editions, 'and');
  return `${editions.slice(0, mostNamed - 1).join(', ')} and ${editions.length - mostNamed + 1} others`;
}

/** A line on as many pages is written by a program or copied from a template; on fewer, its authors may have typed it. */
const fewestPages = 10;

/**
 * Returns a function that returns what findings have in common if most pages of a folder lack something: a converter has
 * lost the ids of their sections. Undefined for every other finding.
 */
function lossesIn(files: readonly FileFindings[]): (finding: ReportedFinding) => string | undefined {
  const lacking = new Set(files.flatMap(({ findings }) => findings.flatMap(({ lackedBy }) => lackedBy ?? [])));
  if (lacking.size < fewestPages) return () => undefined;
  const pages = groupBy(new Set(files.map(({ file }) => file)), folderOf);
  const losses = [...groupBy(lacking, folderOf)].filter(
    ([folder, found]) => found.length >= fewestPages && found.length * 2 > (pages.get(folder)?.length ?? 0),
  );
  const folders = new Set(losses.map(([folder]) => folder));
  return ({ severity, lackedBy }) => {
    const folder = lackedBy && folderOf(lackedBy);
    return folder !== undefined && folders.has(folder) ? `${severity} lost in ${folder}` : undefined;
  };
}

/** The findings of a page, and the page of which it is an edition. */
interface PageFindings {
  readonly original: SitePath;
  readonly findings: readonly ReportedFinding[];
}

/**
 * Returns a function that returns what findings have in common that a program or a template repeats: the message and
 * the line, if enough pages have both; undefined for every other finding.
 */
function templateLinesIn(pages: readonly PageFindings[]): (finding: ReportedFinding) => string | undefined {
  const originals = new Map<string, Set<SitePath>>();
  for (const { original, findings } of pages) {
    for (const finding of findings) {
      const key = keyOf(finding);
      if (key === undefined) continue;
      const known = originals.get(key) ?? new Set();
      originals.set(key, known.add(original));
    }
  }
  return (finding) => {
    const key = keyOf(finding);
    return key !== undefined && (originals.get(key)?.size ?? 0) >= fewestPages ? key : undefined;
  };
}

function keyOf({ rule, severity, message, line = '' }: ReportedFinding): string | undefined {
  // Lines of a single word, such as `</div>`, are alike by chance.
  const isTelling = rule.once === 'template' && /\p{L}{2}.*[^\p{L}].*\p{L}{2}/u.test(line);
  return isTelling ? `${rule.id} ${severity} ${message}\n${line}` : undefined;
}
