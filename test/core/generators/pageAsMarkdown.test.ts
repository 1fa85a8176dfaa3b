import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentReader } from '../../../server/src/core/generators/llms/pageContent.ts';
import { snippetWarnings } from '../../../server/src/core/generators/llms/indexWarnings.ts';
import { llmsFiles } from '../../../server/src/core/generators/llms/llmsFiles.ts';
import { findIndexNote } from '../../../server/src/core/page/record/indexNote.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { configWith, page, siteOf, type Files } from '../../support/site.ts';

const docsUrl = 'https://docs.acme.example';

/** All files that are written for a site whose only group lists some pages, by their paths. */
function exported(files: Files, ...listed: readonly string[]): Files {
  const all = { 'docs.json': configWith({ navigation: [{ group: 'Start', pages: listed }] }), ...files };
  const site = siteOf(all);
  const contents = contentReader(site, (file) => all[file as keyof typeof all], notCut);
  const generated = llmsFiles(site, docsUrl, { full: true, pages: true }, contents);
  return Object.fromEntries(generated.map(({ path, text }) => [path, text]));
}

function notCut(file: SitePath): void {
  assert.fail(`snippets of ${file} are left out`);
}

/** The content of a page, without what is above it. */
function contentOf(text: string, files: Files = {}): string | undefined {
  const generated = exported({ ...files, 'page.mdx': `---\ntitle: Page\n---\n${text}` }, 'page')['page.md'];
  return generated?.slice(generated.indexOf('# Page\n') + '# Page\n'.length).replace(/^\n/, '');
}

describe('a page as Markdown', () => {
  it('begins with the note that links to the index, then title and description', () => {
    const generated = exported({ 'guides/index.mdx': page('Guides') }, 'guides/index')['guides.md'] ?? '';
    const [first, second, third, ...rest] = generated.split('\n');
    assert.equal(first, '> ## Documentation Index');
    assert.equal(second, '> Fetch the complete documentation index at: https://docs.acme.example/llms.txt');
    assert.match(third ?? '', /^> \S/);
    assert.equal(rest.join('\n'), '\n# Guides\n\n> About Guides.\n\nText.\n');
    assert.equal(findIndexNote(generated, 0)?.url.value, `${docsUrl}/llms.txt`);
  });

  it('lies where its address says, the start page as index.md', () => {
    const generated = exported({ 'index.mdx': page('Home'), 'a/b.md': page('B') }, 'index', 'a/b');
    assert.deepEqual(Object.keys(generated), ['llms.txt', 'llms-full.txt', 'index.md', 'a/b.md']);
  });

  it('has neither imports nor comments, and leaves code as it is', () => {
    const fence = '```jsx {1} theme={null}\nimport a from "a";\n\n\n{/* stays */}\t\n```';
    const text = `\nimport X from "/snippets/x.jsx";\nexport const y = 1;\n\nOne.{/* gone */}\n\n{/* gone */}\n\n${fence}\n\n<X />\n`;
    assert.equal(contentOf(text), `One.\n\n${fence}\n\n<X />\n`);
  });

  it('shows the Markdown of snippets in place of their tags', () => {
    const snippets = {
      'snippets/a.mdx': '{/* note */}\nFirst.\n\n- Second.\n',
      'snippets/b.mdx': "import A from './a.mdx'\n\n**B** and\n\n<A />\n",
      'snippets/line.mdx': 'one line',
    };
    const text = [
      "import B from '/snippets/b.mdx'",
      "import Line from '/snippets/line.mdx'",
      '',
      '- Item',
      '',
      '  <Snippet file="a.mdx" />',
      '',
      'Here is <Line />.',
      '',
      '<B></B>',
      '',
    ].join('\n');
    assert.equal(
      contentOf(text, snippets),
      '- Item\n\n  First.\n\n  - Second.\n\nHere is one line.\n\n**B** and\n\nFirst.\n\n- Second.\n',
    );
  });

  it('keeps the tag of a snippet whose text it cannot know', () => {
    const snippets = {
      'snippets/a.mdx': 'A {x}.',
      'snippets/two.mdx': 'One.\n\nTwo.',
      'snippets/me.mdx': '<Snippet file="me.mdx" />',
      'snippets/c.jsx': 'export default () => <p />',
    };
    const tags = [
      '<A x="1" />',
      '<A>child</A>',
      '<C />',
      '<Snippet file="gone.mdx" />',
      '<Snippet file="me.mdx" />',
      'In <Snippet file="two.mdx" /> a line.',
    ].join('\n\n');
    const text = `import A from '/snippets/a.mdx'\nimport C from '/snippets/c.jsx'\n\n${tags}\n`;
    assert.equal(contentOf(text, snippets), `${tags}\n`);
  });

  it('says title and note once where the page says them too', () => {
    const note =
      '> ## Documentation Index\n> Fetch the complete documentation index at: https://old.example/llms.txt\n';
    assert.equal(contentOf(`\n${note}\n# page\n\nText.\n`), 'Text.\n');
  });

  it('is its title alone where it has no text', () => {
    assert.equal(contentOf(''), '');
  });
});

