import { printable } from '../core/util/printable.ts';
import { repositoryOf } from '../workspace/files/fileSystem.ts';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import { nodeMachine } from '../workspace/pages/nodeMachine.ts';
import { toFsPath, type ResourcePath } from '../workspace/files/resourcePath.ts';
import { Workspace } from '../workspace/workspace.ts';
import { previewLine } from './commandLines.ts';
import { addFolders, onlySite } from './folders.ts';
import { UsageError, type Io } from './io.ts';
import { PreviewServer } from './preview/previewServer.ts';
import { SitePreview } from './preview/sitePreview.ts';
import { watchSite, type SiteWatcher } from '../workspace/watching/watchSite.ts';
import { startProgram } from '../workspace/processes.ts';
import { folderArgument, readArguments } from './readArguments.ts';

interface PreviewOptions {
  readonly folder: string;
  readonly port: number | undefined;
  readonly opens: boolean;
  readonly remoteImages: boolean;
}

/** Serves a site to browsers on this machine until it is interrupted. */
export async function preview(args: readonly string[], io: Io): Promise<number> {
  const { folder, port, opens, remoteImages } = parseOptions(args);
  const [firstPage, reading] = [new Milestone(), new Milestone()];
  const workspace = createWorkspace(firstPage, reading, io);
  const folders = await addFolders(workspace, [folder], io);
  await workspace.settled();
  const { configPath, root } = await onlySite(workspace, folders, folder, io);
  const onError = (error: unknown, file: string): void => {
    io.writeError(`The preview can’t show an element of ${file}: ${String(error)}\n`);
  };
  const site = new SitePreview({ workspace, configPath, allowsRemoteImages: remoteImages, onError });
  const server = new PreviewServer(site, {
    onPage: firstPage.reach,
    onError: (error) => {
      io.writeError(`The page couldn’t be shown: ${String(error)}\n`);
    },
  });
  const address = await server.listen(port, (busy, next) => {
    io.writeError(`Port ${busy} is in use. Trying ${next}.\n`);
  });
  io.write(`Preview of “${printable(site.name)}”: ${address}\nPress Ctrl+C to stop.\n`);
  if (opens) await openBrowser(address, root, io);
  setTimeout(firstPage.reach, longestWaitMs).unref();
  const following = firstPage.reached.then(() => follow({ workspace, root, site, server }));
  server.followWhen(following.then(({ isWatching }) => isWatching));
  void reading.reached.then(() => {
    server.announceChange();
  });
  await interrupted();
  workspace.stopLoading();
  void following.then((watcher) => {
    watcher.close();
  });
  await server.close();
  return 0;
}

/** Returns a workspace that reads most pages after the first one is shown, and says when it has read them. */
function createWorkspace(firstPage: Milestone, reading: Milestone, io: Io): Workspace {
  const { readMany, pause } = nodeMachine();
  const workspace: Workspace = new Workspace(nodeFileSystem, {
    // On a large site that takes all processors for seconds.
    readMany: { read: (job) => firstPage.reached.then(() => readMany.read(job)) },
    pause,
    onChange: () => {
      if (workspace.sites.length > 0 && workspace.isLoaded) reading.reach();
    },
    onError: (error) => {
      io.writeError(`${String(error)}\n`);
    },
  });
  return workspace;
}

/** How long everything else waits for somebody to ask for a page. */
const longestWaitMs = 3000;

/** Work that is done once, and for which other work waits. */
class Milestone {
  reach: () => void = () => undefined;
  readonly reached = new Promise<void>((resolve) => {
    this.reach = resolve;
  });
}

interface Followed {
  readonly workspace: Workspace;
  readonly root: ResourcePath;
  readonly site: SitePreview;
  readonly server: PreviewServer;
}

/** Tells browsers what changes on the disk. */
function follow({ workspace, root, site, server }: Followed): SiteWatcher {
  return watchSite({ root, upTo: root }, workspace, (changes) => {
    site.note(changes);
    server.announceChange();
  });
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
      });
    }
  });
}

/** Opens the browser; without one, the address that was printed is enough. */
async function openBrowser(address: string, root: ResourcePath, io: Io): Promise<void> {
  const [name = 'xdg-open', ...args] = { win32: ['cmd', '/c', 'start', ''], darwin: ['open'] }[
    process.platform as string
  ] ?? ['xdg-open'];
  const repository = toFsPath((await repositoryOf(nodeFileSystem, root)) ?? root);
  startProgram({ name, args: [...args, address], repository }, () => {
    io.writeError(`No browser could be opened. Open ${address} in one.\n`);
  });
}

function parseOptions(args: readonly string[]): PreviewOptions {
  const { values, positionals } = readArguments(previewLine, args);
  const folder = folderArgument(previewLine, positionals);
  const { port, open = false, 'remote-images': remoteImages = false } = values;
  return { folder, port: port === undefined ? undefined : parsePort(port), opens: open, remoteImages };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError(`Invalid --port “${text}”. Use a number up to 65535.`);
  return port;
}
