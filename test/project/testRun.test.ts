import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

// The run of all tests is a program too: one that skips a step, or counts wrongly, lets a broken product through.

interface Task {
  readonly name: string;
  readonly after?: readonly string[];
  readonly leavesCoresTo?: readonly string[];
  readonly run: () => Promise<boolean>;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const { runTasks } = (await load('scripts/testing/tasks.mjs')) as {
  runTasks: (tasks: readonly Task[]) => Promise<ReadonlyMap<string, string>>;
};
const { count, failuresText, sum, summaryLine } = (await load('scripts/testing/results.mjs')) as {
  count: (results: readonly object[]) => Counts;
  failuresText: (results: readonly object[]) => string;
  sum: (counts: readonly Counts[]) => Counts;
  summaryLine: (counts: Counts) => string;
};

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(path.resolve(file)).href);
}

/** A task that ends on demand, and notes when it begins. */
function manual(name: string, log: string[], more: Omit<Task, 'name' | 'run'> = {}) {
  let end: (held: boolean) => void = () => undefined;
  const run = () => {
    log.push(name);
    return new Promise<boolean>((resolve) => (end = resolve));
  };
  return {
    task: { name, run, ...more },
    end: (held = true) => {
      end(held);
    },
  };
}

/** Lets promises that are settled take effect. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a run of all tests', () => {
  it('begins nothing before what it needs, and all else at once', async () => {
    const log: string[] = [];
    const install = manual('install', log);
    const [build, lint, types] = ['build', 'lint', 'types'].map((name) => manual(name, log, { after: ['install'] }));
    const download = manual('download', log);
    assert.ok(build && lint && types);
    const all = [install, build, lint, types, download];
    const ended = runTasks(all.map(({ task }) => task));
    assert.deepEqual(log, ['install', 'download']);
    install.end();
    await settle();
    assert.deepEqual(log.slice(2), ['build', 'lint', 'types']);
    for (const one of [build, lint, types, download]) one.end();
    assert.deepEqual(new Set((await ended).values()), new Set(['held']));
  });

  it('names what a failed step keeps from running, and finishes the rest', async () => {
    const ran: string[] = [];
    const task = (name: string, held: boolean, after: readonly string[] = []): Task => ({
      name,
      after,
      run: () => {
        ran.push(name);
        return Promise.resolve(held);
      },
    });
    const crash: Task = { name: 'crash', run: () => Promise.reject(new Error('no')) };
    const ended = await runTasks([
      task('build', false),
      task('editor', true, ['build']),
      task('after', true, ['editor']),
      task('lint', true),
      crash,
    ]);
    assert.deepEqual(Object.fromEntries(ended), {
      build: 'failed',
      editor: 'not run',
      after: 'not run',
      lint: 'held',
      crash: 'failed',
    });
    assert.deepEqual(ran, ['build', 'lint']);
  });

  it('leaves the cores to a step until that has ended, or will never begin', async () => {
    const ran: string[] = [];
    const task = (name: string, held: boolean, order: Pick<Task, 'after' | 'leavesCoresTo'> = {}): Task => ({
      name,
      ...order,
      run: () => {
        ran.push(name);
        return Promise.resolve(held);
      },
    });
    const unit = task('unit', true, { leavesCoresTo: ['editor'] });
    const failing = await runTasks([unit, task('editor', false), task('lint', true)]);
    assert.deepEqual(ran.splice(0), ['editor', 'lint', 'unit']);
    assert.equal(failing.get('unit'), 'held');
    const ended = await runTasks([unit, task('editor', true, { after: ['package'] }), task('package', false)]);
    assert.deepEqual(ran, ['package', 'unit']);
    assert.equal(ended.get('editor'), 'not run');
  });

  it('counts every ring, and shows of a failure its title, its file and its reason', () => {
    const results = [
      { title: 'a › holds', state: 'passed', ms: 1, file: 'test/a.test.ts' },
      { title: 'a › fails', state: 'failed', ms: 1, file: 'test/a.test.ts', error: 'Expected 1\nActual 2' },
      { title: 'a › waits', state: 'skipped', ms: 1, file: 'test/a.test.ts' },
    ];
    const counts = sum([count(results), { passed: 2, failed: 0, skipped: 0 }]);
    assert.equal(summaryLine(counts), '3 passed, 1 failed, 1 skipped');
    const text = failuresText(results);
    for (const part of ['a › fails', 'test/a.test.ts', 'Expected 1', 'Actual 2']) assert.ok(text.includes(part), part);
    assert.ok(!text.includes('a › holds'));
  });
});
