import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseYaml, yamlData } from '../../../server/src/core/util/parseYaml.ts';

describe('YAML', () => {
  it('reads what people write', () => {
    const text = 'title: "A: b"\ntags: [a, b]\nnested:\n  list:\n    - a: 1\n      b: { c: 2 }\n';
    assert.deepEqual(read(text)?.data, {
      title: 'A: b',
      tags: ['a', 'b'],
      nested: { list: [{ a: 1, b: { c: 2 } }] },
    });
  });

  it('reads broken text as far as it goes, and says that it is broken', () => {
    assert.deepEqual(read('title: A\nb: [c'), { data: { title: 'A', b: ['c'] }, isValid: false });
  });

  // Each of these holds the library for seconds, or ends the process.
  const hostile: readonly (readonly [string, string])[] = [
    ['brackets without end', '['.repeat(24_000)],
    ['lists in lists', '- '.repeat(24_000)],
    ['questions in questions', '? '.repeat(1_000)],
    ['a list after a key', `a: ${'- '.repeat(24_000)}`],
    ['indentation without end', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ];
  for (const [what, text] of hostile) {
    it(`skips ${what}`, () => {
      assert.equal(parseYaml(text), undefined);
    });
  }
});

function read(text: string): { readonly data: unknown; readonly isValid: boolean } | undefined {
  const document = parseYaml(text);
  return document && { data: yamlData(document, document)?.value, isValid: document.errors.length === 0 };
}
