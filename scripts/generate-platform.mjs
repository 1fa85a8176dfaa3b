// Compares the schemas of docs.json with those of the platform's own package, and prints the properties in which they
// differ. By hand, since the package isn't a dependency: node scripts/generate-platform.mjs FOLDER
// FOLDER is one in which `@mintlify/validation` was installed. Nothing is written, requested or copied.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { schemaPaths } from './generate/schemaPaths.mjs';

const PACKAGE = '@mintlify/validation';
const SCHEMAS = {
  docsConfigJsonSchema: 'schemas/docs.current.schema.json',
  mintConfigJsonSchema: 'schemas/docs.schema.json',
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(`Usage: npm run generate:platform -- FOLDER (one in which ${PACKAGE} is installed)`);
  process.exit(2);
}

const require = createRequire(path.resolve(folder, 'package.json'));
const platform = await import(pathToFileURL(require.resolve(PACKAGE)));
let differences = 0;
for (const [name, file] of Object.entries(SCHEMAS)) {
  const theirs = schemaPaths(platform[name]);
  const ours = schemaPaths(JSON.parse(readFileSync(file, 'utf8')));
  differences += print(`${file}: only the platform has`, theirs, ours);
  differences += print(`${file}: only Docsight has`, ours, theirs);
}
console.log(`${differences} differences.`);

/**
 * Prints the properties that one schema has and another hasn't, and returns their number.
 * @param {string} title
 * @param {Set<string>} one
 * @param {Set<string>} other
 */
function print(title, one, other) {
  const missing = Array.from(one).filter((property) => !other.has(property) && !hasParentIn(property, one, other));
  console.log([`${title} ${missing.length}`, ...missing.sort().map((property) => `  ${property}`)].join('\n'));
  return missing.length;
}

/** Whether an outer property is missing, too: that one is printed. */
function hasParentIn(property, one, other) {
  const parent = property.replace(/[.[][^.[]*$/, '');
  return parent !== property && one.has(parent) && !other.has(parent);
}
