import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyFix, componentFindings } from '../../../support/componentFindings.ts';

describe('component/param-location', () => {
  const wrongIn = (body: string): readonly string[] => componentFindings('component/param-location', body);

  it('reports a parameter without a location and one with several', () => {
    assert.deepEqual(wrongIn('<ParamField type="string" />\n\n<Param path="a" query="a" header="a" />'), [
      'error: ParamField',
      'error: query',
      'error: header',
    ]);
  });

  it('takes a body without a name, and the places that only the platform knows', () => {
    assert.deepEqual(
      wrongIn('<ParamField body type="string" />\n\n<ParamField cookie="a" />\n\n<ParamField auth="b" />'),
      [],
    );
  });

  it('is silent where an object may set the location', () => {
    assert.deepEqual(wrongIn('<ParamField {...place} />\n\n<ParamField query={name} />'), []);
  });

  it('takes over a name that was set as in a response', () => {
    assert.equal(
      applyFix('component/param-location', '<ParamField name="id" type="string" />', 'Change `name` to `query`'),
      '<ParamField query="id" type="string" />',
    );
  });
});
