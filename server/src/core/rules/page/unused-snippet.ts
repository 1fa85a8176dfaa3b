import { setAsideOf } from '../../site/setAside.ts';
import type { SiteRule } from '../rule.ts';

export const unusedSnippet: SiteRule = {
  meta: {
    id: 'page/unused-snippet',
    severity: 'hint',
    summary: 'a snippet that no page includes, in place of what is wrong in it',
    fixable: false,
    concernsUnlisted: true,
  },
  checksSnippets: true,
  *check({ file, site, places }) {
    if (setAsideOf(site, file) !== 'unusedSnippet') return;
    yield {
      range: { start: 0, end: Math.max(0, (places.lineStarts[1] ?? places.length + 1) - 1) },
      message:
        'No page includes this snippet, so what is wrong in it isn’t reported. Include it in a page, or remove it.',
    };
  },
};
