import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { ComparableNames } from '../../../server/src/core/util/comparableNames.ts';
import { findNearest, hasNear, nearestName } from '../../../server/src/core/util/nearest.ts';
import { formatList, shorten } from '../../../server/src/core/util/messageText.ts';

/** Returns the number of letters to change; letters in another order are one change. */
function changes(written: string, name: string): number {
  const [a, b] = [written, name].map((text) => text.replaceAll('-', '')) as [string, string];
  const isSwapped = a.startsWith(b.charAt(0)) && sortedLetters(a) === sortedLetters(b);
  return isSwapped ? 1 : distance(a, b);
}

function sortedLetters(text: string): string {
  return Array.from(text).sort().join('');
}

/** Whether two names have a third of their letters in common, and not only their number. */
function isNear(written: string, name: string): boolean {
  const [length, other] = [written, name].map((text) => text.replaceAll('-', '').length) as [number, number];
  const count = changes(written, name);
  return count <= Math.max(1, Math.floor(length / 3)) && count < Math.max(length, other);
}

describe('nearestName', () => {
  it('finds typing mistakes and other spellings', () => {
    assert.equal(nearestName('favcon', ['favicon', 'feedback']), 'favicon');
    assert.equal(nearestName('topBarLinks', ['topbarLinks', 'topbar']), 'topbarLinks');
    assert.equal(nearestName('mode-toggle', ['modeToggle']), 'modeToggle');
  });

  it('stays silent where nothing is near', () => {
    assert.equal(nearestName('xyz', ['favicon', 'name']), undefined);
    assert.equal(nearestName('a', ['zebra']), undefined);
  });

  it('does not take one letter for another', () => {
    assert.equal(nearestName('A', ['B']), undefined);
    assert.equal(nearestName('is', ['as']), 'as');
  });

  it('finds the names that are nearest by Levenshtein’s distance', () => {
    const name = fc.oneof(fc.stringMatching(/^[a-c-]{0,6}$/), fc.stringMatching(/^[a-e/é]{30,45}$/));
    fc.assert(
      fc.property(name, fc.array(name), (written, known) => {
        const near = known.filter((one) => isNear(written, one));
        const nearest = near.toSorted((a, b) => changes(written, a) - changes(written, b) || (a < b ? -1 : 1));
        assert.deepEqual(findNearest(written, known).names, nearest.slice(0, 3));
        assert.equal(hasNear(written, new ComparableNames(known)), near.length > 0);
      }),
    );
  });

  it('finds each name but for a letter of it', () => {
    const word = fc.stringMatching(/^[a-z]{4,9}$/);
    fc.assert(
      fc.property(word, fc.nat(8), fc.stringMatching(/^[a-z]$/), (name, offset, letter) => {
        const at = offset % name.length;
        assert.equal(nearestName(name.slice(0, at) + letter + name.slice(at + 1), [name]), name);
        assert.equal(nearestName(name.slice(0, at) + name.slice(at + 1), [name]), name);
        assert.equal(nearestName(name.slice(0, at) + letter + name.slice(at), [name]), name);
      }),
    );
  });

  it('finds the same nearest names however many are requested', () => {
    const name = fc.stringMatching(/^[a-c]{3,12}$/);
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 30 }), (written, known) => {
        const all = findNearest(written, known, known.length + 2);
        const { names, isClear } = findNearest(written, known, 3);
        assert.deepEqual(names, all.names.slice(0, 3));
        assert.equal(isClear, all.isClear);
      }),
    );
  });

  it('puts the nearest first and keeps to the limit', () => {
    const known = ['api/users', 'guides/installs', 'guides/install'];
    assert.equal(nearestName('guides/instal', known), 'guides/install');
    assert.deepEqual(findNearest('guides/instal', known, 1).names, ['guides/install']);
  });

  it('compares a name of a megabyte with nothing', () => {
    const unread: Iterable<string> = {
      [Symbol.iterator]() {
        throw new Error('The names are read');
      },
    };
    assert.deepEqual(findNearest('a/'.repeat(500_000), unread), { names: [], isClear: false });
    const long = 'a-long-name/'.repeat(80);
    assert.equal(nearestName(`${long}b`, [`${long}c`]), `${long}c`);
  });
});

describe('words', () => {
  it('are joined as in a sentence', () => {
    assert.equal(formatList(['a']), 'a');
    assert.equal(formatList(['a', 'b', 'c']), 'a, b or c');
    assert.equal(formatList([]), '');
  });

  it('are shortened to one line', () => {
    assert.equal(shorten('a\n  b'), 'a b');
    assert.equal(shorten('abcdef', 4), 'abc…');
  });
});
