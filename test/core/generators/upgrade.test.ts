import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../../../server/src/core/config/readConfig.ts';
import { showPath } from '../../../server/src/core/config/json/jsonTree.ts';
import { upgradeConfig, type Upgrade } from '../../../server/src/core/generators/upgrade/upgradeConfig.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';

const file = 'mint.json' as SitePath;
const groups = [{ group: 'Start', pages: ['intro', 'install'] }];

function upgrade(text: string): Upgrade {
  const config = readConfig(file, text);
  const upgraded = config && upgradeConfig(config);
  assert.ok(upgraded, 'nothing was moved over');
  return upgraded;
}

/** The values that a classic file with some properties becomes. */
function valuesOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(
    { name: 'Acme', colors: { primary: '#000' }, navigation: groups, ...fields },
    undefined,
    2,
  );
  return JSON.parse(upgrade(text).text) as Readonly<Record<string, unknown>>;
}

/** What is reported of values that are converted differently, by their paths. */
function changedOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const text = JSON.stringify({ name: 'Acme', colors: { primary: '#000' }, navigation: groups, ...fields });
  return Object.fromEntries(upgrade(text).changed.map(({ path, message }) => [showPath(path), message]));
}

function leftOf(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const text = JSON.stringify({ name: 'Acme', navigation: groups, ...fields });
  return upgrade(text).left.map(({ path }) => showPath(path));
}

