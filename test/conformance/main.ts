import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anyEdit, edited } from '../support/anyPage.ts';
import { compare, compareChanged } from './compare.ts';
import { ReferenceCache } from './referenceCache.ts';
import { Tally } from './tally.ts';

// Holds Docsight's reading of pages against the reference over all pages of a folder: the same constructs at the same
// positions, and the same answer to whether a page parses.
//   npm run conformance -- FOLDER [--show N] [--changed N]
// `--changed` also compares as many pages with a random change each, most of which cause a syntax error.

const { folder, shown, changed } = readArguments(process.argv.slice(2));
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.mdx?$/.test(name))
  .sort()
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

const cache = new ReferenceCache('out/conformance');
const tally = new Tally(shown);
for (const { name, text } of pages) tally.add(name, text, compare(text, cache.read(text)));
cache.save();
tally.print();

if (changed > 0) {
  const tallyOfChanged = new Tally(shown);
  const edits = fc.sample(anyEdit, { numRuns: changed, seed: 20261121 });
  edits.forEach((edit, index) => {
    const { name, text } = pages[(index * 7_919) % pages.length] ?? { name: '', text: '' };
    // The beginning of a long page shows as much, and the reference takes its time.
    const page = edited(text.slice(0, 8_000), edit);
    const comparison = compareChanged(page);
    if (comparison !== undefined) tallyOfChanged.add(`${name} with ${JSON.stringify(edit)}`, page, comparison);
  });
  console.log('\nWith a random change each:');
  tallyOfChanged.print();
}

interface Arguments {
  readonly folder: string;
  readonly shown: number;
  readonly changed: number;
}

function readArguments(args: readonly string[]): Arguments {
  const [actual] = args;
  if (actual === undefined) throw new Error('usage: npm run conformance -- FOLDER [--show N] [--changed N]');
  const option = (name: string, otherwise: number): number => {
    const at = args.indexOf(name);
    return at < 0 ? otherwise : Number(args[at + 1]);
  };
  return { folder: actual, shown: option('--show', 20), changed: option('--changed', 0) };
}
