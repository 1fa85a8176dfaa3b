// Writes shared modules for where they run: esbuild shares code between ES modules alone.
import * as esbuild from 'esbuild';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Defines the modules of a worker, and loads those that it requires. A worker can't load modules of another origin. */
const LOADER = `self.docsight ??= (() => {
  const [defined, loaded] = [new Map(), new Map()];
  const require = (path) => {
    const name = path.replace(/^\\.\\//, '');
    if (!defined.has(name)) importScripts(self.docsightBase + name);
    if (!loaded.has(name)) {
      const module = { exports: {} };
      loaded.set(name, module);
      defined.get(name)(require, module, module.exports);
    }
    return loaded.get(name).exports;
  };
  return { define: (name, module) => void defined.set(name, module), require };
})();`;

const modules = 'require, module, exports';

/** Where modules run: what comes before and after each. ES modules are always strict. */
const PLACES = {
  node: () => ['"use strict";', ''],
  worker: (name, isProgram) => [
    `${isProgram ? LOADER.replaceAll('\n', '') : ''}docsight.define("${name}",(${modules})=>{"use strict";`,
    `});${isProgram ? `docsight.require("${name}");` : ''}`,
  ],
  both: (name) => [
    `((define)=>define((${modules})=>{"use strict";`,
    `}))(typeof docsight==="undefined"?(run)=>run(${modules}):(run)=>docsight.define("${name}",run));`,
  ],
};

/**
 * Writes the output of a build with `write: false`, each module as CommonJS: Node starts it sooner, and a worker can load
 * it at once.
 *
 * @param {keyof typeof PLACES} place
 */
export function asScripts(place) {
  return {
    name: 'as-scripts',
    setup({ initialOptions: { minify = false, sourcemap, target, platform, entryPoints }, onEnd }) {
      /** @type {import('esbuild').TransformOptions} */
      const options = {
        ...{ format: 'cjs', minify, target, platform, legalComments: 'none' },
        sourcemap: sourcemap ? 'external' : false,
        // Dynamic imports become `require` calls: the loader of ES modules takes time too.
        supported: { 'dynamic-import': false },
      };
      const programs = new Set(Object.keys(entryPoints).map((name) => `${name}.js`));
      onEnd(({ outputFiles = [] }) =>
        Promise.all(outputFiles.map((file) => write(file, { place, options, programs }))).then(() => undefined),
      );
    },
  };
}

async function write({ path: file, text }, { place, options, programs }) {
  const name = path.basename(file);
  const [banner, footer] = PLACES[place](name, programs.has(name));
  const { code, map } = await esbuild.transform(text, { ...options, banner, footer, sourcefile: name });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, map ? `${code}//# sourceMappingURL=${name}.map\n` : code);
  if (map) writeFileSync(`${file}.map`, map);
  if (code.startsWith('#!')) chmodSync(file, 0o755);
}
