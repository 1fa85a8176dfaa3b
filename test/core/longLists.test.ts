import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foldPage } from '../../server/src/core/features/page/folding.ts';
import { selectionAt } from '../../server/src/core/features/page/selection.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { combineSettings } from '../../server/src/core/settings/siteSettings.ts';
import { readSettingsFile } from '../../server/src/core/settings/settingsFile.ts';
import { addAll, largest, smallest } from '../../server/src/core/util/collections.ts';

// A call takes some 120,000 arguments; a list that is spread into one must never be a file’s.

const many = 200_000;

describe('a file with more of something than a call takes arguments', () => {
  it('has its lists joined and compared', () => {
    const numbers = Array.from({ length: many }, (_, index) => index);
    const list: number[] = [];
    addAll(list, numbers);
    assert.equal(list.length, many);
    assert.equal(largest(numbers, 0), many - 1);
    assert.equal(smallest(numbers, 5), 0);
  });

  it('is folded', () => {
    assert.equal(foldPage(readPage('{/*\n*/}\n\n'.repeat(many))).length, many);
  });

  it('keeps its elements where a tag is never closed', () => {
    const page = readPage(`<Card>\n${'<br/>'.repeat(many)}\n`);
    assert.equal(page.elements.filter(({ name }) => name === 'br').length, many);
  });

  it('has a selection that grows, in some steps, from within many tags', () => {
    const depth = 10_000;
    const ranges = selectionAt(readPage('<a>'.repeat(depth) + '</a>'.repeat(depth)), 3 * depth);
    assert.ok(ranges.length <= 200);
    assert.deepEqual(ranges.at(-1), { start: 0, end: 7 * depth });
  });

  it('has many settings', () => {
    const file = readSettingsFile('{ "rules": { "*": "off" } }');
    const settings = combineSettings(Array.from({ length: many }, () => ({ file, sitePrefix: '' })));
    assert.deepEqual({ ...settings.rules }, { '*': 'off' });
  });
});
