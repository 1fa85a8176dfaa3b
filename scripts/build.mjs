// Bundles the programs into dist/: the extension (client.js), the language server (server.js), the command line
// (cli.js), the threads that read pages (reader.js) and draw code and formulas of the preview (drawing.js) for both, and
// what these share; for an editor in a browser, the extension, the server and what draws (web….js); and the files of the
// preview.
//   node scripts/build.mjs [--watch] [--minify]
import * as esbuild from 'esbuild';
import { rmSync } from 'node:fs';
import { asScripts } from './build/asScripts.mjs';
import { writePackages } from './build/packages.mjs';
import { writePreviewFiles } from './build/previewFiles.mjs';
import { builds } from './build/programs.mjs';
import { writeBuildHash } from './build/buildHash.mjs';

const minify = process.argv.includes('--minify');
const all = builds.map(({ options, place }) =>
  place === undefined
    ? { ...options, minify, sourcemap: !minify }
    : {
        ...options,
        ...{ minify, sourcemap: minify ? false : 'inline', write: false },
        plugins: [...options.plugins, asScripts(place)],
      },
);

rmSync('dist', { recursive: true, force: true });
writePreviewFiles();
if (process.argv.includes('--watch')) {
  const written = { name: 'written', setup: ({ onEnd }) => onEnd(() => writeBuildHash()) };
  const contexts = await Promise.all(
    all.map((options) =>
      esbuild.context({ ...options, logLevel: 'info', plugins: [...(options.plugins ?? []), written] }),
    ),
  );
  await Promise.all(contexts.map((context) => context.watch()));
} else {
  writePackages(await Promise.all(all.map((options) => esbuild.build({ ...options, metafile: true }))));
  writeBuildHash();
}
