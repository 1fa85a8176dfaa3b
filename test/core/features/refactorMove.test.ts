import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveFiles, type MoveOptions } from '../../../server/src/core/features/refactor/moveFiles.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { afterFix, configWith, siteOf, type Files } from '../../support/site.ts';

/** The files of a site after some moves, `old -> new`, and the edits that come with them. */
function move(files: Files, moves: readonly string[], options?: MoveOptions): Files {
  const all = { 'docs.json': configWith({}), ...files };
  const list = moves.map((one) => {
    const [from = '', to = ''] = one.split(' -> ') as SitePath[];
    return { from: from as SitePath, to: to as SitePath };
  });
  const edits = moveFiles(siteOf(all), list, options);
  return afterFix(all, {
    edits: [...edits, ...list.map(({ from, to }) => ({ kind: 'move', from, file: to }) as const)],
  });
}

/** What is left of one page's text after moves. `from` is where it was, `to` where it is then. */
interface MoveCase {
  readonly loses: string;
  readonly moves: readonly string[];
  readonly text: string;
  readonly gives: string;
  readonly page?: string;
  readonly files?: readonly string[];
}

const site = [
  'intro.mdx',
  'index.mdx',
  'guides/index.mdx',
  'guides/install.mdx',
  'guides/deep/tune.md',
  'guides/my page.mdx',
  'images/a.png',
  'images/a b.png',
  'files/spec.pdf',
  'snippets/part.mdx',
  'snippets/Chart.jsx',
  '_snippets/old.mdx',
];

