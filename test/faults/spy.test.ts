import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ServerProcess } from '../fuzz/server/serverProcess.ts';
import { cacheFolder } from '../../server/src/workspace/cache/compileCache.ts';
import { TempFolder } from '../support/tempFolder.ts';

// SECURITY.md promises what is tested here: nothing of a repository runs, nothing is sent, nothing outside is read.

const shim = path.resolve('test/faults/spy.cjs');
const inTurn = path.resolve('test/faults/inTurn.cjs');
const program = path.resolve('dist');

/** A site of somebody who wants Docsight to run, send or read what it shouldn't. */
const hostile: Readonly<Record<string, string>> = {
  '.git/config': '[core]\n\tfsmonitor = "touch pwned"\n',
  'docs/docs.json': JSON.stringify({
    $schema: 'http://127.0.0.1:9/schema.json',
    name: 'Acme',
    navigation: [{ group: 'G', pages: ['index', 'more', '../../outside/page', '/etc/passwd', 'http://127.0.0.1:9/x'] }],
    openapi: ['http://127.0.0.1:9/api.json', '../../outside/api.yaml', '/api.yaml'],
    logo: 'http://127.0.0.1:9/logo.svg',
    $ref: '../../outside/parts.json',
  }),
  'docs/index.mdx': `---\ntitle: !!js/function 'function () { process.exit(7) }'\nopenapi: GET /x\n---\n\nimport Out from '../../outside/secret.mdx';\nimport Code from '/snippets/code.jsx';\nimport fs from 'node:fs';\n\nexport const x = eval('process.exit(7)');\n\n{require('child_process').execSync('touch pwned')}\n\n<Out /><Code />\n\n![](http://127.0.0.1:9/x.png) ![](../../outside/image.png) [a](file:///etc/passwd) <img src="//127.0.0.1:9/y.png" />\n`,
  'docs/more.mdx': '---js\nmodule.exports = process.exit(7)\n---\n\n<Snippet file="../../../outside/secret.mdx" />\n',
  'docs/snippets/code.jsx': "process.exit(7);\nexport default () => new Function('process.exit(7)')();\n",
  'docs/api.yaml':
    'openapi: 3.1.0\npaths:\n  /x:\n    get:\n      $ref: "http://127.0.0.1:9/x.yaml"\n      summary: !!js/eval "process.exit(7)"\n',
  'docs/.docsight.json':
    '{ "extends": "../../outside/settings.json", "ignore": ["../../outside/**"], "components": { "X": { "snippet": "`touch pwned`" } } }',
  'docs/package.json': '{ "main": "evil.js", "scripts": { "postinstall": "touch pwned" } }',
  'docs/node_modules/evil/index.js': 'process.exit(7);\n',
  '.docsight.json': '{}',
  'package.json': '{ "type": "module" }',
};

/** Links by which files outside would be read. */
const links: Readonly<Record<string, string>> = {
  'docs/linked.mdx': '../../outside/secret.mdx',
  'docs/folder': '../../outside',
  'docs/AGENTS.md': '../../outside/secret.mdx',
  'docs/.mintignore': '../../outside/ignored',
  'docs/zero.mdx': '/dev/zero',
};

interface Spied {
  readonly root: TempFolder;
  /** The repository: what may be read. */
  readonly repository: string;
  readonly site: string;
  readonly log: string;
}

function hostileSite(): Spied {
  const root = new TempFolder().write({
    'outside/secret.mdx': '# Secret\n',
    'outside/ignored': '*\n',
    'outside/parts.json': '{}',
  });
  const repository = path.join(root.path, 'repository');
  for (const [file, text] of Object.entries(hostile)) root.write({ [`repository/${file}`]: text });
  if (process.platform !== 'win32')
    for (const [file, target] of Object.entries(links)) symlinkSync(target, path.join(repository, file));
  return { root, repository, site: path.join(repository, 'docs'), log: path.join(root.path, 'spy.log') };
}

/** The example site. */
function ordinarySite(): Spied {
  const root = new TempFolder();
  const repository = path.join(root.path, 'repository');
  cpSync('examples/site', repository, { recursive: true });
  mkdirSync(path.join(repository, '.git'));
  return { root, repository, site: repository, log: path.join(root.path, 'spy.log') };
}

/** A site with pages enough to be read in threads. */
function largeSite(): Spied {
  const root = new TempFolder().write({
    'repository/.git/HEAD': '',
    'repository/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'G', pages: ['page-0'] }] }),
  });
  for (let index = 0; index < 304; index++) root.write({ [`repository/page-${index}.mdx`]: '[a](/page-1)\n' });
  const repository = path.join(root.path, 'repository');
  return { root, repository, site: repository, log: path.join(root.path, 'spy.log') };
}

