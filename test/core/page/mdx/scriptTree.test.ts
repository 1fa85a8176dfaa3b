import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptTree } from '../../../../server/src/core/page/mdx/script/scriptTree.ts';

describe('a script that the reader and several rules want', () => {
  const script = 'export const a = 1; // one\n';

  it('is parsed once for all of them', () => {
    assert.equal(scriptTree(script), scriptTree(script));
    assert.equal(scriptTree(script).comments.length, 1);
  });

  it('takes no memory after others were read', () => {
    const tree = scriptTree(script);
    for (const name of ['b', 'c']) scriptTree(`export const ${name} = '${'a'.repeat(30_000)}';\n`);
    assert.notEqual(scriptTree(script), tree);
  });

  it('is refused each time if it can’t be read', () => {
    for (let index = 0; index < 2; index++) assert.throws(() => scriptTree('export const = 1;\n'));
  });
});
