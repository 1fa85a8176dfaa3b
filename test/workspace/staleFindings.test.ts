import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';

// A page that nobody opens has the findings that a fresh start gives it, whatever changes elsewhere on the site.

const root = fromUri('file:///site');

type Files = Readonly<Record<string, string>>;

/** What changes: the new texts of files, or undefined for a file that is removed. */
type Change = Readonly<Record<string, string | undefined>>;

function page(title: string, body = 'Text.'): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;
}

function config(navigation: unknown, more: object = {}): string {
  const base = {
    $schema: 'https://mintlify.com/docs.json',
    name: 'Heron',
    theme: 'mint',
    colors: { primary: '#0f766e' },
  };
  return JSON.stringify({ ...base, navigation, ...more });
}

const listing = (more: object = {}, pages: readonly unknown[] = ['home', 'about']): string =>
  config({ groups: [{ group: 'Docs', pages }] }, more);

async function opened(disk: MemoryFileSystem): Promise<Workspace> {
  const workspace = new Workspace(disk, {
    onError: (error) => {
      throw error;
    },
  });
  await workspace.addFolder(root);
  await workspace.loaded();
  await workspace.checked();
  return workspace;
}

function findingsIn({ sites }: Workspace): readonly string[] {
  return sites
    .flatMap(({ diagnostics }) =>
      diagnostics
        .pages()
        .flatMap((file) => diagnostics.all(file).map((one) => `${file} ${one.rule.id} ${one.severity} ${one.message}`)),
    )
    .sort();
}

async function change(disk: MemoryFileSystem, workspace: Workspace, files: Change): Promise<void> {
  const changes = Object.entries(files).map(([file, text]) => {
    const path = join(root, file);
    const kind = text === undefined ? 'deleted' : disk.has(path) ? 'changed' : 'created';
    if (text === undefined) disk.remove(path);
    else disk.write(path, text);
    return { path, kind } as const;
  });
  await workspace.applyChanges(changes);
  await workspace.loaded();
  await workspace.checked();
}

const about = { 'about.mdx': page('About') };

/** A site whose home page has this text. */
function site(body: string, more: Files = {}, docs: string = listing()): Files {
  return { 'docs.json': docs, 'home.mdx': page('Home', body), ...about, ...more };
}

const redirect = (source: string, destination: string): object => ({ source, destination });
const redirects = (...all: readonly object[]): string => listing({ redirects: all });

const remote = config({
  groups: [
    { group: 'Docs', pages: ['home', 'api-reference/list-birds'] },
    { group: 'API', openapi: 'https://heron.example/openapi.json' },
  ],
});

