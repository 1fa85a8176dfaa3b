// The programs in dist/: the extension, and those that share code.
import { lazyModules, lazyEntryPoints } from './lazyModules.mjs';
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

/** The extension: the editor loads only this file. */
export const extension = { ...shared, entryPoints: { client: 'client/src/extension.ts' }, format: 'cjs' };

/** The server, the command line and their threads; shared code is in files of its own. */
export const programs = {
  ...shared,
  entryPoints: {
    server: 'server/src/lsp/main.ts',
    cli: 'server/src/cli/main.ts',
    reader: 'server/src/workspace/pages/readerThread.ts',
    drawing: 'server/src/preview/drawingThread.ts',
    ...validators,
    ...lazyEntryPoints,
  },
  chunkNames: 'chunk-[hash]',
  plugins: [lazyModules(), lazyValidators(), compiledValidators()],
  format: 'esm',
  splitting: true,
};
