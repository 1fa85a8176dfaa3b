import { isOwnProblem } from '../analysis/counts.ts';
import { coverage } from './coverage.ts';
import { fileSizes } from './fileSizes.ts';
import { linkGraph } from './linkGraph.ts';
import { byAuthor, byCause, byOwner, sinceEarlier } from './problems.ts';
import type { ReportSource, SiteReport } from './siteReport.ts';

export function reportSite(source: ReportSource): SiteReport {
  const { site, name, findings } = source;
  const counted = findings.filter(isOwnProblem);
  const sections = [byCause, sinceEarlier, byOwner, byAuthor, coverage, linkGraph, fileSizes].flatMap(
    (section) => section(source) ?? [],
  );
  return {
    name,
    pages: site.files.pages.length,
    errors: counted.filter(({ severity }) => severity === 'error').length,
    warnings: counted.filter(({ severity }) => severity === 'warning').length,
    sections: sections.filter(({ figures }) => figures.length > 0),
  };
}
