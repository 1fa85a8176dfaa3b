import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probeArea } from '../../../support/ruleTester.ts';

const advice = /^component\/(?:prefer-|api-only)/;
const { found, fixed } = probeArea(advice);

describe('component/prefer-accordion', () => {
  it('keeps the content, and opens what was open', () => {
    assert.equal(
      fixed('<details open>\n  <summary>**Why** `a`?</summary>\n\n  One.\n\n  Two.\n</details>\n'),
      '<Accordion title="Why a?" defaultOpen>\nOne.\n\nTwo.\n</Accordion>\n',
    );
    assert.equal(
      fixed('<details><summary>Say "why"</summary>Because.</details>\n'),
      `<Accordion title='Say "why"'>\n  Because.\n</Accordion>\n`,
    );
  });

  it('advises without a fix where the summary holds what no title can', () => {
    assert.equal(fixed('<details>\n<summary>[Why](/page)</summary>\n\nText.\n</details>\n'), undefined);
    assert.equal(fixed('<details>\n\nText.\n</details>\n'), undefined);
  });

  it("says nothing of elements in the page's own layout", () => {
    assert.deepEqual(found('<div>\n<details>\n<summary>A</summary>\nB\n</details>\n</div>\n'), []);
    assert.deepEqual(found('<details className="faq">\n<summary>A</summary>\nB\n</details>\n'), []);
  });
});
