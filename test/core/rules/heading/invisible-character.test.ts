import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('heading/invisible-character', () => {
  const rule = probe('heading/invisible-character');

  it('reports a copied link to the heading, and removes it', () => {
    const body = '## Set up[\u200b](#set-up "Direct link to heading")\n';
    assert.match(rule.message(body), /\(U\+200B\), so links to `#set-up` don’t work/);
    assert.deepEqual(rule.fixes(body), ['*!Remove the empty link']);
    assert.equal(rule.fixed(body, 'link'), '## Set up\n');
    assert.equal(rule.fixed('## Set up [\u200b](#set-up)\n', 'link'), '## Set up\n');
  });

  it('reports single characters, written as they are or as entities', () => {
    for (const written of ['\u200b', '\u2060', '&#8203;', '&#x200B;', '&ZeroWidthSpace;']) {
      assert.equal(rule.fixed(`### Set${written} up\n`, 'character'), '### Set up\n', written);
    }
  });

  it('is not sure where a link has the character in its address', () => {
    assert.deepEqual(rule.fixes('[a](#set-up%E2%80%8B)\n\n## Set up\u200b\n'), ['*Remove the invisible character']);
  });

  it('leaves alone headings without such an anchor, and what belongs to the spelling', () => {
    const body =
      '## Set up\n\n##### Five\u200b\n\n## Given\u200b {#given}\n\n## សួស្តី\u200bពិភពលោក\n\n## می\u200cخواهم\n\n## Auto\u00admatic\n\nText\u200b.\n';
    assert.deepEqual(rule.found(body), []);
  });
});
