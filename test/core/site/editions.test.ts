import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import type { Editions } from '../../../server/src/core/site/navigation/editions.ts';
import { configWith, currentConfigWith, siteOf } from '../../support/site.ts';

function editionsOf(config: string): Editions {
  return siteOf({ 'docs.json': config }).editions;
}

function originals(config: string, ...files: readonly string[]): readonly string[] {
  const editions = editionsOf(config);
  return files.map((file) => editions.originalOf(file as SitePath));
}

const versions = (...all: readonly (readonly [string, readonly string[], boolean?])[]): string =>
  currentConfigWith({
    navigation: {
      versions: all.map(([version, pages, isDefault]) => ({ version, pages, ...(isDefault && { default: true }) })),
    },
  });

describe('copies of pages in other versions and languages', () => {
  it('are recognized by the folders whose pages the navigation repeats', () => {
    const config = versions(['2.0', ['v2/a', 'v2/guides/b']], ['1.0', ['v1/a', 'v1/guides/b', 'v1/old']]);
    assert.deepEqual(originals(config, 'v1/a.mdx', 'v1/guides/c.mdx', 'v2/a.mdx', 'other/a.mdx'), [
      'v2/a.mdx',
      'v2/guides/c.mdx',
      'v2/a.mdx',
      'other/a.mdx',
    ]);
  });

  it('have their originals in the newest version, or in the one that readers see first', () => {
    const oldFirst = versions(['v1.9', ['old/a']], ['v1.10', ['new/a']]);
    assert.deepEqual(originals(oldFirst, 'old/a.mdx', 'new/a.mdx'), ['new/a.mdx', 'new/a.mdx']);
    const chosen = versions(['2', ['two/a']], ['1', ['one/a'], true]);
    assert.deepEqual(originals(chosen, 'two/a.mdx', 'one/a.mdx'), ['one/a.mdx', 'one/a.mdx']);
    const named = versions(['Latest', ['latest/a']], ['Older', ['older/a']]);
    assert.deepEqual(originals(named, 'older/a.mdx'), ['latest/a.mdx']);
  });

  it('may have them at the root, and be versions of a language', () => {
    const config = currentConfigWith({
      navigation: {
        languages: [
          {
            language: 'en',
            versions: [
              { version: '2', pages: ['v2/a', 'v2/b'] },
              { version: '1', pages: ['v1/a', 'v1/b'] },
            ],
          },
          {
            language: 'fr',
            versions: [
              { version: '2', pages: ['fr/v2/a', 'fr/v2/b'] },
              { version: '1', pages: ['fr/v1/a', 'fr/v1/b'] },
            ],
          },
        ],
      },
    });
    assert.deepEqual(originals(config, 'fr/v1/a.mdx', 'fr/v2/a.mdx', 'v1/a.mdx'), ['v2/a.mdx', 'v2/a.mdx', 'v2/a.mdx']);
    assert.equal(editionsOf(config).withoutFolders('see /fr/v1/a and v2/b, not xfr/c'), 'see /a and b, not xfr/c');
    assert.equal(
      editionsOf(config).withoutFolders('/images/fr/a.png, /images/xfr/a.png'),
      '/images/a.png, /images/xfr/a.png',
    );
  });

  it('have the path of another original in their own edition', () => {
    const versionsIn = (folder: string): readonly object[] =>
      ['2', '1'].map((version) => ({
        version,
        pages: ['a', 'b'].map((name) => `${folder}v${version}/${name}`),
      }));
    const languages = [
      { language: 'en', versions: versionsIn('') },
      { language: 'fr', versions: versionsIn('fr/') },
    ];
    const editions = editionsOf(currentConfigWith({ navigation: { languages } }));
    const copied = (path: string): readonly unknown[] => {
      const found = editions.copiedPath(path as SitePath);
      return [found?.original, found?.copyOf('v2/new' as SitePath), found?.edition];
    };
    assert.deepEqual(copied('fr/v1/old'), ['v2/old', 'fr/v1/new', 'fr\n1']);
    assert.deepEqual(copied('fr/v2/old'), ['v2/old', 'fr/v2/new', 'fr']);
    assert.deepEqual(copied('v1/old'), ['v2/old', 'v1/new', '1']);
    assert.deepEqual(copied('v2/old'), [undefined, undefined, undefined]);
    assert.equal(editions.copiedPath('v1/old' as SitePath)?.copyOf('other/new' as SitePath), undefined);
  });

  it('are known in the classic generation too', () => {
    const navigation = [
      { group: 'A', version: 'v2', pages: ['v2/a'] },
      { group: 'A', version: 'v1', pages: ['v1/a'] },
    ];
    assert.deepEqual(originals(configWith({ versions: ['v2', 'v1'], navigation }), 'v1/a.mdx'), ['v2/a.mdx']);
  });

  it('are none where pages merely have the same names', () => {
    const config = versions(
      ['2', ['api/index', 'guides/index', 'x/one', 'x/two', 'x/three', 'x/four']],
      ['1', ['old/index', 'y/five', 'y/six', 'y/seven', 'y/eight', 'y/nine', 'y/ten']],
    );
    assert.deepEqual(originals(config, 'old/index.mdx', 'y/five.mdx'), ['old/index.mdx', 'y/five.mdx']);
    assert.equal(editionsOf(configWith({})).isEmpty, true);
  });

  describe('without languages in the navigation', () => {
    const names = ['a', 'b', 'c', 'guides/d', 'guides/e'];
    const inFolders = (...folders: readonly string[]): readonly string[] =>
      folders.flatMap((folder) => names.map((name) => `${folder}${name}.mdx`));
    const translations = (files: readonly string[], settings = '{}'): readonly string[] => {
      const all = { 'docs.json': currentConfigWith({}), '.docsight.json': settings };
      const site = siteOf({ ...all, ...Object.fromEntries(files.map((file) => [file, ''])) });
      return site.editions.copiedFolders.map(({ main, copy }) => `${main} → ${copy}`);
    };

    it('are recognized by folders named after languages whose pages are those of another folder', () => {
      assert.deepEqual(translations(inFolders('', 'fr/', 'pt-BR/')), [' → fr', ' → pt-BR']);
      assert.deepEqual(translations(inFolders('docs/en/', 'docs/ja/')), ['docs/en → docs/ja']);
    });

    it('aren’t taken for other folders with such names', () => {
      // A product, a topic, too few pages, other pages, few of those of the site.
      assert.deepEqual(translations([...inFolders('', 'ai/', 'js/'), 'fr/a.mdx', 'fr/b.mdx']), []);
      assert.deepEqual(translations([...inFolders(''), ...'vwxyza'.split('').map((name) => `it/${name}.mdx`)]), []);
      const many = Array.from({ length: 11 }, (_, at) => `more/page-${at}.mdx`);
      assert.deepEqual(translations([...inFolders('', 'id/'), ...many]), []);
    });

    it('are those that the settings name', () => {
      const files = [...inFolders('', 'fr/', 'manual/', 'handbuch/'), 'zh/a.mdx'];
      const named = (source: string | undefined, ...folders: readonly string[]): readonly string[] =>
        translations(files, JSON.stringify({ translations: { source, folders } }));
      assert.deepEqual(named('manual', './handbuch/'), ['manual → handbuch']);
      assert.deepEqual(named(undefined, 'zh', '../other'), [' → zh']);
      assert.deepEqual(named(undefined), []);
    });
  });
});
