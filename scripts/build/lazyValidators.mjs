// The validators of docs.json are a third of the shared code, and a site needs one of them at most: each is a file of
// its own, which is loaded when it is first called.
import path from 'node:path';

const NAMES = ['validateClassic', 'validateCurrent'];
const FOLDER = 'server/src/core/generated';

/** The validators as programs of their own. */
export const validators = Object.fromEntries(NAMES.map((name) => [name, `${FOLDER}/${name}.js`]));

/** Puts functions that load the validators in their place. */
export function lazyValidators() {
  return {
    name: 'lazy-validators',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/generated\/validate\w+\.js$/ }, ({ path: file, kind }) =>
        kind === 'entry-point' ? undefined : { path: path.basename(file), namespace: 'lazy' },
      );
      onResolve({ filter: /./, namespace: 'lazy' }, ({ path: file }) => ({ path: file, external: true }));
      onLoad({ filter: /./, namespace: 'lazy' }, ({ path: file }) => ({ contents: lazily(file), loader: 'js' }));
    },
  };
}

/** A validator that says what the real one says, its problems included. */
function lazily(file) {
  return `
    export function validate(data) {
      const real = require('./${file}').validate;
      const isValid = real(data);
      validate.errors = real.errors;
      return isValid;
    }`;
}
