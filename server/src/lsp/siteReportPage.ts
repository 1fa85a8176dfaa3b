import { reportHtml } from '../core/report/reportHtml.ts';
import { resolve, toUri } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { reportOf } from '../workspace/siteReport.ts';
import type { Session } from './documentContext.ts';

/** Returns the report of a site for a panel of VS Code, whose links are commands. */
export async function siteReportPage(site: Site, { workspace }: Session): Promise<string> {
  const report = await reportOf(site, workspace.disk);
  return reportHtml(report, (file, line) => {
    const args = [toUri(resolve(site.root, file)), line ?? 1];
    return `command:docsight.openLine?${encodeURIComponent(JSON.stringify(args))}`;
  });
}
