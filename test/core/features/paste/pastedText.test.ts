import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { anyHtml } from '../../../support/anyHtml.ts';
import { wrongPaste } from '../../../support/pastedText.ts';
import { runs } from '../../../support/thorough.ts';

describe('whatever HTML is pasted', () => {
  it('shows its text, and is no program, tag, expression, formula or address that runs code', async () => {
    const property = fc.asyncProperty(anyHtml, async (html) => (await wrongPaste(html)) === undefined);
    const { counterexample } = await fc.check(property, { numRuns: runs(1000, 100_000) });
    assert.equal(counterexample && (await wrongPaste(counterexample[0])), null);
  });
});
