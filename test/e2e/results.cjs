// What a run of mocha inside the editor's extension host reports about each test. Only CommonJS can be loaded there.

/**
 * Runs the tests of a mocha instance.
 *
 * @param {import('mocha')} mocha
 * @param {(result: Result) => void} report called after each test
 * @returns {Promise<Result[]>}
 *
 * @typedef {{ title: string, state: 'passed' | 'failed' | 'skipped', ms: number, error?: string, picture?: string,
 *   steps?: { title: string, ms: number }[] }} Result
 */
function runMocha(mocha, report) {
  const results = [];
  const add = (test, state, error) => {
    const result = { title: test.fullTitle(), state, ms: Math.round(test.duration ?? 0), error: describe(error) };
    results.push(result);
    report(result);
  };
  return new Promise((resolve) => {
    mocha
      .run(() => resolve(results))
      .on('pass', (test) => add(test, 'passed'))
      .on('fail', (test, error) => add(test, 'failed', error))
      .on('pending', (test) => add(test, 'skipped'));
  });
}

/** An error with its stack. Anything can be thrown. */
function describe(error) {
  return error === undefined ? undefined : (error.stack ?? String(error));
}

/** Mocha's own reporters write to a console that nobody reads inside the extension host. */
class Silent {}

module.exports = { runMocha, Silent };
