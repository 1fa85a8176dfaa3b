// Modules that few sites need are loaded on the first call of their function, each from a file of its own: rules are
// synchronous, so they can't wait for a dynamic import.
import path from 'node:path';

/** The modules below server/src, and the function that each exports. */
const FUNCTIONS = { 'core/code/pythonSyntax': 'pythonErrorIn', 'core/code/shellSyntax': 'unclosedQuoteIn' };

/** The modules as separate programs. */
export const lazyEntryPoints = Object.fromEntries(
  Object.keys(FUNCTIONS).map((module) => [path.basename(module), `./server/src/${module}.ts`]),
);

/** Replaces the modules by functions that load them. */
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
