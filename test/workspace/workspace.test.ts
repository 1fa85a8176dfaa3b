import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { referencesToFile } from '../../server/src/core/features/site/references.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join, type ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { currentConfigWith, findingsIn, page, showFindings } from '../support/site.ts';
import { runs } from '../support/thorough.ts';

const root = fromUri('file:///work');
const config = (...pages: readonly string[]): string =>
  JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages }] });

const currentConfig = (...pages: readonly string[]): string =>
  currentConfigWith({ navigation: { groups: [{ group: 'G', pages }] } });

let disk: MemoryFileSystem;
let workspace: Workspace;

beforeEach(() => {
  disk = new MemoryFileSystem();
  workspace = newWorkspace();
});

function newWorkspace(): Workspace {
  return new Workspace(disk, {
    onError: (error) => {
      throw error;
    },
  });
}

function at(path: string): ResourcePath {
  return join(root, path);
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) disk.write(at(path), text);
}

async function open(files: Readonly<Record<string, string>>): Promise<void> {
  write(files);
  await workspace.addFolder(root);
}

function siteAt(path: string): Site {
  const site = workspace.sites.find((candidate) => candidate.root === (path === '' ? root : at(path)));
  assert.ok(site, `no site at “${path}”, only ${workspace.sites.map((other) => other.root).join(', ')}`);
  return site;
}

function findings(path = ''): readonly string[] {
  return showFindings(siteAt(path).takeSnapshot());
}

function pages(path = ''): readonly string[] {
  return siteAt(path).takeSnapshot().files.pages;
}

