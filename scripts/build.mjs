// Bundles the programs into dist/: the extension (client.js), the language server (server.js), the command line
// (cli.js), the threads that read pages (reader.js) and draw code and formulas of the preview (drawing.js) for both, and
// what these share; for an editor in a browser, the extension, the server and what draws (web….js); and the files of the
// preview.
//   node scripts/build.mjs [--watch] [--minify]
import * as esbuild from 'esbuild';
import { rmSync } from 'node:fs';
import { asScripts } from './build/asScripts.mjs';
import { previewScript, writePreviewFiles } from './build/previewFiles.mjs';
import { extension, parts, programs, webExtension, webPrograms } from './build/programs.mjs';

const minify = process.argv.includes('--minify');
const asFiles = (build, place) => ({
  ...build,
  ...{ minify, sourcemap: minify ? false : 'inline', write: false },
  plugins: [...build.plugins, asScripts(place)],
});
const builds = [
  { ...extension, minify, sourcemap: !minify },
  { ...webExtension, minify },
  { ...previewScript, minify },
  asFiles(programs, 'node'),
  asFiles(parts, 'both'),
  asFiles(webPrograms, 'worker'),
];

rmSync('dist', { recursive: true, force: true });
writePreviewFiles();
if (process.argv.includes('--watch')) {
  const contexts = await Promise.all(builds.map((options) => esbuild.context({ ...options, logLevel: 'info' })));
  await Promise.all(contexts.map((context) => context.watch()));
} else {
  await Promise.all(builds.map((options) => esbuild.build(options)));
}
