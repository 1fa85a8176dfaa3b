import { indexName } from '../../page/indexNote.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { llmsFullTxt, llmsTxt } from './llmsTxt.ts';
import { pagesAsMarkdown } from './pageAsMarkdown.ts';
import type { TextOf } from './pageContent.ts';

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

/** Returns the index of a site and the files that belong to it. `textOf` is called only for those other files. */
export function llmsFiles(
  site: SiteSnapshot,
  docsUrl: string,
  outputs: LlmsOutputs,
  textOf: TextOf,
): readonly [LlmsFile, ...LlmsFile[]] {
  return [
    { path: indexName as SitePath, text: llmsTxt(site, docsUrl) },
    ...(outputs.full ? [{ path: 'llms-full.txt' as SitePath, text: llmsFullTxt(site, docsUrl, textOf) }] : []),
    ...(outputs.pages ? pagesAsMarkdown(site, docsUrl, textOf) : []),
  ];
}
