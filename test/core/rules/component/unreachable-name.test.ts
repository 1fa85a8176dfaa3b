import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const rule = probe('component/unreachable-name');
const use = (names: string, file = 'a.jsx'): string => `import { ${names} } from "/snippets/${file}";\n\n<A />\n`;

/** Returns what is found of a page that imports `A` of a file. */
function found(text: string, names = 'A', file = 'a.jsx'): readonly string[] {
  return rule.found(use(names, file), { [`snippets/${file}`]: text });
}

describe('an import that needs another name of its file', () => {
  it('is reported, whatever the name is of', () => {
    assert.deepEqual(found('const b = 1;\nexport const A = () => <i>{b}</i>;\n'), ['A']);
    assert.deepEqual(found('function b() {}\nexport function A() { return <i>{b()}</i>; }\n'), ['A']);
    assert.deepEqual(found('export const B = () => <i />;\nexport const A = () => <B />;\n'), ['A']);
    assert.deepEqual(found('const b = 1; export const A = () => <i>{b}</i>;\n'), ['A']);
    assert.deepEqual(found('function b() {} export const A = () => <i>{b()}</i>;\n'), ['A']);
    assert.deepEqual(found('import { b } from "/snippets/b.js";\nexport const A = () => <i>{b}</i>;\n'), ['A']);
    assert.deepEqual(found('export const b = 1;\nexport const A = () => <i>{b}</i>;\n', 'A', 'a.mdx'), ['A']);
  });

  it('isn’t reported if the page imports that too', () => {
    assert.deepEqual(found('export const b = 1;\nexport const A = () => <i>{b}</i>;\n', 'A, b'), []);
  });

  it('isn’t reported for names that only look the same', () => {
    const text = 'const b = 1;\nexport const A = ({ b }) => <i b={x.b} c={{ b: 1 }}>{b}</i>;\n';
    assert.deepEqual(found(text), []);
    assert.deepEqual(found('const b = 1;\nexport const A = () => { const b = 2; return b; };\n'), []);
    assert.deepEqual(found('const b = 1;\nexport const A = () => <b c={x.b} b="b" />;\n'), []);
  });

  it('isn’t reported for React, nor for a file that can’t be parsed', () => {
    assert.deepEqual(found('import { useState } from "react";\nexport const A = () => <i>{useState(1)}</i>;\n'), []);
    assert.deepEqual(found('const b: number = 1;\nexport const A = () => <i>{b}</i>;\n', 'A', 'a.tsx'), []);
  });

  it('is completed with what the file exports', () => {
    const files = { 'snippets/a.jsx': 'export const b = 1;\nexport const A = () => <i>{b}</i>;\n' };
    assert.equal(rule.fixed(use('A'), 'Import `b` too', files), use('A, b'));
  });
});
