// The tests of the extension host, listed outside of it: their titles say which folders have to be opened at all.
import { existsSync, readdirSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { load } from '../../../scripts/editor/install.mjs';
import { Silent } from '../results.cjs';

/** Each folder of tests is named like the fixture that they run in. */
const FIXTURES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(import.meta.dirname, '../fixture', entry.name)))
  .map(({ name }) => name);

/** The fixtures with a test whose title has a text; all of them without one. */
export async function fixturesWith(text) {
  if (text === undefined) return FIXTURES;
  const Mocha = await load('mocha');
  return withoutEditor(() =>
    FIXTURES.filter((fixture) => titlesIn(Mocha, fixture).some((title) => title.includes(text))),
  );
}

function titlesIn(Mocha, fixture) {
  const folder = path.join(import.meta.dirname, fixture);
  const mocha = new Mocha({ reporter: Silent });
  for (const name of readdirSync(folder)) if (name.endsWith('.test.cjs')) mocha.addFile(path.join(folder, name));
  mocha.loadFiles();
  const titles = [];
  mocha.suite.eachTest((test) => titles.push(test.fullTitle()));
  return titles;
}

/** Has files loaded that require `vscode`, which only an extension host has. Anything that they take of it is there. */
function withoutEditor(action) {
  const original = Module._load;
  const anything = new Proxy(Object, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
    apply: () => anything,
    construct: () => anything,
  });
  Module._load = (name, ...rest) => (name === 'vscode' ? anything : original(name, ...rest));
  try {
    return action();
  } finally {
    Module._load = original;
  }
}
