// What the editor tests print: a line for each ring with its time, every failure in full, and the counts as the last
// line. What each test and each step of a journey took is in a log.
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { logFile, root } from '../../scripts/editor/steps.mjs';

/** @typedef {import('./results.cjs').Result} Result */

const MARKS = { passed: '✔', failed: '✖', skipped: '○' };

export class Report {
  /** @type {Result[]} */
  #results = [];
  #log;

  /** @param {string} log the name of the log */
  constructor(log) {
    this.#log = logFile(log);
    writeFileSync(this.#log, '');
  }

  /**
   * Prints what became of the tests of a ring.
   *
   * @param {string} ring
   * @param {Result[]} results
   * @param {number} ms the time that passed; rings run side by side
   */
  add(ring, results, ms) {
    this.#results.push(...results);
    console.log(`${ring}: ${results.length} tests … ${seconds(ms)} s`);
    for (const failure of results.filter(({ state }) => state === 'failed')) console.log(inFull(failure));
    const lines = results.flatMap(({ title, state, ms: took, steps = [] }) => [
      `  ${MARKS[state]} ${title} (${seconds(took)} s)`,
      ...steps.map((step) => `      ${step.title} (${seconds(step.ms)} s)`),
    ]);
    const failures = results.filter(({ error }) => error !== undefined).map(inFull);
    appendFileSync(this.#log, `${ring}\n${[...lines, ...failures].join('\n')}\n\n`);
  }

  /**
   * Prints the counts and returns the exit code. No tests at all is a mistake, not a success.
   *
   * @param {string} [file] where another program reads the counts
   */
  end(file) {
    const count = (state) => this.#results.filter((result) => result.state === state).length;
    const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
    if (file !== undefined) writeFileSync(file, `${JSON.stringify(counts)}\n`);
    console.log(`What each test took is in ${path.relative(root, this.#log)}.`);
    console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
    return counts.failed > 0 || this.#results.length === 0 ? 1 : 0;
  }
}

/** The title, which says what a user loses, then why the test failed and where to see it. */
function inFull({ title, error, picture }) {
  const lines = [
    stripVTControlCharacters(error ?? ''),
    ...(picture ? [`Picture: ${path.relative(root, picture)}`] : []),
  ];
  return `✖ ${title}\n${lines.join('\n').replaceAll(/^/gm, '    ')}`;
}

const seconds = (ms) => (ms / 1000).toFixed(1);