const cases: readonly MoveCase[] = [
  {
    loses: 'a link from the root',
    moves: ['guides/install.mdx -> start/setup.mdx'],
    text: '[a](/guides/install), [b](/guides/install?x=1#next "Title"), [c](</guides/install>) and [d](/guides/index).',
    gives: '[a](/start/setup), [b](/start/setup?x=1#next "Title"), [c](</start/setup>) and [d](/guides/index).',
  },
  {
    loses: 'links with the path below which the site is served',
    moves: ['guides/install.mdx -> start/setup.mdx', 'images/a.png -> media/a.png'],
    text: '[a](/docs/guides/install#next), [b](/docs/guides), ![c](/docs/images/a.png), <img src="/docs/images/a.png" />, [d](/docs/guides/gone).',
    gives:
      '[a](/docs/start/setup#next), [b](/docs/guides), ![c](/docs/media/a.png), <img src="/docs/media/a.png" />, [d](/docs/guides/gone).',
  },
  {
    loses: 'the slash, the ending and the parts of an address that stay as they are',
    moves: ['guides/install.mdx -> start/setup.mdx'],
    text: '[a](/guides/install/), [b](/guides/install.mdx#x), [c](/guides/install.md).',
    gives: '[a](/start/setup/), [b](/start/setup.mdx#x), [c](/start/setup.md).',
  },
  {
    loses: 'what the front matter names',
    moves: ['guides/install.mdx -> start/setup.mdx', 'images/a.png -> media/b.png', 'files/api.json -> api/v1.json'],
    text: '---\nicon: "/images/a.png"\nog:image: images/a.png\nurl: /guides/install#x\nopenapi: "files/api.json GET /files/api.json"\n---\n',
    gives:
      '---\nicon: "/media/b.png"\nog:image: media/b.png\nurl: /start/setup#x\nopenapi: "api/v1.json GET /files/api.json"\n---\n',
    files: ['files/api.json'],
  },
  {
    loses: 'components, HTML, definitions and images',
    moves: ['guides/install.mdx -> start/setup.mdx', 'images/a.png -> media/b.png'],
    text: '<Card title="A" href="/guides/install#x" img={"/images/a.png"}>B</Card>\n\n[x]\n\n![a](/images/a.png)\n\n<img src="images/a.png" />\n\n[x]: /guides/install',
    gives:
      '<Card title="A" href="/start/setup#x" img={"/media/b.png"}>B</Card>\n\n[x]\n\n![a](/media/b.png)\n\n<img src="media/b.png" />\n\n[x]: /start/setup',
  },
  {
    loses: 'relative links to what moved',
    page: 'guides/page.mdx',
    moves: ['guides/install.mdx -> start/setup.mdx'],
    text: '[a](./install), [b](../guides/install), [c](install#x), [d](guides/install), [e](deep/tune)',
    gives: '[a](../start/setup), [b](../start/setup), [c](../start/setup#x), [d](start/setup), [e](deep/tune)',
  },
  {
    loses: 'the relative links of the page that moved',
    page: 'guides/page.mdx',
    moves: ['guides/page.mdx -> learn/more/page.mdx'],
    text: '[a](./install#x), [b](../intro), ![c](../images/a.png), [d](deep/tune), [e](/guides/install), [f](#x), [g](guides/install)',
    gives:
      '[a](../../guides/install#x), [b](../../intro), ![c](../../images/a.png), [d](../../guides/deep/tune), [e](/guides/install), [f](#x), [g](guides/install)',
  },
  {
    loses: 'the relations of pages that move along',
    page: 'guides/page.mdx',
    moves: ['guides -> learn/guides'],
    text: '[a](./install#x), [b](../intro), [c](deep/tune), [d](/guides/install), [e](./), [f](guides/deep/tune), [g](./gone)',
    gives:
      '[a](./install#x), [b](../../intro), [c](deep/tune), [d](/learn/guides/install), [e](./), [f](learn/guides/deep/tune), [g](./gone)',
  },
  {
    loses: 'what a broken link surely meant',
    page: 'guides/page.mdx',
    moves: ['guides/page.mdx -> page.mdx'],
    text: '[a](./gone), [b](../gone/there#x), [c](gone), [d](/gone), [e](../../out), [f](./deep)',
    gives: '[a](./guides/gone), [b](./gone/there#x), [c](gone), [d](/gone), [e](../out), [f](./guides/deep)',
  },
  {
    loses: 'imports and the files of snippets',
    page: 'guides/page.mdx',
    moves: [
      'guides/page.mdx -> page.mdx',
      'snippets/part.mdx -> snippets/new/part.mdx',
      '_snippets/old.mdx -> parts/old.mdx',
    ],
    text: 'import Part from "../snippets/part.mdx";\nimport { Chart } from \'/snippets/Chart\';\nimport P from "/snippets/part";\nimport React from "react";\n\n<Part />\n\n<Snippet file="part.mdx" />\n\n<Snippet file="old.mdx" />',
    gives:
      'import Part from "./snippets/new/part.mdx";\nimport { Chart } from \'/snippets/Chart\';\nimport P from "/snippets/new/part";\nimport React from "react";\n\n<Part />\n\n<Snippet file="new/part.mdx" />\n\n<Snippet file="parts/old.mdx" />',
  },
  {
    loses: 'what a snippet is called in the folder of snippets',
    moves: ['_snippets/old.mdx -> snippets/new/old.mdx', 'guides/install.mdx -> snippets/install.mdx'],
    text: '<Snippet file="old.mdx" />\n\n<Snippet file="_snippets/old.mdx" />\n\n<Snippet file="guides/install.mdx" />',
    gives:
      '<Snippet file="new/old.mdx" />\n\n<Snippet file="snippets/new/old.mdx" />\n\n<Snippet file="install.mdx" />',
  },
  {
    loses: 'index pages, which have the address of their folder',
    page: 'guides/page.mdx',
    moves: ['guides/index.mdx -> start/index.mdx'],
    text: '[a](/guides), [b](/guides/), [c](/guides/index), [d](./), [e](../guides), [f](./index#x)',
    gives: '[a](/start), [b](/start/), [c](/start/index), [d](../start/), [e](../start), [f](../start/index#x)',
  },
  {
    loses: 'nothing where a page becomes the index of a folder',
    moves: ['guides/install.mdx -> guides/install/index.mdx'],
    text: '[a](/guides/install), [b](./guides/install#x), [c](/guides/install.mdx)',
    gives: '[a](/guides/install), [b](./guides/install#x), [c](/guides/install/index.mdx)',
  },
  {
    loses: 'the home page',
    moves: ['index.mdx -> home.mdx'],
    text: '[a](/), [b](/index), [c](./), [d](/#x)',
    gives: '[a](/home), [b](/home), [c](./home), [d](/home#x)',
  },
  {
    loses: 'a page that becomes the home page',
    moves: ['guides/install.mdx -> home.mdx', 'index.mdx -> old.mdx', 'intro.mdx -> index.mdx'],
    text: '[a](/intro), [b](./intro), [c](intro#x)',
    gives: '[a](/), [b](./), [c](./#x)',
  },
  {
    loses: 'an index page that another page takes the address of',
    moves: ['intro.mdx -> guides.mdx'],
    page: 'page.mdx',
    text: '[a](/guides), [b](/intro)',
    gives: '[a](/guides/index), [b](/guides)',
  },
  {
    loses: 'names that need escapes, and those that were escaped on purpose',
    moves: ['guides/my page.mdx -> neue seiten/straße (2).mdx', 'images/a b.png -> bilder/a b.png'],
    text: '[a](/guides/my%20page), [b](</guides/my page>), ![c](/images/a%20b.png), <img src="/images/a b.png" />',
    gives:
      '[a](/neue%20seiten/straße%20%282%29), [b](</neue%20seiten/straße%20%282%29>), ![c](/bilder/a%20b.png), <img src="/bilder/a b.png" />',
  },
  {
    loses: 'an address with backslashes or entities',
    files: ['a_b/c.mdx'],
    moves: ['a_b/c.mdx -> a_b/d_e.mdx'],
    text: '[a](/a\\_b/c?x=1&amp;y=2#z), [b](/a_b/c&#35;x)',
    gives: '[a](/a\\_b/d_e?x=1&amp;y=2#z), [b](/a_b/d_e&#35;x)',
  },
  {
    loses: 'a link to a page whose ending changes',
    moves: ['guides/install.mdx -> guides/install.md', 'guides/deep/tune.md -> guides/deep/tune.mdx'],
    text: '[a](/guides/install), [b](/guides/install.mdx), [c](/guides/deep/tune.md)',
    gives: '[a](/guides/install), [b](/guides/install.md), [c](/guides/deep/tune.mdx)',
  },
  {
    loses: 'a link to a page renamed in case only',
    moves: ['guides/install.mdx -> guides/Install.mdx'],
    text: '[a](/guides/install)',
    gives: '[a](/guides/Install)',
  },
  {
    loses: 'links between pages that change places',
    moves: ['guides/install.mdx -> intro.mdx', 'intro.mdx -> guides/install.mdx'],
    page: 'page.mdx',
    text: '[a](/guides/install), [b](/intro), [c](./intro)',
    gives: '[a](/intro), [b](/guides/install), [c](./guides/install)',
  },
  {
    loses: 'addresses outside of the site and code',
    moves: ['guides -> learn'],
    text: '[a](https://acme.example/guides/install), [b](mailto:guides/install), `[c](/guides/install)`, [d](/guidesx)',
    gives:
      '[a](https://acme.example/guides/install), [b](mailto:guides/install), `[c](/guides/install)`, [d](/guidesx)',
  },
];

