import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { currentSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import type { ReportedFinding } from '../../../../server/src/core/rules/engine/reportedFindings.ts';
import { afterFix, configWith, currentConfigWith, findingsInFiles, page, type Files } from '../../../support/site.ts';

ruleTester('config/unknown-property', {
  valid: [currentSite({ description: 'Docs.' })],
  invalid: [{ source: currentSite({ descripton: 'Docs.' }), found: ['"descripton"'], message: '`description`' }],
});

describe('config/unknown-property offers another name', () => {
  /** Returns the message and the titles of the fixes of the first finding. */
  const answer = (config: string): readonly string[] => {
    const [first] = findingsInFiles({ 'docs.json': config, 'intro.mdx': page('Intro') }).filter(
      ({ rule }) => rule.id === 'config/unknown-property',
    );
    return first === undefined ? [] : [first.message, ...(first.fixes?.().map(({ title }) => title) ?? [])];
  };
  const current = (fields: Readonly<Record<string, unknown>>): readonly string[] => answer(currentConfigWith(fields));

  it('only if the value is of its kind', () => {
    const [message = '', ...fixes] = current({
      favicn: { light: '/a.svg' },
      font: { headings: 'Inter', body: 'Inter' },
    });
    assert.match(message, /Did you mean `favicon`/);
    assert.deepEqual(fixes.slice(0, 1), ['Change to `favicon`']);
    assert.deepEqual(current({ font: { headings: 'Inter', body: 'Inter' } }).slice(1), ['Remove `font`']);
    assert.deepEqual(current({ font: { family: 'Inter' } }).slice(1), ['Move to `fonts`', 'Remove `font`']);
    assert.deepEqual(current({ fonts: { family: 'Inter', headings: 'Inter' } }).slice(1), ['Remove `headings`']);
    assert.deepEqual(current({ favicn: 7 }).slice(1, 2), ['Remove `favicn`']);
  });

  it('only if an object has its names, but whatever mistakes are further inside', () => {
    const [message = '', ...fixes] = current({ ai: { enabled: true, instructions: 'Be kind.' } });
    assert.match(message, /^`ai` isn’t known to this version/);
    assert.equal(
      fixes.some((title) => title.includes('api')),
      false,
    );
    const links = [{ label: 'A', href: '/a', colour: 'red' }];
    assert.match(current({ navbr: { links, logo: 'b' } })[0] ?? '', /Did you mean `navbar`/);
    assert.doesNotMatch(current({ navbr: [links] })[0] ?? '', /navbar/);
    assert.doesNotMatch(current({ redirect: [{ url: '/a' }] })[0] ?? '', /redirects/);
    assert.match(current({ redirect: [{ from: '/a', to: '/b' }] })[0] ?? '', /redirects/);
  });

  it('moves it to the entry around, or to the top, and removes nothing that hides', () => {
    const files = (openapi: object, more: object = {}): Files => ({
      'docs.json': currentConfigWith({ navigation: { groups: [{ group: 'API', openapi, ...more }] } }),
    });
    const found = (all: Files): readonly ReportedFinding[] =>
      findingsInFiles(all).filter(({ rule }) => rule.id === 'config/unknown-property');
    const titles = (all: Files): readonly string[] => (found(all)[0]?.fixes?.() ?? []).map(({ title }) => title);
    for (const hidden of [true, 'true']) {
      const all = files({ source: '/a.json', directory: 'api', hidden });
      assert.match(found(all)[0]?.message ?? '', /Move `hidden` to `navigation\.groups\[0\]`\.$/);
      assert.deepEqual(titles(all), ['Move `hidden` to `navigation.groups[0]`']);
      const [fix] = found(all)[0]?.fixes?.() ?? [];
      assert.ok(fix);
      const { navigation } = JSON.parse(afterFix(all, fix)['docs.json'] ?? '') as { readonly navigation: object };
      assert.deepEqual(navigation, {
        groups: [{ group: 'API', openapi: { source: '/a.json', directory: 'api' }, hidden: true }],
      });
    }
    // The group has it already.
    assert.deepEqual(titles(files({ source: '/a.json', hidden: true }, { hidden: false })), []);
    assert.deepEqual(titles(files({ source: '/a.json', colour: 'red' })), ['Remove `colour`']);
  });

  it('in the classic generation, too', () => {
    const footer = { links: [{ title: 'A', link: 'https://acme.example' }] };
    const [message = '', ...fixes] = answer(configWith({ footer }));
    assert.match(message, /^`link` in `footer\.links\[0\]` isn’t known/);
    assert.equal(fixes[0], 'Remove `link`');
    const list = { links: [{ title: 'A', link: [{ label: 'B', url: 'https://acme.example' }] }] };
    assert.match(answer(configWith({ footer: list }))[0] ?? '', /Did you mean `links`/);
  });
});

describe('config/unknown-property moves what the current generation has elsewhere', () => {
  const unknown = (files: Files): readonly ReportedFinding[] =>
    findingsInFiles(files).filter(({ rule }) => rule.id === 'config/unknown-property');
  /** Applies the first preferred fix until there is none; returns what differs from the rest of the file. */
  const moved = (fields: Readonly<Record<string, unknown>>): unknown => {
    let files: Files = { 'docs.json': currentConfigWith(fields) };
    for (let round = 0; round < 9; round++) {
      const fix = unknown(files)
        .flatMap((finding) => finding.fixes?.() ?? [])
        .find(({ preferred }) => preferred);
      if (fix === undefined) break;
      files = afterFix(files, fix);
    }
    const {
      theme: _,
      name: __,
      navigation: ___,
      colors,
      ...rest
    } = JSON.parse(files['docs.json'] ?? '') as Readonly<Record<string, unknown>>;
    return 'colors' in fields ? { colors, ...rest } : rest;
  };

  it('converts its value', () => {
    const cases: readonly (readonly [fields: Readonly<Record<string, unknown>>, result: unknown])[] = [
      [{ openapi: '/a.json' }, { api: { openapi: 'a.json' } }],
      [{ openapi: '/a.json', api: { mdx: {} } }, { api: { mdx: {}, openapi: 'a.json' } }],
      [{ modeToggle: { default: 'dark', isHidden: true } }, { appearance: { default: 'dark', strict: true } }],
      [
        { api: { baseUrl: 'https://a.example', auth: { method: 'bearer' } } },
        { api: { mdx: { server: 'https://a.example', auth: { method: 'bearer' } } } },
      ],
      [
        { topbarLinks: [{ name: 'A', url: 'https://a.example' }], topbarCtaButton: { name: 'B', url: '/b' } },
        {
          navbar: {
            links: [{ label: 'A', href: 'https://a.example' }],
            primary: { type: 'button', label: 'B', href: '/b' },
          },
        },
      ],
      [{ api: { playground: { disableProxy: true } } }, { api: { playground: { proxy: false } } }],
      [
        { colors: { primary: '#0D9373', background: { light: '#ffffff' } } },
        { colors: { primary: '#0D9373' }, background: { color: { light: '#ffffff' } } },
      ],
      [{ seo: { indexHiddenPages: true } }, { seo: { indexing: 'all' } }],
      [{ analytics: { ga4: { measurementId: 'G-1' } } }, { integrations: { ga4: { measurementId: 'G-1' } } }],
    ];
    for (const [fields, result] of cases) assert.deepEqual(moved(fields), result, JSON.stringify(fields));
  });

  it('keeps the layout', () => {
    const config =
      '{\n  "theme": "mint",\n  "name": "A",\n  "colors": { "primary": "#0D9373" },\n  "topbarLinks": [\n    { "name": "A", "url": "/a" }\n  ],\n  "navigation": { "groups": [] }\n}\n';
    const [finding] = unknown({ 'docs.json': config });
    const [fix] = finding?.fixes?.() ?? [];
    assert.ok(fix);
    assert.equal(fix.title, 'Move to `navbar`');
    assert.match(
      afterFix({ 'docs.json': config }, fix)['docs.json'] ?? '',
      /\n {2}"navbar": \{\n {4}"links": \[\n {6}\{ "label": "A", "href": "\/a" \}\n {4}\]\n {2}\},\n/,
    );
  });

  it('only if the place is free, and nothing is lost', () => {
    const kept: readonly Readonly<Record<string, unknown>>[] = [
      { openapi: '/a.json', api: { openapi: 'b.json' } },
      { openapi: 7 },
      { modeToggle: { default: 'dark', gone: true } },
      { footerSocials: { x: 'http://x.com/acme' } },
      { tabs: [{ name: 'A', url: 'a' }] },
    ];
    for (const fields of kept) assert.deepEqual(moved(fields), fields, JSON.stringify(fields));
  });
});

describe('config/unknown-property', () => {
  it('has one cause for a name in each entry of a list, and for the meta tags of the classic generation', () => {
    const links = [{ title: 'A' }, { title: 'B' }].map((one) => ({ ...one, items: [{ label: 'C', href: '/c' }] }));
    const tabs = ['D', 'E'].map((tab) => ({ tab, url: tab, pages: ['page'] }));
    const others = { footer: { links }, metadata: { 'og:title': 'F', 'og:type': 'G' }, openapi: 'h', feedback: {} };
    const findings = findingsInFiles({ 'docs.json': currentConfigWith({ ...others, navigation: { tabs } }) });
    const causes = (id: string): readonly unknown[] =>
      findings.filter(({ rule }) => rule.id === id).map(({ cause }) => cause);
    assert.deepEqual([...causes('config/unknown-property')].sort(), [
      'footer.links.* title',
      'footer.links.* title',
      'metadata seo.metatags',
      'metadata seo.metatags',
      undefined,
      undefined,
    ]);
    assert.deepEqual(causes('navigation/ignored'), ['navigation.tabs.* url', 'navigation.tabs.* url']);
  });
});
