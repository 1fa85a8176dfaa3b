import type { Checking } from '../../core/analysis/report.ts';
import { exceededBound } from '../../core/page/pageBounds.ts';
import { readingPage, readPage } from '../../core/page/readPage.ts';
import { recordingPage, recordPage, type PageRecord } from '../../core/page/record/pageRecord.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { ruleMetas } from '../../core/rules/index.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { checkingPageAlone, checkPageAlone, inOrder } from '../../core/rules/engine/runRules.ts';
import { hasFixes } from '../../core/rules/engine/rule.ts';
import { type SiteSnapshot, type UnreadableReason, pageContextOf, pageKindOf } from '../../core/site/siteSnapshot.ts';
import type { TextRange } from '../../core/text/textRange.ts';
import { ownText } from '../../core/util/strings.ts';
import { endOfLine, startOfLine } from '../../core/text/lines.ts';
import { hashOf } from '../files/hash.ts';

export type PageKind = ReturnType<typeof pageKindOf>;

/** A finding as plain data without references to a text: the rule by its id, and without fixes. */
export interface PlainFinding extends Omit<ReportedFinding, 'rule' | 'fixes' | 'file'> {
  readonly rule: string;
}

/** What runs compare of a page, as hashes. */
export interface ReadingHashes {
  /** Of its text; of the reason if it can’t be read. */
  readonly text: string;
  /** Of everything that findings in other files may depend on; empty if it can’t be read. */
  readonly shared: string;
}

/** What is kept of a page that was read from the disk; plain data, for transfer between threads. */
export interface PageReading {
  readonly file: SitePath;
  /** The kind of file when its rules were run. */
  readonly kind: PageKind;
  /** Undefined if the file couldn't be read. */
  readonly record: PageRecord | undefined;
  /** Why it couldn’t, if it exists and may be read. */
  readonly unreadable?: UnreadableReason;
  /** The findings of rules about single pages, in order of position. */
  readonly findings: readonly PlainFinding[];
  /** Undefined where nothing is kept for the next run. */
  readonly hashes?: ReadingHashes;
  /** The stamp of the file before it was read (see `FileState`); undefined if it has none. */
  readonly stamp?: string | undefined;
}

export function readAlone(
  site: SiteSnapshot,
  file: SitePath,
  text: string,
  checking: Omit<Checking, 'unlistedPages'>,
): PageReading {
  const exceeded = exceededBound(text);
  if (exceeded !== undefined) return unreadPage(file, exceeded);
  const model = readPage(text);
  const record = recordPage(file, model, site.settings.catalogue);
  const page = pageContextOf(site, file, model, record);
  const findings = page === undefined ? [] : checkPageAlone(page, checking);
  return readingOf(site, { file, text, record, findings }, checking);
}

/** As {@link readAlone}, in small steps: a caller may do something else after each. They cost time in each rule. */
export function* readingAlone(
  site: SiteSnapshot,
  file: SitePath,
  text: string,
  checking: Omit<Checking, 'unlistedPages'>,
): Generator<undefined, PageReading> {
  const exceeded = exceededBound(text);
  if (exceeded !== undefined) return unreadPage(file, exceeded);
  const model = yield* readingPage(text);
  const record = yield* recordingPage(file, model, site.settings.catalogue);
  const page = pageContextOf(site, file, model, record);
  const findings = page === undefined ? [] : yield* checkingPageAlone(page, checking);
  return readingOf(site, { file, text, record, findings }, checking);
}

/** What was read of a file, with findings in any order. */
interface ReadFile {
  readonly file: SitePath;
  readonly text: string;
  readonly record: PageRecord;
  readonly findings: readonly ReportedFinding[];
}

function readingOf(
  site: SiteSnapshot,
  { file, text, record, findings }: ReadFile,
  { countsFixes }: Pick<Checking, 'countsFixes'>,
): PageReading {
  return {
    file,
    kind: pageKindOf(site, file),
    record,
    findings: inOrder(findings).map((finding) => ({
      ...plainFinding(finding, countsFixes),
      line: firstLineOf(text, finding.range),
    })),
  };
}

/** A line of code may be as long as a file; its start is enough to identify it. */
const longestLine = 200;

/** Returns the line in which a range starts, for recognizing copies of it. */
export function firstLineOf(text: string, { start }: TextRange): string {
  const lineStart = startOfLine(text, start);
  return ownText(text.slice(lineStart, Math.min(endOfLine(text, start), lineStart + longestLine)).trim());
}

/** Returns the reading of a file that can't be read. */
export function unreadPage(file: SitePath, unreadable?: UnreadableReason): PageReading {
  return { file, kind: undefined, record: undefined, findings: [], ...(unreadable && { unreadable }) };
}

/**
 * Returns a hash of what findings in other files, and their fixes, may depend on: the kind of file, summary and traits,
 * what it includes, and the languages of its code. No other part of its index may matter to them (see `SiteSnapshot.pageIndexes`).
 */
export function hashOfShared({ kind, record }: Pick<PageReading, 'kind' | 'record'>): string {
  if (record === undefined) return '';
  const { summary, traits, pageIndex } = record;
  const includes = pageIndex.includes.map(({ kind: how, form, value, isSure }) => [how, form, value, isSure]);
  return hashOf(JSON.stringify([kind, summary, traits, includes, pageIndex.languages]));
}

/** What can't be transferred or would keep a whole snapshot in memory, and what is determined here. */
const notPlain: ReadonlySet<string> = new Set(['rule', 'file', 'fixes', 'hasFix', 'fixNeeds']);

/** Returns a finding as plain data, with texts of its own. */
export function plainFinding(finding: ReportedFinding, countsFixes: boolean): PlainFinding {
  const { rule, fixNeeds, related, onlyIf } = finding;
  const hasFix = countsFixes && (finding.hasFix ?? hasFixes(finding));
  return {
    ...(plainValues(finding) as Omit<PlainFinding, 'rule'>),
    rule: rule.id,
    ...(related && { related: related.map(withOwnTexts) }),
    ...(typeof onlyIf === 'object' && { onlyIf: withOwnTexts(onlyIf) }),
    ...(countsFixes && !hasFix && fixNeeds !== undefined && { fixNeeds: ownText(fixNeeds) }),
    hasFix,
  };
}

/** Returns an object whose texts don’t keep the page in memory that they were cut from. */
function withOwnTexts<T extends object>(object: T): T {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(object);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'string' ? ownText(value) : value]),
  ) as T;
}

function plainValues(finding: ReportedFinding): object {
  const plain: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(finding as object) as Iterable<readonly [string, unknown]>) {
    if (value === undefined || value === false || notPlain.has(key)) continue;
    plain[key] = typeof value === 'string' ? ownText(value) : value;
  }
  return plain;
}

const metaById = new Map(ruleMetas.map((meta) => [meta.id, meta]));

/** Converts a stored finding of a file for the report; fixes are computed for open documents only. */
export function reportedFinding(file: SitePath, { rule, ...finding }: PlainFinding): readonly ReportedFinding[] {
  const meta = metaById.get(rule);
  return meta === undefined ? [] : [{ ...finding, rule: meta, file }];
}