describe('moving a page', () => {
  it('updates its published URLs too, and those of no other site', () => {
    const written = (path: string): string =>
      `[a](https://docs.acme.com/${path}#b) <a href="https://Docs.acme.com/${path}">c</a> ` +
      `[d](https://docs.acme.com.evil.com/guides/install) https://docs.acme.com/${path}\n`;
    const files = { 'intro.mdx': written('guides/install'), 'guides/install.mdx': 'Text.' };
    const settings = { '.docsight.json': '{ "docsUrl": "https://docs.acme.com" }' };
    const moves = ['guides/install.mdx -> start/setup.mdx'];
    assert.equal(move({ ...files, ...settings }, moves)['intro.mdx'], written('start/setup'));
    assert.equal(move(files, moves)['intro.mdx'], files['intro.mdx']);
  });
});

describe('links when files move', () => {
  for (const { loses, moves, text, gives, page = 'intro.mdx', files = [] } of cases) {
    it(`are not lost: ${loses}`, () => {
      const before: Files = {
        ...Object.fromEntries([...site, ...files].map((file) => [file, 'Text.\n'])),
        [page]: text,
      };
      const [from = '', to = ''] = moves
        .map((one) => one.split(' -> '))
        .find(([old = '']) => page === old || page.startsWith(`${old}/`)) ?? [page, page];
      const after = move(before, moves);
      assert.equal(after[to + page.slice(from.length)], gives);
    });
  }

  it('touch no file that has nothing to do with the move', () => {
    const files = {
      'docs.json': configWith({}),
      'intro.mdx': '[a](/b)\n',
      'b.mdx': '[a](./intro)\n',
      'c.mdx': '[other](./gone)\n',
    };
    const edits = moveFiles(siteOf(files), [{ from: 'b.mdx' as SitePath, to: 'd.mdx' as SitePath }]);
    assert.deepEqual(
      edits.map(({ file }) => file),
      ['intro.mdx'],
    );
  });
});

