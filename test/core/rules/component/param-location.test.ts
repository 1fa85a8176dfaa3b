import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { applyFix, componentFindings } from '../../../support/componentFindings.ts';

describe('component/param-location', () => {
  const wrongIn = (body: string): readonly string[] => componentFindings('component/param-location', body);

  it('reports a parameter without a location and one with several', () => {
    assert.deepEqual(wrongIn('<ParamField type="string" />\n\n<Param path="a" query="a" header="a" />'), [
      'error: ParamField',
      'warning: query',
      'warning: header',
    ]);
  });

  it('says of a second location that the playground leaves the field out, where a page has one', () => {
    const rule = probe('component/param-location');
    const body = (api: string): string =>
      `---\ntitle: A\ndescription: About it.\n${api}---\n\n<ParamField body="a" path="b.a" type="string" />\n`;
    assert.match(rule.message(body('api: POST /birds\n')), /so the playground leaves the field out/);
    assert.doesNotMatch(rule.message(body('')), /playground/);
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
