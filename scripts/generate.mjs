// Makes every generated file from its one source: node scripts/generate.mjs [--check]
// With --check nothing is written; files that are out of date are named and the exit status is 1.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { icons } from './generate/icons.mjs';
import { validatorModule } from './generate/validators.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Path → text of each generated file. */
const generated = {
  'schemas/icons.json': () => icons(),
  'server/src/core/generated/validateClassic.js': () => validatorModule(readJson('schemas/docs.schema.json')),
};

const check = process.argv.includes('--check');
const stale = [];
for (const [file, make] of Object.entries(generated)) {
  const text = make();
  if (text === read(file)) continue;
  stale.push(file);
  if (check) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
if (stale.length > 0) console.log(`${check ? 'Out of date (run npm run generate)' : 'Written'}: ${stale.join(', ')}`);
if (check && stale.length > 0) process.exitCode = 1;

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