const config = `{
  "name": "Acme",
  "logo": { "light": "/logo/light.svg", "dark": "logo\\/dark.svg" },
  "favicon": "favicon.png",
  "navigation": [
    { "group": "Start", "pages": ["guides/a", "/guides/b.mdx", "guides/index",
        { "group": "Deep", "pages": [ "guides/deep/c" , "GET /guides/a" ] }] }
  ],
  "tabs": [{ "name": "Guides", "url": "guides" }, { "name": "Deep", "url": "/guides/deep/" }],
  "anchors": [{ "name": "Log", "url": "changelog" }, { "name": "Site", "url": "https://acme.example/guides" }],
  "topbarLinks": [{ "name": "A", "url": "/guides/a#x" }],
  "redirects": [
    { "source": "/old", "destination": "/guides/a#x" },
    { "source": "/older/:slug*", "destination": "/guides/:slug*" }
  ]
}
`;
const configured: Files = {
  'docs.json': config,
  'guides/a.mdx': 'Text.\n',
  'guides/b.mdx': 'Text.\n',
  'guides/index.mdx': 'Text.\n',
  'guides/deep/c.mdx': 'Text.\n',
  'changelog.mdx': 'Text.\n',
  'logo/light.svg': '',
  'logo/dark.svg': '',
  'favicon.png': '',
};

/** The lines of docs.json that differ after some moves. */
function changedLines(moves: readonly string[], options?: MoveOptions): readonly string[] {
  const before = config.split('\n');
  const after = (move(configured, moves, options)['docs.json'] ?? '').split('\n');
  return after.filter((line) => !before.includes(line)).map((line) => line.trim());
}

