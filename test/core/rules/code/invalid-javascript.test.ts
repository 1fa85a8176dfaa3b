import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('code/invalid-javascript', () => {
  const files = { '.docsight.json': '{ "extends": "strict" }' };
  const found = (code: string, language = 'js'): readonly string[] =>
    probe('code/invalid-javascript').found(`\`\`\`${language}\n${code}\n\`\`\`\n`, files);

  it('points to the line with the error', () => {
    assert.deepEqual(found("a({\n  b: 'c'\n  d: 1,\n});"), ['d: 1,']);
    assert.deepEqual(found("{\n  b: 1,\n  c: 'd\n}"), ["c: 'd"]);
    assert.deepEqual(found('if (a) {\n  b(c;\n}'), ['b(c;']);
    assert.deepEqual(found('<A b={c d} />', 'jsx'), ['<A b={c d} />']);
  });

  it('accepts every piece of code that people show', () => {
    const pieces = [
      ...['{ a: 1 }', 'a: 1,\nb: 2', 'a() {},\nb() {}', '#a = 1;\nb() {}', 'case 1:\n  a();', "'a', 'b'"],
      ...['return a;', 'await a();', 'const a = 1;\nconst a = 2;', "import a from 'a';\na();\nimport b from 'b';"],
      ...['<A />\n<B />', 'a => <A>{a}</A>', '#!/usr/bin/env node\na();', 'with (a) b();', 'function a() {\n  b();'],
    ];
    for (const code of pieces) assert.deepEqual(found(code), [], code);
  });

  it('leaves placeholders alone', () => {
    const sketches = [
      ...['a(...)', 'a({ b, ... })', 'a();\n...\nb();', 'key: <your-key>', 'key: <Your key> b', 'key = [YOUR_KEY] c'],
      ...['> a b', '$ npm install a b', '- a b\n+ a c', 'a b // [!code focus]', 'a {{ b }} c', 'a b …'],
      ...['const a: string = b c', 'interface A { b: string }', '@Decorated\nclass A {}', 'f(a: string) { }'],
    ];
    for (const code of sketches) assert.deepEqual(found(code), [], code);
    assert.deepEqual(found('a b', 'ts'), []);
  });
});
