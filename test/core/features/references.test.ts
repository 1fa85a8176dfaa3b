import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lensesOfPage } from '../../../server/src/core/features/site/codeLens.ts';
import { referencesInConfig, referencesInPage } from '../../../server/src/core/features/site/references.ts';
import {
  configWith,
  cursorMark,
  page,
  pageAtCursor,
  pageIn,
  siteAtCursor,
  textAt,
  type Files,
} from '../../support/site.ts';
import type { FileLocation } from '../../../server/src/core/paths/fileLocation.ts';

const site: Files = {
  'docs.json': configWith({
    navigation: [{ group: 'Start', pages: ['intro', 'guides/install', 'guides/index'] }],
    tabs: [{ name: 'Guides', url: 'guides' }],
    redirects: [
      { source: '/old', destination: '/guides/install#on-linux' },
      { source: '/very/:old*', destination: '/intro' },
    ],
    favicon: '/images/a.png',
  }),
  'intro.mdx': `${page('Intro')}\n[a](/guides/install) [b](guides/install#on-linux) [c](/old) [d](/very/o)\n\n![e](images/a.png)\n`,
  'guides/index.mdx': `${page('Guides')}\n[a](./install/) [b](./INSTALL) [c](/guides/install-more) [d](.)\n`,
  'guides/install.mdx': `${page('Install')}\n[a](#on-linux) [b](/intro?x=1)\n\n## On Linux\n\n## On a Mac\n`,
  'images/a.png': '',
  'snippets/note.mdx': 'A note.\n',
  'other.mdx':
    'import Part from "/snippets/note.mdx";\n\n<Part />\n\n<Snippet file="note.mdx" />\n\n<Card href="/guides/inst%61ll" img="/images/a.png" />\n',
};

it('references include links with the path below which the site is served', () => {
  const files = {
    'docs.json': configWith({}),
    'intro.mdx': '[<|>a](/docs/b)\n',
    'b.mdx': '[c](/intro)\n',
    'c.mdx': '[d](/b)\n',
  };
  const { page: at, offset } = pageAtCursor(files);
  const found = referencesInPage(at, offset, { includeDeclaration: false });
  assert.deepEqual(lines(files, found), ['c.mdx: /b', 'intro.mdx: /docs/b']);
});

function lines(files: Files, locations: readonly FileLocation[] | undefined): readonly string[] | undefined {
  return locations?.map(({ file, range }) => `${file}: ${textAt((files[file] ?? '').replace(cursorMark, ''), range)}`);
}

/** The references to what is at the cursor, which is put before a part of a file. */
function references(file: string, part: string, includeDeclaration = false): readonly string[] | undefined {
  const text = site[file] ?? '';
  assert.ok(text.includes(part), `${file} has no ${part}`);
  const files = { ...site, [file]: text.replace(part, cursorMark + part) };
  const options = { includeDeclaration };
  if (file === 'docs.json') {
    const { site: at, offset } = siteAtCursor(files);
    return lines(files, referencesInConfig(at, offset, options));
  }
  const { page: at, offset } = pageAtCursor(files);
  return lines(files, referencesInPage(at, offset, options));
}

