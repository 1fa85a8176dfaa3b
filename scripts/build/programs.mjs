// What is built into dist/: the extension, and the programs with the code that they share.
import { compiledValidators, lazyValidators, validators } from './validators.mjs';

/** @type {import('esbuild').BuildOptions} */
const shared = {
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  // The JSON service's and its parser's "main" are builds that a bundler can't follow; their "module" is.
  mainFields: ['module', 'main'],
  // acorn-jsx requires acorn and Docsight imports it, which would be two copies.
  alias: { acorn: './node_modules/acorn/dist/acorn.mjs' },
  external: ['vscode'],
  legalComments: 'none',
  logLevel: 'warning',
};

/** The extension: the editor loads this file alone. */
export const extension = { ...shared, entryPoints: { client: 'client/src/extension.ts' }, format: 'cjs' };

/** The server, the command line and their reader threads: what several of them need is in files of its own. */
export const programs = {
  ...shared,
  entryPoints: {
    server: 'server/src/lsp/main.ts',
    cli: 'server/src/cli/main.ts',
    reader: 'server/src/workspace/readerThread.ts',
    ...validators,
  },
  chunkNames: 'chunk-[hash]',
  plugins: [lazyValidators(), compiledValidators()],
  format: 'esm',
  splitting: true,
};
