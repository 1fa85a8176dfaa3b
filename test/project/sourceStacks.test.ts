import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { TempFolder } from '../support/tempFolder.ts';

// Tests run as a bundle without a source map, so that they start fast; the stacks of failures are mapped afterwards.

const { bundleTests, mapTests, bundleIn } = (await load('scripts/testing/bundles.mjs')) as {
  bundleTests: (files: readonly string[], folder: string) => Promise<unknown>;
  mapTests: (files: readonly string[], folder: string) => Promise<void>;
  bundleIn: (folder: string) => string;
};
const { withSourcePositions } = (await load('scripts/testing/sourceStacks.mjs')) as {
  withSourcePositions: (text: string) => string;
};

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(path.resolve(file)).href);
}

describe('the stack of a failed test', () => {
  it('names the lines of the test and of the source, also in what several tests share', async (t) => {
    const folder = new TempFolder().write({
      'server/shared.ts':
        'interface Unused {\n  readonly a: 1;\n}\n\nexport function fail(): never {\n  throw new Error("no");\n}\n',
      'test/one.test.ts':
        "import { fail } from '../server/shared.ts';\n\nexport function run(): void {\n  fail();\n}\n",
      'test/two.test.ts': "export { fail } from '../server/shared.ts';\n",
    });
    t.after(() => {
      folder.remove();
    });
    const file = (name: string): string => path.join(folder.path, name);
    const files = ['one', 'two'].map((name) => path.relative('.', file(`test/${name}.test.ts`)));
    const out = file('out (1)');
    await bundleTests(files, out);
    const { runs } = (await load(bundleIn(out))) as { runs: Record<string, () => Promise<{ run: () => void }>> };
    const { run } = (await runs[files[0] ?? '']?.()) ?? assert.fail();
    await mapTests(files, out);
    assert.throws(run, ({ stack = '' }: Error) => {
      assert.ok(!stack.includes(file('server/shared.ts')), 'Node.js has mapped the stack already.');
      const lines = withSourcePositions(stack).split('\n');
      assert.equal(lines[0], 'Error: no');
      assert.ok(lines[1]?.includes(`${file('server/shared.ts')}:6:9`), lines[1]);
      assert.ok(lines[2]?.includes(`${file('test/one.test.ts')}:4:3`), lines[2]);
      return true;
    });
  });

  it('keeps positions in files without a map', () => {
    const text = 'Error: no\n    at file:///none/a.mjs:1:2\n    at node:internal/process/task_queues:95:5';
    assert.equal(withSourcePositions(text), text);
  });
});
