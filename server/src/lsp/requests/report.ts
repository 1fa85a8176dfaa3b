import { reportHtml } from '../../core/report/reportHtml.ts';
import { sizeText } from '../../core/util/messageText.ts';
import {
  siteReportRequest,
  unusedFilesRequest,
  type SiteParams,
  type SiteReportAnswer,
  type UnusedFileInfo,
} from '../../protocol/sites.ts';
import { findUnusedFiles } from '../../workspace/files/findUnusedFiles.ts';
import { resolve, toUri } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import { reportOf } from '../../workspace/siteReport.ts';
import type { Session } from '../documentContext.ts';
import { rowForSite, type RequestRow } from './requestRow.ts';

/** A site as a whole: its report, and the files that nothing uses. */
export const reportRequests: readonly RequestRow[] = [
  rowForSite<SiteParams, SiteReportAnswer | null>(siteReportRequest, null, async (site, _params, session) => {
    await session.workspace.checked();
    return { html: await reportPageOf(site, session) };
  }),
  rowForSite(unusedFilesRequest, [], unusedFilesOf),
];

/** Returns the report of a site for a panel of VS Code, whose links are commands. */
async function reportPageOf(site: Site, { workspace }: Session): Promise<string> {
  const report = await reportOf(site, workspace.disk);
  return reportHtml(report, (file, line) => {
    const args = [toUri(resolve(site.root, file)), line ?? 1];
    return `command:docsight.openLine?${encodeURIComponent(JSON.stringify(args))}`;
  });
}

async function unusedFilesOf(
  site: Site,
  _params: SiteParams,
  { workspace }: Session,
): Promise<readonly UnusedFileInfo[]> {
  const files = await findUnusedFiles(site, workspace.disk);
  return files.map(({ file, size }) => ({
    uri: toUri(resolve(site.root, file)),
    path: file,
    size: size === undefined ? '' : sizeText(size),
  }));
}
