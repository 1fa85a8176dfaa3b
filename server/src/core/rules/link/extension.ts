import type { Reference } from '../../page/record/references.ts';
import { isBare, isDotted, pageExtension, readAddress } from '../../paths/address.ts';
import { type KnownPage, pageKindOf } from '../../site/siteSnapshot.ts';
import { resolveLink, resolveReference } from '../../site/references/resolveLink.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type SiteRule, changeFix } from '../engine/rule.ts';
import { misreadAddress } from './bare-path.ts';

export const extension: SiteRule = {
  meta: {
    id: 'link/extension',
    severity: 'warning',
    summary: 'a link to a page with its file extension, which the platform doesn’t remove',
    guideline: 'Omit the extension in links to pages: `/guides/install`',
    timing: 'whenTyped',
  },
  *check(page) {
    for (const reference of page.pageIndex.references) {
      const found = mayNameFile(reference) ? resolveReference(page.site, page.file, reference) : undefined;
      if (found?.kind !== 'page' || !found.hasExtension || pageKindOf(page.site, found.file) !== 'page') continue;
      if (misreadAddress(page, reference) !== undefined) continue;
      yield {
        range: reference.range,
        message: `Page addresses have no ${code(extensionOf(reference.value))}, so readers get an error or raw Markdown. Remove the extension.`,
        fixes: fixesIfAny(() => withoutExtension(page, reference, found.file)),
      };
    }
  },
};

function mayNameFile({ kind, value, isSure, meansMarkdown, isResolved }: Reference): boolean {
  if (kind !== 'link' || !isSure || meansMarkdown === true || !pageExtension.test(value)) return false;
  return isResolved !== true || !isDotted(value.trim());
}

function extensionOf(address: string): string {
  return pageExtension.exec(address)?.[0] ?? '.mdx';
}

function withoutExtension(page: KnownPage, reference: Reference, file: string): readonly Fix[] {
  const { written, range } = reference;
  if (!pageExtension.test(written)) return [];
  const address = written.replace(pageExtension, '');
  const path = reference.value.trim().replace(pageExtension, '');
  // On an index page, a browser reads what has no slash from another folder.
  const found = resolveLink(page.site, page.file, isBare(path) ? readAddress(page.file, path) : path);
  const isSafe = found.kind === 'page' && found.file === file;
  return [changeFix(page, range, address, { preferred: true, isSafe })];
}
