import type { Mention } from '../../page/mentions.ts';
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
    summary: 'a link to a page that gives the ending of its file',
    guideline: 'Leave off the ending of pages: `/guides/install`',
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
        message: `A page’s address doesn’t end in ${code(endingOf(mention.value))}: readers may get an error or the page’s bare text instead. Take the ending off.`,
        fixes: () => withoutEnding(page, mention, found.file),
      };
    }
  },
};

function mayNameFile({ kind, value, isSure, meansMarkdown }: Mention): boolean {
  return kind === 'link' && isSure && meansMarkdown !== true && ending.test(value);
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
