// The program of a process that runs test files one after the other: node suites.mjs PREPARATION
// It asks the process that started it for each file, by its path, until there is none left.
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';

await import(pathToFileURL(process.argv[2]));
for (let file = await nextFile(); file !== undefined; file = await nextFile()) {
  const url = pathToFileURL(file.path);
  // A file is a suite, so that its hooks run for its own tests alone.
  await describe(file.name, async () => {
    await import(url);
  });
}
process.disconnect();

/** Resolves to the next file, or to undefined after the last one. */
function nextFile() {
  return new Promise((resolve) => {
    process.once('message', ({ file }) => resolve(file));
    process.send('next');
  });
}
