import { EventEmitter } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../../../scripts/build/nodeBundle.mjs';
import { out } from '../../../scripts/editor/steps.mjs';
import { startWebServer } from '../web/server.mjs';
import { journey } from './journey.mjs';

journey(
  'in a web worker, the server answers as everywhere',
  { essential: true, place: 'browser' },
  async ({ browse, step }) => {
    const { page, extension } = await browse();
    const { answersOf, contract, openSite, ...hosts } = await bundled('test/support/webWorkerContract.ts');
    const { startWorker } = await bundled('server/src/web/base.ts');
    const web = await startWebServer({ extension, files: {}, settings: {} });
    const folder = `${web.address}extensions/docsight/`;
    await page.goto(`${folder}package.json`);

    const expected = await step('ask the server in a process', async () => {
      const site = await openSite(() => hosts.startWithStreams(path.join(extension, 'dist/server.js')));
      const answers = await answersOf(site);
      await site.close();
      return answers;
    });
    const site = await step('start the server in a worker', async () => {
      const port = await startInWorker(page, startWorker, `${folder}dist/`);
      return openSite(() => hosts.connectTo(port));
    });
    for (const { title, run } of contract) await step(title, () => run(site, expected));
    await web.stop();
  },
);

/** Loads a module written in TypeScript. */
async function bundled(entry) {
  const outfile = path.join(out, 'bundled', `${path.basename(entry, '.ts')}.mjs`);
  await bundleForNode({ entryPoints: [entry], outfile });
  return import(pathToFileURL(outfile).href);
}

/** Starts the server as the extension does, and returns what looks like a port of Node to it. */
async function startInWorker(page, startWorker, base) {
  const port = new EventEmitter();
  await page.exposeFunction('received', (message) => port.emit('message', message));
  await page.evaluate(`globalThis.worker = (${startWorker})('webServer.js', ${JSON.stringify(base)});
    worker.onmessage = ({ data }) => received(data);
    worker.onerror = ({ message }) => { throw new Error(message); };`);
  port.postMessage = (message) => page.evaluate((data) => globalThis.worker.postMessage(data), message);
  port.end = () => page.evaluate(() => globalThis.worker.terminate());
  return port;
}
