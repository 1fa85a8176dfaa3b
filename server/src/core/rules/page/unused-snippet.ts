import type { SiteRule } from '../engine/rule.ts';

export const unusedSnippet: SiteRule = {
  meta: {
    id: 'page/unused-snippet',
    severity: 'hint',
    summary: 'a snippet that no page includes, instead of its errors and warnings',
    pages: { unlisted: true },
  },
  *check({ file, site, pageIndex }) {
    if (site.setAside.files.get(file) !== 'unusedSnippet') return;
    yield {
      range: { start: 0, end: Math.max(0, (pageIndex.lineStarts[1] ?? pageIndex.length + 1) - 1) },
      message:
        'No page includes this snippet, so its errors and warnings aren’t reported. Include it, or delete the file.',
    };
  },
};