/** Throws if anything was called, loaded or opened that may not be. */
function expectOnlyOwn({ repository, log }: Spied): void {
  const cache = cacheFolder(process.platform, process.env) ?? program;
  const own = [repository, program, cache].map((folder) => folder + path.sep);
  const isOwn = (file: string): boolean => own.some((folder) => `${file}${path.sep}`.startsWith(folder));
  const notes = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line): readonly [string, unknown] => {
      const at = line.indexOf(' ');
      return [line.slice(0, at), JSON.parse(line.slice(at + 1))];
    });
  assert.ok(notes.length > 10, 'The spy has seen nothing.');
  const wrong = notes.filter(([kind, detail]) => {
    if (kind === 'call') return true;
    if (kind === 'worker') return detail !== path.join(program, 'reader.js');
    const file = String(detail);
    if (file === inTurn) return false;
    // Whether the user’s cache folder is in a repository, and what its parts are.
    const asked = path.basename(file) === '.git' ? path.dirname(file) : file;
    if (kind === 'ask' && `${cache}${path.sep}`.startsWith(`${asked}${path.sep}`)) return false;
    if (kind === 'module') return !isOwn(file) && file !== shim;
    // Node.js itself asks about each folder above a program. Docsight's own log of the spy is no file of the site.
    return !isOwn(file) && file !== log && !/^descriptor \d+$/.test(file);
  });
  assert.deepEqual(wrong, []);
}

/** Runs the built command line in a site with each of some arguments, in one process; returns the exit codes. */
function run({ site, log }: Spied, commandLines: readonly (readonly string[])[]): readonly (number | null)[] {
  const args = ['--require', shim, inTurn, path.join(program, 'cli.js'), JSON.stringify(commandLines)];
  const { stderr } = spawnSync(process.execPath, args, {
    cwd: site,
    env: { ...process.env, DOCSIGHT_SPY: log },
    encoding: 'utf8',
  });
  return JSON.parse(stderr.slice(stderr.lastIndexOf('\n'))) as readonly (number | null)[];
}

const commands: readonly (readonly string[])[] = [
  ['check', '--unlisted-pages', 'all'],
  ['rules', '--yes', '--editor', 'agents'],
  ['llms', '--url', 'https://docs.example', '--full'],
  ['upgrade', '--dry-run'],
];

describe('the command line runs nothing of a repository, sends nothing and reads nothing outside', () => {
  for (const [what, make, given] of [
    ['a hostile site', hostileSite, commands],
    ['an ordinary site', ordinarySite, commands.slice(1)],
    ['a site that is read in threads', largeSite, commands.slice(0, 1)],
  ] as const) {
    it(`of ${what}`, () => {
      const spied = make();
      const codes = run(spied, given);
      assert.equal(codes.length, given.length);
      for (const code of codes) assert.ok([0, 1, 2].includes(code ?? -1), codes.join());
      expectOnlyOwn(spied);
      spied.root.remove();
    });
  }
});

describe('docsight check --external', () => {
  it('opens no connection to this computer, whatever a hostile site links to', () => {
    const spied = hostileSite();
    const links = '[a](http://127.0.0.1:9/a) [b](http://127.1/b) ![c](//127.0.0.1:9/c.png)';
    const text = `---\ntitle: A\ndescription: B\n---\n\n${links}\n`;
    const config = JSON.stringify({ name: 'Acme', navigation: [{ group: 'G', pages: ['index'] }] });
    spied.root.write({ 'repository/docs/docs.json': config, 'repository/docs/index.mdx': text });
    const [code = null] = run(spied, [['check', '--external', '--no-cache']]);
    assert.ok([0, 1].includes(code ?? -1));
    expectOnlyOwn(spied);
    spied.root.remove();
  });
});

describe('the server runs nothing of a repository, sends nothing and reads nothing outside', () => {
  it('whatever is asked about a hostile site', async (t) => {
    const spied = hostileSite();
    process.env['DOCSIGHT_SPY'] = spied.log;
    const server = new ServerProcess(['--require', shim]);
    delete process.env['DOCSIGHT_SPY'];
    t.after(() => server.stop());
    const uri = (file: string): string => pathToFileURL(path.join(spied.site, file)).href;
    await server.initialize(pathToFileURL(spied.repository).href, {}, {});
    for (const file of ['index.mdx', 'more.mdx', 'docs.json', '.docsight.json', 'api.yaml']) {
      const text = hostile[`docs/${file}`] ?? '';
      server.notify('textDocument/didOpen', { textDocument: { uri: uri(file), languageId: 'mdx', version: 1, text } });
      for (const method of [
        'hover',
        'completion',
        'definition',
        'documentLink',
        'documentSymbol',
        'diagnostic',
        'references',
      ]) {
        const position = { line: 0, character: Math.min(20, text.length) };
        await server.request(`textDocument/${method}`, {
          textDocument: { uri: uri(file) },
          position,
          context: { includeDeclaration: true },
        });
      }
    }
    const config = uri('docs.json');
    for (const method of ['outline', 'checkSite', 'upgrade', 'rulesTargets'])
      await server.request(`docsight/${method}`, { config });
    await server.request('docsight/rules', { config, target: 'agents' });
    await server.stop();
    expectOnlyOwn(spied);
    spied.root.remove();
  });
});
