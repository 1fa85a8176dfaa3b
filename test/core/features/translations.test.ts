import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { translationsOf } from '../../../server/src/core/features/page/translations.ts';
import { currentConfigWith, page, pageIn } from '../../support/site.ts';

describe('opening a translation', () => {
  const names = ['a', 'b', 'fr/a', 'fr/b', 'ja/a'];
  const languages = [
    { language: 'en', pages: ['a', 'b'] },
    { language: 'fr', pages: ['fr/a', 'fr/b'] },
    { language: 'ja', pages: ['ja/a'] },
  ];
  const files = {
    'docs.json': currentConfigWith({ navigation: { languages } }),
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)] as const)),
  };
  const found = (file: string): readonly string[] | undefined => {
    const context = pageIn(files, file);
    return context && translationsOf(context).map((one) => `${one.language}: ${one.file}`);
  };

  it('offers the languages in which the page exists', () => {
    assert.deepEqual(found('a.mdx'), ['fr: fr/a.mdx', 'ja: ja/a.mdx']);
    assert.deepEqual(found('fr/b.mdx'), ['en: b.mdx']);
  });

  it('stays in the version of the page', () => {
    const inVersion = (folder: string) => [
      { language: 'en', pages: [`${folder}/en/a`, `${folder}/en/b`] },
      { language: 'fr', pages: [`${folder}/fr/a`, `${folder}/fr/b`] },
    ];
    const versions = ['v2', 'v1'].map((version) => ({ version, languages: inVersion(version) }));
    const paths = ['v1/en/a', 'v1/en/b', 'v1/fr/a', 'v1/fr/b', 'v2/en/a', 'v2/en/b', 'v2/fr/a', 'v2/fr/b'];
    const versioned = {
      'docs.json': currentConfigWith({ navigation: { versions } }),
      ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)] as const)),
    };
    const context = pageIn(versioned, 'v1/fr/a.mdx');
    assert.deepEqual(context && translationsOf(context), [{ language: 'en', file: 'v1/en/a.mdx' }]);
  });
});
