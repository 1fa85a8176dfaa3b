// A reporter for Node's test runner that writes a JSON line for each test, for the parent process.

/** Marks the lines of this reporter among the other output of tests. */
export const MARK = '\u0001docsight-test ';

/** The open suites by depth. The titles below the first, which is the file, precede a test's own. */
const suites = [];

export default async function* report(source) {
  for await (const { type, data } of source) {
    if (type === 'test:start') {
      suites.length = data.nesting;
      suites[data.nesting] = data.name;
    } else if (type === 'test:pass' || type === 'test:fail') {
      const result = resultOf(type, data);
      if (result) yield `${MARK}${JSON.stringify(result)}\n`;
    } else if (type === 'test:stdout' || type === 'test:stderr') {
      yield data.message;
    } else if (type === 'test:diagnostic' && data.nesting === 0) {
      // Such as an error that was thrown where nobody awaited it.
      yield `${data.message}\n`;
    }
  }
}

/** Returns a test's result. A suite has one only if a hook or its definition failed. */
function resultOf(type, { name, nesting, details, skip, todo }) {
  const isSuite = details.type === 'suite';
  const failed = type === 'test:fail';
  if (skip === 'test name does not match pattern') return undefined;
  if (isSuite && (!failed || details.error?.failureType === 'subtestsFailed')) return undefined;
  const title = [...suites.slice(1, nesting), name].join(' › ');
  const state = failed ? 'failed' : skip !== undefined || todo !== undefined ? 'skipped' : 'passed';
  return {
    title,
    state,
    ms: details.duration_ms,
    file: suites[0]?.replaceAll('\\', '/'),
    error: failed ? reasonOf(details.error) : undefined,
  };
}

/** Returns an error's message, diff and stack; the runner wraps errors of tests. */
function reasonOf(error) {
  const cause = error?.cause ?? error;
  return typeof cause === 'object' && cause !== null
    ? (cause.stack ?? cause.message ?? JSON.stringify(cause))
    : String(cause);
}
