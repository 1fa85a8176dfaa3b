import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterFix, currentConfigWith, findingsIn, page, showFindings, siteOf, type Files } from '../../support/site.ts';

// What the current generation of docs.json allows, fact by fact.

type Fields = Readonly<Record<string, unknown>>;

function filesWith(fields: Fields): Files {
  return {
    'docs.json': currentConfigWith(fields),
    'intro.mdx': page('Intro'),
    'logo.svg': '',
    'openapi.json': '{ "openapi": "3.1.0", "info": { "title": "A" }, "paths": {} }',
  };
}

const url = 'https://acme.example';
const link = (href: string): Fields => ({ label: 'L', href });
const column = (...items: readonly Fields[]): Fields => ({ items });
const links = (...columns: readonly Fields[]): Fields => ({ footer: { links: columns } });
const navbar = (...list: readonly Fields[]): Fields => ({ navbar: { links: list } });
const integration = (name: string, value: unknown): Fields => ({ integrations: { [name]: value } });
const globals = (list: string, entry: Fields): Fields => ({
  navigation: { pages: ['intro'], global: { [list]: [entry] } },
});
const options = (...list: readonly unknown[]): Fields => ({ contextual: { options: list } });
const tab = (more: Fields): Fields => ({
  navigation: {
    tabs: [
      { tab: 'T', pages: ['intro'] },
      { tab: 'U', ...more },
    ],
  },
});
const paths = (...list: readonly string[]): Fields => ({
  seo: { paths: list.map((path) => ({ path, metatags: { robots: 'noindex' } })) },
});
const variants = (...ids: readonly string[]): Fields => ({
  theme: 'willow',
  variations: { options: ids.map((id) => ({ id, label: id })) },
});

/** What is wrong, the finding and its words, and the title of its first fix. */
type Mistake = readonly [part: Fields, shown: string, excerpt: string, fix?: string];

