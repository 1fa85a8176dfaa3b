import { readConfig } from '../../server/src/core/config/readConfig.ts';
import { findRepeats, type SiteFinding } from '../../server/src/core/rules/engine/repeats.ts';
import { reportSite } from '../../server/src/core/report/reportSite.ts';
import type { Figure, ReportSource, SiteReport } from '../../server/src/core/report/siteReport.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { reportedInFiles, siteOf, type Files } from './site.ts';

/** Returns the report of a site in memory, of which the sizes of files are the lengths of their texts. */
export function reportOfFiles(files: Files, source: Partial<ReportSource> = {}): SiteReport {
  const site = siteOf(files);
  const paths = Object.keys(files) as SitePath[];
  const found = reportedInFiles(files);
  const inFiles = paths.map((file) => ({ file, findings: found.filter((finding) => finding.file === file) }));
  const findings: readonly SiteFinding[] = [...findRepeats(inFiles, site.editions).values()].flat();
  return reportSite({
    site,
    name: readConfig('docs.json' as SitePath, files['docs.json'] ?? '')?.name ?? '',
    findings,
    lineOf: (file, offset) => new LineIndex(files[file] ?? '').positionAt(offset).line + 1,
    sizes: new Map(paths.map((file) => [file, files[file]?.length ?? 0])),
    unused: site.unusedFiles(),
    ownersOf: undefined,
    authorOf: undefined,
    changes: undefined,
    longest: [],
    ...source,
  });
}

/** Returns the figures of a section; none if the report has no such section. */
export function figuresIn({ sections }: SiteReport, title: string): readonly Figure[] {
  return sections.find((section) => section.title === title)?.figures ?? [];
}
