import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { disableRuleIn, settingsWithout } from '../../../server/src/core/settings/disableRule.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';

const disabled = (text: string): string => applyEdits(text, disableRuleIn(text, 'link/text'));

describe('a rule that is disabled for a site', () => {
  it('is added to the settings, whose layout and comments stay', () => {
    const text = `{
    // Ours.
    "extends": "strict",
    "rules": {
        "image/*": "off", // later
        "heading/no-h1": "error"
    },
    "ignore": ["a",   "b"]
}
`;
    assert.equal(
      disabled(text),
      text.replace('"heading/no-h1": "error"', '"heading/no-h1": "error",\n        "link/text": "off"'),
    );
  });

  it('gets the list of rules, and the file, that are missing', () => {
    assert.equal(
      disabled('{\n  "extends": "strict"\n}\n'),
      '{\n  "extends": "strict",\n  "rules": {\n    "link/text": "off"\n  }\n}\n',
    );
    assert.equal(settingsWithout('link/text'), '{\n  "rules": {\n    "link/text": "off"\n  }\n}\n');
  });

  it('keeps its options', () => {
    const text = '{ "rules": { "link/text": ["error", { "a": true }] } }';
    assert.equal(disabled(text), '{ "rules": { "link/text": ["off", { "a": true }] } }');
    assert.equal(disabled('{ "rules": { "link/text": "error" } }'), '{ "rules": { "link/text": "off" } }');
  });

  it('leaves a file with a syntax error alone', () => {
    for (const text of ['{ "rules": ', '', '[]', '{ "rules": [] }']) assert.deepEqual(disableRuleIn(text, 'a/b'), []);
  });
});
