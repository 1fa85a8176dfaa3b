import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ServerProcess } from '../fuzz/server/serverProcess.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const shim = path.resolve('test/faults/spy.cjs');

it('an editor’s server to which nothing is new starts no thread to read a large site', async (t) => {
  const names = Array.from({ length: 304 }, (_, index) => `page-${index}`);
  const folder = new TempFolder().write({
    'site/docs.json': configWith({ navigation: [{ group: 'All', pages: names }] }),
    ...Object.fromEntries(names.map((name) => [`site/${name}.mdx`, page(`Title of ${name}`)])),
  });
  t.after(() => {
    folder.remove();
  });
  const threads: number[] = [];
  for (const run of ['first', 'second']) {
    const log = path.join(folder.path, `${run}.log`);
    process.env['DOCSIGHT_SPY'] = log;
    const server = new ServerProcess(['--require', shim]);
    delete process.env['DOCSIGHT_SPY'];
    t.after(() => server.stop());
    await server.initialize(pathToFileURL(path.join(folder.path, 'site')).href, {}, {});
    const config = pathToFileURL(path.join(folder.path, 'site/docs.json')).href;
    const found = await server.request('docsight/checkSite', { config });
    assert.match(JSON.stringify(found), /304/);
    await server.stop();
    threads.push(readFileSync(log, 'utf8').match(/^worker /gm)?.length ?? 0);
  }
  // The spy writes each line once.
  assert.deepEqual(threads, [1, 0]);
});
