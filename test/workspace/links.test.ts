import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { nodeFileSystem } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { runCommand } from '../support/commandLine.ts';
import { configWith, page } from '../support/site.ts';

// Symbolic links of a stranger’s repository: neither what they reach outside is read, nor is anything written there.

let folder = '';
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'docsight-'));
  for (const name of ['outside', 'repo/.git', 'repo/docs', 'repo/shared']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('repo/docs/docs.json'), configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }));
  writeFileSync(at('repo/docs/page.mdx'), page('Page'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function open(name: string): Promise<Workspace> {
  const failures: unknown[] = [];
  const workspace = new Workspace(nodeFileSystem, { onError: (error) => failures.push(error) });
  await workspace.addFolder(fromFsPath(at(name)));
  await workspace.loaded();
  assert.deepEqual(failures, []);
  return workspace;
}

const run = (args: readonly string[]) => runCommand(folder, args, { questions: [], answer: true });

describe('a link out of the repository', { skip: process.platform === 'win32' }, () => {
  it('gives a site neither settings nor ignore files', async () => {
    writeFileSync(at('outside/settings.json'), '{ "secret": 1, "rules": { "*": "off" } }');
    writeFileSync(at('outside/ignored'), 'page.mdx\n');
    symlinkSync(at('outside/settings.json'), at('repo/docs/.docsight.json'));
    symlinkSync(at('outside/ignored'), at('repo/.gitignore'));
    symlinkSync(at('outside/ignored'), at('repo/docs/.mintignore'));
    for (const opened of ['repo', 'repo/docs']) {
      const [site] = (await open(opened)).sites;
      assert.deepEqual([site?.state.settingsFiles.length, site?.takeSnapshot().files.pages.length], [0, 1], opened);
    }
  });

  it('isn’t a link to another folder in it', async () => {
    writeFileSync(at('repo/shared/settings.json'), '{ "rules": { "*": "off" } }');
    symlinkSync('../shared/settings.json', at('repo/docs/.docsight.json'));
    for (const opened of ['repo', 'repo/docs']) {
      assert.equal((await open(opened)).sites[0]?.state.settingsFiles.length, 1, opened);
    }
  });

  it('is none where the repository itself is reached by a link', async () => {
    writeFileSync(at('repo/docs/.docsight.json'), '{}');
    symlinkSync(at('repo'), at('alias'));
    assert.equal((await open('alias')).sites[0]?.state.settingsFiles.length, 1);
  });

  it('keeps an ignore file from being changed', async () => {
    writeFileSync(at('outside/ignored'), 'mine\n');
    symlinkSync(at('outside/ignored'), at('repo/docs/.mintignore'));
    rmSync(at('repo/.git'), { recursive: true });
    await run(['rules', 'repo/docs', '--editor', 'agents', '--yes']);
    assert.equal(readFileSync(at('outside/ignored'), 'utf8'), 'mine\n');
  });

  it('keeps an exported file from being written', async () => {
    mkdirSync(at('out'));
    writeFileSync(at('outside/mine'), 'mine\n');
    for (const target of [at('outside/mine'), at('outside/new')]) {
      symlinkSync(target, at('out/llms.txt'));
      const { exitCode, error } = await run([
        'llms',
        'repo/docs',
        '--url',
        'https://a.example',
        '--out',
        'out',
        '--yes',
      ]);
      assert.deepEqual([exitCode, error.includes('a symbolic link points out of “out”')], [2, true], error);
      rmSync(at('out/llms.txt'));
    }
    assert.equal(readFileSync(at('outside/mine'), 'utf8'), 'mine\n');
  });
});