describe('finding sites', () => {
  it('several in one workspace keep their files apart, one inside another as well', async () => {
    await open({
      'docs.json': config('one'),
      'one.mdx': page('One'),
      'b/docs.json': config('two'),
      'b/two.mdx': page('Two'),
      'notes/x.md': page('X'),
    });
    assert.deepEqual(pages(), ['notes/x.md', 'one.mdx']);
    assert.deepEqual(pages('b'), ['two.mdx']);
    assert.equal(workspace.siteOf(at('b/two.mdx')), siteAt('b'));
    assert.deepEqual([...findings(), ...findings('b')], []);
  });

  it('files that only share the name are ignored', async () => {
    await open({ 'docs.json': '[1]', 'api/docs.json': '{"components":[]}' });
    assert.deepEqual(workspace.sites, []);
  });

  it("a file that says nothing is anybody's until an editor opens it", async () => {
    await open({
      'docs.json': '{}',
      'notes/mint.json': '\n',
      'notes/x.md': page('X'),
      'b/docs.json': '{ }',
      'b/mint.json': config('z'),
      'b/z.mdx': page('Z'),
    });
    assert.deepEqual(
      workspace.sites.map(({ configPath }) => configPath),
      [at('b/mint.json')],
    );
    workspace.setOpenText(at('docs.json'), '{}');
    await workspace.settled();
    assert.deepEqual(findings(), ['error config/required: {']);
    workspace.setOpenText(at('docs.json'), '{ "name": "A"');
    await workspace.settled();
    assert.equal(siteAt('').takeSnapshot().config.name, 'A');
  });

  it('a file within a site that says nothing takes no pages from it until an editor opens it', async () => {
    await open({ 'docs.json': config('one'), 'b/two.mdx': page('Two'), 'b/docs.json': '{}' });
    assert.deepEqual(pages(), ['b/two.mdx']);
    workspace.setOpenText(at('b/docs.json'), '{}');
    await workspace.settled();
    assert.deepEqual(pages('b'), ['two.mdx']);
  });

  it('a folder below a file that says nothing belongs to no site', async () => {
    write({ 'docs.json': '', 'guides/a.mdx': page('A') });
    await workspace.addFolder(at('guides'));
    assert.deepEqual(workspace.sites, []);
  });

  it('a configuration whose pages the outer navigation lists has no effect, and that is said once', async () => {
    await open({
      'docs.json': config('one', 'ja/one', 'ja/gone'),
      'one.mdx': page('One'),
      'ja/one.mdx': page('One'),
      'ja/docs.json': config('one', 'lost', 'old'),
    });
    assert.deepEqual(pages(), ['ja/one.mdx', 'one.mdx']);
    assert.equal(workspace.siteOf(at('ja/one.mdx'))?.root, root);
    const found = findingsIn(siteAt('').takeSnapshot()).map(({ rule, file }) => `${rule.id} ${file}`);
    assert.deepEqual(found, ['navigation/page-not-found docs.json', 'config/ignored-file ja/docs.json']);
  });

  it('a configuration inside a site is one of its own again when the outer navigation lists nothing there', async () => {
    await open({ 'docs.json': config('ja/one'), 'ja/one.mdx': page('One'), 'ja/docs.json': config('one') });
    assert.equal(workspace.sites.length, 1);
    workspace.setOpenText(at('docs.json'), config());
    await workspace.settled();
    assert.deepEqual(pages('ja'), ['one.mdx']);
    assert.deepEqual(siteAt('').takeSnapshot().ignoredConfigs, []);
    workspace.setOpenText(at('docs.json'), config('ja/one'));
    await workspace.settled();
    assert.deepEqual(siteAt('').takeSnapshot().ignoredConfigs, ['ja/docs.json']);
    assert.equal(workspace.sites.length, 1);
  });

  it('an entry without a file takes no folder from the site inside', async () => {
    await open({ 'docs.json': config('b/gone'), 'b/docs.json': config('two'), 'b/two.mdx': page('Two') });
    assert.deepEqual(pages('b'), ['two.mdx']);
  });

  it('an included file with a part of the navigation lists pages of a folder as well', async () => {
    const current = { theme: 'mint', name: 'A', colors: { primary: '#0D9373' } };
    await open({
      'docs.json': JSON.stringify({ ...current, navigation: { $ref: './navigation.json' } }),
      'navigation.json': '{ "pages": ["ja/one"] }',
      'ja/one.mdx': page('One'),
      'ja/docs.json': config('one'),
    });
    assert.deepEqual(siteAt('').takeSnapshot().ignoredConfigs, ['ja/docs.json']);
  });

  it('a mint.json next to a docs.json is reported, unless it is another tool’s', async () => {
    await open({ 'docs.json': config('one'), 'one.mdx': page('One'), 'mint.json': config('two') });
    assert.deepEqual(siteAt('').takeSnapshot().ignoredConfigs, ['mint.json']);
    workspace.setOpenText(at('mint.json'), '{ "name": "parser", "source-directories": ["source"] }');
    await workspace.settled();
    assert.deepEqual(siteAt('').takeSnapshot().ignoredConfigs, []);
  });

  it('docs.json counts before mint.json, unless it configures no site', async () => {
    await open({
      'a/docs.json': config('x'),
      'a/mint.json': config('y'),
      'b/docs.json': '[]',
      'b/mint.json': config('z'),
    });
    assert.equal(siteAt('a').configPath, at('a/docs.json'));
    assert.equal(siteAt('b').configPath, at('b/mint.json'));
  });

  it('a folder of a site belongs to the site around it', async () => {
    write({ 'docs.json': config('guides/a'), 'guides/a.mdx': page('A') });
    await workspace.addFolder(at('guides'));
    assert.deepEqual(findings(), []);
  });

  it('stops looking at the root of the repository', async () => {
    write({ 'docs.json': config('a'), 'repo/.git/HEAD': '', 'repo/guides/a.mdx': page('A') });
    await workspace.addFolder(at('repo/guides'));
    assert.deepEqual(workspace.sites, []);
  });

  it('a file that is opened alone opens its site', async () => {
    write({ 'docs.json': config('a', 'gone'), 'a.mdx': page('A') });
    workspace.setOpenText(at('docs.json'), config('a', 'gone'));
    await workspace.settled();
    assert.deepEqual(findings(), ['error navigation/page-not-found: "gone"']);
  });
});

