import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { Drawer } from '../../server/src/preview/drawer.ts';
import { bodyOf, Previewer } from '../../server/src/preview/previewer.ts';
import { MemoryFileSystem } from '../../server/src/workspace/files/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { pauseForOthers } from '../../server/src/workspace/pages/threads.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { previewKinds, type PreviewKind } from './previewKinds.ts';

// Previews of sites that nobody writes: the processor time of each, how long it stops everything else, and the memory.
//   npm run pathological -- --only preview [--kind TEXT] [--all]
// The page is read before, as for every other request. Needs Linux, for the figures of the process.

/** The most that one preview may take: seconds of the processor, seconds without an answer to others, megabytes. */
const most = { seconds: 2, stop: 0.2, megabytes: 600 };

/** Measures the longest time of the processor between two turns of other work. */
class Stops {
  #last = processorTime();
  #longest = 0;
  #isEnded = false;

  constructor() {
    this.#turn();
  }

  end(): number {
    this.#isEnded = true;
    this.#note();
    return this.#longest;
  }

  #note(): void {
    const now = processorTime();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }

  #turn(): void {
    setImmediate(() => {
      if (this.#isEnded) return;
      this.#note();
      // Without a pause it would take the processor for itself.
      setTimeout(() => {
        this.#turn();
      }, 1);
    });
  }
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const root = fromUri('file:///site');
const file = 'page.mdx' as SitePath;
const drawer = new Drawer(path.resolve('dist/drawing.js'));
const wanted = valueOf('--kind') ?? '';
const isAll = process.argv.includes('--all');

let measured = 0;
let slow = 0;
const worst = { seconds: 0, stop: 0, megabytes: 0 };
for (const kind of previewKinds.filter(({ name }) => name.includes(wanted))) await measure(kind);
console.log(
  `${measured} previews: ${slow} exceed a limit; at most ${worst.seconds.toFixed(2)} s of the processor, ` +
    `${(worst.stop * 1000).toFixed(0)} ms without an answer to others, ${worst.megabytes} MB`,
);
process.exitCode = slow === 0 ? 0 : 1;

async function measure(kind: PreviewKind): Promise<void> {
  const errors: unknown[] = [];
  const disk = new MemoryFileSystem();
  const files = kind.files();
  for (const [name, text] of Object.entries(files)) disk.write(join(root, name), text);
  const workspace = new Workspace(disk, { onError: (error) => void errors.push(error), pause: pauseForOthers });
  await workspace.addFolder(root);
  workspace.setOpenText(join(root, file), files[file] ?? '');
  await workspace.settled();
  await workspace.loaded();
  const [site] = workspace.sites;
  if (site === undefined || (await site.contextOf(file)) === undefined) return;
  const previewer = new Previewer((error) => void errors.push(error), drawer);
  // What earlier previews left isn’t counted.
  collectGarbage();
  forgetPeak();
  const [before, stops] = [process.cpuUsage(), new Stops()];
  const preview = await previewer.preview(site, file, { resourceBase: '/files', allowsRemoteImages: false });
  const stop = stops.end();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const megabytes = peak();
  const size = preview === undefined ? 0 : bodyOf(preview).length;
  workspace.stopLoading();
  measured++;
  Object.assign(worst, {
    seconds: Math.max(worst.seconds, seconds),
    stop: Math.max(worst.stop, stop),
    megabytes: Math.max(worst.megabytes, megabytes),
  });
  const isSlow = seconds > most.seconds || stop > most.stop || megabytes > most.megabytes || errors.length > 0;
  if (isSlow) slow++;
  if (isSlow || isAll) {
    const figures = `${seconds.toFixed(2)} s, stop ${(stop * 1000).toFixed(0)} ms, ${megabytes} MB, ${(size / 1e6).toFixed(1)} MB of HTML`;
    console.log(`${isSlow ? '✖' : ' '} ${kind.name}: ${figures}${errors.length > 0 ? `, ${String(errors[0])}` : ''}`);
  }
}

/** Returns how long the main thread had a processor so far, in seconds. */
function processorTime(): number {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
}

function forgetPeak(): void {
  writeFileSync('/proc/self/clear_refs', '5');
}

function peak(): number {
  return Math.round(Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024);
}

function valueOf(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
