import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  afterFix,
  currentConfigWith,
  findingsInFiles,
  page,
  showFindings,
  siteOf,
  type Files,
} from '../../support/site.ts';

const pages: Files = {
  'intro.mdx': page('Introduction'),
  'logo.svg': '',
  'openapi.json': '{ "openapi": "3.1.0", "info": { "title": "A" }, "paths": {} }',
};

/** The findings in a docs.json of the current generation that has some further properties. */
function found(fields: Readonly<Record<string, unknown>>, files: Files = {}): readonly string[] {
  return showFindings(siteOf({ ...pages, ...files, 'docs.json': currentConfigWith(fields) }));
}

function tabs(...more: readonly Readonly<Record<string, unknown>>[]): Readonly<Record<string, unknown>> {
  return { navigation: { tabs: [{ tab: 'Guides', pages: ['intro'] }, ...more] } };
}

describe('a file that docs.json of the current generation names and that is missing', () => {
  const missing = ['error config/file-not-found: "/gone.x"'];
  const locations: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    'logo of a mode': { logo: { light: '/logo.svg', dark: '/gone.x' } },
    favicon: { favicon: '/gone.x' },
    'favicon of a mode': { favicon: { light: '/gone.x', dark: '/logo.svg' } },
    'background image': { background: { image: '/gone.x' } },
    'background image of a mode': { background: { image: { light: '/logo.svg', dark: '/gone.x' } } },
    'preview image': { thumbnails: { background: '/gone.x' } },
    'font of the site': { fonts: { family: 'A', source: '/gone.x', format: 'woff2' } },
    'font of headings': { fonts: { heading: { family: 'A', source: '/gone.x', format: 'woff' } } },
    icon: { navbar: { links: [{ label: 'A', href: '/intro', icon: '/gone.x' }] } },
    'icon in an object': tabs({ tab: 'A', href: '/intro', icon: { name: '/gone.x' } }),
    'description of the API': { api: { openapi: '/gone.x' } },
    'description in a list': { api: { openapi: ['openapi.json', '/gone.x'] } },
    'description with a folder': { api: { openapi: { source: '/gone.x', directory: 'api' } } },
    'description of a tab': tabs({ tab: 'API', openapi: '/gone.x' }),
    'description of a group': { navigation: { groups: [{ group: 'A', pages: ['intro'], openapi: '/gone.x' }] } },
    'asynchronous description': tabs({ tab: 'API', asyncapi: { source: '/gone.x' } }),
    'overlay of a description': { api: { openapi: { source: 'openapi.json', overlays: ['/gone.x'] } } },
    'description in GraphQL': tabs({ tab: 'API', graphql: { source: '/gone.x' } }),
    'grammar of a language': { styling: { codeblocks: { languages: { custom: ['/gone.x'] } } } },
  };
  for (const [what, fields] of Object.entries(locations)) {
    it(`is reported: ${what}`, () => {
      assert.deepEqual(found(fields), missing);
    });
  }

  it('is not looked for on other sites, nor where it lies in a folder', () => {
    assert.deepEqual(
      found({ favicon: 'https://acme.example/a.svg', api: { openapi: 'https://a.example/o.json' } }),
      [],
    );
    const sdk = { tab: 'SDK', sdk: { format: 'javadoc', source: '/sdk/java' } };
    assert.deepEqual(found(tabs(sdk), { 'sdk/java/index.json': '{}' }), []);
    assert.deepEqual(found(tabs({ tab: 'SDK', sdk: { format: 'javadoc', source: '/gone.x' } })), missing);
  });

  it('may be named from the folder of docs.json, without a slash', () => {
    assert.deepEqual(found({ api: { openapi: ['openapi.json', './openapi.json'] }, favicon: 'logo.svg' }), []);
  });
});

