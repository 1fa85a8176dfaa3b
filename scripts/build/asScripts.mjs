// Writes shared modules for where they run: esbuild shares code between ES modules alone.
import * as esbuild from 'esbuild';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TOGETHER } from './lazyModules.mjs';

/**
 * Defines the modules of a worker, and loads those that it requires. A worker can't load modules of another origin. Each
 * file is a request over the network: `needed` has the names of those that are requested side by side.
 */
const loader = (needed) => `self.docsight ??= (() => {
  const [defined, loaded] = [new Map(), new Map()];
  const needed = ${JSON.stringify(needed)};
  const load = (name) => {
    const names = (needed[name] ?? [name]).filter((one) => !defined.has(one));
    importScripts(...names.map((one) => self.docsightBase + one));
  };
  const require = (path) => {
    const name = path.replace(/^\\.\\//, '');
    if (!defined.has(name)) load(name);
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

/** A module may call something of its own `module`. */
const start = '"use strict";const thisModule=module;';

/**
 * Where modules run: what comes before and after each. ES modules are always strict. A function in parentheses is compiled
 * at once, and not parsed before.
 */
const PLACES = {
  node: () => [start, ''],
  worker: (name) => [`docsight.define("${name}",(function(${modules}){${start}`, '}));'],
  both: (name) => [
    `((define)=>define((function(${modules}){${start}`,
    `})))(typeof docsight==="undefined"?(run)=>run(${modules}):(run)=>docsight.define("${name}",run));`,
  ],
};

/**
 * Writes the output of a build with `write: false`, each module as CommonJS: Node starts it sooner, and a worker can load
 * it at once. There, each file is a request over the network, so a program is one file with all that it needs to start.
 *
 * @param {keyof typeof PLACES} place
 */
export function asScripts(place) {
  return {
    name: 'as-scripts',
    setup({ initialOptions, onEnd }) {
      const { minify = false, sourcemap, target, platform, entryPoints } = initialOptions;
      const names = Object.keys(entryPoints).map((name) => `${name}.js`);
      initialOptions.metafile = true;
      /** @type {import('esbuild').TransformOptions} */
      const options = {
        ...{ format: 'cjs', minify, target, platform, legalComments: 'none' },
        sourcemap: sourcemap && place !== 'worker' ? 'external' : false,
        // Dynamic imports become `require` calls: the loader of ES modules takes time too.
        supported: { 'dynamic-import': false },
      };
      onEnd(async ({ outputFiles = [], metafile }) => {
        const scripts = await Promise.all(outputFiles.map((file) => scriptOf(file, place, options)));
        for (const script of place === 'worker' ? joined(scripts, names, metafile) : scripts) write(script);
      });
    },
  };
}

async function scriptOf({ path: file, text }, place, options) {
  const name = path.basename(file);
  const [banner, footer] = PLACES[place](name);
  const { code, map } = await esbuild.transform(withConstants(text), { ...options, banner, footer, sourcefile: name });
  return { file, name, code, map };
}

/** An import of a shared module, as esbuild writes it at the beginning of a module: `import { a as b } from "./c.js";`. */
const IMPORT = /\s*import\s*(?:\{(?<names>[^}]*)\}\s*from\s*)?"(?<from>\.[^"]+)";?/y;
/** The exports of a module, which end it but for the comment that names its source map. */
const EXPORT = /\bexport\s*\{(?<names>[^}]*)\};?(?=\s*(?:\/\/# sourceMappingURL=\S*\s*)?$)/;

/**
 * Returns an ES module with the imports of shared modules as constants, and its exports as values. esbuild itself makes
 * each use of an import a call of a getter, which took a twentieth of the server’s time. No shared module imports one
 * that imports it, and none assigns to what it exports. Line breaks stay, for the source map.
 */
function withConstants(text) {
  const hashbang = /^#![^\n]*\n/.exec(text)?.[0] ?? '';
  let [at, imports] = [hashbang.length, ''];
  for (;;) {
    IMPORT.lastIndex = at;
    const found = IMPORT.exec(text);
    if (found === null) break;
    at = IMPORT.lastIndex;
    const { names, from } = found.groups;
    const constants = renamed(names ?? '', (name, own) => `${name}: ${own}`);
    imports +=
      `${constants === '' ? '' : `const { ${constants} } = `}require("${from}");` + found[0].replace(/[^\n]/g, '');
  }
  const exported = (_, names) => {
    const values = renamed(names, (own, name) => `${name}: ${own}`);
    return `thisModule.exports = Object.defineProperty({ ${values} }, "__esModule", { value: true });`;
  };
  return hashbang + imports + text.slice(at).replace(EXPORT, exported);
}

/** Returns a list of names, some of which are `one as other`, as properties. */
function renamed(names, property) {
  return names
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/))
    .filter(([name]) => name !== '')
    .map(([one, other = one]) => (one === other ? one : property(one, other)))
    .join(', ');
}

/** Puts each program into one file with the modules that it imports, and returns the files that are loaded by name. */
function joined(scripts, names, { outputs }) {
  const modulesByName = new Map(Object.entries(outputs).map(([file, module]) => [path.basename(file), module]));
  const programs = scripts.filter(({ name }) => names.includes(name));
  const imported = programs.map(({ name }) => reachableFrom(name, modulesByName, ['import-statement']));
  const reachable = programs.map(({ name }) =>
    reachableFrom(name, modulesByName, ['import-statement', 'dynamic-import']),
  );
  const loaded = scripts.filter(({ name }) => reachable.some((all, at) => all.has(name) && !imported[at].has(name)));
  const loading = loader(neededAmong(loaded, modulesByName)).replaceAll('\n', '');
  return [
    ...loaded,
    ...programs.map(({ file, name }, at) => {
      const parts = scripts.filter((script) => imported[at].has(script.name)).map(({ code }) => code);
      return { file, name, code: [loading, ...parts, `docsight.require("${name}");\n`].join('') };
    }),
  ];
}

/** Returns which files are loaded with each that is loaded by name: those that it imports, or what sites need together. */
function neededAmong(files, modulesByName) {
  const names = new Set(files.map(({ name }) => name));
  const neededBy = (name) => [...reachableFrom(name, modulesByName, ['import-statement'])];
  return Object.fromEntries([
    ...[...names].map((name) => [name, neededBy(name).filter((one) => names.has(one))]),
    ...TOGETHER.map((name) => [name, TOGETHER]),
  ]);
}

/** Returns a module and all that it imports in some ways, also indirectly. */
function reachableFrom(start, modulesByName, kinds) {
  const reached = new Set([start]);
  for (const name of reached) {
    for (const { path: file, kind } of modulesByName.get(name)?.imports ?? []) {
      if (kinds.includes(kind)) reached.add(path.basename(file));
    }
  }
  return reached;
}

function write({ file, name, code, map }) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, map ? `${code}//# sourceMappingURL=${name}.map\n` : code);
  if (map) writeFileSync(`${file}.map`, map);
  if (code.startsWith('#!')) chmodSync(file, 0o755);
}
