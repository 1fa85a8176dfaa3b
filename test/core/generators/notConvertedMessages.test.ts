import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notConvertedMessage } from '../../../server/src/core/config/classic/classicSource.ts';

describe('why a setting isn’t converted', () => {
  it('is said of each name, also of those that every object has', () => {
    assert.match(notConvertedMessage(['primaryTab']), /^All pages belong to other tabs/);
    for (const name of ['constructor', 'toString', '__proto__'])
      assert.equal(notConvertedMessage([name]), 'Not available in the current format.');
  });
});
