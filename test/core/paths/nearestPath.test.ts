import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findNearestPath } from '../../../server/src/core/paths/nearestPath.ts';
import { configWith, currentConfigWith, findingsInFiles, page, type Files } from '../../support/site.ts';

describe('the path that a mistyped one is likely to mean', () => {
  const near = (written: string, ...known: string[]): readonly string[] => findNearestPath(written, known).names;

  it('is one with a similar name, with an extension or without', () => {
    assert.deepEqual(near('parts/tabel.mdx', 'parts/table.mdx', 'parts/other.mdx'), ['parts/table.mdx']);
    assert.deepEqual(near('parts/of/pages/tabel', 'parts/of/pages/table.mdx'), ['parts/of/pages/table.mdx']);
  });

  it('is none that has only its folder in common', () => {
    assert.deepEqual(near('snippets/plans.mdx', 'snippets/beta.mdx', 'snippets/notes.mdx'), []);
  });

  const config = configWith({ navigation: [{ group: 'A', pages: ['page'] }] });
  const group = { group: 'A', pages: ['page'] };
  const places: Readonly<Record<string, Files>> = {
    'an import': {
      'docs.json': config,
      'page.mdx': `${page('A')}\nimport Plans from '/snippets/plans.mdx';\n\n<Plans />\n`,
    },
    'a snippet': { 'docs.json': config, 'page.mdx': `${page('A')}\n<Snippet file="parts/plans.mdx" />\n` },
    'a link': { 'docs.json': config, 'page.mdx': `${page('A')}\n[x](/snippets/plans)\n` },
    'an image': { 'docs.json': config, 'page.mdx': `${page('A')}\n![x](/images/plans.png)\n` },
    'an included file': {
      'docs.json': currentConfigWith({ navigation: { groups: [group, { $ref: './config/plans.json' }] } }),
    },
    'a prefix of paths': {
      'docs.json': configWith({ navigation: [group], tabs: [{ name: 'B', url: 'sections/plans' }] }),
    },
  };
  const others = ['snippets/beta.mdx', 'snippets/parts/beta.mdx', 'images/beta.png', 'config/beta.json'];
  for (const [place, files] of Object.entries(places)) {
    it(`is none that has only its folder in common: ${place}`, () => {
      const site = {
        'page.mdx': page('A'),
        'sections/beta/one.mdx': page('One'),
        ...Object.fromEntries(others.map((file) => [file, file.endsWith('.json') ? '{}' : 'Text.\n'])),
        ...files,
      };
      const missing = findingsInFiles(site).filter(({ message }) => message.includes('plans'));
      assert.equal(missing.length, 1);
      const fixes = missing.flatMap(({ fixes: of }) => of?.() ?? []);
      assert.deepEqual(
        fixes.filter(({ title }) => title.includes('beta')),
        [],
      );
    });
  }
});
