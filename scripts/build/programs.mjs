// What is built into dist/: the extension and the server, each for Node and for a browser, the command line, the threads,
// and the parts that both kinds load on demand.
import path from 'node:path';
import { readdirSync } from 'node:fs';
import { previewScript } from './previewFiles.mjs';
import { lazyEntryPoints, lazyModules, lazyParts } from './lazyModules.mjs';
import { compiledValidators, lazyValidators, validators } from './validators.mjs';

/** @type {import('esbuild').BuildOptions} */
const shared = {
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  // A bundler can't follow the "main" of the JSON service and its parser, but their "module".
  mainFields: ['module', 'main'],
  // acorn-jsx requires acorn and Docsight imports it, so there would be two copies.
  alias: { acorn: './node_modules/acorn/dist/acorn.mjs' },
  external: ['vscode'],
  legalComments: 'none',
  logLevel: 'warning',
};

const modules = {
  ...shared,
  plugins: [lazyModules(), lazyValidators(), compiledValidators()],
  format: 'esm',
  splitting: true,
};

/** The extension: the editor loads only this file. */
const extension = { ...shared, entryPoints: { client: 'client/src/extension.ts' }, format: 'cjs' };

/** The server, the command line and their threads; shared code is in files of its own. */
const programs = {
  ...modules,
  entryPoints: {
    server: 'server/src/lsp/main.ts',
    cli: 'server/src/cli/main.ts',
    reader: 'server/src/workspace/pages/readerThread.ts',
    drawing: 'server/src/preview/drawingThread.ts',
  },
  plugins: [...modules.plugins, lazyParts()],
  chunkNames: 'chunk-[hash]',
};

/** What all programs load on demand; nothing in it knows Node. */
const parts = {
  ...modules,
  platform: 'neutral',
  entryPoints: { ...validators, ...lazyEntryPoints },
  chunkNames: 'part-[hash]',
};

/** What needs Node is replaced by what server/src/web and client/src/web do without it. */
const inBrowser = { platform: 'browser', target: 'es2022' };

/** The extension for an editor in a browser. */
const webExtension = {
  ...extension,
  ...inBrowser,
  entryPoints: { webClient: 'client/src/extension.ts' },
  plugins: [replacedInWeb('client')],
};

/** Its server, and the worker that draws. */
const webPrograms = {
  ...programs,
  ...inBrowser,
  // A worker has no document.
  conditions: ['worker'],
  entryPoints: { webServer: 'server/src/web/main.ts', webDrawing: 'server/src/web/drawing.ts' },
  plugins: [...programs.plugins, replacedInWeb('server')],
  chunkNames: 'web-[hash]',
};

/** Everything that is built. `place` says where modules that a program loads one by one run, see `asScripts`. */
export const builds = [
  { options: extension },
  { options: webExtension },
  { options: previewScript },
  { options: programs, place: 'node' },
  { options: parts, place: 'both' },
  { options: webPrograms, place: 'worker' },
];

/** Replaces each module by the one in the folder `web` that has its name. */
function replacedInWeb(part) {
  const source = path.resolve(part, 'src');
  const web = path.join(source, 'web');
  const modules = readdirSync(web).flatMap((name) => /^(\w+)\.ts$/.exec(name)?.[1] ?? []);
  return {
    name: 'replaced-in-web',
    setup({ onResolve }) {
      // The bundler asks for what the pattern matches: questions for every import took a tenth of all builds' time.
      onResolve({ filter: new RegExp(`^\\..*/(?:${modules.join('|')})\\.ts$`) }, ({ path: file, importer }) => {
        const isReplaced = importer.startsWith(source) && !importer.startsWith(web);
        return isReplaced ? { path: path.join(web, path.basename(file)) } : undefined;
      });
    },
  };
}
