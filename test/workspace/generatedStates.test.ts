import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { FileLocation } from '../../server/src/core/paths/fileLocation.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join, type ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { runs } from '../support/thorough.ts';

// Whatever changes on a site, a page has the findings that a fresh start gives it: states of small sites with all that
// findings rest on elsewhere. `DOCSIGHT_STATES=100000 DOCSIGHT_SEED=7 npm run test:unit -- generatedStates` tries more.

const root = fromUri('file:///site');
const seed = Number(process.env['DOCSIGHT_SEED'] ?? 20261126);
/** Each run has two changes on average. */
const numRuns = Number(process.env['DOCSIGHT_STATES'] ?? runs(20, 2_000)) / 2;

type Files = Readonly<Record<string, string>>;

/** New texts of files; undefined for one that is removed. */
type Change = Readonly<Record<string, string | undefined>>;

/** What happens on a site, by its name in a failure. */
type Event =
  | { readonly name: 'edit'; readonly files: Change }
  | { readonly name: 'rename'; readonly from: string; readonly to: string }
  | { readonly name: 'rename folder'; readonly from: string; readonly to: string }
  | { readonly name: 'feed'; readonly file: string; readonly isOn: boolean };

const pageNames = ['home', 'about', 'guides/a', 'guides/b', 'guides/new/a', 'fr/home', 'fr/guides/a', 'news', 'README'];
const paths = [
  ...pageNames,
  ...['old/a', 'old', 'mid', 'gone', 'guides/c', 'gudes/a', 'guides/B', 'api-reference/get-bird'],
  ...['news/rss.xml', 'news/rss.xml', 'guides/a/rss.xml', 'home/rss.xml', 'rss.xml'],
  ...['api-reference/get-brid', 'docs/about', 'files/data.json', 'images/a.png', 'fr/old', 'python/about', 'guides/'],
];
const anchors = ['', '', '#setup', '#set-up', '#installation', '#about', '#new-part', '#setup-2'];
const titles = ['Home', 'About', 'Same', 'Same', 'Setup', 'list'];
const headings = ['Setup', 'Set up', 'Installation', 'New part', 'Setup {#setup-2}', '{value}'];
const snippetNames = ['snippets/one.mdx', 'snippets/two.mdx', 'parts/three.mdx'];
const images = ['/images/a.png', 'images/b.png', '/images/A.png'];

const one = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

const link = fc
  .tuple(one(...paths), one(...anchors), one('/', '/', './', '../', ''))
  .map(([path, anchor, start]) => `[x](${start}${path}${anchor})`);
const include = fc
  .tuple(one(...snippetNames), one('Part', 'Other'))
  .map(([file, name]) => ({ line: `import ${name} from '/${file}'`, use: `<${name} />` }));

const block = fc.oneof(
  { weight: 5, arbitrary: link },
  { weight: 3, arbitrary: one(...headings).map((title) => `## ${title}`) },
  { weight: 1, arbitrary: one(...images).map((image) => `![A bird](${image})`) },
  {
    weight: 1,
    arbitrary: one(
      '<Snippet file="one.mdx" />',
      '<Card icon="house" title="A" />',
      '<Card icon="fa-bird" title="B" />',
      '{{product}} is here.',
      'Text.',
      '[self](#setup)',
      '<Variation is="a">Text.</Variation>',
    ),
  },
);

const frontMatter = fc.record(
  {
    hidden: fc.constant('true'),
    url: one('/about', 'https://heron.example'),
    noindex: fc.constant('true'),
    openapi: one('GET /birds', 'GET /brids'),
    sidebarTitle: one('Short', 'Other'),
    rss: fc.constant('true'),
  },
  { requiredKeys: [] },
);

const text = fc
  .record({
    title: one(...titles),
    more: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: frontMatter }),
    includes: fc.array(include, { maxLength: 1 }),
    blocks: fc.array(block, { maxLength: 4 }),
    from: one('', '', '', '{/* docsight-disable link/not-found */}'),
  })
  .map(({ title, more, includes, blocks, from }) => {
    const keys = Object.entries(more).map(([key, value]) => `${key}: ${value}\n`);
    const head = `---\ntitle: ${title}\ndescription: About it.\n${keys.join('')}---\n`;
    return (
      [head, ...includes.map(({ line }) => line), from, ...blocks, ...includes.map(({ use }) => use)]
        .filter((part) => part !== '')
        .join('\n\n') + '\n'
    );
  });

const redirect = fc.record({
  source: one('/old', '/old/a', '/mid', '/old/:slug*', '/fr/:slug*', '/gone', '/guides/:name', '/en/old'),
  destination: one(
    '/mid',
    '/about',
    '/gone',
    '/guides/:slug*',
    '/guides/:name',
    '/new/:slug*',
    '/old/a',
    'https://heron.example/x',
  ),
});

