import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'node:test';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// The set-up of docs/editors.md, followed literally, in the Neovim of this system.

const { findCommand } = (await import(pathToFileURL(path.resolve('scripts/editor/commands.mjs')).href)) as {
  findCommand: (name: string) => string | undefined;
};
const neovim = findCommand('nvim');

const site = {
  'site/docs.json': JSON.stringify(
    { name: 'Acme', navigation: [{ group: 'Start', pages: ['index', 'guides/install', 'other'] }] },
    null,
    2,
  ),
  'site/index.mdx': `${page('Start')}\n[Install](/guides/instal)\n\n[Key](/guides/install#set-the-key)\n\n<Card title="A" href="/other">\n  Text.\n</Card>\n`,
  'site/guides/install.mdx': `${page('Install')}\n## Set the key\n\nText.\n`,
  'site/other.mdx': `${page('Other')}\n[Fresh](/fresh)\n\n[Key](/guides/setup#gone)\n`,
};

/** Returns the block of a document that is to be saved under a name. */
function blockFor(name: string): string {
  const text = readFileSync('docs/editors.md', 'utf8');
  return new RegExp(`^\`\`\`\\w+ ${name.replace('.', '\\.')}\\n([^]*?)^\`\`\``, 'm').exec(text)?.[1] ?? '';
}

describe('Neovim with the documented set-up', { skip: neovim === undefined && 'Neovim isn’t installed' }, () => {
  let folder: TempFolder;
  let found: ReadonlyMap<string, unknown>;

  before(() => {
    folder = new TempFolder().write({
      ...site,
      'config/nvim/plugin/docsight.lua': blockFor('docsight.lua'),
      'bin/docsight': `#!/bin/sh\nexec '${process.execPath}' '${path.resolve('dist/cli.js')}' "$@"\n`,
    });
    chmodSync(path.join(folder.path, 'bin/docsight'), 0o755);
    const results = path.join(folder.path, 'results');
    const { error, status, stderr } = spawnSync(
      neovim ?? '',
      ['--headless', '-c', `luafile ${path.resolve('test/editors/neovim.lua')}`],
      {
        cwd: path.join(folder.path, 'site'),
        encoding: 'utf8',
        timeout: 600_000,
        env: {
          ...process.env,
          HOME: folder.path,
          XDG_CONFIG_HOME: path.join(folder.path, 'config'),
          XDG_DATA_HOME: path.join(folder.path, 'data'),
          XDG_STATE_HOME: path.join(folder.path, 'state'),
          XDG_CACHE_HOME: path.join(folder.path, 'cache'),
          PATH: `${path.join(folder.path, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
          RESULTS: results,
        },
      },
    );
    assert.equal(error, undefined);
    assert.equal(status, 0, stderr);
    const lines = readFileSync(results, 'utf8').trim().split('\n');
    found = new Map(
      lines.map((line) => {
        const { name, value } = JSON.parse(line) as { readonly name: string; readonly value: unknown };
        return [name, value];
      }),
    );
    assert.equal(found.get('error'), undefined);
  });

  after(() => {
    folder.remove();
  });

  it('shows findings', () => {
    assert.deepEqual(found.get('diagnostics'), ['link/not-found']);
  });

  it('completes links', () => {
    assert.ok((found.get('completion') as readonly string[]).includes('/guides/install'));
  });

  it('explains what is under the cursor', () => {
    assert.match(found.get('hover') as string, /`Card`.*\n[^]*`href`/);
  });

  it('offers fixes and applies them, after which the finding is gone', () => {
    assert.equal((found.get('actions') as readonly string[])[0], 'Change to `/guides/install`');
    assert.deepEqual(found.get('fixed'), ['[Install](/guides/install)', []]);
  });

  it('renames a section with the links to it', () => {
    assert.deepEqual(found.get('section'), ['## Choose a key', '[Key](/guides/install#choose-a-key)']);
  });

  it('renames a page with the links to it and its entry in the navigation', () => {
    assert.deepEqual(found.get('page'), [1, 0, '[Install](/guides/setup)', '"guides/setup"']);
  });

  it('knows files that others create and delete', () => {
    assert.deepEqual(found.get('created outside'), ['link/anchor-not-found']);
    assert.deepEqual((found.get('deleted outside') as readonly string[]).toSorted(), [
      'link/anchor-not-found',
      'link/not-found',
    ]);
  });
});
