import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSnapshot } from '../../../server/src/core/analysis/buildSnapshot.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { createListing } from '../../../server/src/core/site/navigation/createListing.ts';
import { LayeredMap } from '../../../server/src/core/util/layeredMap.ts';
import { configWith, currentConfigWith, page, siteOf, type Files } from '../../support/site.ts';

const config = configWith({ navigation: [{ group: 'Start', pages: ['intro'] }] });

function unlisted(files: Files): readonly string[] {
  return [...siteOf({ 'docs.json': config, 'intro.mdx': page('Introduction'), ...files }).listing.unlisted].toSorted();
}

const including = (file: string): string => `${page('Other')}\nimport Part from '/${file}';\n\n<Part />\n`;

describe('pages that no navigation lists', () => {
  it('are those without an entry', () => {
    assert.deepEqual(unlisted({ 'lost.mdx': page('Lost'), 'guides/lost.mdx': page('Lost') }), [
      'guides/lost.mdx',
      'lost.mdx',
    ]);
  });

  it('are not those that readers reach otherwise', () => {
    const hidden = page('Hidden').replace('---\n', '---\nhidden: true\n');
    assert.deepEqual(unlisted({ 'hidden.mdx': hidden, 'index.mdx': page('Home'), '404.mdx': page('Lost') }), []);
    const anchored = configWith({
      navigation: [{ group: 'Start', pages: ['intro'] }],
      anchors: [{ name: 'Changes', url: 'changes' }],
    });
    assert.deepEqual(unlisted({ 'docs.json': anchored, 'changes.mdx': page('Changes') }), []);
  });

  it('are unknown where the navigation is', () => {
    const missing = { 'lost.mdx': page('Lost') };
    const missingFragment = currentConfigWith({ navigation: { pages: ['intro', { $ref: './none.json' }] } });
    assert.deepEqual(unlisted({ ...missing, 'docs.json': missingFragment }), []);
    assert.deepEqual(unlisted({ ...missing, 'docs.json': config.slice(0, -3) }), []);
    assert.deepEqual(
      unlisted({ ...missing, 'docs.json': configWith({ navigation: [{ group: 'A', pages: ['x'] }] }) }),
      [],
    );
  });

  it('have snippets that no listed page includes, however deep', () => {
    const files = {
      'snippets/a.mdx': "import B from '/snippets/b.mdx';\n\n<B />\n",
      'snippets/b.mdx': 'Text.\n',
      'snippets/c.mdx': 'Text.\n',
      'lost.mdx': including('snippets/c.mdx'),
    };
    assert.deepEqual(unlisted(files), ['lost.mdx', 'snippets/a.mdx', 'snippets/b.mdx', 'snippets/c.mdx']);
    const listed = { ...files, 'intro.mdx': including('snippets/a.mdx') };
    assert.deepEqual(unlisted(listed), ['lost.mdx', 'snippets/c.mdx']);
  });

  it('are as in a fresh site after each change of a page, whatever was asked before', () => {
    const files = { 'docs.json': config, 'intro.mdx': page('Introduction'), 'lost.mdx': page('Lost') };
    const fresh = siteOf(files);
    const changes = [{ figures: 1 }, { isHidden: true }, { figures: 2 }, { isHidden: false }, { codeBlocks: 1 }];
    for (let asked = 0; asked < 2 ** changes.length; asked++) {
      let site = fresh;
      for (const [at, change] of changes.entries()) {
        for (const file of ['intro.mdx', 'lost.mdx'] as SitePath[]) {
          const traits = site.traits.get(file);
          assert.ok(traits);
          const top = new Map([...fresh.traits.keys()].map((one) => [one, site.traits.get(one) ?? traits]));
          top.set(file, { ...traits, ...change });
          site = buildSnapshot({ config: site.config, traits: new LayeredMap(fresh.traits, top) }, site);
        }
        if ((asked & (1 << at)) === 0) continue;
        const { unlisted, counted } = createListing(site.listing.source);
        assert.deepEqual([...site.listing.unlisted], [...unlisted]);
        assert.deepEqual([...site.listing.counted], [...counted]);
      }
    }
  });
});
