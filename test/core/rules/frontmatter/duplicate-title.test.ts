import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, findingsInFiles, page, textAt, type Files } from '../../../support/site.ts';

/** The pages with equal titles that are reported, with the given navigation or all pages in one group. */
function reported(
  titles: Readonly<Record<string, string>>,
  config: Readonly<Record<string, unknown>> = {},
): readonly string[] {
  const navigation = [{ group: 'All', pages: Object.keys(titles).map((file) => file.replace(/\.mdx?$/, '')) }];
  const pages = Object.entries(titles).map(([file, title]) => [file, page(title)]);
  const files: Files = { 'docs.json': configWith({ navigation, ...config }), ...(Object.fromEntries(pages) as Files) };
  return findingsInFiles(files)
    .filter(({ rule }) => rule.id === 'frontmatter/duplicate-title')
    .map(({ file }) => file);
}

describe('frontmatter/duplicate-title', () => {
  it('reports both pages of a copy, and where the other one is', () => {
    const files = { 'docs.json': configWith({}), 'a.mdx': page('One title'), 'b.mdx': page('"one  Title"') };
    const found = findingsInFiles(files).filter(({ rule }) => rule.id === 'frontmatter/duplicate-title');
    assert.deepEqual(
      found.map(({ file, range, related }) => [
        file,
        textAt(files[file as keyof typeof files], range),
        related?.[0]?.file,
      ]),
      [
        ['a.mdx', 'One title', 'b.mdx'],
        ['b.mdx', '"one  Title"', 'a.mdx'],
      ],
    );
    assert.match(found[0]?.message ?? '', /^The page `b` has the title “One title” too/);
  });

  it('names three pages and counts the others', () => {
    const titles = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`${name}.mdx`, page('Same')]));
    const [first] = findingsInFiles({ 'docs.json': configWith({}), ...titles }).filter(
      ({ rule }) => rule.id === 'frontmatter/duplicate-title',
    );
    assert.match(first?.message ?? '', /^The pages `b`, `c`, `d` and 2 more have the title “Same” too/);
  });

  it('compares the pages of a group, wherever they lie', () => {
    assert.deepEqual(reported({ 'a/one.mdx': 'Overview', 'b/two.mdx': 'Overview' }), ['a/one.mdx', 'b/two.mdx']);
    const navigation = ['a/one', 'a/two'].map((file) => ({ group: `Of ${file}`, pages: [file] }));
    assert.deepEqual(reported({ 'a/one.mdx': 'Install the CLI', 'a/two.mdx': 'Install the CLI' }, { navigation }), []);
  });

  it('leaves pages alone that the sidebar names differently', () => {
    const beta = page('Add login').replace('---\n', '---\nsidebarTitle: Login (beta)\n');
    const files = { 'docs.json': configWith({}), 'a.mdx': page('Add login'), 'b.mdx': beta };
    const found = findingsInFiles(files).filter(({ rule }) => rule.id === 'frontmatter/duplicate-title');
    assert.deepEqual(found, []);
  });

  it('leaves names in code and sections that are built alike alone', () => {
    assert.deepEqual(reported({ 'player/controls.mdx': 'Controls', 'broadcast/Controls.mdx': 'Controls' }), []);
    assert.deepEqual(reported({ 'a/count.mdx': 'count', 'a/count-operator.mdx': 'count' }), []);
  });

  it('leaves versions and languages of a page alone', () => {
    assert.deepEqual(reported({ 'v1/events.mdx': 'Spans', 'v2/spans.mdx': 'Spans' }), []);
    assert.deepEqual(
      reported({ 'en/start.mdx': 'Start now', 'fr/begin.mdx': 'Start now', 'other.mdx': 'Start now' }),
      [],
    );
    assert.deepEqual(reported({ 'v2-errors.mdx': 'Codes of errors', 'v3-errors.mdx': 'Codes of errors' }), []);
    const navigation = [
      { group: 'A', version: 'one', pages: ['a/one'] },
      { group: 'A', version: 'two', pages: ['b/two'] },
    ];
    const config = { versions: ['one', 'two'], navigation };
    assert.deepEqual(reported({ 'a/one.mdx': 'Install the CLI', 'b/two.mdx': 'Install the CLI' }, config), []);
  });

  it('compares no snippets, hidden pages and pages of endpoints', () => {
    const files = {
      'docs.json': configWith({}),
      'a.mdx': page('List'),
      'hidden.mdx': '---\ntitle: List\ndescription: B\nhidden: true\n---\n',
      'endpoint.mdx': '---\ntitle: List\nopenapi: get /list\n---\n',
      'snippets/part.mdx': page('List'),
    };
    const found = findingsInFiles(files).filter(({ rule }) => rule.id === 'frontmatter/duplicate-title');
    assert.deepEqual(found, []);
  });
});