const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  'what is needed beside something else': [
    [
      { fonts: { family: 'A', source: `${url}/a.woff` } },
      `error config/required: {"family":"A","source":"${url}/a.woff"}`,
      'Missing property `format` in `fonts`; `source` requires it.',
      'Add `format`',
    ],
    [
      { fonts: { weight: 400 } },
      'error config/required: {"weight":400}',
      '`family` in `fonts`; `weight` requires it',
      'Add `family`',
    ],
    [
      { fonts: { body: { family: 'A', source: `${url}/a.woff2` } } },
      `error config/required: {"family":"A","source":"${url}/a.woff2"}`,
      'Missing property `format` in `fonts.body`',
      'Add `format`',
    ],
    [navbar({ href: url }), `error config/required: {"href":"${url}"}`, '`label`', 'Add `label`'],
    [
      navbar({ type: 'button', href: url }),
      `error config/required: {"type":"button","href":"${url}"}`,
      '`label`',
      'Add `label`',
    ],
    [globals('anchors', { anchor: 'A' }), 'error config/required: {"anchor":"A"}', '`href`', 'Add `href`'],
  ],
  'how long a text may be': [
    [integration('intercom', { appId: 'abc' }), 'error config/value: "abc"', 'at least 6 characters'],
    [integration('frontchat', { snippetId: 'abc' }), 'error config/value: "abc"', 'at least 6 characters'],
    [integration('koala', { publicApiKey: 'a' }), 'error config/value: "a"', 'at least 2 characters'],
    [
      integration('transcend', { bundleId: 'a', analyticsPurpose: 'x'.repeat(101) }),
      `error config/value: "${'x'.repeat(101)}"`,
      'a string of at most 100 characters; found 101 characters.',
    ],
    [{ logo: '/l' }, 'error config/value: "/l"', 'at least 3 characters'],
  ],
  'how many entries a list may have': [
    [links(), 'error config/value: []', 'an array with at least one entry; found an empty array.'],
    [links(column()), 'error config/value: []', '`footer.links[0].items` must be an array with at least one entry'],
    [
      links(...[1, 2, 3, 4, 5].map(() => column(link('/intro')))),
      'error config/value: {',
      'an array of at most 4 entries; found 5 entries.',
    ],
    [variants(), 'error config/value: []', 'at least one entry'],
  ],
  'what may be in a list once': [
    [
      options('copy', 'view', 'copy'),
      'error config/value: "copy"',
      'Duplicate entry in `contextual.options`: `contextual.options[0]` is already `copy`.',
      'Remove this entry',
    ],
    [
      paths('a', 'b', 'a'),
      'error config/value: "a"',
      'Duplicate `path` in `seo.paths`: `seo.paths[0].path` is already `a`.',
    ],
    [variants('a', 'a'), 'error config/value: "a"', 'Change or remove one of the two.'],
  ],
  'names of properties': [
    [
      { variables: { 'my name': 'A' } },
      'warning config/value: "my name"',
      '`my name` isn’t a valid variable name: use only letters, digits, `-`, `_` and `.`.',
    ],
    [
      { ...variants('a'), theme: 'mint' },
      'warning config/value: "variations"',
      '`variations` has no effect with this theme: only `willow` shows variants of the site.',
    ],
  ],
  'names of icons': [
    [
      { navigation: { groups: [{ group: 'G', icon: 'fa-star', pages: ['intro'] }] } },
      'error config/unknown-icon: "fa-star"',
      'Unknown icon `fa-star`: icon names don’t begin with `fa-`. Did you mean `star`?',
      'Change to `star`',
    ],
  ],
  'the form of addresses and folders': [
    [paths('/a'), 'error config/value: "/a"', 'without a slash at its start or end', 'Change to `a`'],
    [
      navbar({ label: 'A', href: 'intro.mdx' }),
      'error config/value: "intro.mdx"',
      'a path that begins with `/`',
      'Change to `/intro`',
    ],
    [
      navbar({ label: 'A', href: 'acme.example/run' }),
      'error config/value: "acme.example/run"',
      'a full URL',
      'Change to `https://acme.example/run`',
    ],
    [paths('a//b'), 'error config/value: "a//b"', 'a folder such as `guides/api`'],
    [
      integration('plausible', { domain: url }),
      `error config/value: "${url}"`,
      'a domain without `https://`',
      'Change to `acme.example`',
    ],
    [
      integration('onetrust', { domainScript: 'a', scriptSource: 'http://acme.example/s.js' }),
      'error config/value: "http://acme.example/s.js"',
      'begins with `https://`',
      'Change to `https://acme.example/s.js`',
    ],
    [
      integration('segment', { key: 'a', cdnUrl: `${url}?a=b` }),
      `error config/value: "${url}?a=b"`,
      'without `?` and `#`',
    ],
    [
      { footer: { socials: { x: 'http://x.com/a' } } },
      'error config/value: "http://x.com/a"',
      'begins with `https://`',
      'Change to `https://x.com/a`',
    ],
    [{ footer: { socials: { x: '@acme' } } }, 'error config/value: "@acme"', 'a full URL that begins with `https://`'],
    [{ footer: { socials: { website: `${url}/a.zip` } } }, `warning config/value: "${url}/a.zip"`, 'not of a file'],
    [
      links(column(link('http://acme.example'))),
      'error config/value: "http://acme.example"',
      'begins with `https://`',
      'Change to `https://acme.example`',
    ],
    [links(column(link('tel:+49301234'))), 'error config/value: "tel:+49301234"', 'begins with `https://`'],
    [links(column(link('https://'))), 'error config/value: "https://"', 'begins with `https://`'],
    [{ footer: { socials: { x: 'https://' } } }, 'error config/value: "https://"', 'begins with `https://`'],
    [navbar({ label: 'A', href: 'https://' }), 'error config/value: "https://"', 'a full URL'],
    [
      navbar({ label: 'A', href: 'javascript:void(0)' }),
      'warning config/value: "javascript:void(0)"',
      'a link that is safe to open',
    ],
    [
      { redirects: [{ source: '/a', destination: 'javascript:a' }] },
      'warning config/value: "javascript:a"',
      'a link that is safe to open',
    ],
    [
      links(column(link('//acme.example'))),
      'error config/value: "//acme.example"',
      'a path that begins with `/`',
      'Change to `https://acme.example`',
    ],
    [
      tab({ graphql: 'http://acme.example/s.graphql' }),
      'error config/value: "http://acme.example/s.graphql"',
      'an `https://` URL, or a path in the site',
      'Change to `https://acme.example/s.graphql`',
    ],
    [{ api: { openapi: ' ' } }, 'error config/value: " "', 'or a path in the site'],
  ],
  'an unknown property for which the platform rejects the file': [
    [
      { colors: { primary: '#0D9373', ligth: '#0D9373' } },
      'error config/unknown-property: "ligth"',
      'Unknown property `ligth` in `colors`; the platform rejects the file. Did you mean `light`?',
      'Change to `light`',
    ],
    [{ footer: { socials: { Github: url } } }, 'error config/unknown-property: "Github"', 'rejects the file'],
    [integration('gm', { tagId: 'G-1' }), 'error config/unknown-property: "gm"', 'Did you mean `gtm`?'],
    [{ fonts: { heading: { family: 'A' }, x: 1 } }, 'error config/unknown-property: "x"', 'rejects the file'],
    [{ background: { color: { lite: '#fff' } } }, 'error config/unknown-property: "lite"', 'rejects the file'],
    [
      { navigation: { pages: ['intro'], global: { anchor: [] } } },
      'error config/unknown-property: "anchor"',
      'rejects the file. Did you mean `anchors`?',
    ],
    [
      { navigation: { anchors: [{ anchor: 'A', color: { light: '#fff', x: 1 }, pages: ['intro'] }] } },
      'error config/unknown-property: "x"',
      'rejects the file',
    ],
    [
      tab({ anchors: [{ anchor: 'A', color: { light: '#fff', x: 1 }, pages: ['intro'] }] }),
      'error config/unknown-property: "x"',
      'the site omits the entry that contains it',
    ],
  ],
  'an unknown property that may be newer than Docsight': [
    [{ xyz: 1 }, 'hint config/unknown-property: "xyz"', '`xyz` isn’t known to this version of Docsight.'],
    [{ fonts: { family: 'A', x: 1 } }, 'hint config/unknown-property: "x"', 'isn’t known to this version of Docsight'],
    [
      { errors: { '404': {}, '500': {} } },
      'hint config/unknown-property: "500"',
      'isn’t known to this version of Docsight',
    ],
    [
      integration('gtm', { tagId: 'G-1', x: 1 }),
      'hint config/unknown-property: "x"',
      'isn’t known to this version of Docsight',
    ],
    [{ background: { x: 1 } }, 'hint config/unknown-property: "x"', 'isn’t known to this version of Docsight'],
  ],
  'other names of a property': [
    [navbar({ label: 'L', url }), 'error config/unknown-property: "url"', 'Did you mean `href`?', 'Change to `href`'],
    [
      links({ title: 'T', items: [link('/intro')] }),
      'warning config/unknown-property: "title"',
      'Did you mean `header`?',
      'Change to `header`',
    ],
    [tab({ url }), 'warning navigation/ignored: "url"', 'Did you mean `href`?', 'Change to `href`'],
  ],
  'what the classic generation had elsewhere': [
    [
      { colors: { primary: '#0D9373', background: { light: '#fff' } } },
      'error config/unknown-property: "background"',
      'The current generation of the format uses `background.color` instead.',
    ],
    [{ api: { baseUrl: url } }, 'warning config/unknown-property: "baseUrl"', '`api.mdx.server` instead'],
    [{ metadata: { 'og:image': 'a' } }, 'warning config/unknown-property: "og:image"', '`seo.metatags` instead'],
    [{ seo: { indexHiddenPages: true } }, 'warning config/unknown-property: "indexHiddenPages"', '`seo.indexing`'],
    [
      { navigation: { groups: [{ group: 'G', icon: 'star', iconType: 'solid', pages: ['intro'] }] } },
      'info navigation/ignored: "iconType"',
      '`icon.style` instead',
    ],
  ],
  'a value of the wrong kind': [
    [
      { icons: 'lucide' },
      'error config/type: "lucide"',
      '`icons` must be an object with `library`; found "lucide".',
      'Change to { "library": "lucide" }',
    ],
    [{ banner: 'Hi' }, 'error config/type: "Hi"', 'with `content`', 'Change to { "content": "Hi" }'],
    [{ appearance: 'dark' }, 'error config/type: "dark"', 'an object with `default` or `strict`'],
    [{ appearance: [] }, 'error config/type: []', 'found an empty array'],
    [tab({ pages: 'intro' }), 'error navigation/ignored: "intro"', 'must be an array', 'Change to ["intro"]'],
  ],
  'a fixed value with a word too many': [
    [
      { api: { mdx: { auth: { method: 'apiKey' } } } },
      'error config/value: "apiKey"',
      'found "apiKey". Did you mean `key`?',
      'Change to `key`',
    ],
    [
      { appearance: { default: 'dark-mode' } },
      'error config/value: "dark-mode"',
      'Did you mean `dark`?',
      'Change to `dark`',
    ],
  ],
  'more fixed values than anybody reads': [
    [
      { styling: { codeblocks: { theme: 'draculla' } } },
      'error config/value: "draculla"',
      'one of 61 values (`andromeeda`, `aurora-x`, `ayu-dark`, `catppuccin-frappe`, `catppuccin-latte`, ' +
        '`catppuccin-macchiato`, …; completion lists all of them); found "draculla". Did you mean `dracula`?',
      'Change to `dracula`',
    ],
  ],
};

