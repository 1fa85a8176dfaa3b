// Bundles the programs into dist/: the extension (client.js), the language server (server.js), the command line
// (cli.js), the threads that read pages (reader.js) and draw code and formulas of the preview (drawing.js) for both, what these share, and the files of the preview.
//   node scripts/build.mjs [--watch] [--minify]
import * as esbuild from 'esbuild';
import { rmSync } from 'node:fs';
import { asCommonJs } from './build/commonJs.mjs';
import { extension, programs } from './build/programs.mjs';
import { previewScript, writePreviewFiles } from './build/previewFiles.mjs';

const minify = process.argv.includes('--minify');
const builds = [
  { ...extension, minify, sourcemap: !minify },
  { ...previewScript, minify },
  {
    ...programs,
    ...{ minify, sourcemap: minify ? false : 'inline', write: false },
    plugins: [...programs.plugins, asCommonJs()],
  },
];

rmSync('dist', { recursive: true, force: true });
writePreviewFiles();
if (process.argv.includes('--watch')) {
  const contexts = await Promise.all(builds.map((options) => esbuild.context({ ...options, logLevel: 'info' })));
  await Promise.all(contexts.map((context) => context.watch()));
} else {
  await Promise.all(builds.map((options) => esbuild.build(options)));
}
