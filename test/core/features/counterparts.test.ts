import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missingCounterparts, translatedPage } from '../../../server/src/core/features/refactor/counterparts.ts';
import { findInsertionPoints } from '../../../server/src/core/features/refactor/insertionPoints.ts';
import { newPage, type PageRequest } from '../../../server/src/core/features/refactor/newPage.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { afterFix, currentConfigWith, page, siteOf, type Files } from '../../support/site.ts';

const group = (name: string, ...pages: readonly string[]) => ({ group: name, pages });

/** A site with these languages, and a page for each entry. */
function siteIn(languages: Readonly<Record<string, readonly ReturnType<typeof group>[]>>, more: Files = {}): Files {
  const listed = Object.entries(languages).map(([language, groups]) => ({ language, groups }));
  const pages = Object.values(languages).flatMap((groups) => groups.flatMap((one) => one.pages));
  return {
    'docs.json': currentConfigWith({ navigation: { languages: listed } }),
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, page(path)])),
    ...more,
  };
}

const files = siteIn({
  en: [group('Start', 'intro'), group('Guides', 'guides/install', 'guides/tune')],
  fr: [group('Début', 'fr/intro'), group('Manuels', 'fr/guides/install')],
  ja: [group('Start', 'ja/intro')],
});

function insertionPoint(site: Files, label: string) {
  return findInsertionPoints(siteOf(site), 'page', '' as SitePath).find((one) => one.label === label);
}

function counterparts(site: Files, file: string, label: string): readonly string[] {
  const found = missingCounterparts(siteOf(site), file as SitePath, insertionPoint(site, label));
  return found.map((one) => `${one.language}: ${one.file} in ${one.insertionPoint?.label}`);
}

/** The files after a page was created in languages; a message if that was refused. */
function withPage(site: Files, label: string, request: Partial<PageRequest>): Files | string {
  const insertionPoints = { insertionPoint: insertionPoint(site, label) };
  const created = newPage(siteOf(site), {
    ...{ template: 'blank', title: 'New', page: 'guides/new', ...insertionPoints },
    ...request,
  });
  return 'refused' in created ? created.refused : afterFix(site, created);
}

function refusalIn(site: Files, language: string): string {
  const refused = withPage(site, 'en › Guides', { languages: [language] });
  assert.ok(typeof refused === 'string', 'it was created');
  return refused;
}

/** The groups of each language in docs.json. */
function navigationOf(site: Files | string): unknown {
  assert.ok(typeof site !== 'string', 'it was refused');
  const { navigation } = JSON.parse(site['docs.json'] ?? '') as {
    navigation: { languages: readonly { language: string; groups: readonly { group: string; pages: unknown }[] }[] };
  };
  return Object.fromEntries(
    navigation.languages.map(({ language, groups }) => [
      language,
      groups.map(({ group: title, pages }) => [title, pages]),
    ]),
  );
}

