import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { trimLines } from '../../server/src/core/features/format/formatPage.ts';
import { causeIn } from '../../server/src/core/page/fences/fenceMistakes.ts';
import { figuresOf } from '../../server/src/core/page/record/figures.ts';
import type { PageModel } from '../../server/src/core/page/pageModel.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';

// Searches in lists that a function makes itself of what is on a page. This counts what is read of their items, however
// deep, on pages of which one is twice as long.

/** Returns a value of which every property that is read is counted, those of its objects included. */
function counted<Value>(value: Value, count: () => void): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver): unknown {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof found === 'function') return found;
      count();
      return counted(found, count);
    },
  });
}

/** Throws if a search reads much more than twice as much of some lists of a page where its body is twice as long. */
function assertLinear(
  piece: string,
  lists: readonly (keyof PageModel)[],
  search: (page: PageModel) => unknown,
  times = 300,
): void {
  const [short, long] = [times, 2 * times].map((length) => {
    const page = readPage(Array.from({ length }, (_, at) => piece.replaceAll('{n}', String(at))).join(''));
    let reads = 0;
    const count = (): void => void reads++;
    search({ ...page, ...Object.fromEntries(lists.map((name) => [name, counted(page[name], count)])) });
    return reads;
  });
  assert.ok(short !== undefined && long !== undefined && short > times, `${short} reads`);
  assert.ok(long < 2.8 * short, `${short} and ${long} reads`);
}

describe('a page that is twice as long has about twice as much read of it', () => {
  it('where lines and the code between them end with whitespace', () => {
    assertLinear('Text \n\n```js\na; \n```\n\n`a b` \n\n', ['fences', 'codeSpans', 'expressions', 'tags'], (page) => {
      assert.ok(trimLines(page).length >= 300);
    });
  });

  it('where code may have swallowed the other tags of many', () => {
    const piece = '```js\na\n\n```js\nb\n```\n\n</b>\n\n';
    const search = (page: PageModel): void => {
      assert.ok(page.fenceMistakes.length > 50);
      const isCaused = causeIn(page.fenceMistakes, page.text);
      assert.equal(page.problems.filter(isCaused).length, 0);
      assert.deepEqual(page.lookups.lackedTags, ['<b']);
    };
    assertLinear(piece, ['fenceMistakes'], search, 60);
  });

  it('where images are below open frames', () => {
    // What closes the callout shows where each frame ends at the latest, so the second image is surely in none.
    const piece = '<Note>\n<Frame>\n\n![a](/a.png)\n\n</Note>\n\n![b](/b.png)\n\n';
    const search = (page: PageModel): void => {
      const { bare, framed } = figuresOf(page);
      assert.equal(framed.length, 0);
      assert.equal(bare.length, page.images.length / 2);
    };
    assertLinear(piece, ['elements'], search);
  });
});
