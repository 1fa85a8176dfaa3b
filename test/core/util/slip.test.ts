import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLikelySlip } from '../../../server/src/core/util/slip.ts';

describe('isLikelySlip', () => {
  it('takes letters left out, doubled, in the wrong order or next to each other on the keyboard for slips', () => {
    const slips = [
      ['Acordion', 'Accordion'],
      ['rockett', 'rocket'],
      ['Wraning', 'Warning'],
      ['Nite', 'Note'],
      ['CodeBlovk', 'CodeBlock'],
      ['CallOut', 'Callout'],
    ] as const;
    for (const [written, known] of slips) assert.ok(isLikelySlip(written, known), written);
  });

  it('takes no name of its own for a slip', () => {
    const others = [
      ['TCP', 'Tip'],
      ['danger', 'dagger'],
      ['document', 'monument'],
      ['AuthCodeBlock', 'CodeBlock'],
      ['Id', 'I'],
    ] as const;
    for (const [written, known] of others) assert.ok(!isLikelySlip(written, known), written);
  });
});