describe('a new page on a translated site', () => {
  it('offers its counterparts, each in the group that has the translations of its neighbors', () => {
    assert.deepEqual(counterparts(files, 'guides/new.mdx', 'en › Guides'), [
      'fr: fr/guides/new.mdx in fr › Manuels',
      'ja: ja/guides/new.mdx in undefined',
    ]);
    assert.deepEqual(counterparts(files, 'fr/guides/new.mdx', 'fr › Manuels'), [
      'en: guides/new.mdx in en › Guides',
      'ja: ja/guides/new.mdx in undefined',
    ]);
  });

  it('offers a group with the same titles as long as that has no pages of its own', () => {
    const empty = siteIn({
      en: [group('Start', 'intro', 'a', 'b'), group('News')],
      fr: [group('Start', 'fr/intro', 'fr/a', 'fr/b'), group('News')],
    });
    assert.deepEqual(counterparts(empty, 'news.mdx', 'en › News'), ['fr: fr/news.mdx in fr › News']);
  });

  it('offers none in a language that has the page already, and none without translations', () => {
    const half = siteIn({ en: [group('A', 'a', 'b')], fr: [group('A', 'fr/a')] }, { 'fr/new.mdx': page('New') });
    assert.deepEqual(counterparts(half, 'new.mdx', 'en › A'), []);
    const same = siteIn({ en: [group('A', 'a', 'b')], fr: [group('A', 'a', 'b')] });
    assert.deepEqual(counterparts(same, 'new.mdx', 'en › A'), []);
    const alone = { 'docs.json': currentConfigWith({ navigation: { groups: [group('A', 'a')] } }), 'a.mdx': page('A') };
    assert.deepEqual(counterparts(alone, 'new.mdx', 'A'), []);
  });

  it('offers them all where there are 200 languages', () => {
    const codes = Array.from({ length: 200 }, (_, at) => `x${at}`);
    const translations = codes.map((code) => [code, [group(`G ${code}`, `${code}/a`, `${code}/b`)]] as const);
    const many = siteIn({ en: [group('G', 'a', 'b')], ...Object.fromEntries(translations) });
    const expected = codes.map((code) => `${code}: ${code}/new.mdx in ${code} › G ${code}`);
    assert.deepEqual(counterparts(many, 'new.mdx', 'en › G'), expected);
    const after = withPage(many, 'en › G', { page: 'new', languages: codes });
    assert.ok(typeof after !== 'string', 'it was refused');
    const entries = JSON.stringify(JSON.parse(after['docs.json'] ?? '')).match(/[^"]*\/new"/g);
    assert.equal(entries?.length, 200);
  });

  it('is created in the chosen languages in one change, and listed in each', () => {
    const after = withPage(files, 'en › Guides', { languages: ['fr', 'ja', 'fr'] });
    assert.deepEqual(navigationOf(after), {
      en: [
        ['Start', ['intro']],
        ['Guides', ['guides/install', 'guides/tune', 'guides/new']],
      ],
      fr: [
        ['Début', ['fr/intro']],
        ['Manuels', ['fr/guides/install', 'fr/guides/new']],
      ],
      ja: [['Start', ['ja/intro']]],
    });
    assert.ok(typeof after !== 'string');
    for (const name of ['guides/new.mdx', 'fr/guides/new.mdx', 'ja/guides/new.mdx'])
      assert.match(after[name] ?? '', /title: "New"/, name);
  });

  it('is listed once where one list has the pages of several languages', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const pages = names.flatMap((name) => [`en/${name}`, `fr/${name}`, `ja/${name}`]);
    const mixed: Files = {
      'docs.json': currentConfigWith({ navigation: { groups: [group('A', ...pages)] } }),
      ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, page(path)])),
    };
    const after = withPage(mixed, 'A', { page: 'en/new', languages: ['fr', 'ja'] });
    assert.ok(typeof after !== 'string', 'it was refused');
    const { navigation } = JSON.parse(after['docs.json'] ?? '') as { navigation: { groups: [{ pages: string[] }] } };
    assert.deepEqual(
      navigation.groups[0].pages.filter((path) => !pages.includes(path)),
      ['en/new'],
    );
    assert.ok(after['ja/new.mdx'] !== undefined);
  });

  it('isn’t created in a language that has it, or that the site lacks', () => {
    assert.match(refusalIn(files, 'xx'), /“xx”.* Use `fr` or `ja`\./);
    const taken = { ...files, 'fr/guides/new.md': page('New') };
    assert.match(refusalIn(taken, 'fr'), /“fr”.* Use `ja`\./);
  });
});

describe('a new page that translates another', () => {
  it('is known by its path, with the group for it', () => {
    const found = translatedPage(siteOf(files), 'fr/guides/tune' as SitePath);
    assert.equal(found?.file, 'guides/tune.mdx');
    assert.equal(found.insertionPoint?.label, 'fr › Manuels');
    assert.equal(translatedPage(siteOf(files), 'fr/guides/other' as SitePath), undefined);
  });
});