const pagesOf = fc.uniqueArray(one(...pageNames, 'missing', 'guides/c', 'python/about', 'snippets/one', 'GET /birds'), {
  maxLength: 6,
});
const navigation = fc.oneof(
  pagesOf.map((pages) => ({ pages })),
  fc.tuple(pagesOf, pagesOf).map(([first, second]) => ({
    groups: [
      { group: 'A', pages: first },
      { group: 'B', pages: second },
    ],
  })),
  fc.tuple(pagesOf, pagesOf).map(([first, second]) => ({
    languages: [
      { language: 'en', pages: first },
      { language: 'fr', pages: second.map((name) => `fr/${name}`) },
    ],
  })),
  fc.tuple(pagesOf, one('openapi.json', 'https://heron.example/openapi.json')).map(([pages, openapi]) => ({
    groups: [
      { group: 'A', pages },
      { group: 'API', openapi },
    ],
  })),
);
const config = fc
  .record(
    {
      navigation,
      redirects: fc.array(redirect, { maxLength: 3 }),
      icons: one({ library: 'lucide' }, { library: 'fontawesome' }),
      variables: one({ product: 'Heron' }, {}),
      theme: one('mint', 'willow'),
      variations: one({ options: [{ id: 'a', label: 'A' }] }, { options: [{ id: 'b', label: 'B' }] }),
      api: one({ openapi: 'openapi.json' }, {}),
    },
    { requiredKeys: ['navigation'] },
  )
  .map((fields) =>
    JSON.stringify({
      $schema: 'https://mintlify.com/docs.json',
      name: 'Heron',
      theme: 'mint',
      colors: { primary: '#0f766e' },
      ...fields,
    }),
  );

const settings = one(
  '{}',
  '{"ignore": ["guides/**"]}',
  '{"extends": "strict"}',
  '{"unlistedPages": "all"}',
  '{"rules": {"link/not-found": "hint", "page/unused-snippet": "off"}}',
);
const description = one('/birds', '/brids').map((path) =>
  JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'Birds', version: '1' },
    paths: { [path]: { get: { summary: 'Get bird', responses: { 200: { description: 'OK' } } } } },
  }),
);

/** A file of any kind with a new text, or without one. */
const changedFile: fc.Arbitrary<readonly [string, string | undefined]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      one(...pageNames.map((name) => `${name}.mdx`), 'guides/c.mdx', 'api-reference/get-bird.mdx', 'gone.md'),
      fc.option(text, { nil: undefined, freq: 4 }),
    ),
  },
  { weight: 3, arbitrary: fc.tuple(one(...snippetNames), fc.option(text, { nil: undefined, freq: 4 })) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('docs.json'), config) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('.docsight.json'), fc.option(settings, { nil: undefined })) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      one('.mintignore', '.gitignore'),
      fc.option(one('guides/', 'about.mdx', 'snippets/'), { nil: undefined }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      one('images/a.png', 'images/b.png', 'files/data.json', 'inner/index.mdx'),
      fc.option(fc.constant('{}'), { nil: undefined }),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('openapi.json'), fc.option(description, { nil: undefined })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('inner/docs.json'), fc.option(config, { nil: undefined })) },
);

const edit = fc
  .array(changedFile, { minLength: 1, maxLength: 2 })
  .map((files) => ({ name: 'edit' as const, files: Object.fromEntries(files) }));
const renamable = [...pageNames.map((name) => `${name}.mdx`), ...snippetNames, 'images/a.png', 'openapi.json'];
const newNames = [
  ...renamable,
  'guides/c.mdx',
  'gudes/a.mdx',
  'old/a.mdx',
  'gone.mdx',
  'images/A.png',
  'files/data.json',
];
const rename = fc.record({ name: fc.constant('rename' as const), from: one(...renamable), to: one(...newNames) });
const renameFolder = fc.record({
  name: fc.constant('rename folder' as const),
  from: one('guides/', 'guides/new/', 'fr/', 'snippets/', 'images/'),
  to: one('old/', 'gudes/', 'python/', 'parts/', 'docs/guides/'),
});
const feed = fc.record({
  name: fc.constant('feed' as const),
  file: one('news.mdx', 'news.mdx', 'home.mdx', 'guides/a.mdx'),
  isOn: fc.boolean(),
});
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: edit },
  { weight: 2, arbitrary: rename },
  { weight: 1, arbitrary: renameFolder },
  { weight: 1, arbitrary: feed },
);

/** Returns the new texts of files after an event on a site. */
function changeOf(happened: Event, now: ReadonlyMap<string, string>): Change {
  switch (happened.name) {
    case 'edit':
      return happened.files;
    case 'rename':
      return moved(
        [...now].filter(([file]) => file === happened.from),
        happened,
      );
    case 'rename folder':
      return moved(
        [...now].filter(([file]) => file.startsWith(happened.from)),
        happened,
      );
    case 'feed': {
      const before = now.get(happened.file) ?? '---\ntitle: News\n---\n\n<Update label="May">Text.</Update>\n';
      const without = before.replace(/^rss: .*\n/mu, '');
      return { [happened.file]: happened.isOn ? without.replace('---\n', '---\nrss: true\n') : without };
    }
  }
}

