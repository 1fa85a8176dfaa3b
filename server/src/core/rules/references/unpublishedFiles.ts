import type { Reference } from '../../page/record/references.ts';
import { isMarkdown, isPublishedFile, isScript } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import { isSeenFromElsewhere } from './brokenReferences.ts';

/** A link to a file that exists, but that readers can’t open. */
interface LinkToUnpublished {
  readonly reference: Reference;
  readonly file: SitePath;
}

/** Whether the platform publishes no file of this kind; of components, it isn’t known. */
export function isUnpublished(file: SitePath): boolean {
  return !isPublishedFile(file) && !isMarkdown(file) && !isScript(file);
}

/** Yields the links of a page to existing files that the platform doesn’t publish, in order. */
export function* linksToUnpublished(page: KnownPage): Iterable<LinkToUnpublished> {
  const { site, pageIndex } = page;
  for (const reference of pageIndex.references) {
    const { kind, value, isSure } = reference;
    if (!isSure || (kind !== 'link' && kind !== 'file') || isSeenFromElsewhere(page, reference)) continue;
    const found = resolveLink(site, page.file, value);
    if (found.kind === 'file' && isUnpublished(found.file)) yield { reference, file: found.file };
  }
}
