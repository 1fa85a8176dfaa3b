import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveFiles, type MoveOptions } from '../../../server/src/core/features/refactor/moveFiles.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { filesBefore, moveCases, pathAfter } from '../../support/moveCases.ts';
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
  for (const one of moveCases) {
    it(`are not lost: ${one.loses}`, () => {
      assert.equal(move(filesBefore(one), one.moves)[pathAfter(one)], one.gives);
    });
  }

  it('work for readers where the address of a page changes with its name', () => {
    const files = { 'a/b.mdx': 'B.\n', 'a/x.mdx': '[b](b) ![i](i.png)\n', 'a/i.png': '', 'c/index.mdx': '[b](a/b)\n' };
    assert.equal(move(files, ['a/x.mdx -> a/index.mdx'])['a/index.mdx'], '[b](/a/b) ![i](/a/i.png)\n');
    assert.equal(move(files, ['a/x.mdx -> c/d/x.mdx'])['c/d/x.mdx'], '[b](../../a/b) ![i](../../a/i.png)\n');
    assert.equal(move(files, ['c/index.mdx -> c/x.mdx'])['c/x.mdx'], '[b](/a/b)\n');
    assert.equal(move(files, ['a/b.mdx -> e/b.mdx'])['c/index.mdx'], '[b](e/b)\n');
    const deep = { 'a/c/index.mdx': '[b](b)\n', 'a/b.mdx': 'B.\n' };
    assert.equal(move(deep, ['a/b.mdx -> a/d.mdx'])['a/c/index.mdx'], '[b](/a/d)\n');
  });

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

  it('writes prefixes as they are compared: without escapes', () => {
    const lines = changedLines(['guides -> my guides']);
    assert.ok(lines.some((line) => line.includes('"url": "my guides" }, { "name": "Deep", "url": "/my guides/deep/"')));
    assert.ok(
      lines.some((line) => line.includes('"url": "/my%20guides/a#x"')),
      'links are URLs',
    );
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