function moved(
  files: readonly (readonly [string, string])[],
  { from, to }: { readonly from: string; readonly to: string },
): Change {
  const removed = files.map(([file]) => [file, undefined] as const);
  return Object.fromEntries([
    ...removed,
    ...files.map(([file, content]) => [`${to}${file.slice(from.length)}`, content] as const),
  ]);
}
const site: fc.Arbitrary<Files> = fc
  .record({ config, files: fc.array(changedFile, { minLength: 4, maxLength: 9 }) })
  .map(({ config: docs, files }) => {
    const present = files.flatMap(([file, content]) => (content === undefined ? [] : [[file, content] as const]));
    return { ...Object.fromEntries(present), 'docs.json': docs };
  });

/** Returns a workspace that starts with files as an editor has them open. */
async function opened(disk: MemoryFileSystem, editor: ReadonlyMap<ResourcePath, string>): Promise<Workspace> {
  const workspace = new Workspace(disk, {
    onError: (error) => {
      throw error;
    },
  });
  await workspace.addFolder(root);
  for (const [path, content] of editor) workspace.setOpenText(path, content);
  return settled(workspace);
}

async function settled(workspace: Workspace): Promise<Workspace> {
  await workspace.loaded();
  await workspace.checked();
  return workspace;
}

function findingsIn({ sites }: Workspace, editor: ReadonlyMap<ResourcePath, string>): readonly string[] {
  // Nobody is shown where an open page has what a closed one repeats, and it moves at each keystroke.
  const placeOf = ({ file, range }: FileLocation): string =>
    editor.has(join(root, file)) ? file : `${file}:${range.start}`;
  return sites
    .flatMap(({ root: folder, diagnostics }) =>
      [...diagnostics.configFiles(), ...diagnostics.pages()].flatMap((file) =>
        diagnostics.all(file).map(({ rule, severity, message, range, repeatOf }) => {
          const place = repeatOf === undefined ? '' : ` as in ${placeOf(repeatOf)}`;
          return `${folder} ${file}:${range.start}-${range.end} ${severity} ${rule.id} ${message}${place}`;
        }),
      ),
    )
    .sort();
}

/** Notes what an event has written in the texts of a site. */
function note(now: Map<string, string>, files: Change): void {
  for (const [file, content] of Object.entries(files)) {
    if (content === undefined) now.delete(file);
    else now.set(file, content);
  }
}

function write(
  disk: MemoryFileSystem,
  files: Change,
): readonly { path: ResourcePath; kind: 'created' | 'changed' | 'deleted' }[] {
  return Object.entries(files).flatMap(([file, content]) => {
    const path = join(root, file);
    const isThere = disk.has(path);
    if (content === undefined) disk.remove(path);
    else disk.write(path, content);
    if (content === undefined && !isThere) return [];
    return { path, kind: content === undefined ? 'deleted' : isThere ? 'changed' : 'created' } as const;
  });
}

/** Makes the changes in the files that an editor has open there as well; it closes those that are removed. */
function type(workspace: Workspace, editor: Map<ResourcePath, string>, files: Change): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, file);
    if (!editor.has(path)) continue;
    if (content === undefined) {
      editor.delete(path);
      workspace.closeText(path);
    } else {
      editor.set(path, content);
      workspace.setOpenText(path, content);
    }
  }
}

/** The files that an editor may have open. */
const inEditor = fc.subarray(['home.mdx', 'about.mdx', 'guides/a.mdx', 'snippets/one.mdx', 'docs.json'], {
  maxLength: 2,
});

describe('whatever changes on a site', () => {
  it('leaves each page with the findings of a fresh start', async () => {
    await fc.assert(
      fc.asyncProperty(site, inEditor, fc.array(event, { minLength: 1, maxLength: 3 }), async (files, open, events) => {
        const disk = new MemoryFileSystem();
        write(disk, files);
        const texts = open.flatMap((file) =>
          files[file] === undefined ? [] : [[join(root, file), files[file]] as const],
        );
        const editor = new Map(texts);
        const workspace = await opened(disk, editor);
        const now = new Map(Object.entries(files));
        for (const happened of events) {
          const changed = changeOf(happened, now);
          note(now, changed);
          const written = write(disk, changed);
          type(workspace, editor, changed);
          if (written.length > 0) await workspace.applyChanges(written);
          await settled(workspace);
          assert.deepEqual(findingsIn(workspace, editor), findingsIn(await opened(disk, editor), editor));
        }
      }),
      { numRuns: Math.ceil(numRuns), seed },
    );
  });
});