describe('the outputs with contents of pages', () => {
  it('read each page once, so that a large site doesn’t take twice as long', () => {
    const files = {
      'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['a', 'b'] }] }),
      'a.mdx': page('A'),
      'b.mdx': page('B'),
    };
    const site = siteOf(files);
    const read: string[] = [];
    const contents = contentReader(
      site,
      (file) => {
        read.push(file);
        return files[file as keyof typeof files];
      },
      notCut,
    );
    llmsFiles(site, docsUrl, { full: true, pages: true }, contents);
    assert.deepEqual(read, ['a.mdx', 'b.mdx']);
  });

  it('end where snippets make them endless, and say so', () => {
    const tag = '<Snippet file="s.mdx" />\n\n';
    // The snippets of all pages may have fifty times as many characters as those of one.
    const count = 60;
    const files = {
      'docs.json': configWith({
        navigation: [{ group: 'Start', pages: Array.from({ length: count }, (_, at) => `p${String(at)}`) }],
      }),
      ...Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`p${String(at)}.mdx`, `${page('P')}${tag.repeat(4)}`]),
      ),
      'snippets/s.mdx': 'text '.repeat(99_000),
    };
    const cut = new Set<string>();
    const texts: Readonly<Record<string, string>> = files;
    const contents = contentReader(
      siteOf(files),
      (file) => texts[file],
      (file) => cut.add(file),
    );
    const lengths = Array.from({ length: count }, (_, at) => contents(`p${String(at)}.mdx` as SitePath).length);
    assert.ok((lengths[0] ?? 0) > 990_000 && (lengths[0] ?? 0) < 1_200_000);
    assert.ok(lengths.reduce((sum, length) => sum + length) < 60_000_000);
    assert.ok(contents('p59.mdx' as SitePath).includes(tag));
    assert.equal(cut.size, count);
    assert.deepEqual(snippetWarnings([...cut] as SitePath[]), [
      '`p0.mdx`, `p1.mdx`, `p2.mdx` and 57 more would become too long with all snippets: some of their tags are written instead.',
    ]);
  });

  it('have what only parsing a page tells, wherever it is', () => {
    const pieces = [
      ...[
        '{}',
        '{ /* gone */ }',
        '{// gone\n}',
        '{\n  /* gone */\n}',
        '> {\n> /* gone */}',
        '`{}`',
        '{x}',
        '# {/* gone */}',
      ],
      ...['import A from "/snippets/a.mdx"', 'export const a = 1', ' import x', 'export A=1', '- export a', '<A />'],
      ...['<Snippet file="a.mdx" />', '<Snippet\nfile="a.mdx" />', 'Text.', '> Quote.', '```\nexport A=1\n```'],
      ...['\uFEFFimport A from "/snippets/a.mdx"', '\uFEFF---\ntitle: T\n---', '---\ntitle: T\n---', '<!-- kept -->'],
    ];
    const snippets = { 'docs.json': configWith({ navigation: [] }), 'snippets/a.mdx': 'Text of A.' };
    const texts = pieces.flatMap((first) => pieces.map((second) => `${first}\n\n${second}`));
    const pages = texts.flatMap((text, at) => [
      [`p${at}.mdx`, text],
      [`parsed${at}.mdx`, `${text}\n\n{/* has the page parsed */}`],
    ]);
    const files: Files = { ...snippets, ...(Object.fromEntries(pages) as Files) };
    const contentOf = contentReader(siteOf(files), (file) => files[file], notCut);
    for (const [at, text] of texts.entries())
      assert.equal(contentOf(`p${at}.mdx` as SitePath), contentOf(`parsed${at}.mdx` as SitePath), text);
  });
});

describe('llms-full.txt', () => {
  it('has every page in the order of the index, with title, address, description and text', () => {
    const files = { 'index.mdx': page('Home'), 'a b.mdx': '---\ntitle: A\n---\n\n## One\n\nText.\n' };
    assert.equal(
      exported(files, 'a b', 'index')['llms-full.txt'],
      `# A\nSource: ${docsUrl}/a%20b\n\n## One\n\nText.\n\n\n# Home\nSource: ${docsUrl}\n\n> About Home.\n\nText.\n`,
    );
  });
});