for (const [generation, configOf] of [
  ['classic', config],
  ['current', currentConfig],
] as const) {
  describe(`pages that a build step writes (${generation})`, () => {
    const sources = { 'a.mdx': page('A'), 'b.mdx': page('B'), 'c.mdx': page('C') };
    const built = { 'docs.json': configOf('build/a', 'build/b', 'build/c'), ...sources };
    const ignoringBuild = { '.git/HEAD': '', '.gitignore': '/build/\n' };
    const missing = (): readonly string[] =>
      findings().flatMap((line) => /^(\w+) navigation\/page-not-found/.exec(line)?.[1] ?? []);

    it('are one hint where .gitignore lists their folder', async () => {
      await open({ ...ignoringBuild, ...built });
      assert.deepEqual(findings(), ['hint navigation/page-not-found: "navigation"']);
    });

    it('are errors where nothing says that they are built', async () => {
      await open(built);
      assert.deepEqual(missing(), ['error', 'error', 'error']);
    });

    it('are one hint where nothing shows their source, next to errors for entries that .gitignore doesn’t list', async () => {
      await open({ ...ignoringBuild, ...built, 'docs.json': configOf('build/a', 'build/only', 'a', 'b', 'c', 'gone') });
      assert.deepEqual(missing(), ['hint', 'error']);
    });

    it('are errors where only .mintignore lists them, which the platform obeys after the build', async () => {
      await open({ '.mintignore': '/build/\n', ...built });
      assert.deepEqual(missing(), ['error', 'error', 'error']);
    });

    it('are nothing where the build has run', async () => {
      await open({ ...ignoringBuild, ...built, 'build/a.mdx': '', 'build/b.mdx': '', 'build/c.mdx': '' });
      assert.deepEqual(missing(), []);
    });

    it('may be linked, as may images that it writes', async () => {
      const text = `${page('A')}\n[built](/build/any) [gone](/gone)\n\n![Built](/build/any.png) ![Gone](/gone.png)\n`;
      await open({ ...ignoringBuild, 'docs.json': configOf('a'), 'a.mdx': text });
      const rules = siteAt('')
        .diagnostics.all('a.mdx' as SitePath)
        .map(({ rule }) => rule.id);
      assert.deepEqual(rules.filter((id) => id.endsWith('not-found')).sort(), ['image/not-found', 'link/not-found']);
    });

    it('are followed when .gitignore changes, with the links to them', async () => {
      await open({
        ...ignoringBuild,
        '.gitignore': '',
        ...built,
        'a.mdx': `${page('A')}\n[b](/build/b) [d](/build/d)\n`,
      });
      const broken = async (): Promise<number> => {
        await workspace.loaded();
        await workspace.checked();
        const found = siteAt('').diagnostics.all('a.mdx' as SitePath);
        return found.filter(({ rule }) => rule.id === 'link/not-found').length;
      };
      assert.equal(await broken(), 2);
      write({ '.gitignore': '/build/\n' });
      await workspace.applyChanges([{ path: at('.gitignore'), kind: 'changed' }]);
      assert.deepEqual(missing(), ['hint']);
      assert.equal(await broken(), 0);
      write({ '.gitignore': '/dist/\n' });
      await workspace.applyChanges([{ path: at('.gitignore'), kind: 'changed' }]);
      assert.deepEqual(missing(), ['error', 'error', 'error']);
      assert.equal(await broken(), 2);
    });
  });
}

describe('a snippet that comes into use and goes out of it', () => {
  const used = `${page('A')}\nimport Part from '/snippets/part.mdx';\n\n<Part />\n`;
  const rules = async (): Promise<readonly string[]> => {
    await workspace.loaded();
    await workspace.checked();
    return siteAt('')
      .diagnostics.in('snippets/part.mdx' as SitePath)
      .map(({ rule }) => rule.id);
  };

  it('is a hint while no page includes it, and checked otherwise', async () => {
    await open({ 'docs.json': config('a'), 'a.mdx': page('A'), 'snippets/part.mdx': '<Unknwn>Text.</Unknwn>\n' });
    assert.deepEqual(await rules(), ['page/unused-snippet']);
    write({ 'a.mdx': used });
    await workspace.applyChanges([{ path: at('a.mdx'), kind: 'changed' }]);
    assert.deepEqual(await rules(), ['component/unknown']);
    write({ 'a.mdx': page('A') });
    await workspace.applyChanges([{ path: at('a.mdx'), kind: 'changed' }]);
    assert.deepEqual(await rules(), ['page/unused-snippet']);
    write({ 'snippets/all.jsx': "import Part from './part.mdx';\nexport const All = () => <Part />;\n" });
    await workspace.applyChanges([{ path: at('snippets/all.jsx'), kind: 'created' }]);
    assert.deepEqual(await rules(), ['component/unknown']);
  });
});

