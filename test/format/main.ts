import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { formatPage, formatText } from '../../server/src/core/features/format/formatPage.ts';
import { shapeOf } from '../../server/src/core/features/format/pageShape.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { applyEdits } from '../../server/src/core/text/textRange.ts';

// Formats all pages of the sites in some folders, in memory: each stays the same to readers, and a second time changes
// nothing. Prints the counts, and with --show N the first N pages that fail.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'string' } } });
const totals = { pages: 0, withErrors: 0, changed: 0, otherShape: 0, unstable: 0, wrongEdits: 0, milliseconds: 0 };
let shown = 0;

for (const folder of positionals) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.mdx?$/.test(name) && !name.includes('node_modules')) tryOut(path.join(folder, name));
  }
}
console.log(totals);
process.exitCode = totals.otherShape + totals.unstable + totals.wrongEdits > 0 ? 1 : 0;

function tryOut(file: string): void {
  const text = readText(file);
  if (text === undefined) return;
  const page = readPage(text);
  totals.pages++;
  if (page.problems.length > 0) totals.withErrors++;
  const started = performance.now();
  const formatted = formatText(page);
  totals.milliseconds += performance.now() - started;
  if (formatted === text) return;
  totals.changed++;
  const after = readPage(formatted);
  if (shapeOf(after) !== shapeOf(page)) fail('otherShape', file);
  if (formatText(after) !== formatted) fail('unstable', file);
  if (applyEdits(text, formatPage(page)) !== formatted) fail('wrongEdits', file);
}

function fail(kind: 'otherShape' | 'unstable' | 'wrongEdits', file: string): void {
  totals[kind]++;
  if (shown++ < Number(values.show ?? 0)) console.log(`${kind}: ${file}`);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
