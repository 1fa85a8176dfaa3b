// Bundles the programs into dist/: the extension, the language server, the command line, and the thread that reads
// pages for both.
//   node scripts/build.mjs [--watch] [--minify]
import * as esbuild from 'esbuild';
import { rmSync } from 'node:fs';

const watch = process.argv.includes('--watch');

/** @type {esbuild.BuildOptions} */
const options = {
  entryPoints: {
    client: 'client/src/extension.ts',
    server: 'server/src/lsp/main.ts',
    cli: 'server/src/cli/main.ts',
    reader: 'server/src/workspace/readerThread.ts',
  },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // The JSON service's and its parser's "main" are builds that a bundler can't follow; their "module" is.
  mainFields: ['module', 'main'],
  external: ['vscode'],
  minify: process.argv.includes('--minify'),
  sourcemap: !process.argv.includes('--minify'),
  legalComments: 'none',
  logLevel: 'info',
};

if (watch) {
  const context = await esbuild.context(options);
  await context.watch();
} else {
  rmSync('dist', { recursive: true, force: true });
  await esbuild.build(options);
}