describe('mistakes in docs.json of the current generation', () => {
  for (const [what, cases] of Object.entries(mistakes)) {
    describe(what, () => {
      for (const [fields, shown, excerpt, fix] of cases) {
        it(JSON.stringify(fields), () => {
          const files = filesWith(fields);
          assert.deepEqual(reported(files), [shown]);
          const [finding] = findingsIn(siteOf(files)).filter(({ rule }) => rule.id !== 'navigation/orphan-page');
          assert.ok(finding?.message.includes(excerpt), finding?.message);
          const [first] = finding?.fixes?.() ?? [];
          if (fix !== undefined) assert.equal(first?.title, fix);
          if (first?.title.startsWith('Change to')) assert.deepEqual(reported(afterFix(files, first)), []);
        });
      }
    });
  }

  it('have no fix that is a guess: a value with two of the fixed ones', () => {
    const [finding] = findingsIn(siteOf(filesWith({ appearance: { default: 'light-dark' } })));
    assert.match(finding?.message ?? '', /found "light-dark"\.$/);
    assert.deepEqual(finding?.fixes?.() ?? [], []);
  });

  it('are not fixed into another one', () => {
    const parts: readonly Fields[] = [
      { api: { params: { expanded: true } } },
      { favicon: false },
      { seo: { paths: { a: {} } } },
      { navbar: { links: 'intro' } },
    ];
    for (const fields of parts) {
      const [finding] = findingsIn(siteOf(filesWith(fields)));
      assert.equal(finding?.rule.id, 'config/type');
      assert.deepEqual(finding.fixes?.() ?? [], [], JSON.stringify(fields));
    }
  });

  it('get the form of a font from its file', () => {
    const files = filesWith({ fonts: { family: 'A', source: `${url}/a.woff` } });
    const [fix] = findingsIn(siteOf(files))[0]?.fixes?.() ?? [];
    assert.ok(fix);
    assert.match(afterFix(files, fix)['docs.json'] ?? '', /"format": ?"woff"/);
  });
});

