import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCatalogue } from '../../../server/src/core/components/catalogue.ts';
import { BrokenTags } from '../../../server/src/core/page/elements/brokenTags.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';

const catalogue = createCatalogue();

describe('the broken tags of a page', () => {
  const text = '<Steps>\n<Step title="A">a</Step>\n</Steps>\n\n</Tab>\n\n<Card title="A">\n';
  const broken = new BrokenTags(readPage(text), catalogue);

  it('are those that are unfinished or unpaired', () => {
    assert.equal(broken.hasAnyOf(['Step', 'Steps']), false);
    assert.equal(broken.hasAnyOf(['Steps', 'Tab']), true);
    assert.equal(broken.hasAnyOf(['Card']), true);
    assert.equal(new BrokenTags(readPage('Text.'), catalogue).hasAnyOf(['Card']), false);
  });

  it('make the ranges around them unknown, and no others', () => {
    const problems = [
      [10, 40],
      [12, 14],
      [50, 51],
    ].map(([start = 0, end = 0]) => ({ kind: 'strayLess' as const, range: { start, end } }));
    const some = new BrokenTags({ problems }, catalogue);
    for (const [start, end, isBroken] of [
      [0, 10, false],
      [0, 11, true],
      [20, 30, true],
      [39, 45, true],
      [40, 50, false],
      [40, 51, true],
      [51, 60, false],
    ] as const)
      assert.equal(some.isWithin({ start, end }), isBroken, `${start} to ${end}`);
    assert.equal(new BrokenTags({ problems: [] }, catalogue).isWithin({ start: 0, end: 9 }), false);
  });

  it('are looked through once, not for each of thousands of components', () => {
    const { problems } = readPage('</Tab>\n\n'.repeat(1_000));
    let looks = 0;
    const counted = new Proxy(problems, {
      get: (target, key, receiver): unknown => {
        looks++;
        return Reflect.get(target, key, receiver);
      },
    });
    const many = new BrokenTags({ problems: counted }, catalogue);
    for (let at = 0; at < 1_000; at++) {
      many.hasAnyOf(['Step', 'Steps']);
      many.isWithin({ start: 8 * at + 6, end: 8 * at + 7 });
    }
    assert.ok(problems.length === 1_000 && looks < 50_000, `${looks} looks at ${problems.length} problems`);
  });
});
