import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPage } from '../../../../server/src/core/page/readPage.ts';
import { probeArea } from '../../../support/ruleTester.ts';

const advice = /^component\/(?:prefer-|api-only)/;
const { found, fixed } = probeArea(advice);

describe('component/prefer-expandable', () => {
  it('reports all fields of an object once, and wraps them together', () => {
    const body =
      '<ParamField body="user" type="object">\n  The user.\n\n  <ParamField body="name" type="string">\n    A.\n  </ParamField>\n\n  <ParamField body="mail" type="string">\n    B.\n  </ParamField>\n</ParamField>\n';
    assert.equal(found(body).length, 1);
    const after = fixed(body) ?? '';
    assert.match(after, / {2}<Expandable title="properties">\n {2}<ParamField body="name"/);
    assert.deepEqual(found(after), []);
    assert.deepEqual(readPage(after).problems, []);
  });

  it('leaves a field alone that is before an expandable with the others', () => {
    const inner =
      '<Expandable title="FileSource">\n<ParamField body="path" type="string">\nA.\n</ParamField>\n</Expandable>';
    const kind = '<ParamField body="type" type="string">\nSays which of them.\n</ParamField>';
    assert.deepEqual(found(`<ParamField body="source" type="object">\n${kind}\n\n${inner}\n</ParamField>\n`), []);
  });
});
