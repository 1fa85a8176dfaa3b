import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';

describe('component/attribute-value: expressions that the platform reads without running them', () => {
  const rule = probe('component/attribute-value');
  const update = (tags: string): string => `<Update label="June" tags=${tags}>\n  Faster.\n</Update>\n`;

  it('finds tags that readers can’t filter by', () => {
    assert.deepEqual(rule.found(update('{["API", 3]}')), ['3']);
    assert.deepEqual(rule.found(`export const fixes = "Fixes";\n\n${update('{[fixes, `New`]}')}`), ['fixes', '`New`']);
    assert.deepEqual(rule.found(update('{["API", "Fixes"]}')), []);
  });

  it('finds titles without an anchor, and writes constant ones as strings', () => {
    const body = '<Accordion title={"Ports"}>\n  443\n</Accordion>\n';
    assert.deepEqual(rule.severities(body), ['hint']);
    assert.equal(rule.fixed(body, 'Change to'), '<Accordion title="Ports">\n  443\n</Accordion>\n');
    assert.match(rule.message('<Accordion title={<b>Ports</b>}>\n  443\n</Accordion>\n'), /Add an `id`/);
    assert.deepEqual(rule.found('<Accordion title={<b>Ports</b>} id="ports">\n  443\n</Accordion>\n'), []);
    assert.deepEqual(rule.found('<Card title={<b>Ports</b>}>\n  443\n</Card>\n'), []);
  });
});
