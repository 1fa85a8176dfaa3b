import type { SiteRule } from '../rule.ts';

export const unusedSnippet: SiteRule = {
  meta: {
    id: 'page/unused-snippet',
    severity: 'hint',
    summary: 'a snippet that no page includes, instead of its errors and warnings',
    fixable: false,
    concernsUnlisted: true,
  },
  checksSnippets: true,
  *check({ file, site, places }) {
    if (site.setAside.files.get(file) !== 'unusedSnippet') return;
    yield {
      range: { start: 0, end: Math.max(0, (places.lineStarts[1] ?? places.length + 1) - 1) },
      message:
        'No page includes this snippet, so its errors and warnings aren’t reported. Include it, or delete the file.',
    };
  },
};
