import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { llmsTxt } from '../../../server/src/core/generators/llms/llmsFiles.ts';
import { parseLlmsIndex, urlsBySection } from '../../support/llmsIndex.ts';
import { page, siteOf, type Files } from '../../support/site.ts';

const docsUrl = 'https://docs.acme.example/base';

/** The index of a site, its addresses without what all of them begin with. */
function indexOf(files: Files): Readonly<Record<string, readonly string[]>> {
  const sections = urlsBySection(llmsTxt(siteOf(files), docsUrl));
  return Object.fromEntries(
    Object.entries(sections).map(([title, urls]) => [title, urls.map((url) => url.replace(`${docsUrl}/`, ''))]),
  );
}

function classic(fields: object): string {
  return JSON.stringify({ name: 'Acme', ...fields });
}

function current(navigation: object, fields: object = {}): string {
  return JSON.stringify({ theme: 'mint', name: 'Acme', navigation, ...fields });
}

/** Pages that need nothing but to be there. */
function pages(...names: readonly string[]): Files {
  return Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)]));
}

describe('llms.txt', () => {
  it('begins with the name of the site and what it says of itself', () => {
    const config = current({ pages: ['intro'] }, { description: 'All about\n  Acme.' });
    const { name, summary } = parseLlmsIndex(llmsTxt(siteOf({ 'docs.json': config, ...pages('intro') }), docsUrl));
    assert.equal(name, 'Acme');
    assert.equal(summary, 'All about Acme.');
  });

  it('lists pages by their groups, with title, address of the Markdown and description', () => {
    const files = {
      'docs.json': classic({ navigation: [{ group: 'Guides', pages: ['guides/install'] }] }),
      'guides/install.mdx': page('Install Acme', 'How to\n  install it.'),
    };
    assert.equal(
      llmsTxt(siteOf(files), docsUrl),
      `# Acme\n\n## Guides\n\n- [Install Acme](${docsUrl}/guides/install.md): How to install it.\n`,
    );
  });

  it('gives groups in groups their own section, below that of the group around them', () => {
    const inner = { group: 'Advanced', pages: ['b', { group: 'Deep', pages: ['c'] }] };
    const config = classic({ navigation: [{ group: 'Guides', pages: [inner, 'a'] }] });
    assert.deepEqual(indexOf({ 'docs.json': config, ...pages('a', 'b', 'c') }), {
      Guides: ['a.md'],
      'Guides › Advanced': ['b.md', 'c.md'],
    });
  });

  it('names the tab of a group in both generations', () => {
    const group = { group: 'Endpoints', pages: ['api/get'] };
    const tabs = [
      { tab: 'Guides', pages: ['a'] },
      { tab: 'API', groups: [group] },
    ];
    const expected = { 'API › Endpoints': ['api/get.md'] };
    const files = pages('a', 'api/get');
    assert.deepEqual(indexOf({ 'docs.json': current({ tabs }), ...files }), { Guides: ['a.md'], ...expected });
    const tab = { name: 'API', url: 'api' };
    assert.deepEqual(indexOf({ 'docs.json': classic({ tabs: [tab], navigation: [group] }), ...files }), expected);
  });

  it('doesn’t name the only tab', () => {
    const tabs = [
      { tab: 'Documentation', groups: [{ group: 'Start', pages: ['a'] }] },
      { tab: 'Blog', href: 'https://acme.example/blog' },
    ];
    assert.deepEqual(indexOf({ 'docs.json': current({ tabs }), ...pages('a') }), {
      Start: ['a.md'],
      Optional: ['https://acme.example/blog'],
    });
  });

  it('lists each page once, under its own address', () => {
    const config = classic({ navigation: [{ group: 'A', pages: ['a', 'b', 'b/index', '/a'] }] });
    assert.deepEqual(indexOf({ 'docs.json': config, ...pages('a', 'b', 'b/index') }), { A: ['a.md', 'b.md'] });
  });

  it('leaves out what is hidden and what no group lists', () => {
    const config = current({
      tabs: [
        { tab: 'A', pages: ['a', 'hidden', 'unindexed', 'elsewhere', 'gone', 'GET /users'] },
        { tab: 'B', hidden: true, pages: ['b'] },
        { tab: 'C', groups: [{ group: 'Secret', hidden: true, pages: ['c'] }] },
      ],
    });
    const files = {
      'docs.json': config,
      ...pages('a', 'b', 'c', 'loose'),
      'hidden.mdx': '---\ntitle: Hidden\nhidden: true\n---\n',
      'unindexed.mdx': '---\ntitle: Unindexed\nnoindex: true\n---\n',
      'elsewhere.mdx': '---\ntitle: Elsewhere\nurl: https://acme.example\n---\n',
    };
    assert.deepEqual(indexOf(files), { A: ['a.md'] });
  });

  it('begins with the start page, also where no group lists it', () => {
    const config = classic({ navigation: [{ group: 'A', pages: ['a'] }] });
    assert.deepEqual(indexOf({ 'docs.json': config, ...pages('a', 'index') }), { Docs: ['index.md'], A: ['a.md'] });
    const root = classic({ navigation: [{ group: 'A', pages: ['/', 'a'] }] });
    assert.deepEqual(indexOf({ 'docs.json': root, ...pages('a', 'index') }), { Docs: ['index.md'], A: ['a.md'] });
    const listed = classic({ navigation: [{ group: 'A', pages: ['a', 'index'] }] });
    assert.deepEqual(indexOf({ 'docs.json': listed, ...pages('a', 'index') }), { A: ['a.md', 'index.md'] });
  });

  it('keeps to the default language and version', () => {
    const versions = (language: string): object[] => [
      { version: 'v2', pages: [`${language}/two`] },
      { version: 'v1', default: true, pages: [`${language}/one`], openapi: `${language}.json` },
    ];
    const languages = [
      { language: 'en', versions: versions('en') },
      { language: 'de', versions: versions('de') },
    ];
    const files = { ...pages('en/one', 'en/two', 'de/one', 'de/two'), 'en.json': '{}', 'de.json': '{}' };
    assert.deepEqual(indexOf({ 'docs.json': current({ languages }), ...files }), {
      Docs: ['en/one.md'],
      'API descriptions': ['en.json'],
    });
  });

  it('keeps to the default version of the classic generation', () => {
    const navigation = [
      { group: 'A', pages: ['a'] },
      { group: 'B', version: 'v1', pages: ['b'] },
      { group: 'C', version: 'v2', pages: ['c'] },
    ];
    const files = pages('a', 'b', 'c');
    const first = classic({ versions: ['v2', 'v1'], navigation });
    assert.deepEqual(Object.keys(indexOf({ 'docs.json': first, ...files })), ['A', 'C']);
    const marked = classic({ versions: ['v2', { name: 'v1', default: true }], navigation });
    assert.deepEqual(Object.keys(indexOf({ 'docs.json': marked, ...files })), ['A', 'B']);
  });

  it('shows groups of a version where no version is known to be the default', () => {
    const config = classic({ navigation: [{ group: 'B', version: 'v1', pages: ['b'] }] });
    assert.deepEqual(indexOf({ 'docs.json': config, ...pages('b') }), { B: ['b.md'] });
  });

  it('lists API descriptions and what lies elsewhere in sections of their own', () => {
    const config = classic({
      openapi: ['openapi.json', 'gone.json', 'https://acme.example/spec.yaml?v=1'],
      anchors: [{ name: 'Forum', url: 'https://acme.example/a(b)' }],
      topbarLinks: [
        { name: 'Forum again', url: 'https://acme.example/a(b)' },
        { name: 'Mail', url: 'mailto:a@b.example' },
      ],
      navigation: [{ group: 'Optional', pages: ['a'] }],
    });
    const api = '{ "openapi": "3.1.0", "info": { "title": "Acme API", "version": "1" }, "paths": {} }';
    const text = llmsTxt(siteOf({ 'docs.json': config, ...pages('a'), 'openapi.json': api }), docsUrl);
    assert.deepEqual(parseLlmsIndex(text).sections, {
      'Optional pages': [{ title: 'a', url: `${docsUrl}/a.md`, note: 'About a.' }],
      'API descriptions': [
        { title: 'Acme API', url: `${docsUrl}/openapi.json`, note: undefined },
        { title: 'spec', url: 'https://acme.example/spec.yaml?v=1', note: undefined },
      ],
      Optional: [{ title: 'Forum', url: 'https://acme.example/a%28b%29', note: undefined }],
    });
  });

  it('keeps its form, whatever titles and descriptions hold', () => {
    const files = {
      'docs.json': classic({ name: 'Acme\n# Inc', navigation: [{ group: 'A\n## B', pages: ['my page (1)'] }] }),
      'my page (1).mdx': `---\ntitle: "Lists [a]\\n(b)"\ndescription: "${'long [x](y) '.repeat(40)}"\n---\n`,
    };
    const { name, sections } = parseLlmsIndex(llmsTxt(siteOf(files), docsUrl));
    assert.equal(name, 'Acme # Inc');
    const [link] = sections['A ## B'] ?? [];
    assert.equal(link?.title, 'Lists &#91;a&#93; (b)');
    assert.equal(link.url, `${docsUrl}/my%20page%20%281%29.md`);
    assert.equal(link.note?.length, 300);
    assert.ok(link.note.endsWith('…'));
  });

  it('can be created for a site that has nothing yet', () => {
    assert.equal(llmsTxt(siteOf({ 'docs.json': current({ groups: [] }) }), docsUrl), '# Acme\n');
  });
});