describe('what is no page', () => {
  it('snippets, documents about the repository, hidden folders and packages', async () => {
    await open({
      'docs.json': config('a'),
      'a.mdx': page('A'),
      'snippets/s.mdx': 'S',
      'README.md': '# R',
      '.github/pull.md': '# P',
      'node_modules/left/readme.mdx': '# N',
    });
    assert.deepEqual(pages(), ['a.mdx']);
  });

  it('what .gitignore and .mintignore exclude, the inner file before the outer', async () => {
    await open({
      '.gitignore': 'build/\n*.draft.mdx\n',
      '.mintignore': 'Internal\n',
      'docs.json': config('a'),
      'a.mdx': page('A'),
      'b.draft.mdx': page('B'),
      'build/c.mdx': page('C'),
      'internal/d.mdx': page('D'),
      'kept/.gitignore': '!*.draft.mdx\n',
      'kept/e.draft.mdx': page('E'),
    });
    assert.deepEqual(pages(), ['a.mdx', 'kept/e.draft.mdx']);
  });

  it('an entry for a page that .mintignore excludes is reported, also in a folder that isn’t indexed', async () => {
    await open({
      '.mintignore': 'Drafts/\n*.old.mdx\n!kept.old.mdx\n',
      'docs.json': config('a', 'drafts/c', 'b.old', 'kept.old'),
      'a.mdx': page('A'),
      'b.old.mdx': page('B'),
      'kept.old.mdx': page('Kept'),
      'drafts/c.mdx': page('C'),
    });
    assert.deepEqual(
      findings().map((line) => line.replace(/^.*navigation\/page-not-found: ?/, '')),
      ['"drafts/c"', '"b.old"'],
    );
  });

  it('an entry in a folder that isn’t indexed is not reported', async () => {
    await open({
      '.gitignore': 'build/\n',
      'docs.json': config('a', 'build/c', '.hidden/x'),
      'a.mdx': page('A'),
      'build/c.mdx': page('C'),
    });
    assert.deepEqual(
      findings().filter((line) => line.includes('build/')),
      [],
    );
  });

  it('an ignored folder that is opened itself is read', async () => {
    write({ '.git/HEAD': '', '.gitignore': 'out/\n', 'out/site/docs.json': config('a'), 'out/site/a.mdx': page('A') });
    await workspace.addFolder(at('out/site'));
    assert.deepEqual(pages('out/site'), ['a.mdx']);
  });

  it('ignore files above the opened folder count', async () => {
    write({
      '.git/HEAD': '',
      '.gitignore': 'site/drafts/\n',
      'site/docs.json': config('a'),
      'site/a.mdx': page('A'),
      'site/drafts/b.mdx': page('B'),
    });
    await workspace.addFolder(at('site'));
    assert.deepEqual(pages('site'), ['a.mdx']);
  });
});

describe('links of the file system', () => {
  it('that point out of the site exist, but are never read', async () => {
    write({ 'docs.json': config('a'), 'secret.mdx': page('Secret') });
    const site = at('site');
    disk.write(join(site, 'docs.json'), config('a'));
    disk.link(join(site, 'a.mdx'), at('secret.mdx'));
    await workspace.addFolder(site);
    assert.deepEqual(findings('site'), []);
    assert.equal(
      siteAt('site')
        .takeSnapshot()
        .pages.get('a.mdx' as never),
      undefined,
    );
  });
});

