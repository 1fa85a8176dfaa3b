import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPage } from '../../server/src/core/features/format/formatPage.ts';
import { foldPage } from '../../server/src/core/features/page/folding.ts';
import { selectionAt } from '../../server/src/core/features/page/selection.ts';
import { mostAttributes } from '../../server/src/core/page/mdx/script/scanTag.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { combineSettings } from '../../server/src/core/settings/siteSettings.ts';
import { readSettingsFile } from '../../server/src/core/settings/settingsFile.ts';
import { addAll, largest, smallest } from '../../server/src/core/util/collections.ts';

// A call takes some 120,000 arguments; a list that is spread into one must never be a file’s.

const many = 130_000;

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
    assert.equal(foldPage(readPage('{/*\n*/} '.repeat(many))).length, many);
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

  it('keeps as many attributes of a tag as anybody writes, and has such a tag formatted only if it knows them all', () => {
    const strict = { indent: '  ', isStrict: true };
    const page = readPage(`<Card${' a'.repeat(many)} />\n`);
    assert.equal(page.problems.length, 0);
    assert.equal(page.elements[0]?.opening.attributes.length, mostAttributes);
    assert.equal(page.elements[0].range.end, page.text.length - 1);
    assert.deepEqual(formatPage(page, strict), []);
    assert.equal(formatPage(readPage(`<Card${' a'.repeat(mostAttributes - 1)} />\n`), strict).length, 1);
  });

  it('has many settings', () => {
    const file = readSettingsFile('{ "rules": { "*": "off" } }');
    const settings = combineSettings(Array.from({ length: many }, () => ({ file, sitePrefix: '' })));
    assert.deepEqual({ ...settings.rules }, { '*': 'off' });
  });
});
