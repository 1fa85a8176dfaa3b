import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from '../scripts/editor/chromium.mjs';
import { QUIET } from '../scripts/editor/profile.mjs';
import { installEditor, load } from '../scripts/editor/install.mjs';
import { runMain } from '../scripts/editor/steps.mjs';
import { stageExtension } from '../scripts/extension/stage.mjs';
import { Editor } from '../test/e2e/ui/editor.mjs';
import { readsOf, startWebServer, workerWithFiles } from '../test/e2e/web/server.mjs';

// What a writer waits for in VS Code's build for the browser, where a site of 1,000 pages comes over a network that takes
// 20 ms for each file: from the click on a page, three seconds after the window is there. The page is the first file of the window,
// so the editor loads its own part for texts and their colors at the same time: what it knows already is drawn a second
// later. `BENCH_OPENED_BEFORE=1` opens another file before, and the difference is the editor's. As the files of repositories
// on GitHub, these can be searched, so Docsight starts with the window; `BENCH_UNSEARCHED=1` lets it start with the click.

const PAGES = Number(process.env.BENCH_PAGES ?? 1_000);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const SEARCHED = process.env.BENCH_UNSEARCHED === undefined;
const OPENED = 'tab-0/group-0/page-0.mdx';
/** A file that Docsight doesn't read, with colors. */
const STYLES = 'tab-0/group-0/styles.css';
const STATUS = '.statusbar-item[id="docsight.docsight.docsight.status"]';

/** The files of a site whose first page has a broken link at its beginning. */
function generatedSite() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docsight-web-'));
  spawnSync(process.execPath, ['scripts/generate-site.mjs', folder, String(PAGES)]);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  rmSync(folder, { recursive: true });
  files[STYLES] = 'a:hover { color: #fff; }\n'.repeat(80);
  files[OPENED] = files[OPENED].replace('\n## ', '\n[Gone](/gone)\n\n\n\n## ');
  return files;
}

async function measure(page, address) {
  const window = await processOf(page);
  const serverHeap = await heapOfServer(page);
  await page.goto(address);
  const editor = new Editor(page, { folder: '/site' });
  const row = await editor.explorer.row(OPENED);
  await row.waitFor();
  if (process.env.BENCH_OPENED_BEFORE !== undefined) {
    await (await editor.explorer.row(STYLES)).dblclick();
    await page.locator('.editor-instance .view-line span[class^="mtk"]:not(.mtk1)').first().waitFor();
  }
  // The editor does more when it has opened.
  await pause(3_000);
  const before = await window();
  const memory = await workerWithFiles(page);
  const start = performance.now();
  const show = async (what, from, limit) => {
    const ms = performance.now() - from;
    const { seconds, megabytes } = await window();
    const used = `processor ${(seconds - before.seconds).toFixed(1)} s, memory +${Math.round(megabytes - before.megabytes)} MB`;
    const of = limit === undefined ? '' : ` of ${limit}`;
    console.log(`  ${what.padEnd(28)} ${ms.toFixed(0).padStart(6)} ms${of}   since the click: ${used}`);
  };
  await row.dblclick();
  await page.locator('.editor-instance .view-line', { hasText: '[Gone]' }).first().waitFor();
  await show('text of the page', start);
  await memory.evaluate((path) => globalThis.memoryFiles.findingsOf(path), `/site/${OPENED}`);
  await show('findings of the open page', start, 2_000);
  await page.locator('.view-overlays [class*="squiggly-"]').first().waitFor({ state: 'attached' });
  await show('their underlines', start);
  await editor.goTo(10, 1);
  await editor.type('[x](');
  const typed = performance.now();
  await editor.type('/');
  await editor.suggestionsWith('page-');
  await show('completion of a path', typed, 1_000);
  const { reads } = await readsOf(page);
  await page.locator(`${STATUS} .codicon-book`).waitFor();
  await show('findings of the whole site', start, 15_000);
  console.log(`  the server's heap: ${Math.round(await serverHeap())} MB of 300`);
  const all = await readsOf(page);
  const files = `${all.reads.length} reads of ${new Set(all.reads).size} files, at most ${all.mostAtOnce} at a time`;
  console.log(`  ${files}; ${reads.length} of them before the path was completed`);
}

/** Returns what tells the processor time and the memory of a window's process: of the editor, Docsight, and its server. */
async function processOf(page) {
  const devTools = await page.context().browser().newBrowserCDPSession();
  return async () => {
    const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
    const all = processInfo.filter(({ type }) => type === 'renderer');
    return {
      seconds: all.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
      megabytes: all.reduce((sum, { id }) => sum + memoryOf(id), 0),
    };
  };
}

/** Returns what tells the size of the server's heap in a window, in MB. */
async function heapOfServer(page) {
  const devTools = await page.context().newCDPSession(page);
  const window = new Target(({ method, params }) => devTools.send(method, params));
  for (const event of ['attachedToTarget', 'detachedFromTarget', 'receivedMessageFromTarget']) {
    const method = `Target.${event}`;
    devTools.on(method, (params) => window.receive({ method, params }));
  }
  return async () => {
    for (const worker of window.workers()) {
      const { result } = await worker.ask('Runtime.evaluate', { expression: 'typeof docsightBase' });
      if (result.value === 'string') return (await worker.ask('Runtime.getHeapUsage')).totalSize / 1e6;
    }
    throw new Error('No worker has the server');
  };
}

/** A window or a worker, and the workers that it has started, to which only it can send something. */
class Target {
  #send;
  #answered = [];
  #started = new Map();

  constructor(send) {
    this.#send = send;
    void this.ask('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  }

  ask(method, params) {
    return new Promise((resolve) => {
      const id = this.#answered.push(resolve) - 1;
      this.#send({ id, method, params });
    });
  }

  receive({ id, result, method, params }) {
    if (method === 'Target.attachedToTarget') {
      const { sessionId } = params;
      const send = (message) =>
        void this.ask('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(message) });
      this.#started.set(sessionId, new Target(send));
    } else if (method === 'Target.detachedFromTarget') this.#started.delete(params.sessionId);
    else if (method === 'Target.receivedMessageFromTarget') {
      this.#started.get(params.sessionId)?.receive(JSON.parse(params.message));
    } else this.#answered[id]?.(result);
  }

  *workers() {
    for (const worker of this.#started.values()) {
      yield worker;
      yield* worker.workers();
    }
  }
}

/** The memory of a process in MB, without what it shares; 0 where the system doesn't tell. */
function memoryOf(id) {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

await runMain(async () => {
  await installEditor();
  const { chromium } = await load('playwright-core');
  const extension = path.resolve('out/extension');
  stageExtension('.', extension);
  const files = generatedSite();
  for (let run = 0; run < RUNS; run += 1) {
    const web = await startWebServer({ extension, files, settings: QUIET, searched: SEARCHED });
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    console.log(`Run ${run + 1}, load ${os.loadavg()[0].toFixed(1)} on ${os.availableParallelism()} processors`);
    await measure(await browser.newPage({ viewport: { width: 1280, height: 800 } }), web.address);
    await browser.close();
    await web.stop();
  }
});