describe('changes', () => {
  beforeEach(() => open({ 'docs.json': config('a', 'later'), 'a.mdx': page('A') }));

  it('a page that is created or deleted shows at once', async () => {
    assert.deepEqual(findings(), ['error navigation/page-not-found: "later"']);
    write({ 'later.mdx': page('Later') });
    await workspace.applyChanges([{ path: at('later.mdx'), kind: 'created' }]);
    assert.deepEqual(findings(), []);
    disk.remove(at('later.mdx'));
    await workspace.applyChanges([{ path: at('later.mdx'), kind: 'deleted' }]);
    assert.deepEqual(findings(), ['error navigation/page-not-found: "later"']);
  });

  it('a new folder is indexed, also when the event names only a file deep in it', async () => {
    write({ 'docs.json': config('a', 'x/y/z'), 'x/y/z.mdx': page('Z') });
    await workspace.applyChanges([
      { path: at('docs.json'), kind: 'changed' },
      { path: at('x/y/z.mdx'), kind: 'created' },
    ]);
    assert.deepEqual(findings(), []);
  });

  it('a deleted folder removes its pages', async () => {
    write({ 'docs.json': config('a', 'x/y'), 'x/y.mdx': page('Y') });
    await workspace.applyChanges([
      { path: at('docs.json'), kind: 'changed' },
      { path: at('x'), kind: 'created' },
    ]);
    assert.deepEqual(findings(), []);
    disk.remove(at('x'));
    await workspace.applyChanges([{ path: at('x'), kind: 'deleted' }]);
    assert.deepEqual(findings(), ['error navigation/page-not-found: "x/y"']);
  });

  it('a title follows its page, in the editor before the disk, and back when the editor closes', async () => {
    const title = (): string | undefined =>
      siteAt('')
        .takeSnapshot()
        .pages.get('a.mdx' as never)?.title;
    workspace.setOpenText(at('a.mdx'), page('Typed'));
    assert.equal(title(), 'Typed');
    write({ 'a.mdx': page('Saved by somebody else') });
    await workspace.applyChanges([{ path: at('a.mdx'), kind: 'changed' }]);
    assert.equal(title(), 'Typed');
    workspace.closeText(at('a.mdx'));
    await workspace.settled();
    assert.equal(title(), 'Saved by somebody else');
  });

  it('a file that is opened before anything tells of it belongs to its site, which is known by then too', async () => {
    disk.remove(at('docs.json'));
    await workspace.applyChanges([{ path: at('docs.json'), kind: 'deleted' }]);
    assert.deepEqual(workspace.sites, []);
    const deep = 'new/folder/b.mdx';
    write({ 'docs.json': config('a', 'new/folder/b'), [deep]: page('B') });
    workspace.setOpenText(at(deep), page('B'));
    await workspace.ready(at(deep));
    assert.notEqual(workspace.pageOf(at(deep)), undefined);
    assert.deepEqual(findings(), []);
  });

  it('a configuration that is opened before anything tells of it makes a site', async () => {
    const inner = config('a');
    write({ 'inner/docs.json': inner, 'inner/a.mdx': page('A') });
    workspace.setOpenText(at('inner/docs.json'), inner);
    await workspace.ready(at('inner/docs.json'));
    assert.deepEqual(findings('inner'), []);
  });

  it('references are listed by path, whenever a page was read', async () => {
    const link = `${page('P')}\n[A](/a)\n`;
    write({ 'b.mdx': link, 'c.mdx': link });
    for (const file of ['c.mdx', 'b.mdx']) await workspace.applyChanges([{ path: at(file), kind: 'created' }]);
    const { all } = referencesToFile(siteAt('').takeSnapshot(), 'a.mdx' as SitePath);
    const files = all.map(({ file }) => file).filter((file) => file !== 'docs.json');
    assert.deepEqual(files, ['b.mdx', 'c.mdx']);
  });

  it('what is typed while the disk is read again is kept, at whichever moment', async () => {
    for (let moment = 0; moment < 80; moment++) {
      write({ [`new-${moment}.mdx`]: page('New') });
      const reading = workspace.applyChanges([{ path: at(`new-${moment}.mdx`), kind: 'created' }]);
      for (let turn = 0; turn < moment; turn++) await Promise.resolve();
      workspace.setOpenText(at('a.mdx'), page(`Typed ${moment}`));
      await reading;
      assert.equal(
        siteAt('')
          .takeSnapshot()
          .pages.get('a.mdx' as never)?.title,
        `Typed ${moment}`,
      );
    }
  });

  it('a snippet that is typed while the disk is read again is kept', async () => {
    write({ 'snippets/a.mdx': 'On disk.' });
    await workspace.applyChanges([{ path: at('snippets/a.mdx'), kind: 'created' }]);
    for (let moment = 0; moment < 80; moment++) {
      write({ [`snippets/new-${moment}.mdx`]: 'New.' });
      const reading = workspace.applyChanges([{ path: at(`snippets/new-${moment}.mdx`), kind: 'created' }]);
      for (let turn = 0; turn < moment; turn++) await Promise.resolve();
      workspace.setOpenText(at('snippets/a.mdx'), `Typed ${moment}.`);
      await reading;
      const { snippets } = siteAt('').takeSnapshot();
      assert.equal(snippets.get('snippets/a.mdx' as never), `Typed ${moment}.`);
    }
  });

  it('a change that nothing is read of leaves the snapshot as it is', async () => {
    const before = siteAt('').takeSnapshot();
    await workspace.applyChanges([{ path: at('unrelated.log'), kind: 'changed' }]);
    assert.equal(siteAt('').takeSnapshot(), before);
  });

  it('docs.json follows the editor at once, and the disk when the editor closes it', async () => {
    workspace.setOpenText(at('docs.json'), config('a'));
    assert.deepEqual(findings(), []);
    workspace.closeText(at('docs.json'));
    await workspace.settled();
    assert.deepEqual(findings(), ['error navigation/page-not-found: "later"']);
  });

  it('a docs.json that stops and starts to configure a site does the same', async () => {
    workspace.setOpenText(at('docs.json'), '[]');
    await workspace.settled();
    assert.deepEqual(workspace.sites, []);
    workspace.setOpenText(at('docs.json'), config('a'));
    await workspace.settled();
    assert.deepEqual(findings(), []);
  });

  it('a changed API description is read again', async () => {
    const withApi = JSON.stringify({ name: 'A', openapi: '/api.yaml', navigation: [{ group: 'G', pages: ['a'] }] });
    write({ 'docs.json': withApi, 'api.yaml': '' });
    await workspace.applyChanges([
      { path: at('docs.json'), kind: 'changed' },
      { path: at('api.yaml'), kind: 'created' },
    ]);
    assert.deepEqual(findings(), ['error config/openapi: "/api.yaml"']);
    write({ 'api.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { /a: { get: {} } }\n' });
    await workspace.applyChanges([{ path: at('api.yaml'), kind: 'changed' }]);
    assert.deepEqual(findings(), []);
  });

  it('API descriptions that docs.json does not name are read as long as a page names an operation', async () => {
    const pageWith = (more: string): string => `---\ntitle: A\ndescription: About A.\n${more}---\n\nText.\n`;
    const known = (): readonly string[] => [...siteAt('').takeSnapshot().apiDescriptions.keys()];
    write({ 'api.json': '{ "openapi": "3.1.0", "paths": { "/users": { "get": {} } } }', 'other.yaml': 'a: 1\n' });
    await workspace.applyChanges([
      { path: at('api.json'), kind: 'created' },
      { path: at('other.yaml'), kind: 'created' },
    ]);
    assert.deepEqual(known(), []);
    workspace.setOpenText(at('a.mdx'), pageWith('openapi: api.json GET /user\n'));
    await workspace.ready(at('a.mdx'));
    assert.deepEqual(known(), ['api.json', 'other.yaml']);
    const { diagnostics } = siteAt('');
    const ids = (): readonly string[] => diagnostics.all('a.mdx' as SitePath).map(({ rule }) => rule.id);
    assert.ok(ids().includes('api/operation-not-found'));
    write({ 'api.json': '{ "openapi": "3.1.0", "paths": { "/user": { "get": {} } } }' });
    await workspace.applyChanges([{ path: at('api.json'), kind: 'changed' }]);
    assert.ok(!ids().includes('api/operation-not-found'));
    workspace.setOpenText(at('a.mdx'), pageWith(''));
    await workspace.ready(at('a.mdx'));
    assert.deepEqual(known(), []);
  });

  it('a changed ignore file is obeyed', async () => {
    write({ '.mintignore': 'a.mdx\n' });
    await workspace.applyChanges([{ path: at('.mintignore'), kind: 'created' }]);
    assert.deepEqual(pages(), []);
  });

  it('a site that appears or goes away with its file', async () => {
    write({ 'b/docs.json': config('two'), 'b/two.mdx': page('Two') });
    await workspace.applyChanges([{ path: at('b/docs.json'), kind: 'created' }]);
    assert.deepEqual(pages('b'), ['two.mdx']);
    disk.remove(at('b/docs.json'));
    await workspace.applyChanges([{ path: at('b/docs.json'), kind: 'deleted' }]);
    assert.deepEqual(pages(), ['a.mdx', 'b/two.mdx']);
  });
});

