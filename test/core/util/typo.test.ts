import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLikelyTypo, isOneLetterOff, isPossibleTypo } from '../../../server/src/core/util/typo.ts';

describe('isLikelyTypo', () => {
  it('takes letters left out, doubled, in the wrong order or next to each other on the keyboard for typos', () => {
    const typos = [
      ['Acordion', 'Accordion'],
      ['rockett', 'rocket'],
      ['Wraning', 'Warning'],
      ['Nite', 'Note'],
      ['CodeBlovk', 'CodeBlock'],
      ['CallOut', 'Callout'],
    ] as const;
    for (const [written, known] of typos) assert.ok(isLikelyTypo(written, known), written);
  });

  it('takes no name of its own for a typo', () => {
    const others = [
      ['TCP', 'Tip'],
      ['danger', 'dagger'],
      ['document', 'monument'],
      ['AuthCodeBlock', 'CodeBlock'],
      ['Id', 'I'],
    ] as const;
    for (const [written, known] of others) assert.ok(!isLikelyTypo(written, known), written);
  });
});

describe('isPossibleTypo', () => {
  it('suggests names that differ in one of four letters, or in their order', () => {
    assert.ok(isPossibleTypo('htpp', 'http'));
    assert.ok(isPossibleTypo('getting_startde', 'getting-started'));
    assert.ok(!isPossibleTypo('ftp', 'https'));
  });
});

describe('isOneLetterOff', () => {
  it('finds one letter that is missing, added, changed or swapped with its neighbor', () => {
    for (const written of ['quikstart', 'quickstartt', 'quickstark', 'qiuckstart'])
      assert.ok(isOneLetterOff(written, 'quickstart'), written);
  });

  it('takes a plural, a number or a short name for another name', () => {
    assert.ok(!isOneLetterOff('guides', 'guide'));
    assert.ok(!isOneLetterOff('part1', 'part2'));
    assert.ok(!isOneLetterOff('use', 'us'));
  });
});
