import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig, readingConfig } from '../../server/src/core/config/readConfig.ts';
import type { DocumentSymbol } from '../../server/src/core/features/answers.ts';
import { hintsInConfig } from '../../server/src/core/features/config/inlayHints.ts';
import { outlineConfig } from '../../server/src/core/features/config/symbols.ts';
import { foldersAbove, type SitePath } from '../../server/src/core/paths/sitePath.ts';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';
import { hasFixes } from '../../server/src/core/rules/engine/rule.ts';
import { checkConfig, checkingConfig } from '../../server/src/core/rules/engine/runRules.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { configReferenceAt } from '../../server/src/core/site/references/configReferences.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';
import { mostSymbols } from '../../server/src/core/util/limits.ts';
import { countedReads } from '../support/countedReads.ts';
import { page, siteOf } from '../support/site.ts';
import { runs } from '../support/thorough.ts';

// A search in a list of docs.json for each item of another one grows with the square of the file: 20,000 entries took
// minutes. This counts what is read of the configuration, in files of which one is twice as long.

const start = { name: 'Acme', theme: 'mint', colors: { primary: '#123456' } };
const pages = { navigation: { pages: ['page'] } };

function list<Item>(count: number, item: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => item(at));
}

const kinds: Readonly<Record<string, (count: number) => object>> = {
  'unknown properties': (count) => ({ ...pages, ...Object.fromEntries(list(count, (at) => [`unknown${at}`, at])) }),
  'groups without a list': (count) => ({
    navigation: { groups: list(count, (at) => ({ group: `g${at}`, page: ['page'] })) },
  }),
  'languages that don’t exist': (count) => ({
    navigation: { languages: list(count, (at) => ({ language: `n${at}`, pages: ['page'] })) },
  }),
  'pages that don’t exist': (count) => ({ navigation: { pages: list(count, (at) => `a/b${at}`) } }),
  'a page that is listed again and again': (count) => ({ navigation: { pages: list(count, () => 'page') } }),
  'redirects to each other': (count) => ({
    ...pages,
    redirects: list(count, (at) => ({ source: `/a${at}`, destination: `/a${at + 1}` })),
  }),
  'addresses of a wrong form': (count) => ({
    ...pages,
    navbar: { links: list(count, (at) => ({ label: `a${at}`, href: `http:/a${at}.example` })) },
  }),
};

/** Returns how much is read of a configuration and its values when it is checked, and each finding’s fixes are built. */
function readsOf(config: object): number {
  const site = siteOf({ 'docs.json': JSON.stringify({ ...start, ...config }), 'page.mdx': page('Page') });
  let reads = 0;
  const count = (): void => void reads++;
  const { composed, strings, schemaProblems, redirects, links, navigation } = site.config;
  const counted = countedReads({ composed, strings, schemaProblems, redirects, links }, count);
  const checked: SiteSnapshot = { ...site, config: { ...site.config, ...counted, navigation } };
  const onCrash = (rule: string, error: unknown): void => {
    throw new Error(rule, { cause: error });
  };
  const findings = checkConfig(checked, { rules: configuredRules(defaultRuleSettings), onCrash });
  assert.ok(findings.length > 0);
  for (const finding of findings) hasFixes(finding);
  return reads;
}

describe('a docs.json of twice as many entries has about twice as much read of it', () => {
  for (const [name, config] of Object.entries(kinds)) {
    it(name, () => {
      const [short, long] = [readsOf(config(125)), readsOf(config(250))];
      assert.ok(long < 2.6 * short, `${short} and ${long} reads`);
    });
  }
});

describe('a large docs.json', () => {
  it('has the titles of its pages at once, although all of them are on one line', () => {
    const count = runs(4_000, 40_000);
    const text = JSON.stringify({
      ...start,
      navigation: { tabs: list(count, (at) => ({ tab: `t${at}`, pages: ['page'] })) },
    });
    const site = siteOf({ 'docs.json': text, 'page.mdx': page('A title that is longer than the others') });
    const hints = hintsInConfig(site, { start: 0, end: text.length });
    assert.deepEqual([hints.length, new Set(hints.map((hint) => hint.text.length)).size], [count, 1]);
    assert.ok((hints[0]?.text.length ?? 0) <= 20);
  });

  const manyRedirects = (count: number): SiteSnapshot =>
    siteOf({
      'docs.json': JSON.stringify({
        ...start,
        ...pages,
        redirects: list(count, (at) => ({ source: `/a${at}`, destination: '/page' })),
      }),
      'page.mdx': page('Page'),
    });

  it('has only the address under the cursor resolved', () => {
    const filesRead = (count: number): number => {
      const site = manyRedirects(count);
      let reads = 0;
      const counting: SiteSnapshot = {
        ...site,
        get files() {
          reads++;
          return site.files;
        },
      };
      const offset = site.config.composed.text.indexOf('/page');
      assert.equal(configReferenceAt(counting, offset)?.file, 'page.mdx');
      return reads;
    };
    assert.equal(filesRead(500), filesRead(5));
  });

  it('is checked rule by rule, so that others get their answers between', () => {
    const rules = configuredRules(defaultRuleSettings);
    const site = manyRedirects(1);
    const active = rules.activeFor(site.settings).config.length;
    assert.ok(active > 10);
    const stepsOf = (some: SiteSnapshot): number =>
      [...checkingConfig(some, { rules, onCrash: () => undefined })].length;
    assert.ok(stepsOf(site) >= active);
    // Of a rule about thousands of entries they don’t wait for the end.
    assert.ok(stepsOf(manyRedirects(5000)) >= stepsOf(site) + 9);
  });

  it('has its text, what it says and the rest read in steps of their own', () => {
    const { text } = manyRedirects(9).config.composed;
    assert.equal([...readingConfig('docs.json' as SitePath, text)].length, 1);
    const { text: long } = manyRedirects(5000).config.composed;
    assert.ok([...readingConfig('docs.json' as SitePath, long)].length > 20);
    const stepsOfRest = (written: string): number =>
      [...(readConfig('docs.json' as SitePath, written)?.readingRest() ?? [])].length;
    const few = stepsOfRest(text);
    assert.ok(few > 3 && few < 10);
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`unknown${at}`, 1]));
    assert.ok(stepsOfRest(JSON.stringify({ ...(JSON.parse(text) as object), ...unknown })) > few + 4);
  });

  it('has a redirect whose source no path can have', () => {
    const source = '/:a'.repeat(300_000);
    const config = readConfig(
      'docs.json' as SitePath,
      JSON.stringify({ name: 'A', navigation: { pages: [] }, redirects: [{ source, destination: '/a' }] }),
    );
    assert.equal(config?.redirectOf('b' as SitePath), undefined);
  });

  it('has an outline that ends, and says so', () => {
    const symbols = outlineConfig(manyRedirects(mostSymbols));
    const countOf = (some: readonly DocumentSymbol[]): number =>
      some.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
    assert.equal(countOf(symbols), mostSymbols + 1);
    assert.match(symbols.at(-1)?.name ?? '', /Only 20000 symbols are shown/);
    assert.doesNotMatch(outlineConfig(manyRedirects(9)).at(-1)?.name ?? '', /are shown/);
  });

  it('has a path of 1 MB looked for in no folder', () => {
    assert.deepEqual(foldersAbove('a/b/c.mdx' as SitePath), ['a/b', 'a']);
    assert.deepEqual(foldersAbove('a/'.repeat(500_000) as SitePath), []);
  });
});