describe('what is replaced within one batch', () => {
  it('a folder and a page are read again', async () => {
    await open({ 'docs.json': config('a/x'), 'a/x.mdx': page('Old') });
    disk.remove(at('a'));
    write({ 'a/y.mdx': page('New') });
    await workspace.applyChanges([
      { path: at('a'), kind: 'deleted' },
      { path: at('a'), kind: 'created' },
    ]);
    assert.deepEqual(pages(), ['a/y.mdx']);
    assert.deepEqual(findings(), ['error navigation/page-not-found: "a/x"']);
  });

  it('a page that became a link out of the site is no longer read', async () => {
    write({ 'secret.mdx': page('Secret') });
    const site = at('site');
    disk.write(join(site, 'docs.json'), config('a'));
    disk.write(join(site, 'a.mdx'), page('A'));
    await workspace.addFolder(site);
    disk.remove(join(site, 'a.mdx'));
    disk.link(join(site, 'a.mdx'), at('secret.mdx'));
    const path = join(site, 'a.mdx');
    await workspace.applyChanges([
      { path, kind: 'deleted' },
      { path, kind: 'created' },
    ]);
    assert.equal(
      siteAt('site')
        .takeSnapshot()
        .pages.get('a.mdx' as never),
      undefined,
    );
  });

  it('hundreds of events are one look at each folder', async () => {
    await open({ 'docs.json': config('a'), 'a.mdx': page('A') });
    const names = Array.from({ length: 300 }, (_, index) => `many/page-${index}.mdx`);
    write(Object.fromEntries(names.map((name) => [name, page(name)])));
    let listed = 0;
    const list = disk.list.bind(disk);
    disk.list = (folder) => {
      listed++;
      return list(folder);
    };
    await workspace.applyChanges(names.map((name) => ({ path: at(name), kind: 'created' })));
    assert.equal(pages().length, 301);
    assert.ok(listed <= 3, `${listed} folders were read`);
  });

  it('events in packages and version control cost nothing', async () => {
    await open({ 'docs.json': config('a'), 'a.mdx': page('A') });
    const before = siteAt('').takeSnapshot();
    await workspace.applyChanges([
      { path: at('.git/index.lock'), kind: 'created' },
      { path: at('node_modules/x/readme.md'), kind: 'created' },
    ]);
    assert.equal(siteAt('').takeSnapshot(), before);
  });
});

