import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ElementBuilder } from '../../../server/src/core/page/elements/elementBuilder.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';

// A search for the tag that was meant to close another one, among all tags of a page, grows with the square of its
// length. This counts what is read of the tags while they are matched, on pages of which one is twice as long.

/** Returns how often something of the tags of a page is read while they are matched. */
function readsOf(body: string): number {
  let reads = 0;
  const builder = new ElementBuilder();
  for (const tag of readPage(body).tags) {
    const counted = new Proxy(tag, {
      get(target, key): unknown {
        reads++;
        return Reflect.get(target, key);
      },
    });
    builder.take(counted);
  }
  builder.finish(body.length);
  return reads;
}

const pieces: Readonly<Record<string, string>> = {
  'tags without content in unclosed ones of the same name': '<Note>\n\n<Note/>\n\n',
  'unclosed tags and closing ones with nearly their names': '<Note>\n\n<Tip>\n\n</Notes>\n\n',
  'closing tags of other elements of the same name': '<Note>\n<Note>\n</Note>\n</Nte>\n',
  'crossed tags': '<b><i></b></i>\n',
};

describe('a page of twice as many tags that may close others', () => {
  for (const [name, piece] of Object.entries(pieces)) {
    it(`has them read about twice as often: ${name}`, () => {
      const [short, long] = [200, 400].map((times) => readsOf(piece.repeat(times)));
      assert.ok(short !== undefined && long !== undefined && short > 0);
      assert.ok(long < 2.6 * short, `${short} and ${long} times`);
    });
  }
});