describe('references', () => {
  const toInstall = [
    'docs.json: guides/install',
    'docs.json: /guides/install#on-linux',
    'guides/index.mdx: ./install/',
    'intro.mdx: /guides/install',
    'intro.mdx: guides/install#on-linux',
    'other.mdx: /guides/inst%61ll',
  ];

  it('of a page are its entry and all links to it, from wherever one asks', () => {
    assert.deepEqual(references('docs.json', 'guides/install'), toInstall);
    assert.deepEqual(references('intro.mdx', 'guides/install)'), toInstall);
    assert.deepEqual(references('guides/install.mdx', 'Install'), toInstall);
    assert.deepEqual(references('guides/index.mdx', 'install/)'), toInstall);
  });

  it('include the declaration where that is requested', () => {
    assert.deepEqual(references('docs.json', 'guides/install', true), ['guides/install.mdx: Install', ...toInstall]);
    assert.deepEqual(references('guides/install.mdx', 'On a Mac', true), ['guides/install.mdx: ## On a Mac']);
  });

  it('of a section are the links to it, those of its own page too', () => {
    const toLinux = [
      'docs.json: /guides/install#on-linux',
      'guides/install.mdx: #on-linux',
      'intro.mdx: guides/install#on-linux',
    ];
    assert.deepEqual(references('guides/install.mdx', 'On Linux'), toLinux);
    assert.deepEqual(references('guides/install.mdx', '#on-linux'), toLinux);
    assert.deepEqual(references('intro.mdx', '#on-linux'), toLinux);
  });

  it('of a snippet are its imports, its tags and where it is included', () => {
    const toNote = ['other.mdx: /snippets/note.mdx', 'other.mdx: Part', 'other.mdx: note.mdx'];
    for (const part of ['/snippets', 'Part from', 'Part />', 'note.mdx" />']) {
      assert.deepEqual(references('other.mdx', part), toNote, part);
    }
    assert.deepEqual(references('snippets/note.mdx', 'A note'), toNote);
  });

  it('of an image are all tags and links that show it', () => {
    const toImage = ['docs.json: /images/a.png', 'intro.mdx: images/a.png', 'other.mdx: /images/a.png'];
    assert.deepEqual(references('intro.mdx', 'images/a.png'), toImage);
    assert.deepEqual(references('docs.json', '/images/a.png'), toImage);
  });

  it('of an image are those in the front matter too, asked for from there as well', () => {
    const text = '---\nicon: "/images/<|>i.svg"\nog:image: /images/i.svg\ntwitter:image: i.svg\nurl: /other\n---\n';
    const files = {
      'docs.json': configWith({}),
      'page.mdx': text,
      'other.mdx': '![a](images/i.svg)',
      'images/i.svg': '',
    };
    const { page: at, offset } = pageAtCursor(files);
    assert.deepEqual(lines(files, referencesInPage(at, offset, { includeDeclaration: false })), [
      'other.mdx: images/i.svg',
      'page.mdx: /images/i.svg',
      'page.mdx: /images/i.svg',
    ]);
  });

  it('of a section of a snippet are the links to the pages that include it', () => {
    const files = {
      'docs.json': configWith({}),
      'page.mdx': 'import Part from "./parts/outer.md";\n\n<Part />\n\n[a](#in-the-part)\n',
      'other.mdx': '[a](/page#in-the-part) [b](/page#elsewhere)\n',
      'parts/outer.md': '<Snippet file="inner.mdx" />\n',
      'snippets/inner.mdx': '## In the <|>part\n',
    };
    const { page: at, offset } = pageAtCursor(files);
    assert.deepEqual(lines(files, referencesInPage(at, offset, { includeDeclaration: false })), [
      'other.mdx: /page#in-the-part',
      'page.mdx: #in-the-part',
    ]);
  });

  it('of a redirect are the links that it takes, of a prefix the pages below it', () => {
    assert.deepEqual(references('docs.json', '/old"'), ['intro.mdx: /old']);
    assert.deepEqual(references('docs.json', '/very'), ['intro.mdx: /very/o']);
    assert.deepEqual(references('docs.json', 'guides"'), ['docs.json: guides/install', 'docs.json: guides/index']);
  });

  it('are none of plain text below a heading', () => {
    assert.equal(references('guides/install.mdx', '\n## On a Mac'), undefined);
    assert.equal(references('docs.json', 'Start'), undefined);
  });
});

describe('code lens', () => {
  function lenses(file: string): readonly string[] {
    const at = pageIn(site, file);
    assert.ok(at);
    return lensesOfPage(at).map(({ range, title }) => `${textAt(at.page.text, range)}: ${title}`);
  }

  it('counts the links to a page and to each heading, without its entry', () => {
    assert.deepEqual(lenses('guides/install.mdx'), [
      ': 5 links here',
      '## On Linux: 3 links here',
      '## On a Mac: No links here',
    ]);
    assert.deepEqual(lenses('other.mdx'), [': No links here']);
  });

  it('tells how many pages use a snippet', () => {
    assert.deepEqual(lenses('snippets/note.mdx'), [': Used by 1 page']);
  });
});