describe('converting a site to the current generation', () => {
  it('gives what every file of it needs', () => {
    assert.deepEqual(valuesOf({}), {
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#000' },
      navigation: { groups },
    });
  });

  it('writes each setting where the current generation has it', () => {
    const moved: readonly (readonly [classic: Readonly<Record<string, unknown>>, current: object])[] = [
      [{ theme: 'venus' }, { theme: 'palm' }],
      [{ theme: 'quill' }, { theme: 'willow' }],
      [{ theme: 'prism', layout: 'sidenav' }, { theme: 'mint' }],
      [{ layout: 'sidenav' }, { theme: 'maple' }],
      [{ layout: 'solidSidenav' }, { theme: 'willow' }],
      [
        { colors: { primary: '#000', light: '#fff', background: { dark: '#111' } } },
        { colors: { primary: '#000', light: '#fff' }, background: { color: { dark: '#111' } } },
      ],
      [{ $schema: 'https://mintlify.com/schema.json' }, { $schema: 'https://mintlify.com/docs.json' }],
      [
        { backgroundImage: '/b.png', background: { style: 'grid' } },
        { background: { image: '/b.png', decoration: 'grid' } },
      ],
      [{ modeToggle: { default: 'dark', isHidden: true } }, { appearance: { default: 'dark', strict: true } }],
      [{ font: { family: 'Inter', weight: 400 } }, { fonts: { family: 'Inter', weight: 400 } }],
      [
        {
          topbarLinks: [{ name: 'Help', url: 'help' }],
          topbarCtaButton: { type: 'github', url: 'https://github.com/a/a' },
        },
        {
          navbar: {
            links: [{ label: 'Help', href: '/help' }],
            primary: { type: 'github', href: 'https://github.com/a/a' },
          },
        },
      ],
      [
        { api: { request: { example: { languages: ['go'], showOptionalParams: false } } } },
        { api: { examples: { defaults: 'required', languages: ['go'] } } },
      ],
      [
        { api: { paramFields: { expanded: 'none', post: ['a'] } } },
        { api: { params: { expanded: 'closed', post: ['a'] } } },
      ],
      [
        { codeBlock: { mode: 'auto' }, eyebrow: { display: 'section' } },
        { styling: { eyebrows: 'section', codeblocks: 'system' } },
      ],
      [
        { font: { headings: { family: 'Inter', url: '/f.woff', format: 'woff' } } },
        { fonts: { heading: { family: 'Inter', source: '/f.woff', format: 'woff' } } },
      ],
      [
        {
          topbarLinks: [
            { name: 'Blog', url: 'https://a.example' },
            { type: 'github', url: 'https://github.com/a/a' },
          ],
        },
        {
          navbar: {
            links: [
              { label: 'Blog', href: 'https://a.example' },
              { label: 'GitHub', type: 'github', href: 'https://github.com/a/a' },
            ],
          },
        },
      ],
      [
        { topbarCtaButton: { name: 'Go', url: 'https://a.example' } },
        { navbar: { primary: { type: 'button', label: 'Go', href: 'https://a.example' } } },
      ],
      [{ footerSocials: { x: 'https://x.com/a' } }, { footer: { socials: { x: 'https://x.com/a' } } }],
      [{ footerSocials: [{ type: 'x', url: 'https://x.com/a' }] }, { footer: { socials: { x: 'https://x.com/a' } } }],
      [
        { footer: { links: [{ title: 'More', links: [{ label: 'Blog', url: '/blog' }] }] } },
        { footer: { links: [{ header: 'More', items: [{ label: 'Blog', href: '/blog' }] }] } },
      ],
      [
        {
          openapi: ['/a.json'],
          api: {
            baseUrl: 'https://api.a.example',
            auth: { method: 'key', name: 'x-key' },
            playground: { mode: 'hide', disableProxy: true },
          },
        },
        {
          api: {
            openapi: ['a.json'],
            playground: { display: 'none', proxy: false },
            mdx: { server: 'https://api.a.example', auth: { method: 'key', name: 'x-key' } },
          },
        },
      ],
      [
        { metadata: { 'og:title': 'A' }, seo: { indexHiddenPages: true } },
        { seo: { metatags: { 'og:title': 'A' }, indexing: 'all' } },
      ],
      [
        { analytics: { ga4: { measurementId: 'G-1' } }, integrations: { intercom: 'abcdef' } },
        { integrations: { ga4: { measurementId: 'G-1' }, intercom: { appId: 'abcdef' } } },
      ],
      [{ search: { prompt: 'Ask' } }, { search: { prompt: 'Ask' } }],
      [{ redirects: [{ source: '/a', destination: '/b' }] }, { redirects: [{ source: '/a', destination: '/b' }] }],
    ];
    for (const [classic, current] of moved) {
      const values = valuesOf(classic);
      for (const [name, value] of Object.entries(current))
        assert.deepEqual(values[name], value, JSON.stringify(classic));
    }
  });

  it('names what has no counterpart, and nothing that was only empty', () => {
    assert.deepEqual(leftOf({ feedback: { suggestEdit: true }, tabs: [], topbarLinks: [], isWhiteLabeled: true }), [
      'feedback',
      'isWhiteLabeled',
    ]);
    assert.deepEqual(leftOf({ api: { auth: { method: 'bearer', inputPrefix: 'Bearer ' } } }), ['api.auth.inputPrefix']);
    assert.deepEqual(leftOf({ api: { maintainOrder: true, paramFields: { expanded: 'topLevel' } } }), ['api']);
    assert.deepEqual(leftOf({ search: { prompt: 'Ask', location: 'top' } }), ['search.location']);
    assert.deepEqual(leftOf({ topbarLinks: [{ name: 'A', url: '/a', arrow: true }] }), ['topbarLinks[0].arrow']);
    assert.deepEqual(leftOf({ colors: { primary: '#000', anchors: { from: '#000', to: '#fff' } } }), [
      'colors.anchors',
    ]);
    assert.deepEqual(
      leftOf({ footerSocials: { x: 'https://x.com/a' }, footer: { socials: { x: 'https://x.com/b' } } }),
      ['footerSocials'],
    );
    const gradient = { name: 'A', url: 'https://a.example', color: { from: '#000', via: '#777', to: '#fff' } };
    assert.deepEqual(leftOf({ anchors: [gradient] }), ['anchors[0].color']);
    assert.deepEqual(leftOf({ versions: ['v1', 'v2'], primaryTab: { name: 'Docs' } }), ['versions', 'primaryTab']);
    assert.deepEqual(leftOf({ tabs: [{ name: 'Guides', url: 'install' }], topAnchor: { name: 'Docs' } }), [
      'topAnchor',
    ]);
  });

  it('names what needs a value, or another one', () => {
    const text = JSON.stringify({ name: 'Acme', navigation: groups });
    assert.deepEqual(
      upgrade(text).changed.map(({ path }) => showPath(path)),
      ['colors.primary'],
    );
    assert.deepEqual(changedOf({ logo: { dark: '/dark.svg', href: '/' } }), {
      'logo.light': 'The current format requires an image for each mode. Both are set to the same image.',
    });
    assert.deepEqual(valuesOf({ logo: { dark: '/dark.svg', href: '/' } })['logo'], {
      light: '/dark.svg',
      dark: '/dark.svg',
      href: '/',
    });
    assert.deepEqual(Object.keys(changedOf({ footerSocials: { website: 'http://a.example' } })), [
      'footerSocials.website',
    ]);
    assert.deepEqual(valuesOf({ footerSocials: { website: 'http://a.example' } })['footer'], {
      socials: { website: 'https://a.example' },
    });
    const untitled = [{ group: '', pages: ['intro'] }];
    assert.match(changedOf({ navigation: untitled })['navigation[0]'] ?? '', /set to `Overview`/);
    assert.deepEqual(valuesOf({ navigation: untitled })['navigation'], {
      groups: [{ group: 'Overview', pages: ['intro'] }],
    });
  });

  it('puts pages into the tabs that claim them, each once, and the rest into a first one', () => {
    const navigation = [
      { group: 'Start', pages: ['intro'] },
      { group: 'Mixed', pages: ['guides/a', 'api/users', { group: 'More', pages: ['api/admin/b'] }] },
    ];
    const tabs = [
      { name: 'API', url: 'api' },
      { name: 'Admin', url: 'api/admin' },
      { name: 'Blog', url: 'https://a.example/blog' },
    ];
    assert.deepEqual(valuesOf({ navigation, tabs, primaryTab: { name: 'Docs' } })['navigation'], {
      tabs: [
        {
          tab: 'Docs',
          groups: [
            { group: 'Start', pages: ['intro'] },
            { group: 'Mixed', pages: ['guides/a'] },
          ],
        },
        { tab: 'API', groups: [{ group: 'Mixed', pages: ['api/users'] }] },
        { tab: 'Admin', groups: [{ group: 'Mixed', pages: [{ group: 'More', pages: ['api/admin/b'] }] }] },
        { tab: 'Blog', href: 'https://a.example/blog' },
      ],
    });
  });

  it('nests anchors in the tab that holds their pages', () => {
    const navigation = [{ group: 'All', pages: ['intro', 'sdk/js', 'api/a'] }];
    const moved = valuesOf({
      navigation,
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [{ name: 'SDKs', icon: 'code', iconType: 'solid', color: '#123456', url: 'sdk' }],
    })['navigation'];
    assert.deepEqual(moved, {
      tabs: [
        {
          tab: 'Documentation',
          anchors: [
            { anchor: 'Documentation', icon: 'book-open', groups: [{ group: 'All', pages: ['intro'] }] },
            {
              anchor: 'SDKs',
              icon: { name: 'code', style: 'solid' },
              color: { light: '#123456', dark: '#123456' },
              groups: [{ group: 'All', pages: ['sdk/js'] }],
            },
          ],
        },
        { tab: 'API', groups: [{ group: 'All', pages: ['api/a'] }] },
      ],
    });
  });

  it('shows links to other sites next to every page, and keeps the order of tabs', () => {
    const blog = { name: 'Blog', url: 'https://a.example/blog' };
    assert.deepEqual(
      valuesOf({ tabs: [blog], anchors: [{ name: 'Chat', icon: 'discord', url: '/chat' }] })['navigation'],
      {
        groups,
        global: {
          tabs: [{ tab: 'Blog', href: 'https://a.example/blog' }],
          anchors: [{ anchor: 'Chat', icon: 'discord', href: '/chat' }],
        },
      },
    );
    assert.deepEqual(
      valuesOf({ tabs: [blog, { name: 'Setup', url: 'install', isDefaultHidden: true }] })['navigation'],
      {
        tabs: [
          { tab: 'Documentation', groups: [{ group: 'Start', pages: ['intro'] }] },
          { tab: 'Blog', href: 'https://a.example/blog' },
          { tab: 'Setup', hidden: true, groups: [{ group: 'Start', pages: ['install'] }] },
        ],
      },
    );
  });

  it('keeps the pages that are generated from an API description, once', () => {
    const navigation = [{ group: 'All', pages: ['intro', '/guides/a'] }];
    const tabs = [
      { name: 'Guides', url: '/guides' },
      { name: 'API', url: 'api', openapi: '/api.json' },
    ];
    const anchors = [{ name: 'Events', url: 'events', openapi: '/events.json' }];
    assert.deepEqual(valuesOf({ navigation, tabs, anchors })['navigation'], {
      tabs: [
        {
          tab: 'Documentation',
          anchors: [
            { anchor: 'Documentation', icon: 'book-open', groups: [{ group: 'All', pages: ['intro'] }] },
            { anchor: 'Events', openapi: 'events.json' },
          ],
        },
        { tab: 'Guides', groups: [{ group: 'All', pages: ['/guides/a'] }] },
        { tab: 'API', openapi: 'api.json' },
      ],
    });
  });

  it('names the pages as the top anchor does, where there are no tabs', () => {
    assert.deepEqual(valuesOf({ topAnchor: { name: 'Docs', icon: 'book', iconType: 'light' } })['navigation'], {
      anchors: [{ anchor: 'Docs', icon: { name: 'book', style: 'light' }, groups }],
    });
  });

  it('leaves a group without pages where it is as long as nothing divides the site', () => {
    const navigation = [...groups, { group: 'Soon', pages: [] }];
    assert.deepEqual(valuesOf({ navigation })['navigation'], { groups: navigation });
    const tabs = [{ name: 'All', url: 'in' }];
    assert.deepEqual(valuesOf({ navigation, tabs })['navigation'], { tabs: [{ tab: 'All', groups }] });
    assert.deepEqual(leftOf({ navigation, tabs }), ['navigation[1]']);
  });

  it('puts the page that a tab opened first into it, where no group lists it', () => {
    const navigation = [{ group: 'API', pages: ['api/users'] }];
    const text = JSON.stringify({ name: 'Acme', navigation, tabs: [{ name: 'API', url: 'api' }] });
    const config = readConfig(file, text);
    const { text: moved = '', changed = [] } =
      (config && upgradeConfig(config, (address) => (address === 'api' ? 'api/index' : undefined))) ?? {};
    assert.deepEqual((JSON.parse(moved) as { navigation: unknown }).navigation, {
      tabs: [{ tab: 'API', pages: ['api/index', ...navigation] }],
    });
    assert.ok(changed.some(({ path }) => showPath(path) === 'tabs[0].url'));
  });

  it('makes versions of versions, languages where each says its locale, and shares what belongs to all', () => {
    const navigation = [
      { group: 'Both', pages: ['intro'] },
      { group: 'Old', version: 'v1', pages: ['v1/a'] },
    ];
    assert.deepEqual(valuesOf({ navigation, versions: ['v2', { name: 'v1', default: true }] })['navigation'], {
      versions: [
        { version: 'v2', groups: [{ group: 'Both', pages: ['intro'] }] },
        {
          version: 'v1',
          default: true,
          groups: [
            { group: 'Both', pages: ['intro'] },
            { group: 'Old', pages: ['v1/a'] },
          ],
        },
      ],
    });
    const localised = {
      navigation: [{ group: 'G', version: 'Deutsch', pages: ['de/a'] }],
      versions: [{ name: 'Deutsch', locale: 'de' }],
    };
    assert.deepEqual(valuesOf(localised)['navigation'], {
      languages: [{ language: 'de', groups: [{ group: 'G', pages: ['de/a'] }] }],
    });
  });

  it('keeps versions that only groups name, those of inner groups, and those that are sites of their own', () => {
    const navigation = [
      { group: 'A', pages: ['a', { group: 'Old', version: 'v1', pages: ['old'] }] },
      { group: 'New', version: 'v3', pages: ['new'] },
    ];
    assert.deepEqual(
      valuesOf({ navigation, versions: ['v1', { name: 'v0', url: 'https://v0.example' }] })['navigation'],
      {
        versions: [
          { version: 'v1', groups: [{ group: 'A', pages: ['a', { group: 'Old', pages: ['old'] }] }] },
          { version: 'v0', href: 'https://v0.example' },
          {
            version: 'v3',
            groups: [
              { group: 'A', pages: ['a'] },
              { group: 'New', pages: ['new'] },
            ],
          },
        ],
      },
    );
    assert.deepEqual(valuesOf({ versions: ['v1', { name: 'v0', url: 'https://v0.example' }] })['navigation'], {
      groups,
      global: { versions: [{ version: 'v0', href: 'https://v0.example' }] },
    });
    const tabs = [{ name: 'Old Blog', url: 'https://a.example', version: 'v1' }];
    assert.deepEqual(valuesOf({ versions: ['v1', 'v2'], tabs })['navigation'], {
      versions: [
        { version: 'v1', groups, global: { tabs: [{ tab: 'Old Blog', href: 'https://a.example' }] } },
        { version: 'v2', groups },
      ],
    });
  });

  it('keeps the layout, and every comment with what it is about', () => {
    const text = `// Our docs
{
    "name": "Acme", // never change
    "colors": { "primary": "#000" },
    // Shown in the top bar
    "topbarLinks": [
        // The blog
        { "name": "Blog", "url": "https://a.example" }
    ],
    "feedback": { "raiseIssue": true }, // asked for by support
    "navigation": [
        // First things
        {
            "group": "Start",
            "pages": ["intro", /* soon: "b", */ "install"]
        }
    ]
}
`;
    assert.equal(
      upgrade(text).text,
      `// Our docs
{
    "theme": "mint",
    "name": "Acme", // never change
    "colors": { "primary": "#000" },
    "navigation": {
        "groups": [
            // First things
            {
                "group": "Start",
                "pages": ["intro", /* soon: "b", */ "install"]
            }
        ]
    },
    "navbar": {
        // Shown in the top bar
        "links": [
            // The blog
            { "label": "Blog", "href": "https://a.example" }
        ]
    }
}
// asked for by support
`,
    );
  });

  it('keeps comments with tabs and versions, though these move', () => {
    const text = `{
  "name": "Acme",
  "colors": { "primary": "#000" },
  // For support
  "versions": ["v2"], // more to come
  "tabs": [
    // By hand
    { "name": "API", "url": "api" } // of the API
  ],
  // All pages
  "navigation": [
    { "group": "A", "version": "v2", "pages": ["api/a"] }
  ]
}
`;
    assert.equal(
      upgrade(text).text,
      `{
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#000" },
  // All pages
  "navigation": {
    // For support
    "versions": [
      {
        "version": "v2",
        "tabs": [
          // By hand
          {
            "tab": "API",
            "groups": [
              { "group": "A", "pages": ["api/a"] }
            ]
          } // of the API
        ]
      }
    ] // more to come
  }
}
`,
    );
  });

  it('leaves files with syntax errors, and current ones, as they are', () => {
    const broken = readConfig(file, '{ "name": "Acme", "navigation": [{ "group": "A", "pages": ["a" }] }');
    assert.equal(broken && upgradeConfig(broken), undefined);
    const moved = readConfig('docs.json' as SitePath, upgrade(JSON.stringify({ name: 'A', navigation: groups })).text);
    assert.equal(moved?.generation, 'current');
    assert.equal(upgradeConfig(moved), undefined);
  });
});