describe('the settings that hold for a site', () => {
  const ruleOff = (rule: string): string => JSON.stringify({ rules: { [rule]: 'off' } });
  const rulesOff = (): readonly string[] => Object.keys(siteAt('docs').takeSnapshot().settings.rules);

  it('are its own and those of the repository', async () => {
    await open({
      'docs/docs.json': config('a'),
      'docs/.docsight.json': ruleOff('link/text'),
      '.docsight.json': ruleOff('image/alt'),
      '.git/HEAD': '',
    });
    assert.deepEqual(rulesOff().toSorted(), ['image/alt', 'link/text']);
  });

  it('are those of the opened folder in a copy without version control, at each state', async () => {
    await open({ 'docs/docs.json': config('a'), '.docsight.json': ruleOff('image/alt') });
    assert.deepEqual(rulesOff(), ['image/alt']);
    write({ '.docsight.json': ruleOff('link/text') });
    await workspace.applyChanges([{ path: at('.docsight.json'), kind: 'changed' }]);
    assert.deepEqual(rulesOff(), ['link/text']);
    disk.remove(at('.docsight.json'));
    await workspace.applyChanges([{ path: at('.docsight.json'), kind: 'deleted' }]);
    assert.deepEqual(rulesOff(), []);
  });

  it('are none from outside of the repository', async () => {
    await open({ 'docs/docs.json': config('a'), 'docs/.git/HEAD': '', '.docsight.json': ruleOff('image/alt') });
    assert.deepEqual(rulesOff(), []);
  });
});

