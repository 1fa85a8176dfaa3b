import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { runCommand } from '../support/commandLine.ts';
import { TempFolder } from '../support/tempFolder.ts';

interface FaultyDisk {
  readonly setFault: (
    fault?: string,
    where?: { readonly at: number; readonly folder: string; readonly kind: 'read' },
  ) => { readonly failed: string | undefined };
}

const shim = path.resolve('test/faults/faultyDisk.cjs');
const { setFault } = createRequire(shim)(shim) as FaultyDisk;

const site = {
  '.git/HEAD': '',
  'docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'G', pages: ['one', 'two'] }] }),
  'one.mdx': '---\ntitle: One\n---\n\n[a](/gone)\n',
  'two.mdx': '---\ntitle: Two\n---\n\nFine.\n',
};

describe('a disk that fails while a site is read', () => {
  for (const fault of ['EMFILE', 'EACCES', 'EIO']) {
    it(`never makes a site with errors look clean: ${fault}`, async () => {
      for (let at = 1, failed: string | undefined = 'none'; failed !== undefined; at++) {
        const folder = new TempFolder().write(site);
        setFault(fault, { at, folder: folder.path, kind: 'read' });
        const { exitCode, out, error } = await runCommand(folder.path, ['check'], { questions: [], answer: undefined });
        ({ failed } = setFault());
        const what = `${fault} in ${failed}, call ${at}: ${out}${error}`;
        assert.notEqual(exitCode, 0, what);
        assert.doesNotMatch(error, /Docsight failed/, what);
        folder.remove();
      }
    });
  }
});
