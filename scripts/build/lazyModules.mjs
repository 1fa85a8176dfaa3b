// Modules that few sites need are loaded when they are, each from a file of its own.
import path from 'node:path';

/** The modules below server/src that are loaded on the first call of their function: rules can't wait for an import. */
const FUNCTIONS = { 'core/code/pythonSyntax': 'pythonErrorIn', 'core/code/shellSyntax': 'unclosedQuoteIn' };

/** Those that are imported dynamically, in Node and in a browser. */
const PARTS = ['core/features/paste/htmlToMdx', 'preview/highlighter', 'preview/formulas'];

/** The modules as separate programs. */
export const lazyEntryPoints = Object.fromEntries(
  [...Object.keys(FUNCTIONS), ...PARTS].map((module) => [path.basename(module), `./server/src/${module}.ts`]),
);

/** Replaces modules by functions that load them. */
export function lazyModules() {
  return {
    name: 'lazy-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./, namespace: 'lazy-module' }, ({ path: file }) => ({ path: file, external: true }));
      for (const [module, name] of Object.entries(FUNCTIONS)) {
        const file = `./${path.basename(module)}.js`;
        onResolve({ filter: new RegExp(`/${path.basename(module)}\\.ts$`) }, ({ kind }) =>
          kind === 'entry-point' ? undefined : { path: module, namespace: 'lazy-module' },
        );
        onLoad({ filter: new RegExp(`^${module}$`), namespace: 'lazy-module' }, () => ({
          contents: `export const ${name} = (...values) => require('${file}').${name}(...values);`,
        }));
      }
    },
  };
}

/** Leaves dynamic imports to the programs: what they import is built apart. */
export function lazyParts() {
  return {
    name: 'lazy-parts',
    setup({ onResolve }) {
      for (const name of PARTS.map((module) => path.basename(module))) {
        onResolve({ filter: new RegExp(`/${name}\\.ts$`) }, ({ kind }) =>
          kind === 'dynamic-import' ? { path: `./${name}.js`, external: true } : undefined,
        );
      }
    },
  };
}
