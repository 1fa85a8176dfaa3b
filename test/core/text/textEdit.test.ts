import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEdits } from '../../../server/src/core/text/textEdit.ts';
import { detectLayout } from '../../../server/src/core/text/textLayout.ts';

describe('applyEdits', () => {
  it('applies edits that are given in any order', () => {
    const edits = [
      { range: { start: 0, end: 1 }, newText: 'A' },
      { range: { start: 4, end: 4 }, newText: '!' },
      { range: { start: 2, end: 3 }, newText: '' },
    ];
    assert.equal(applyEdits('abcd', edits), 'Abd!');
  });
});

describe('detectLayout', () => {
  it('takes indentation and line ends from the text', () => {
    assert.deepEqual(detectLayout('{\r\n    "a": 1\r\n}'), { indentUnit: '    ', lineEnd: '\r\n' });
    assert.deepEqual(detectLayout('{\n\t"a": 1\n}'), { indentUnit: '\t', lineEnd: '\n' });
    assert.deepEqual(detectLayout('{}'), { indentUnit: '  ', lineEnd: '\n' });
  });
});