describe('icons in the current generation', () => {
  it('are looked up in the library of the site, and in their own before', () => {
    const group = (icon: unknown) => ({ navigation: { groups: [{ group: 'A', icon, pages: ['intro'] }] } });
    const lucide = { icons: { library: 'lucide' } };
    assert.deepEqual(found(group('gear')), []);
    assert.deepEqual(found(group('panel-left-close')), ['hint config/unknown-icon: "panel-left-close"']);
    assert.deepEqual(found({ ...lucide, ...group('panel-left-close') }), []);
    assert.deepEqual(found({ ...lucide, ...group('gear') }), ['hint config/unknown-icon: "gear"']);
    assert.deepEqual(found({ ...lucide, ...group({ name: 'gear', library: 'fontawesome' }) }), []);
    assert.deepEqual(found(group({ name: 'gear', library: 'lucide' })), ['hint config/unknown-icon: "gear"']);
    assert.deepEqual(found(group({ name: 'rockett' })), ['warning config/unknown-icon: "rockett"']);
    assert.deepEqual(found({ ...lucide, ...group('python') }), [], 'icons of languages are in every library');
  });
});

describe('what the classic generation had elsewhere', () => {
  it('is checked where the current one has it', () => {
    const dark = { colors: { primary: '#0D9373', light: '#0B3D91' }, background: { color: { dark: '#000000' } } };
    assert.deepEqual(found(dark), ['info config/color-contrast: "#0B3D91"']);
    const auth = { api: { mdx: { auth: { method: 'basic', name: 'user' } } } };
    assert.deepEqual(found(auth), ['warning config/auth-name: "user"']);
  });
});

describe('a flag that means the opposite of the platform’s own', () => {
  it('is inverted with its value, in one finding', () => {
    const groups = [{ group: 'A', collapsed: true, pages: ['intro'] }];
    const files = { ...pages, 'docs.json': currentConfigWith({ navigation: { groups } }) };
    const finding = findingsInFiles(files).find(({ rule }) => rule.id === 'navigation/ignored');
    assert.match(
      finding?.message ?? '',
      /it has no effect\. An entry is collapsed unless `expanded` is set\. Remove it\.$/,
    );
    const [fix] = finding?.fixes?.() ?? [];
    assert.ok(fix);
    assert.match(afterFix(files, fix)['docs.json'] ?? '', /"expanded": ?false/);
  });
});

describe('a name that people use for a required property', () => {
  for (const [where, config] of Object.entries({
    'navigation/ignored group': { navigation: { groups: [{ title: 'A', pages: ['intro'] }] } },
    'navigation/ignored language': { navigation: { languages: [{ lang: 'en', pages: ['intro'] }] } },
    'config/unknown-property content': { banner: { text: 'A' } },
    'config/unknown-property measurementId': { integrations: { ga4: { id: 'G-A' } } },
  })) {
    it(`is the one finding: ${where}`, () => {
      const files = { ...pages, 'docs.json': currentConfigWith({ navigation: { pages: ['intro'] }, ...config }) };
      const findings = findingsInFiles(files).filter(
        ({ file, severity }) => file === 'docs.json' && severity !== 'hint',
      );
      const named = findings.map(
        ({ rule, message }) => `${rule.id} ${/Did you mean `(\w+)`/.exec(message)?.[1] ?? message}`,
      );
      assert.deepEqual(named, [where]);
    });
  }
});

describe('contrast on a site of the current generation', () => {
  it('is checked only in modes that readers can see', () => {
    const colors = { primary: '#FFF3A0', light: '#0A0A0A' };
    const both = ['warning config/color-contrast: "#FFF3A0"', 'warning config/color-contrast: "#0A0A0A"'];
    assert.deepEqual(found({ colors, appearance: { default: 'system', strict: true } }), both);
    assert.deepEqual(found({ colors, appearance: { default: 'dark' } }), both);
    assert.deepEqual(found({ colors, appearance: { default: 'dark', strict: true } }), both.slice(1));
  });
});
