import type { Mention } from '../../page/mentions.ts';
import { isDotted } from '../../paths/address.ts';
import type { KnownPage } from '../../site/pageInSite.ts';
import { pageKindOf } from '../../site/pageKind.ts';
import { resolveLink, resolveMention } from '../../site/resolveLink.ts';
import { code } from '../../util/words.ts';
import { pageFix, replacement } from '../pageEdits.ts';
import type { Fix, SiteRule } from '../rule.ts';

export const extension: SiteRule = {
  meta: {
    id: 'link/extension',
    severity: 'warning',
    summary: 'a link to a page with its file extension, which the platform doesn’t remove',
    guideline: 'Omit the file extension in links to pages: `/guides/install`',
    fixable: true,
  },
  checksSnippets: true,
  *check(page) {
    for (const mention of page.places.mentions) {
      if (!mayNameFile(mention)) continue;
      const found = resolveMention(page.site, page.file, mention);
      if (found.kind !== 'page' || !found.hasExtension || pageKindOf(page.site, found.file) !== 'page') continue;
      yield {
        range: mention.range,
        message: `Page addresses have no ${code(endingOf(mention.value))}, so readers get an error or raw Markdown. Remove the extension.`,
        fixes: () => withoutEnding(page, mention, found.file),
      };
    }
  },
};

function mayNameFile({ kind, value, isSure, meansMarkdown, isResolved }: Mention): boolean {
  if (kind !== 'link' || !isSure || meansMarkdown === true || !ending.test(value)) return false;
  return isResolved !== true || !isDotted(value.trim());
}

const ending = /\.mdx?(?=\s*(?:[?#]|$))/i;

function endingOf(address: string): string {
  return ending.exec(address)?.[0] ?? '.mdx';
}

function withoutEnding(page: KnownPage, mention: Mention, file: string): readonly Fix[] {
  const { written, range } = mention;
  if (!ending.test(written)) return [];
  const address = written.replace(ending, '');
  const found = resolveLink(page.site, page.file, mention.value.replace(ending, ''));
  const isSafe = found.kind === 'page' && found.file === file;
  return [pageFix(page, `Change to ${code(address)}`, [replacement(range, address)], { preferred: true, isSafe })];
}
