// Writes shared modules as CommonJS: esbuild shares code between ES modules alone, and Node starts CommonJS sooner.
import * as esbuild from 'esbuild';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the output of a build with `write: false`, each module as CommonJS. */
export function asCommonJs() {
  return {
    name: 'as-commonjs',
    setup({ initialOptions: { minify = false, sourcemap, target, platform }, onEnd }) {
      /** @type {esbuild.TransformOptions} */
      const options = {
        ...{ format: 'cjs', minify, target, platform, legalComments: 'none' },
        // ES modules are always strict.
        banner: '"use strict";',
        sourcemap: sourcemap ? 'external' : false,
        // Dynamic imports become `require` calls: the loader of ES modules takes time too.
        supported: { 'dynamic-import': false },
      };
      onEnd(({ outputFiles = [] }) =>
        Promise.all(outputFiles.map((file) => write(file, options))).then(() => undefined),
      );
    },
  };
}

async function write({ path: file, text }, options) {
  const name = path.basename(file);
  const { code, map } = await esbuild.transform(text, { ...options, sourcefile: name });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, map ? `${code}//# sourceMappingURL=${name}.map\n` : code);
  if (map) writeFileSync(`${file}.map`, map);
  if (code.startsWith('#!')) chmodSync(file, 0o755);
}
