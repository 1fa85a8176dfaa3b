import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { referenceFacts } from './reference.ts';
import { modelFacts } from './subject.ts';

// Holds Docsight's reading of pages against the reference over all pages of a folder.
//   npm run conformance -- FOLDER [--show N]

const { folder, shown } = readArguments(process.argv.slice(2));
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
let compared = 0;
let agreeing = 0;
let unparsed = 0;
let left = shown;

for (const name of pages.sort()) {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const expected = referenceFacts(text);
  if (expected === undefined) {
    unparsed++;
    continue;
  }
  compared++;
  const missing = without(expected, modelFacts(text));
  const extra = without(modelFacts(text), expected);
  if (missing.length + extra.length === 0) agreeing++;
  else if (left-- > 0) show(name, text, missing, extra);
}
console.log(`\n${pages.length} pages, ${unparsed} of them the reference can't parse.`);
console.log(`${agreeing} of ${compared} agree: ${((100 * agreeing) / Math.max(1, compared)).toFixed(2)} %.`);

function without(facts: readonly string[], known: readonly string[]): readonly string[] {
  const others = new Set(known);
  return facts.filter((fact) => !others.has(fact));
}

function show(name: string, text: string, missing: readonly string[], extra: readonly string[]): void {
  const [first = ''] = [...missing, ...extra];
  const place = Number(/@(\d+)/.exec(first)?.[1] ?? 0);
  console.log(`\n${name}\n  not found: ${missing.slice(0, 4).join(' | ') || 'nothing'}`);
  console.log(`  found besides: ${extra.slice(0, 4).join(' | ') || 'nothing'}`);
  console.log(`  ${JSON.stringify(text.slice(Math.max(0, place - 60), place + 80))}`);
}

function readArguments(args: readonly string[]): { readonly folder: string; readonly shown: number } {
  const [given] = args;
  if (given === undefined) throw new Error('usage: npm run conformance -- FOLDER [--show N]');
  const option = args.indexOf('--show');
  return { folder: given, shown: option < 0 ? 20 : Number(args[option + 1]) };
}
