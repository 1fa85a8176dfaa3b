// Serves VS Code's build for the browser, without a server of its own: all extensions run in a web worker.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { atEnd } from '../../../scripts/editor/cleanup.mjs';
import { vscode } from '../../../scripts/editor/install.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
const WORKBENCH = path.join(vscode, 'out/vs/code/browser/workbench');

/**
 * Starts the server on a free port of this machine.
 *
 * @param {{ extension: string, files: Record<string, string>, settings: object, searched?: boolean }} options the folder of
 *   the extension, the texts of the site's files by their paths below `/site`, and whether the editor can search these, as
 *   it can a repository on GitHub
 */
export async function startWebServer({ extension, files, settings, searched = false }) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/') send(response, '.html', page(server.address().port, { settings, searched }));
    else if (pathname === '/extensions/memory/files.json') send(response, '.json', JSON.stringify(inMemory(files)));
    else if (pathname === '/editor/out/vs/code/browser/workbench/workbench.js') send(response, '.js', workbench());
    else sendFile(response, fileOf(pathname, extension));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = atEnd(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { address: `http://127.0.0.1:${server.address().port}/`, stop };
}

/**
 * The worker of a window that has its file system, as `memoryFiles`: see memory/memory.js.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<import('playwright-core').Worker>}
 */
export async function workerWithFiles(page) {
  for (const worker of page.workers()) {
    if (await worker.evaluate(() => 'memoryFiles' in globalThis)) return worker;
  }
  throw new Error('No worker of the window has the files');
}

/** Returns which files of a window were read, in their order, and how many pages at a time that the editor doesn’t show. */
export async function readsOf(page) {
  const worker = await workerWithFiles(page);
  return worker.evaluate(() => ({
    reads: globalThis.memoryFiles.reads,
    mostAtOnce: globalThis.memoryFiles.mostAtOnce,
  }));
}

function inMemory(files) {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`/site/${name}`, text]));
}

function fileOf(pathname, extension) {
  const [, part, rest] = /^\/(editor|extensions\/docsight|extensions\/memory)\/(.*)$/.exec(pathname) ?? [];
  const folders = {
    editor: vscode,
    'extensions/docsight': extension,
    'extensions/memory': path.join(import.meta.dirname, 'memory'),
  };
  return part && path.join(folders[part], decodeURIComponent(rest));
}

function send(response, type, body) {
  response.setHeader('Content-Type', TYPES[type] ?? 'application/octet-stream');
  response.end(body);
}

function sendFile(response, file) {
  if (file === undefined || !existsSync(file) || !statSync(file).isFile()) {
    response.statusCode = 404;
    response.end();
    return;
  }
  response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

/** code-server always connects to itself, and keeps people's settings there. */
function workbench() {
  const text = readFileSync(path.join(WORKBENCH, 'workbench.js'), 'utf8');
  const changed = text
    .replace(',remoteAuthority:location.host', '')
    .replace(/(\.userDataPath\)\.with\(\{scheme:)[\w.]+(\}\),"User"\))/, '$1"vscode-userdata"$2');
  if (changed.length === text.length) throw new Error('The editor connects to its server in another way');
  return changed;
}

function page(port, { settings, searched }) {
  const extensions = ['docsight', 'memory'].map((name) => ({
    ...{ $mid: 1, scheme: 'http', authority: `127.0.0.1:${port}` },
    path: `/extensions/${name}`,
  }));
  const configuration = {
    folderUri: { $mid: 1, scheme: 'memory', path: '/site' },
    additionalBuiltinExtensions: extensions,
    configurationDefaults: settings,
    productConfiguration: {
      ...{ nameShort: 'Code', nameLong: 'Code', enableTelemetry: false },
      // Only extensions with the editor's proposal can answer a search.
      extensionEnabledApiProposals: searched ? { 'docsight-tests.memory': ['fileSearchProvider'] } : {},
    },
    ...{ userDataPath: '/user', isEnabledFileDownloads: true, isEnabledFileUploads: true },
    isEnabledCoderGettingStarted: false,
    webviewEndpoint: '/editor/out/vs/workbench/contrib/webview/browser/pre/',
  };
  const values = {
    WORKBENCH_WEB_CONFIGURATION: JSON.stringify(configuration).replaceAll('"', '&quot;'),
    WORKBENCH_WEB_BASE_URL: '/editor',
    WORKBENCH_NLS_FALLBACK_URL: '/editor/out/nls.messages.js',
    WORKBENCH_NLS_URL: '/editor/out/nls.messages.js',
  };
  const html = readFileSync(path.join(WORKBENCH, 'workbench.html'), 'utf8');
  return html.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}
