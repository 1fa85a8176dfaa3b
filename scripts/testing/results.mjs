// What a run of tests prints: one line, every failure in full, and nothing of what passed.
import { writeFileSync } from 'node:fs';

/**
 * One test as every ring reports it.
 *
 * @typedef {{ title: string, state: 'passed' | 'failed' | 'skipped', ms: number, file?: string, error?: string }} Result
 */

/** How many tests ended in which way. */
export function count(results) {
  const of = (state) => results.filter((one) => one.state === state).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** Adds up what several rings counted. */
export function sum(counts) {
  const of = (state) => counts.reduce((total, one) => total + one[state], 0);
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** The line that closes a run, alone: tools read it. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Every failure with its title, its file and its reason. */
export function failuresText(results) {
  return results
    .filter(({ state }) => state === 'failed')
    .map(({ title, file, error }) => {
      const from = file === undefined ? '' : `\n    in ${file}`;
      return `  ✖ ${title}${from}\n${indented(error ?? 'It failed without a reason.')}\n`;
    })
    .join('\n');
}

/** A line for every test with its time, slowest first: what a log keeps. */
export function logText(results) {
  const lines = [...results]
    .sort((a, b) => b.ms - a.ms)
    .map(
      ({ title, state, ms, file }) =>
        `${state.padEnd(7)} ${String(Math.round(ms)).padStart(6)} ms  ${title}  (${file})`,
    );
  return `${lines.join('\n')}\n\n${failuresText(results)}\n${summaryLine(count(results))}\n`;
}

/** Hands the counts to the run around this one. */
export function writeSummary(file, results) {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(count(results))}\n`);
}

function indented(text) {
  return text.replaceAll(/^(?=.)/gm, '      ');
}
