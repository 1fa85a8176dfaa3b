import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyFix, componentFindings } from '../../../support/componentFindings.ts';

describe('component/attribute-duplicate', () => {
  const twiceIn = (body: string): readonly string[] => componentFindings('component/attribute-duplicate', body);

  it('reports each repetition, in HTML and in unknown components too', () => {
    assert.deepEqual(
      twiceIn('<Frame caption="A" caption="B" />\n\n<img alt="A" alt="A" alt="C" />\n\n<Zebra a b a />'),
      ['warning: caption', 'warning: alt', 'warning: alt', 'warning: a'],
    );
  });

  it('knows spreads and names in other letters from repetitions', () => {
    assert.deepEqual(twiceIn('<Card {...a} {...b} title="A" Title="B" />'), []);
  });

  it('keeps the one that is chosen', () => {
    const body = '<Frame\n  caption="A"\n  caption="B"\n/>';
    assert.equal(applyFix('component/attribute-duplicate', body, 'Keep `caption="A"`'), '<Frame\n  caption="A"\n/>');
    assert.equal(applyFix('component/attribute-duplicate', body, 'Keep `caption="B"`'), '<Frame\n  caption="B"\n/>');
  });
});
