import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { applyFix, componentFindings } from '../../../support/componentFindings.ts';
import { siteWithPage } from '../../../support/ruleTester.ts';
import { findingsInFiles } from '../../../support/site.ts';

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

  it('takes over a name from other attributes, which are reported nowhere else', () => {
    const rule = probe('component/param-location');
    for (const name of ['param', 'parameter', 'field', 'id']) {
      const body = `<ParamField ${name}="url" type="string" required>\n  The URL.\n</ParamField>\n`;
      assert.deepEqual(rule.found(body), [name]);
      assert.match(rule.message(body), new RegExp(`has no location\\. Rename \`${name}\` to \`path\``));
      assert.match(rule.fixed(body, 'to `query`'), /^<ParamField query="url" type="string" required>/);
      assert.deepEqual(componentFindings('component/attribute-unknown', body), []);
    }
    assert.deepEqual(rule.found('<ParamField param="a" name="b" type="string" />\n'), ['name']);
  });

  it('has one cause for all fields that are named by the same attribute', () => {
    const field = (name: string): string => `<ParamField ${name}="a" type="string" />\n\n`;
    const body = ['param', 'param', 'name'].map(field).join('') + '<ParamField type="string" />\n';
    const causes = findingsInFiles(siteWithPage(body)).map(({ cause }) => cause);
    assert.deepEqual(causes, ['ParamField param', 'ParamField param', 'ParamField name', 'page.mdx']);
  });

  it('offers first the location that a heading or the other fields name', () => {
    const rule = probe('component/param-location');
    const field = '<ParamField type="string">The id.</ParamField>\n';
    const first = (body: string): string | undefined => rule.fixes(body)[0];
    assert.equal(first(`## Body\n\n### Optional\n\n${field}`), 'Add `body`');
    assert.equal(first(`## Query parameters\n\n${field}`), 'Add `query`');
    assert.equal(first(`## Authorizations\n\n${field}\n## Body\n`), 'Add `header`');
    assert.equal(first(`## Body\n\n## Others\n\n${field}`), 'Add `path`');
    assert.equal(first(`<ParamField query="a" />\n\n${field}`), 'Add `query`');
    assert.equal(first(`<ParamField query="a" />\n\n<ParamField body="a" />\n\n${field}`), 'Add `path`');
  });
});
