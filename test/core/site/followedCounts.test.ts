import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSnapshot } from '../../../server/src/core/analysis/buildSnapshot.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { FollowedCounts } from '../../../server/src/core/site/followedCounts.ts';
import { SiteLinks } from '../../../server/src/core/site/references/siteLinks.ts';
import { PageTitles } from '../../../server/src/core/site/pageTitles.ts';
import { LayeredMap } from '../../../server/src/core/util/layeredMap.ts';
import { configWith, page, siteOf } from '../../support/site.ts';

const at = <Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<SitePath, Value> =>
  new Map(Object.entries(entries) as [SitePath, Value][]);

describe('what all pages have together', () => {
  it('follows each state, also back to an earlier one, and to one without a page that was added', () => {
    const counts = new FollowedCounts((words: readonly string[]) => words.map((word) => [word, 1] as const));
    const base = at({ a: ['x', 'y'], b: ['x'] });
    const states: [ReadonlyMap<SitePath, readonly string[]>, Readonly<Record<string, number>>][] = [
      [base, { x: 2, y: 1 }],
      [new LayeredMap(base, at({ b: ['z'] })), { x: 1, y: 1, z: 1 }],
      [new LayeredMap(base, at({ c: ['z', 'x'] })), { x: 3, y: 1, z: 1 }],
      [base, { x: 2, y: 1 }],
      [at({ b: ['y'] }), { y: 1 }],
    ];
    for (const [state, expected] of states) assert.deepEqual(Object.fromEntries(counts.of(state)), expected);
  });
});

describe('the pages that link below a path', () => {
  it('are counted by the rest of the address, in each state and for each path', () => {
    const linking = (...paths: string[]): { readonly linkedPaths: readonly SitePath[] } => ({
      linkedPaths: paths as SitePath[],
    });
    const base = at({ a: linking('docs/x', 'doc/x', 'y'), b: linking('docs/x') });
    const links = new SiteLinks(base);
    assert.deepEqual(Object.fromEntries(links.pagesByRest(['docs/', 'doc/'])), { x: 3 });
    const typed = new SiteLinks(new LayeredMap(base, at({ b: linking('docs/z') })), links);
    assert.deepEqual(Object.fromEntries(typed.pagesByRest(['docs/', 'doc/'])), { x: 2, z: 1 });
    assert.deepEqual(Object.fromEntries(typed.pagesByRest(['doc/'])), { x: 1 });
    assert.deepEqual(Object.fromEntries(links.pagesByRest([])), {});
  });
});

describe('the names of pages', () => {
  it('are those of a fresh state after a title was typed in one page', () => {
    const config = { 'docs.json': configWith({}) };
    const site = siteOf({ ...config, 'intro.mdx': page('Intro'), 'guides/install.mdx': page('Install') });
    const typed = siteOf({ ...config, 'intro.mdx': page('Introduction'), 'guides/install.mdx': page('Install') });
    const intro = typed.pages.get('intro.mdx' as SitePath);
    assert.ok(intro);
    site.titles.namedPages(site);
    const pages = new LayeredMap(site.pages, at({ 'intro.mdx': intro }));
    const after = buildSnapshot({ config: site.config, pages }, site);
    assert.deepEqual(after.titles.namedPages(after), new PageTitles(pages).namedPages(site));
    assert.deepEqual(
      after.titles.namedPages(after).map(({ title }) => title),
      ['Install', 'Introduction'],
    );
  });
});
