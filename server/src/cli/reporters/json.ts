import { jsonText } from '../../core/util/printable.ts';
import type { Position } from '../../core/text/lines.ts';
import { countFindings, countRepeats, type CheckResult } from '../checkResult.ts';

/** Returns the result as JSON, a public, stable format; lines and columns count from 1, columns in UTF-16 units. */
export function reportJson(result: CheckResult): string {
  const sites = result.sites.map((site) => ({
    root: site.root,
    config: site.config,
    format: site.format,
    pages: site.pages,
    unchecked: site.unchecked,
    findings: site.findings.map(({ range, copies, inFolder, sameCause, repeatOf, ...finding }) => ({
      rule: finding.rule,
      severity: finding.severity,
      message: finding.message,
      file: finding.file,
      range: { start: toLineColumn(range.start), end: toLineColumn(range.end) },
      fixable: finding.fixable,
      url: finding.url,
      ...(copies !== undefined && { copies }),
      ...(inFolder !== undefined && { inFolder }),
      ...(sameCause !== undefined && { sameCause }),
      ...(repeatOf && { repeatOf: { file: repeatOf.file, line: repeatOf.line + 1 } }),
    })),
  }));
  const summary = {
    errors: countFindings(result, 'error'),
    warnings: countFindings(result, 'warning'),
    infos: countFindings(result, 'info'),
    hints: countFindings(result, 'hint'),
    repeats: countRepeats(result),
    files: result.sites.reduce((sum, site) => sum + site.pages + 1, 0),
    durationMs: result.durationMs,
  };
  return `${jsonText({ version: 1, sites, summary })}\n`;
}

function toLineColumn({ line, character }: Position): { readonly line: number; readonly column: number } {
  return { line: line + 1, column: character + 1 };
}
