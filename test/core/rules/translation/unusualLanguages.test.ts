import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { page, reportedInFiles, type Files } from '../../../support/site.ts';

/** Returns a site with the given entries of its languages, and the given pages. */
const siteIn = (languages: Readonly<Record<string, readonly string[]>>, files: readonly string[]): Files => ({
  'docs.json': JSON.stringify({
    $schema: 'https://mintlify.com/docs.json',
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0D9373' },
    navigation: { languages: Object.entries(languages).map(([language, pages]) => ({ language, pages })) },
  }),
  ...Object.fromEntries(files.map((name) => [`${name}.mdx`, page(name)])),
});
const inFolder = (folder: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${folder}/${name}`);
const found = (files: Files): readonly string[] =>
  reportedInFiles(files)
    .filter(({ rule }) => rule.id.startsWith('translation/'))
    .map(({ rule, message, counted = [] }) => `${rule.id} ${/`([^`]+)`/.exec(message)?.[1] ?? ''} ${counted.length}`);

describe('languages that nobody expects', () => {
  it('are compared each with the original, however many there are', () => {
    const letters = 'abcdefghijklmnopqrst'.split('');
    const codes = letters.flatMap((first) => letters.slice(0, 3).map((second) => `x-${first}${second}`));
    const names = ['a', 'b', 'c', 'd', 'e'];
    const listed = Object.fromEntries([
      ['en', inFolder('en', ...names)],
      ...codes.map((code, at) => [code, inFolder(code, ...names.slice(0, at === 7 ? 4 : 5))] as const),
    ]);
    assert.equal(codes.length, 60);
    assert.deepEqual(found(siteIn(listed, Object.values(listed).flat())), [`translation/missing ${codes[7] ?? ''} 1`]);
  });

  it('are none where a page is listed in two of them', () => {
    const [en, fr] = [inFolder('en', 'a', 'b', 'c'), inFolder('fr', 'a', 'b')];
    const files = [...en, ...fr, ...inFolder('de', 'a', 'b'), 'legal'];
    const de = [...inFolder('de', 'a', 'b'), 'en/c'];
    assert.deepEqual(found(siteIn({ en: [...en, 'legal'], fr: [...fr, 'en/c', 'legal'], de }, files)), []);
    // A translation that is shown for want of the own one.
    assert.deepEqual(found(siteIn({ en, fr: [...fr, 'en/c'], de: ['de/a', 'fr/b', 'en/c'] }, files)), [
      'translation/wrong-language fr/b 0',
    ]);
  });

  it('lack a page once that the original lists in several versions', () => {
    const en = inFolder('en', 'a', 'b', 'c', 'a', 'c');
    assert.deepEqual(found(siteIn({ en, fr: inFolder('fr', 'a', 'b') }, [...en, ...inFolder('fr', 'a', 'b')])), [
      'translation/missing fr 1',
    ]);
  });

  it('are compared within a version', () => {
    const names = ['a', 'b', 'c', 'd'];
    const versionOf = (folder: string, version: string, pages = names): object => ({
      version,
      pages: inFolder(`${folder}${version}`, ...pages),
    });
    const versions = (folder: string, older = names): object => ({
      language: folder === '' ? 'en' : 'fr',
      versions: [versionOf(folder, 'v2', names.slice(1)), versionOf(folder, 'v1', older)],
    });
    const files = ['', 'fr/'].flatMap((folder) => ['v1', 'v2'].flatMap((name) => inFolder(folder + name, ...names)));
    const site = (languages: readonly object[], more: Files = {}): Files => ({
      ...siteIn({}, files),
      'docs.json': JSON.stringify({
        theme: 'mint',
        name: 'Acme',
        colors: { primary: '#0D9373' },
        navigation: { languages },
      }),
      ...more,
    });
    assert.deepEqual(found(site([versions(''), versions('fr/')])), []);
    assert.deepEqual(found(site([versions(''), versions('fr/', ['a', 'b', 'c'])])), ['translation/missing fr 1']);
    const onlyNewest = { language: 'fr', pages: inFolder('fr/v2', 'b', 'c') };
    assert.deepEqual(found(site([versions(''), onlyNewest])), ['translation/missing fr 1']);
    const linking = { 'fr/v1/a.mdx': `${page('A')}\n[B](/fr/v2/b) and [C](/v2/c)\n` };
    assert.deepEqual(found(site([versions(''), versions('fr/')], linking)), ['translation/wrong-language /fr/v2/c 0']);
  });

  it('have nothing missing where nobody wrote them', () => {
    const en = inFolder('en', 'a', 'b', 'c');
    assert.deepEqual(found(siteIn({ en, fr: inFolder('fr', 'a', 'b', 'c'), de: [], it: en }, en)), []);
    assert.deepEqual(found(siteIn({ fr: inFolder('fr', 'a') }, en)), []);
  });

  it('may name their files in other cases', () => {
    const en = inFolder('en', 'a', 'b', 'c', 'Install', 'use');
    const fr = inFolder('fr', 'a', 'b', 'c', 'install', 'Use');
    assert.deepEqual(found(siteIn({ en, fr }, [...en, ...fr])), []);
  });

  it('have no operation without a page that the original has neither', () => {
    const responses = { 200: { description: 'Done' } };
    const api = (...names: readonly string[]): string =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: Object.fromEntries(names.map((name) => [`/${name}`, { get: { responses } }])),
      });
    const endpoint = (file: string, name: string): string =>
      `---\ntitle: ${name}\nopenapi: ${file} GET /${name}\n---\n`;
    const pages = ['a', 'b'].flatMap((name) => [
      [`en/${name}.mdx`, endpoint('en/api.json', name)] as const,
      [`fr/${name}.mdx`, endpoint('fr/api.json', name)] as const,
    ]);
    const files: Files = {
      ...siteIn({ en: inFolder('en', 'a', 'b'), fr: inFolder('fr', 'a', 'b') }, []),
      ...Object.fromEntries(pages),
      'en/api.json': api('a', 'b', 'c'),
    };
    const undocumented = (french: string): readonly string[] =>
      reportedInFiles({ ...files, 'fr/api.json': french })
        .filter(({ rule }) => rule.id === 'api/undocumented-operation')
        .map(({ message }) => message.split('.')[0] ?? '');
    assert.equal(undocumented(api('a', 'b', 'c')).length, 1);
    assert.equal(undocumented(api('a', 'b', 'd')).length, 2);
  });

  it('aren’t folders of topics with such names', () => {
    const topics = ['id', 'it', 'no', 'is'].flatMap((folder) => inFolder(folder, 'a', 'b', 'c', 'd', 'e'));
    const pages = [...inFolder('guides', 'a', 'b', 'c', 'd', 'e'), ...topics];
    const config = { groups: [{ group: 'Start', pages: pages.filter((name) => !name.endsWith('/e')) }] };
    const { 'docs.json': text = '', ...files } = siteIn({}, pages);
    const parsed = JSON.parse(text) as object;
    assert.deepEqual(found({ ...files, 'docs.json': JSON.stringify({ ...parsed, navigation: config }) }), []);
  });
});
