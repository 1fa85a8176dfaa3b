// The output of a test run: one line, every failure in full, and nothing about passed tests.
import { writeFileSync } from 'node:fs';

/**
 * The result of one test, the same type in every ring.
 *
 * @typedef {{ title: string, state: 'passed' | 'failed' | 'skipped', ms: number, file?: string, error?: string }} Result
 */

/** Counts the results by state. */
export function count(results) {
  const of = (state) => results.filter((one) => one.state === state).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** Adds the counts of several rings. */
export function sum(counts) {
  const of = (state) => counts.reduce((total, one) => total + one[state], 0);
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** Returns the last line of a run, which tools parse. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Returns every failure with its title, its file and its reason. */
export function failuresText(results) {
  return results
    .filter(({ state }) => state === 'failed')
    .map(({ title, file, error }) => {
      const from = file === undefined ? '' : `\n    in ${file}`;
      return `  ✖ ${title}${from}\n${indented(error ?? 'It failed without a reason.')}\n`;
    })
    .join('\n');
}

/** Returns a line for every test with its time, slowest first, for the log. */
export function logText(results) {
  const lines = [...results]
    .sort((a, b) => b.ms - a.ms)
    .map(
      ({ title, state, ms, file }) =>
        `${state.padEnd(7)} ${String(Math.round(ms)).padStart(6)} ms  ${title}  (${file})`,
    );
  return `${lines.join('\n')}\n\n${failuresText(results)}\n${summaryLine(count(results))}\n`;
}

/** Writes the counts to a file for the parent run. */
export function writeSummary(file, results) {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(count(results))}\n`);
}

function indented(text) {
  return text.replaceAll(/^(?=.)/gm, '      ');
}
