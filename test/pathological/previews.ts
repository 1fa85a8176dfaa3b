import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { Drawer } from '../../server/src/preview/drawer.ts';
import { bodyOf, Previewer } from '../../server/src/preview/previewer.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { pauseForOthers } from '../../server/src/workspace/scheduling.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { mainThread, none, optionOf, peakMemory, Report, wanted, type Usage } from './measuring.ts';
import { previewKinds, type PreviewKind } from './previewKinds.ts';

// Previews of sites that nobody writes: the processor time of each, how long it stops everything else, and the memory.
//   npm run pathological -- --only preview [--kind TEXT] [--all]
// The page is read before, as for every other request; the memory is that of both. Needs Linux, for the figures of the process.

/** Measures the longest time of the processor between two turns of other work. */
class Stops {
  #last = mainThread(process.pid);
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
    const now = mainThread(process.pid);
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

const root = fromUri('file:///site');
const file = 'page.mdx' as SitePath;

/** What a process for one kind prints. */
interface Measured {
  readonly usage: Usage;
  readonly size: number;
  readonly problem: string;
}

const alone = optionOf('alone');
if (alone === undefined) measureAll();
else console.log(JSON.stringify(await measure(previewKinds.find(({ name }) => name === alone))));

/** Measures each kind in a process of its own, so that nothing of an earlier one is in its memory. */
function measureAll(): void {
  const report = new Report('previews');
  for (const { name } of previewKinds.filter((kind) => kind.name.includes(wanted))) {
    const program = process.argv[1] ?? '';
    const { stdout, status } = spawnSync(process.execPath, [program, '--alone', name], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (stdout.trim() === 'null') continue;
    const { usage, size, problem } =
      status === 0
        ? (JSON.parse(stdout) as Measured)
        : { usage: none, size: 0, problem: `exit code ${String(status)}` };
    report.add(name, usage, { problem, more: `${(size / 1e6).toFixed(1)} MB of HTML` });
  }
  report.finish();
}

/** Measures the preview of a site; null if the page can’t be shown. */
async function measure(kind: PreviewKind | undefined): Promise<Measured | null> {
  const errors: unknown[] = [];
  const disk = new MemoryFileSystem();
  const files = kind?.files() ?? {};
  for (const [name, text] of Object.entries(files)) disk.write(join(root, name), text);
  const workspace = new Workspace(disk, { onError: (error) => void errors.push(error), pause: pauseForOthers });
  await workspace.addFolder(root);
  workspace.setOpenText(join(root, file), files[file] ?? '');
  await workspace.settled();
  await workspace.loaded();
  const [site] = workspace.sites;
  if (site === undefined || (await site.contextOf(file)) === undefined) return null;
  const drawer = new Drawer(path.resolve('dist/drawing.js'));
  const previewer = new Previewer((error) => void errors.push(error), drawer);
  const [before, stops] = [process.cpuUsage(), new Stops()];
  const preview = await previewer.preview(site, file, { resourceBase: '/files', allowsRemoteImages: false });
  const stop = stops.end();
  const { user, system } = process.cpuUsage(before);
  const usage = { seconds: (user + system) / 1e6, stop, megabytes: peakMemory(process.pid) };
  workspace.stopLoading();
  const size = preview === undefined ? 0 : bodyOf(preview).length;
  return { usage, size, problem: errors.length > 0 ? String(errors[0]) : '' };
}
