import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const root = fromUri('file:///work');
const files = Array.from({ length: 10 }, (_, at) => `page-${String(at)}.mdx` as SitePath);
const configNamed = (name: string): string =>
  JSON.stringify({ name, navigation: [{ group: 'G', pages: files.map((file) => file.replace('.mdx', '')) }] });
/** A page with a finding that has a fix. */
const pageSaying = (words: string): string => `---\ntitle: A\n---\n\n${words}\n\n<img src="/a.png">\n`;

describe('the memory of a server that runs for long', () => {
  it('doesn’t grow by a docs.json for each open page when docs.json and pages are edited in turn', async () => {
    const disk = new MemoryFileSystem();
    disk.write(join(root, 'docs.json'), configNamed('A'));
    for (const file of files) disk.write(join(root, file), pageSaying('Words'));
    const workspace = new Workspace(disk, {
      onError: (error) => {
        throw error;
      },
    });
    await workspace.addFolder(root);
    await workspace.loaded();
    const [site] = workspace.sites;
    assert.ok(site);
    for (const file of files) workspace.setOpenText(join(root, file), pageSaying('Words'));

    const configs: WeakRef<object>[] = [];
    const edit = async (file: SitePath, at: number): Promise<void> => {
      workspace.setOpenText(join(root, 'docs.json'), configNamed(`Name ${String(at)}`));
      workspace.setOpenText(join(root, file), pageSaying(`Words ${String(at)}`));
      await workspace.settled();
      assert.ok(site.diagnostics.in(file).some(({ fixes }) => fixes !== undefined));
      site.diagnostics.in('docs.json' as SitePath);
      configs.push(new WeakRef(site.takeSnapshot().config));
    };
    for (const [at, file] of [...files, ...files].entries()) await edit(file, at);

    await setImmediate();
    collectGarbage();
    const kept = configs.filter((config) => config.deref() !== undefined).length;
    assert.equal(configs.length, 20);
    assert.ok(kept <= 6, `${String(kept)} of 20 states of docs.json are still in memory`);
    // What was forgotten is found again.
    for (const file of files) assert.ok(site.diagnostics.in(file).length > 0, file);
  });
});
