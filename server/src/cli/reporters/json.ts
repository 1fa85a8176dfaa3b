import { groupBy } from '../../core/util/collections.ts';
import { jsonText, printableLines } from '../../core/util/printable.ts';
import type { Position } from '../../core/text/lines.ts';
import { ruleUrl } from '../../workspace/ruleUrl.ts';
import type { ReportOptions } from '../check/severityLevel.ts';
import {
  countElsewhere,
  countFindings,
  countRepeats,
  type CheckedSite,
  type CheckFinding,
  type CheckResult,
} from '../checkResult.ts';

/** Returns the result as JSON, a public, stable format; lines and columns count from 1, columns in UTF-16 units. */
export function reportJson(result: CheckResult, { json: { isPretty, hasUrls } }: ReportOptions): string {
  const sites = result.sites.map((site) => ({
    root: site.root,
    config: site.config,
    format: site.format,
    pages: site.pages,
    unchecked: site.unchecked,
    findings: describeFindings(site, hasUrls),
  }));
  const elsewhere = countElsewhere(result, 'error');
  const summary = {
    errors: countFindings(result, 'error'),
    warnings: countFindings(result, 'warning'),
    infos: countFindings(result, 'info'),
    hints: countFindings(result, 'hint'),
    repeats: countRepeats(result),
    ...(elsewhere !== undefined && {
      elsewhere: { errors: elsewhere, warnings: countElsewhere(result, 'warning') ?? 0 },
    }),
    files: result.sites.reduce((sum, site) => sum + site.pages + 1, 0),
    durationMs: result.durationMs,
  };
  const document = { version: 1, sites, summary };
  return `${isPretty ? jsonText(document) : printableLines(JSON.stringify(document))}\n`;
}

/** Describes the findings that represent others or only themselves; those name the places of the others. */
function describeFindings({ findings }: CheckedSite, hasUrls: boolean): readonly object[] {
  const repeatsOf = representedBy(findings);
  return findings
    .filter(({ repeatOf }) => repeatOf === undefined)
    .map(
      ({ rule, severity, message, file, range, fixable, fix, copies, editions = [], inFolder, sameCause, counted }) => {
        const repeats = repeatsOf.get(placeOf(rule, file, range.start));
        return {
          rule,
          severity,
          message,
          file,
          range: { start: toLineColumn(range.start), end: toLineColumn(range.end) },
          fixable,
          ...(fix !== undefined && { fix: fix.title }),
          ...(hasUrls && { url: ruleUrl(rule) }),
          ...(copies !== undefined && { copies }),
          ...(editions.length > 0 && { editions }),
          ...(inFolder !== undefined && { inFolder }),
          ...(sameCause !== undefined && { sameCause }),
          ...(counted && { counted: counted.map((one) => ({ file: one.file, line: one.start.line + 1 })) }),
          ...(repeats && { repeats: repeats.map((one) => ({ file: one.file, line: one.range.start.line + 1 })) }),
        };
      },
    );
}

/** Returns the findings that others represent, by the place of the one that represents them in the end. */
function representedBy(findings: readonly CheckFinding[]): ReadonlyMap<string, readonly CheckFinding[]> {
  const repeats = findings.filter(({ repeatOf }) => repeatOf !== undefined);
  const next = new Map(repeats.map(({ rule, file, range, repeatOf }) => [placeOf(rule, file, range.start), repeatOf]));
  return groupBy(repeats, ({ rule, repeatOf }) => {
    let place = repeatOf;
    // A representative may be represented itself. Two findings of a rule with one start may each name the other.
    for (let steps = 0; place !== undefined && steps < mostSteps; steps++) {
      const further = next.get(placeOf(rule, place.file, place.start));
      if (further === undefined) break;
      place = further;
    }
    return place === undefined ? '' : placeOf(rule, place.file, place.start);
  });
}

/** There are four ways in which findings are grouped. */
const mostSteps = 4;

function placeOf(rule: string, file: string, { line, character }: Position): string {
  return JSON.stringify([rule, file, line, character]);
}

function toLineColumn({ line, character }: Position): { readonly line: number; readonly column: number } {
  return { line: line + 1, column: character + 1 };
}
