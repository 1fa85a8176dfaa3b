// A reporter of Node's test runner that writes a JSON line for each test, for the process that started this one.
import path from 'node:path';

/** Marks the lines of this reporter among whatever else a test prints. */
export const MARK = '\u0001docsight-test ';

/** The suites that are open at each depth; their titles come before a test's own. */
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
    }
  }
}

/** A test's result. A suite has none of its own unless something around its tests failed: a hook, or its definition. */
function resultOf(type, { name, nesting, details, skip, todo, file }) {
  const isSuite = details.type === 'suite';
  const failed = type === 'test:fail';
  if (skip === 'test name does not match pattern') return undefined;
  if (isSuite && (!failed || details.error?.failureType === 'subtestsFailed')) return undefined;
  const title = [...suites.slice(0, nesting), name].join(' › ');
  const state = failed ? 'failed' : skip !== undefined || todo !== undefined ? 'skipped' : 'passed';
  return {
    title,
    state,
    ms: details.duration_ms,
    file: file && sourceOf(file),
    error: failed ? reasonOf(details.error) : undefined,
  };
}

/** The test file that a bundle was made of. */
function sourceOf(file) {
  const inBundle = /[\\/]out[\\/]unit-[^\\/]+[\\/](.*)\.mjs$/.exec(file)?.[1];
  return inBundle === undefined ? path.relative(process.cwd(), file) : `test/${inBundle.replaceAll('\\', '/')}.ts`;
}

/** An error's message, difference and stack; the runner wraps what a test threw. */
function reasonOf(error) {
  const cause = error?.cause ?? error;
  return typeof cause === 'object' && cause !== null
    ? (cause.stack ?? cause.message ?? JSON.stringify(cause))
    : String(cause);
}
