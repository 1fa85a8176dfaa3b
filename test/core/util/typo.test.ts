import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { haveSimilarWords, isLikelyTypo, isOneLetterOff, isPossibleTypo } from '../../../server/src/core/util/typo.ts';

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

describe('haveSimilarWords', () => {
  it('takes a word more or less, mistyped or in another form for the same name', () => {
    const same = [
      ['guides/credits-and-products', 'guides/credits-products'],
      ['guides/creating-first-table', 'guides/creating-your-first-table'],
      ['guides/creating-tables', 'guides/create-tables'],
      ['guides/group-messaging', 'guides/group-messages'],
      ['guides/how-avilablity-works', 'guides/how-availability-works'],
      ['guides/01-tables', 'guides/02-tables'],
      ['guides/data-base', 'guides/database'],
    ] as const;
    for (const [written, known] of same) assert.ok(haveSimilarWords(written, known), written);
  });

  it('takes no name with another word for the same, however long the rest is', () => {
    const others = [
      ['images/scheduler-booking-link', 'images/scheduler-booking-rules'],
      ['reference/sms/introduction', 'reference/dns/introduction'],
      ['channels/sms/sms-configuration', 'channels/more/chat-configuration'],
      ['content-management-system', 'user-management-system'],
    ] as const;
    for (const [written, known] of others) assert.ok(!haveSimilarWords(written, known), written);
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
