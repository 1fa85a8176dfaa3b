import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { titleOf } from '../../server/src/core/rules/engine/rule.ts';
import { ruleMetas } from '../../server/src/core/rules/index.ts';
import { refuseUseless } from '../support/ruleTester.ts';

describe('a rule', () => {
  it('has a test file of its name, so that whoever changes it finds its cases', () => {
    assert.deepEqual(
      ruleMetas.map(({ id }) => `test/core/rules/${id}.test.ts`).filter((file) => !existsSync(file)),
      [],
    );
  });

  it('has a name in plain words that fits into a list, and that no other has', () => {
    const titles = ruleMetas.map((meta) => titleOf(meta));
    assert.deepEqual(
      titles.filter((title) => title.length > 60 || !/^[A-Z<]/.test(title) || title.includes('`')),
      [],
    );
    assert.equal(new Set(titles).size, titles.length);
  });
});

describe('the tester of rules refuses', () => {
  const invalid = [{ source: '## \n', found: ['## '] }];

  it('a rule that there isn’t', () => {
    assert.throws(() => {
      refuseUseless('heading/none', { valid: ['Text.\n'], invalid });
    }, /no rule/);
  });

  it('a case twice', () => {
    assert.throws(() => {
      refuseUseless('heading/empty', { valid: ['## \n'], invalid });
    }, /twice/);
  });

  it('a case without an assertion', () => {
    assert.throws(() => {
      refuseUseless('heading/empty', { valid: ['Text.\n'], invalid: [{ source: '## \n', found: [] }] });
    }, /without a finding/);
    assert.throws(() => {
      refuseUseless('heading/empty', { valid: [], invalid });
    }, /valid and invalid/);
  });

  it('a fix that changes nothing', () => {
    assert.throws(() => {
      refuseUseless('heading/empty', {
        valid: ['Text.\n'],
        invalid: [{ source: '## \n', found: ['## '], fixes: { 'Remove it': '## \n' } }],
      });
    }, /changes nothing/);
  });
});