const tenLinks = Array.from({ length: 10 }, (_, index) => `[p${index}](/p${index})`).join(' ');
const tenPages = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}.mdx`, page(`P${index}`)]));

const description = (summary: string): string =>
  JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'Birds', version: '1' },
    paths: { '/birds': { get: { summary, tags: ['birds'], responses: { 200: { description: 'OK' } } } } },
  });

const guides: Files = {
  ...about,
  'home.mdx': page('Home', '[x](/docs/about)'),
  'guides/a.mdx': page('A', '[x](/guides/b#setup)\n\n[y](/gone)'),
  'guides/b.mdx': page('B', '## Install'),
};
const guidePages = ['home', 'about', 'guides/a', 'guides/b'];
const flat = (more: object = {}, pages: readonly unknown[] = guidePages): string => config({ pages }, more);
const grouped = (...groups: readonly (readonly unknown[])[]): string =>
  config({ groups: groups.map((pages, index) => ({ group: `G${index}`, pages })) });

const sameTitles: Files = { ...guides, 'guides/a.mdx': page('Same'), 'guides/b.mdx': page('Same') };

const scenarios: readonly (readonly [name: string, before: Files, changes: Change])[] = [
  [
    'a page is written next to a link below generated pages',
    {
      ...site('[one](/api-reference/get-brid)', { 'api-reference/list-birds.mdx': page('Birds') }),
      'docs.json': remote,
    },
    { 'api-reference/get-bird.mdx': page('Bird') },
  ],
  [
    'the page next to such a link is removed',
    {
      ...site('[one](/api-reference/get-brid)', {
        'api-reference/list-birds.mdx': page('Birds'),
        'api-reference/get-bird.mdx': page('Bird'),
      }),
      'docs.json': remote,
    },
    { 'api-reference/get-bird.mdx': undefined },
  ],
  [
    'a script that two pages import exports its component in another way',
    {
      ...site('import { Bird } from "/snippets/bird.jsx";\n\n<Bird />', {
        'about.mdx': page('About', 'import { Bird } from "/snippets/bird.jsx";\n\n<Bird />'),
        'snippets/bird.jsx': 'export const Bird = () => <b>Bird</b>;\n',
      }),
    },
    { 'snippets/bird.jsx': 'export default function Bird() { return <b>Bird</b>; }\n' },
  ],
  [
    'a script that a page imports loses what its component uses',
    {
      ...site('import { Bird } from "/snippets/bird.jsx";\n\n<Bird />', {
        'snippets/bird.jsx': 'export const Bird = ({ name }) => <b>{name}</b>;\n',
      }),
    },
    { 'snippets/bird.jsx': 'export const Bird = () => <b>{name("Bird")} {gone("Bird")}</b>;\n' },
  ],
  [
    'the tag of a snippet no longer passes an attribute of which it reads a part',
    site('import X from "/snippets/x.mdx";\n\n<X bird="Plover" />', {
      'snippets/x.mdx': 'It has {bird.length} letters.',
    }),
    { 'home.mdx': page('Home', 'import X from "/snippets/x.mdx";\n\n<X />') },
  ],
  [
    'the target of a redirect is removed',
    site('[x](/old)', { 'new.mdx': page('New') }, redirects(redirect('/old', '/new'))),
    { 'new.mdx': undefined },
  ],
  [
    'the target of two redirects in a row is removed',
    site('[x](/old)', { 'new.mdx': page('New') }, redirects(redirect('/old', '/mid'), redirect('/mid', '/new'))),
    { 'new.mdx': undefined },
  ],
  [
    'the target of a redirect by pattern is removed',
    site(
      '[x](/old/a)',
      { 'new/a.mdx': page('A'), 'new/b.mdx': page('B') },
      redirects(redirect('/old/:slug*', '/new/:slug*')),
    ),
    { 'new/a.mdx': undefined },
  ],
  [
    'the target of a redirect by pattern is written',
    site('[x](/old/a)', { 'new/b.mdx': page('B') }, redirects(redirect('/old/:slug*', '/new/:slug*'))),
    { 'new/a.mdx': page('A') },
  ],
  [
    'the section to which a redirect points is renamed',
    site('[x](/old)', { 'new.mdx': page('New', '## Setup') }, redirects(redirect('/old', '/new#setup'))),
    { 'new.mdx': page('New', '## Install') },
  ],
  [
    'a file that a link names without its extension is removed',
    site('[x](/files/guide)', { 'files/guide.pdf': 'x', 'files/a.pdf': 'y' }),
    { 'files/guide.pdf': undefined },
  ],
  [
    'the section of a page is renamed that a link names below a mount',
    site('[x](/docs/about#a)', { 'about.mdx': page('About', '## A') }),
    { 'about.mdx': page('About', '## B') },
  ],
  [
    'the page of the same name in another folder is removed',
    site('[x](/guides/birds)', { 'a/birds.mdx': page('Birds'), 'a/b.mdx': page('B') }),
    { 'a/birds.mdx': undefined },
  ],
  [
    'the page of a feed is removed',
    site('[x](/news/rss.xml)', { 'news.mdx': page('News') }),
    { 'news.mdx': undefined },
  ],
  [
    'a page is removed whose Markdown is linked',
    site('[x](/news.md)', { 'news.mdx': page('News') }),
    { 'news.mdx': undefined },
  ],
  [
    'a page of the name of a missing section is written',
    site('[x](/guide#install)', { 'guide.mdx': page('Guide', '## Setup'), 'x/y.mdx': page('Y') }),
    { 'install.mdx': page('Install') },
  ],
  ['a table of contents gets another page', site(tenLinks, tenPages(9)), { 'p9.mdx': page('P9') }],
  [
    'a page of a table of contents is listed',
    site(tenLinks, tenPages(10)),
    { 'docs.json': listing({}, ['home', 'about', 'p0']) },
  ],
  [
    'a page is no longer hidden',
    site('[x](/secret)', { 'secret.mdx': '---\ntitle: S\ndescription: D.\nhidden: true\n---\n\n[a](/missing)\n' }),
    { 'secret.mdx': '---\ntitle: S\ndescription: D.\n---\n\n[a](/missing)\n' },
  ],
  [
    'an imported file is written with another extension',
    site('import X from "/snippets/x"\n\n<X />', { 'snippets/y.mdx': 'Y' }),
    { 'snippets/x.jsx': 'export default () => null' },
  ],
  [
    'a section of a snippet is renamed',
    site('import X from "/snippets/x.mdx"\n\n<X />', {
      'about.mdx': page('About', '[a](/home#deep)'),
      'snippets/x.mdx': '## Deep',
    }),
    { 'snippets/x.mdx': '## Shallow' },
  ],
  [
    'the summary of an operation changes',
    site(
      '[x](/api-reference/birds/get-bird)',
      { 'openapi.json': description('Get bird') },
      listing({ api: { openapi: '/openapi.json' } }),
    ),
    { 'openapi.json': description('List birds') },
  ],
  [
    'languages are declared',
    {
      ...guides,
      'fr/guides/a.mdx': page('A fr', '[x](/fr/guides/b#install)'),
      'fr/guides/b.mdx': page('B fr', '## Installer'),
      'docs.json': flat({}, [...guidePages, 'fr/guides/a', 'fr/guides/b']),
    },
    {
      'docs.json': config({
        languages: [
          { language: 'en', groups: [{ group: 'S', pages: guidePages }] },
          { language: 'fr', groups: [{ group: 'S', pages: ['fr/guides/a', 'fr/guides/b'] }] },
        ],
      }),
    },
  ],
  [
    'a redirect is added for a broken link',
    { ...guides, 'docs.json': flat() },
    { 'docs.json': flat({ redirects: [redirect('/gone', '/about')] }) },
  ],
  [
    'the destination of a redirect is corrected',
    { ...guides, 'docs.json': flat({ redirects: [redirect('/gone', '/nowhere')] }) },
    { 'docs.json': flat({ redirects: [redirect('/gone', '/about')] }) },
  ],
  [
    'the second of two redirects in a row is broken',
    { ...guides, 'docs.json': flat({ redirects: [redirect('/gone', '/mid'), redirect('/mid', '/about')] }) },
    { 'docs.json': flat({ redirects: [redirect('/gone', '/mid'), redirect('/mid', '/nowhere')] }) },
  ],
  [
    'a redirect after one by pattern is broken',
    {
      ...guides,
      'guides/a.mdx': page('A', '[y](/old/one)'),
      'docs.json': flat({ redirects: [redirect('/old/:s*', '/mid/:s*'), redirect('/mid/one', '/about')] }),
    },
    { 'docs.json': flat({ redirects: [redirect('/old/:s*', '/mid/:s*'), redirect('/mid/one', '/nowhere')] }) },
  ],
  [
    'an entry is misspelled',
    { ...guides, 'docs.json': flat() },
    { 'docs.json': flat({}, ['home', 'about', 'guides/a', 'guides/bb']) },
  ],
  [
    'a page is removed from the navigation',
    { ...guides, 'docs.json': flat() },
    { 'docs.json': flat({}, ['home', 'about', 'guides/a']) },
  ],
  [
    'a description of an API is added',
    { ...guides, 'guides/a.mdx': page('A', '[y](/api-reference/get-brid)'), 'docs.json': flat() },
    {
      'docs.json': config({
        groups: [
          { group: 'S', pages: guidePages },
          { group: 'API', openapi: 'https://heron.example/openapi.json' },
        ],
      }),
    },
  ],
  [
    'pages of the same title come into one group',
    { ...sameTitles, 'docs.json': grouped(['home', 'guides/a'], ['about', 'guides/b']) },
    { 'docs.json': grouped(['home', 'guides/a', 'guides/b'], ['about']) },
  ],
  [
    'two groups become one',
    { ...sameTitles, 'docs.json': grouped(['guides/a', 'home'], ['guides/b', 'about']) },
    { 'docs.json': grouped(['guides/a', 'home', 'guides/b', 'about']) },
  ],
  [
    'a group in a group is removed',
    { ...sameTitles, 'docs.json': grouped(['guides/a', 'home', { group: 'In', pages: ['guides/b', 'about'] }]) },
    { 'docs.json': grouped(['guides/a', 'home', 'guides/b', 'about']) },
  ],
  [
    'another library of icons is chosen',
    {
      ...guides,
      'guides/a.mdx': '---\ntitle: A\ndescription: D.\nicon: panel-left-close\n---\n\nText.\n',
      'docs.json': flat(),
    },
    { 'docs.json': flat({ icons: { library: 'lucide' } }) },
  ],
];

describe('a closed page has the findings of a fresh start after', () => {
  for (const [name, before, changes] of scenarios) {
    it(name, async () => {
      const disk = new MemoryFileSystem();
      for (const [file, text] of Object.entries(before)) disk.write(join(root, file), text);
      const workspace = await opened(disk);
      const undone = Object.fromEntries(Object.keys(changes).map((file) => [file, before[file]]));
      for (const files of [changes, undone]) {
        await change(disk, workspace, files);
        assert.deepEqual(findingsIn(workspace), findingsIn(await opened(disk)));
      }
    });
  }
});
