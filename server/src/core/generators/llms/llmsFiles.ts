import { indexName } from '../../page/record/indexNote.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { llmsFullTxt, llmsTxt } from './llmsTxt.ts';
import { pagesAsMarkdown } from './pageAsMarkdown.ts';
import type { ContentOf } from './pageContent.ts';
import { markdownPath } from './published.ts';
import { indexedPages } from './sections.ts';

/** The name of the file with all pages. */
const fullName = 'llms-full.txt' as SitePath;

/** The outputs requested besides the index itself. */
export interface LlmsOutputs {
  /** All pages in one file. */
  readonly full: boolean;
  /** Each page in a file of its own. */
  readonly pages: boolean;
}

/** A generated file. */
export interface LlmsFile {
  /** Its path below the published documentation. */
  readonly path: SitePath;
  readonly text: string;
}

/** Returns the paths of the files that `llmsFiles` returns. */
export function llmsPaths(site: SiteSnapshot, { full, pages }: LlmsOutputs): readonly SitePath[] {
  return [indexName as SitePath, ...(full ? [fullName] : []), ...(pages ? indexedPages(site).map(markdownPath) : [])];
}

/** Returns the index of a site and the files that belong to it. `contentOf` is called only for those other files. */
export function llmsFiles(
  site: SiteSnapshot,
  docsUrl: string,
  outputs: LlmsOutputs,
  contentOf: ContentOf,
): readonly [LlmsFile, ...LlmsFile[]] {
  return [
    { path: indexName as SitePath, text: llmsTxt(site, docsUrl) },
    ...(outputs.full ? [{ path: fullName, text: llmsFullTxt(site, docsUrl, contentOf) }] : []),
    ...(outputs.pages ? pagesAsMarkdown(site, docsUrl, contentOf) : []),
  ];
}