describe('docs.json when files move', () => {
  it('keeps its entries, redirects and links, each as it was written', () => {
    assert.deepEqual(changedLines(['guides/a.mdx -> start/a.mdx', 'guides/b.mdx -> start/b.mdx']), [
      '{ "group": "Start", "pages": ["start/a", "/start/b.mdx", "guides/index",',
      '"topbarLinks": [{ "name": "A", "url": "/start/a#x" }],',
      '{ "source": "/old", "destination": "/start/a#x" },',
    ]);
  });

  it('keeps its images, and the escapes they are written with', () => {
    assert.deepEqual(changedLines(['logo -> images/logo', 'favicon.png -> images/icon.png']), [
      '"logo": { "light": "/images/logo/light.svg", "dark": "images\\/logo\\/dark.svg" },',
      '"favicon": "images/icon.png",',
    ]);
  });

  it('keeps images and links with the path below which the site is served', () => {
    const files: Files = {
      'docs.json': configWith({
        logo: { light: '/docs/logo/light.svg', dark: '/logo/light.svg' },
        topbarLinks: [{ name: 'A', url: '/docs/guides/a#x' }],
      }),
      'guides/a.mdx': 'Text.\n',
      'logo/light.svg': '',
    };
    const after = move(files, ['logo/light.svg -> images/light.svg', 'guides/a.mdx -> guides/b.mdx']);
    assert.match(
      after['docs.json'] ?? '',
      /"light": ?"\/docs\/images\/light\.svg", ?\n? *"dark": ?"\/images\/light\.svg"/,
    );
    assert.match(after['docs.json'] ?? '', /"\/docs\/guides\/b#x"/);
  });

  it('keeps the prefixes of tabs, and redirects with wildcards, when a complete folder moves', () => {
    assert.deepEqual(changedLines(['guides -> learn/guides']), [
      '{ "group": "Start", "pages": ["learn/guides/a", "/learn/guides/b.mdx", "learn/guides/index",',
      '{ "group": "Deep", "pages": [ "learn/guides/deep/c" , "GET /guides/a" ] }] }',
      '"tabs": [{ "name": "Guides", "url": "learn/guides" }, { "name": "Deep", "url": "/learn/guides/deep/" }],',
      '"topbarLinks": [{ "name": "A", "url": "/learn/guides/a#x" }],',
      '{ "source": "/old", "destination": "/learn/guides/a#x" },',
      '{ "source": "/older/:slug*", "destination": "/learn/guides/:slug*" }',
    ]);
  });

  it('keeps the entry of an index page, which is not the address of its folder', () => {
    const [line = ''] = changedLines(['guides/index.mdx -> start/index.mdx']);
    assert.ok(line.includes('"start/index",'), line);
    const [becomesIndex = ''] = changedLines(['guides/a.mdx -> guides/a/index.mdx']);
    assert.ok(becomesIndex.includes('"guides/a/index", '), becomesIndex);
  });

  it('keeps the description before an operation, wherever docs.json names it', () => {
    const navigation = (file: string, slash = `/${file}`): unknown => ({
      tabs: [
        { tab: 'A', openapi: { source: slash, directory: 'reference' } },
        {
          tab: 'B',
          groups: [{ group: 'G', openapi: file, pages: [`${file} GET /a`, `${slash} webhook made`, 'GET /a'] }],
        },
      ],
    });
    const files = { 'docs.json': JSON.stringify({ navigation: navigation('api/shop.yaml') }), 'api/shop.yaml': '' };
    const after = move(files, ['api/shop.yaml -> specs/v1.yaml'])['docs.json'] ?? '';
    assert.deepEqual(JSON.parse(after), { navigation: navigation('specs/v1.yaml') });
  });

  it('keeps an anchor that is a page of its own', () => {
    assert.deepEqual(changedLines(['changelog.mdx -> news/index.mdx']), [
      '"anchors": [{ "name": "Log", "url": "news" }, { "name": "Site", "url": "https://acme.example/guides" }],',
    ]);
  });
});