describe('what docs.json of the current generation may say', () => {
  const right: readonly Fields[] = [
    { fonts: { family: 'A', weight: 400, source: `${url}/a.woff2`, format: 'woff2' } },
    { fonts: { heading: { family: 'A' } } },
    navbar({ type: 'github', href: url }, { type: 'discord', href: url }, { type: 'button', ...link('/intro') }),
    globals('products', { product: 'P', icon: 'star', description: 'What it is' }),
    globals('anchors', { anchor: 'A', href: url }),
    links(column(link('/intro'), link('#a'), link('mailto:a@acme.example'), link(url))),
    paths('a', 'a/b', 'with space'),
    options('copy', 'devin-desktop', 'windsurf', { title: 'T', description: 'D', href: { base: url } }),
    variants('a', 'b'),
    { variables: { 'product-name': 'A', a_b: 'B', 'a.b': 'C' } },
    { banner: { content: 'Hi', color: '#000' } },
    { styling: { codeblocks: 'dracula' } },
    { api: { openapi: ['openapi.json', './openapi.json', { source: 'openapi.json', overlays: [] }] } },
    tab({ graphql: `${url}/s.graphql` }),
    integration('plausible', { domain: 'acme.example', server: 'stats.acme.example' }),
    integration('segment', { key: 'a', cdnUrl: `${url}/cdn` }),
    integration('transcend', { bundleId: 'a-b_c', analyticsPurpose: 'Analytics' }),
    integration('mixpanel', { projectToken: 'a', region: 'in' }),
  ];
  for (const fields of right) {
    it(JSON.stringify(fields), () => {
      assert.deepEqual(reported(filesWith(fields)), []);
    });
  }
});

function reported(files: Files): readonly string[] {
  return showFindings(siteOf(files)).filter((line) => !line.includes('navigation/orphan-page'));
}
