import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { runCommand } from '../support/commandLine.ts';
import { TempFolder } from '../support/tempFolder.ts';
import { runs } from '../support/thorough.ts';

interface FaultyDisk {
  readonly setFault: (
    fault?: string,
    where?: { readonly at: number; readonly folder: string; readonly kind: 'read' },
  ) => { readonly failed: string | undefined };
}

const shim = path.resolve('test/faults/faultyDisk.cjs');
const { setFault } = createRequire(shim)(shim) as FaultyDisk;

const faults = ['EMFILE', 'EACCES', 'EIO'];

const site = {
  '.git/HEAD': '',
  'docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'G', pages: ['one', 'two'] }] }),
  'one.mdx': '---\ntitle: One\n---\n\n[a](/gone)\n',
  'two.mdx': '---\ntitle: Two\n---\n\nFine.\n',
};

describe('a disk that fails while a site is read', () => {
  // Every call fails; a thorough run lets it fail in each way, others in one, which changes from call to call.
  for (const first of runs(1, faults.length) === 1 ? [0] : faults.keys()) {
    it(`never makes a site with errors look clean: ${faults[first] ?? ''} first`, async () => {
      for (let at = 1, failed: string | undefined = 'none'; failed !== undefined; at++) {
        const fault = faults[(first + at - 1) % faults.length] ?? 'EIO';
        const folder = new TempFolder().write(site);
        setFault(fault, { at, folder: folder.path, kind: 'read' });
        const { exitCode, out, error } = await runCommand(folder.path, ['check']);
        ({ failed } = setFault());
        const what = `${fault} in ${failed}, call ${at}: ${out}${error}`;
        assert.notEqual(exitCode, 0, what);
        assert.doesNotMatch(error, /Docsight failed/, what);
        folder.remove();
      }
    });
  }
});
