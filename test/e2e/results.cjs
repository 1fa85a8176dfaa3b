// What a run of mocha tells about each test. Both suites use it: the one inside the editor's extension host, where only
// CommonJS can be loaded, and the one outside.

/**
 * Runs the tests of a mocha instance.
 *
 * @param {import('mocha')} mocha
 * @param {(result: Result) => void} [report] called after each test
 * @returns {Promise<Result[]>}
 *
 * @typedef {{ title: string, state: 'passed' | 'failed' | 'skipped', ms: number, earlier: string[], error?: string }} Result
 * `earlier` has the errors of earlier tries: a test with some is shaky, even if it passed in the end.
 */
function runMocha(mocha, report) {
  const results = [];
  let earlier = [];
  const add = (test, state, error) => {
    const ms = Math.round(test.duration ?? 0);
    const result = { title: test.fullTitle(), state, ms, earlier, error: error?.stack };
    results.push(result);
    earlier = [];
    report?.(result);
  };
  return new Promise((resolve) => {
    mocha
      .run(() => resolve(results))
      .on('retry', (_, error) => earlier.push(error.stack))
      .on('pass', (test) => add(test, 'passed'))
      .on('fail', (test, error) => add(test, 'failed', error))
      .on('pending', (test) => add(test, 'skipped'));
  });
}

/** Mocha's own reporters write to a console that nobody reads inside the extension host. */
class Silent {}

module.exports = { runMocha, Silent };