describe('where a site is published', () => {
  const docsUrlOf = (folder: string): string | undefined => siteAt(folder).takeSnapshot().settings.docsUrl;

  it('is what the editor says of the innermost folder, then of its window, then what the site says', async () => {
    const own = '{ "docsUrl": "https://own.example" }';
    await open({ 'a/docs.json': config('x'), 'a/.docsight.json': own, 'b/docs.json': config('x') });
    assert.deepEqual(['a', 'b'].map(docsUrlOf), ['https://own.example', undefined]);
    const byFolder = new Map([
      [at('a'), 'https://a.example'],
      [root, 'https://root.example'],
    ]);
    workspace.setDocsUrls({ general: 'https://window.example', byFolder });
    await workspace.settled();
    assert.deepEqual(['a', 'b'].map(docsUrlOf), ['https://a.example', 'https://root.example']);
    workspace.setDocsUrls({ general: 'https://window.example', byFolder: new Map() });
    await workspace.settled();
    assert.deepEqual(['a', 'b'].map(docsUrlOf), ['https://window.example', 'https://window.example']);
    workspace.setDocsUrls({ general: undefined, byFolder: new Map() });
    await workspace.settled();
    assert.deepEqual(['a', 'b'].map(docsUrlOf), ['https://own.example', undefined]);
  });

  it('is checked again on every page when it changes', async () => {
    const note = '> ## Documentation Index\n> Fetch the complete documentation index at: https://a.example/llms.txt\n';
    await open({ 'docs.json': config('a'), 'a.mdx': page('A').replace('Text.', note) });
    workspace.setRules({ 'page/index-note': 'warning' });
    const foundWith = async (general: string | undefined): Promise<readonly string[]> => {
      workspace.setDocsUrls({ general, byFolder: new Map() });
      await workspace.checked();
      return siteAt('')
        .diagnostics.all('a.mdx' as SitePath)
        .map(({ rule }) => rule.id);
    };
    assert.deepEqual(await foundWith(undefined), []);
    assert.deepEqual(await foundWith('https://b.example'), ['page/index-note']);
    assert.deepEqual(await foundWith('https://a.example'), []);
  });
});

describe('folders that cannot be read', () => {
  it('are unknown, not empty, and said to be', async () => {
    write({ 'docs.json': config('a', 'locked/b'), 'a.mdx': page('A'), 'locked/b.mdx': page('B') });
    const list = disk.list.bind(disk);
    disk.list = (folder) => (folder === at('locked') ? Promise.resolve(undefined) : list(folder));
    await workspace.addFolder(root);
    assert.deepEqual(findings(), ['warning page/unreadable: "name"']);
  });
});

describe('work that fails', () => {
  it('is reported, and later work continues', async () => {
    const errors: unknown[] = [];
    const options = { onError: (error: unknown) => errors.push(error) };
    let broken = true;
    const flaky = {
      readFile: (path: ResourcePath) => disk.readFile(path),
      realPath: (path: ResourcePath) => disk.realPath(path),
      whyUnreadable: (path: ResourcePath) => disk.whyUnreadable(path),
      stat: (path: ResourcePath) => disk.stat(path),
      list: (path: ResourcePath) => (broken ? Promise.reject(new Error('the disk is gone')) : disk.list(path)),
    };
    write({ 'docs.json': config('a'), 'a.mdx': page('A') });
    workspace = new Workspace(flaky, options);
    await workspace.addFolder(root);
    assert.equal(errors.length, 1);
    broken = false;
    await workspace.addFolder(root);
    assert.deepEqual(findings(), []);
  });
});

describe('a changing workspace equals a fresh one', () => {
  it('over many random changes of files', async () => {
    await open({ 'docs.json': config('a', 'x/b', 'x/y/c'), 'a.mdx': page('A') });
    const paths = ['a.mdx', 'x/b.mdx', 'x/y/c.md', 'x/docs.json', 'x/.mintignore', 'new/d.mdx'];
    const texts = [page('One'), page('Two'), config('b', 'y/c'), '[]', 'y\n'];
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    for (let step = 0; step < runs(20, 120); step++) {
      const path = paths[random(paths.length)] ?? '';
      const existed = (await disk.stat(at(path))) !== undefined;
      const remove = random(3) === 0;
      if (remove) disk.remove(at(path));
      else write({ [path]: texts[random(texts.length)] ?? '' });
      if (remove && !existed) continue;
      await workspace.applyChanges([{ path: at(path), kind: remove ? 'deleted' : existed ? 'changed' : 'created' }]);
      const fresh = newWorkspace();
      await fresh.addFolder(root);
      assert.deepEqual(describeWorkspace(workspace), describeWorkspace(fresh), `after step ${step}: ${path}`);
    }
  });
});

function describeWorkspace(subject: Workspace): readonly unknown[] {
  return subject.sites
    .map((site) => ({
      config: site.configPath,
      pages: [...site.takeSnapshot().pages].map(([path, summary]) => `${path}: ${summary.title ?? ''}`).sort(),
      findings: showFindings(site.takeSnapshot()),
    }))
    .sort((a, b) => (a.config < b.config ? -1 : 1));
}
