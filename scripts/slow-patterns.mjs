// Regular expressions that may need quadratic time: each of the program’s is run on texts that match it, with one of
// their characters repeated and an end that doesn’t match.
//   node scripts/slow-patterns.mjs [TEXT]      TEXT: only those of files whose path has it
// Whether a text can be so long where an expression is used has to be read there.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import fc from 'fast-check';

const repetitions = 4000;
/** A linear expression takes a hundredth of it. */
const longestMs = 4;
const characters = ' \t\na1-*`#.:/<{[("\'|=&\\_,'.split('');

const wanted = process.argv[2] ?? '';
let slow = 0;
const patterns = sources().flatMap((file) => patternsIn(file));
for (const { file, expression } of patterns.filter((one) => one.file.includes(wanted))) {
  const text = slowText(expression);
  if (text === undefined) continue;
  slow++;
  console.log(`✖ ${file}: ${String(expression)} on ${text}`);
}
console.log(`${patterns.length} regular expressions: ${slow} may need quadratic time`);
process.exitCode = slow === 0 ? 0 : 1;

function sources() {
  const files = readdirSync('server/src', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts') && !file.includes('generated'));
}

/** Returns the literal expressions of a file that repeat something. */
function patternsIn(file) {
  const { code } = transformSync(readFileSync(path.join('server/src', file), 'utf8'), { loader: 'ts' });
  const found = [];
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (node.type !== 'Literal' || node.regex === undefined || !/[*+]|\{\d*,\}/.test(node.regex.pattern)) return;
    found.push({ file, expression: new RegExp(node.regex.pattern, node.regex.flags) });
  });
  return found;
}

function visit(value, enter) {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) enter(value);
  for (const inner of Object.values(value)) visit(inner, enter);
}

/** Returns what an expression is slow on, with the repeated character in angle brackets. */
function slowText(expression) {
  const samples = samplesOf(expression);
  const repeated = new Set([...characters, ...samples.join('').slice(0, 40).split('')]);
  for (const sample of samples)
    for (let at = 0; at <= Math.min(sample.length, 7); at++)
      for (const character of repeated) {
        const [before, after] = [sample.slice(0, at), sample.slice(at, at + 10)];
        const text = `${before}${character.repeat(repetitions)}${after}\0`;
        if (isSlow(expression, text)) return `${JSON.stringify(before)}<${character}>${JSON.stringify(after)}`;
      }
  return undefined;
}

/** Returns texts that match; lookarounds are left out. */
function samplesOf({ source, flags }) {
  const start = /^(?:\\?[^\\()[\]{}*+?.|^$])+/.exec(source.replace(/^\^/, ''))?.[0].replaceAll('\\', '') ?? '';
  try {
    const matching = fc.stringMatching(new RegExp(source, flags.replace(/[gyd]/g, '')));
    return ['', start, ...fc.sample(matching, { numRuns: 2, seed: 7 }).map((text) => text.slice(0, 40))];
  } catch {
    return ['', start];
  }
}

/** Whether it takes long each of some times: another program may have had the processor. */
function isSlow(expression, text) {
  for (let times = 0; times < 4; times++) {
    expression.lastIndex = 0;
    const start = performance.now();
    expression.exec(text);
    if (performance.now() - start < longestMs) return false;
  }
  return true;
}