describe('redirects when pages move', () => {
  it('are added on request, laid out like existing ones', () => {
    assert.deepEqual(
      changedLines(['guides/b.mdx -> start/b.mdx', 'guides/deep -> deep'], { redirects: true }).slice(3),
      [
        '{ "source": "/older/:slug*", "destination": "/guides/:slug*" },',
        '{ "source": "/guides/b", "destination": "/start/b" },',
        '{ "source": "/guides/deep/:slug*", "destination": "/deep/:slug*" }',
      ],
    );
  });

  it('never redirect to themselves when a page comes back', () => {
    const files: Files = { 'docs.json': configWith({}), 'intro.mdx': 'Text.\n', 'a.mdx': 'Text.\n' };
    const away = move(files, ['a.mdx -> b.mdx'], { redirects: true });
    assert.deepEqual(redirectsOf(away), [{ source: '/a', destination: '/b' }]);
    assert.deepEqual(redirectsOf(move(away, ['b.mdx -> a.mdx'], { redirects: true })), [
      { source: '/b', destination: '/a' },
    ]);
    assert.deepEqual(redirectsOf(move(away, ['b.mdx -> a.mdx'])), []);
  });

  it('are not added where the address stays, or for what is no page', () => {
    const files: Files = { 'intro.mdx': 'Text.\n', 'a.mdx': 'Text.\n', 'b.png': '', 'snippets/c.mdx': 'Text.\n' };
    const after = move(files, ['a.mdx -> a/index.mdx', 'b.png -> c.png', 'snippets/c.mdx -> snippets/d.mdx'], {
      redirects: true,
    });
    assert.deepEqual(redirectsOf(after), undefined);
  });

  it('name each page of a folder that moves into itself, where a wildcard would take the new addresses too', () => {
    const files: Files = { 'a/index.mdx': 'Text.\n', 'a/b.mdx': 'Text.\n' };
    assert.deepEqual(redirectsOf(move(files, ['a -> a/old'], { redirects: true })), [
      { source: '/a/b', destination: '/a/old/b' },
      { source: '/a', destination: '/a/old' },
    ]);
  });

  it('leave comments with what they follow', () => {
    const config = (page: string, lines: string): string =>
      `{\n  "name": "Acme",\n  "navigation": [{ "group": "A", "pages": ["${page}"] }]${lines}\n}\n`;
    const list = (items: string): string => `,\n  "redirects": [\n    ${items}\n  ]`;
    const kept = '{ "source": "/x", "destination": "/y" }';
    const added = '{ "source": "/a", "destination": "/b" }';
    for (const [before, after] of [
      [' // all pages', `, // all pages\n  "redirects": [\n    ${added}\n  ]`],
      [list(`${kept} // since 2.0`), list(`${kept}, // since 2.0\n    ${added}`)],
    ] as const) {
      const files = { 'docs.json': config('a', before), 'a.mdx': '' };
      assert.equal(move(files, ['a.mdx -> b.mdx'], { redirects: true })['docs.json'], config('b', after));
    }
  });

  it('make a list of their own in every layout', () => {
    const layouts = [
      '{ "name": "Acme", "navigation": [{ "group": "A", "pages": ["a"] }] }',
      '{\r\n\t"name": "Acme",\r\n\t"navigation": [{ "group": "A", "pages": ["a"] }],\r\n\t"redirects": []\r\n}\r\n',
      '{\n  "redirects": [\n    {\n      "source": "/x",\n      "destination": "/y"\n    }\n  ],\n  "name": "Acme", "navigation": [{ "group": "A", "pages": ["a"] }]\n}',
    ];
    const written = layouts.map(
      (text) => move({ 'docs.json': text, 'a.mdx': '' }, ['a.mdx -> b.mdx'], { redirects: true })['docs.json'],
    );
    assert.deepEqual(written, [
      '{ "name": "Acme", "navigation": [{ "group": "A", "pages": ["b"] }], "redirects": [{ "source": "/a", "destination": "/b" }] }',
      '{\r\n\t"name": "Acme",\r\n\t"navigation": [{ "group": "A", "pages": ["b"] }],\r\n\t"redirects": [\r\n\t\t{ "source": "/a", "destination": "/b" }\r\n\t]\r\n}\r\n',
      '{\n  "redirects": [\n    {\n      "source": "/x",\n      "destination": "/y"\n    },\n    {\n      "source": "/a",\n      "destination": "/b"\n    }\n  ],\n  "name": "Acme", "navigation": [{ "group": "A", "pages": ["b"] }]\n}',
    ]);
  });
});

function redirectsOf(files: Files): unknown {
  return (JSON.parse(files['docs.json'] ?? '') as { redirects?: unknown }).redirects;
}
