import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PageTrees } from '../../../../server/src/core/page/mdx/script/scriptTree.ts';

describe('a script that the reader and several rules want', () => {
  const script = 'export const a = 1; // one\n';
  const all = (text: string): { readonly start: number; readonly end: number } => ({ start: 0, end: text.length });

  it('is parsed once for all of them', () => {
    const trees = new PageTrees(script);
    assert.equal(trees.script(all(script)), trees.script(all(script)));
    assert.equal(trees.script(all(script)).comments.length, 1);
  });

  it('is parsed again where a page has so many that their trees would take much memory', () => {
    const long = `export const b = '${'b'.repeat(60_000)}';\n`;
    const trees = new PageTrees(long + script);
    const range = { start: long.length, end: long.length + script.length };
    assert.notEqual(trees.script(all(long)), trees.script(all(long)));
    assert.equal(trees.script(range), trees.script(range));
  });

  it('is refused each time if it can’t be read', () => {
    const broken = 'export const = 1;\n';
    const trees = new PageTrees(broken);
    for (let index = 0; index < 2; index++) assert.throws(() => trees.script(all(broken)));
  });
});

describe('an expression that several rules want', () => {
  it('is parsed once in each of its forms, and not again if it is none', () => {
    const trees = new PageTrees('{ ...a }{ b c }');
    const spread = { start: 0, end: 8 };
    assert.equal(trees.expression(spread), undefined);
    assert.equal(trees.expression(spread, 'spread')?.type, 'ParenthesizedExpression');
    assert.equal(trees.expression(spread, 'spread'), trees.expression(spread, 'spread'));
    assert.equal(trees.expression({ start: 8, end: 15 }), undefined);
  });
});
