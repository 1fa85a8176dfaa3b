// The program of a process that runs test files one after the other: node suites.mjs BUNDLE PREPARATION
// It asks the process that started it for each file, by its name in the bundle, until there is none left.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const { describe, following } = await testRunner();

const [bundle, preparation] = process.argv.slice(2);
const { runs } = await import(pathToFileURL(bundle));
await runs[preparation]();
for (let file = await nextFile(); file !== undefined; file = await nextFile()) {
  following()?.enable();
  // A file is a suite, so that its hooks run for its own tests alone.
  await describe(file.name, async () => {
    await runs[file.name]();
    following()?.disable();
  });
  // A command limits the growth of its heap, which is that of this process: all further files would collect garbage often.
  setFlagsFromString('--heap-growing-percent=0');
}
process.disconnect();

/** Resolves to the next file, or to undefined after the last one. */
function nextFile() {
  return new Promise((resolve) => {
    process.once('message', ({ file }) => resolve(file));
    process.send('next');
  });
}

/**
 * Loads Node's test runner, with the hook by which it follows each promise, to know which suite and test it is in. It has
 * to while the tests of a file are defined. While they run, it says where an error was thrown that nobody awaits, at the
 * cost of 2 microseconds a promise; without it, such an error fails the process. It isn't told which promises are gone:
 * Node.js would keep a weak reference to each, and those of a file's tests are few.
 */
async function testRunner() {
  const hooks = createRequire(import.meta.url)('node:async_hooks');
  const { createHook } = hooks;
  let hook;
  hooks.createHook = ({ init }) => (hook = createHook({ init }));
  const { describe } = await import('node:test');
  return { describe, following: () => hook };
}
