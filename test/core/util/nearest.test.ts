import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearestNames } from '../../../server/src/core/util/nearest.ts';
import { listWords, shorten } from '../../../server/src/core/util/words.ts';

describe('nearestNames', () => {
  it('finds typing mistakes and other spellings', () => {
    assert.deepEqual(nearestNames('favcon', ['favicon', 'feedback']), ['favicon']);
    assert.deepEqual(nearestNames('topBarLinks', ['topbarLinks', 'topbar']), ['topbarLinks']);
    assert.deepEqual(nearestNames('mode-toggle', ['modeToggle']), ['modeToggle']);
  });

  it('stays silent where nothing is near', () => {
    assert.deepEqual(nearestNames('xyz', ['favicon', 'name']), []);
    assert.deepEqual(nearestNames('a', ['zebra']), []);
  });

  it('puts the nearest first and keeps to the limit', () => {
    assert.deepEqual(nearestNames('guides/instal', ['guides/install', 'guides/installs', 'api/users'], 1), [
      'guides/install',
    ]);
  });
});

describe('words', () => {
  it('are joined as in a sentence', () => {
    assert.equal(listWords(['a']), 'a');
    assert.equal(listWords(['a', 'b', 'c']), 'a, b or c');
    assert.equal(listWords([]), '');
  });

  it('are shortened to one line', () => {
    assert.equal(shorten('a\n  b'), 'a b');
    assert.equal(shorten('abcdef', 4), 'abc…');
  });
});
