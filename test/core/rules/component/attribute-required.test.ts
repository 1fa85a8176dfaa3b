import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyFix, componentFindings, fixTitles, snippetFindings } from '../../../support/componentFindings.ts';

describe('component/attribute-required', () => {
  const missingIn = (body: string): readonly string[] => componentFindings('component/attribute-required', body);

  it('reports child components without what they need', () => {
    assert.deepEqual(missingIn('<Tabs>\n<Tab>A</Tab>\n</Tabs>\n\n<ResponseField type="string">B</ResponseField>'), [
      'error: Tab',
      'error: ResponseField',
    ]);
  });

  it('offers the label that the parent’s tag has for it', () => {
    const body = '<Tabs items={["npm", "pnpm"]}>\n<Tab>A</Tab>\n<Tab>B</Tab>\n</Tabs>';
    const fixed = applyFix('component/attribute-required', body, 'Add `title="npm"`');
    assert.match(fixed, /<Tab title="npm">A/);
  });

  it('is content with one of several', () => {
    assert.deepEqual(missingIn('<Icon />'), ['error: Icon']);
    assert.deepEqual(
      missingIn('<Icon src="/a.svg" />\n\n<Icon icon="play" />\n\n<Tooltip description="A">B</Tooltip>'),
      [],
    );
  });

  it('accepts expressions, flags and empty texts', () => {
    assert.deepEqual(missingIn('<Accordion title={name}>A</Accordion>\n\n<Accordion title="">B</Accordion>'), []);
  });

  it('is silent where an object may bring the attribute', () => {
    assert.deepEqual(missingIn('<Accordion {...props}>A</Accordion>\n\n<Icon {...props} />'), []);
  });

  it('is silent where the tag is still being typed', () => {
    assert.deepEqual(missingIn('<Accordion tit\n\nText.'), []);
  });

  it('is silent about a component that the page brings', () => {
    assert.deepEqual(missingIn('export const Accordion = () => null;\n\n<Accordion />'), []);
  });

  it('checks snippets too', () => {
    assert.deepEqual(snippetFindings('component/attribute-required', '<Accordion>A</Accordion>'), ['error: Accordion']);
  });

  it('offers a fix for each value where only some are allowed', () => {
    assert.deepEqual(fixTitles('component/attribute-required', '<Visibility>A</Visibility>'), [
      'Add `for="humans"`',
      'Add `for="agents"`',
      'Add `for="signed-in"`',
      'Add `for="signed-out"`',
    ]);
  });

  it('is the one finding about an attribute under another name', () => {
    const body = '<Tabs>\n<Tab name="A" sise="1">B</Tab>\n</Tabs>\n\n<Icon name="play" />';
    assert.deepEqual(missingIn(body), ['error: name', 'error: name']);
    assert.deepEqual(componentFindings('component/attribute-unknown', body), ['hint: sise']);
    assert.deepEqual(componentFindings('component/attribute-unknown', '<Icon icon="play" name="b" />'), [
      'warning: name',
    ]);
    assert.equal(
      applyFix('component/attribute-required', '<Icon name="play" />', 'Rename `name` to `icon`'),
      '<Icon icon="play" />',
    );
  });

  it('adds the attribute after the others', () => {
    const body = '<ResponseField type="string"\n  required>B</ResponseField>';
    assert.equal(
      applyFix('component/attribute-required', body, 'Add `name`'),
      '<ResponseField type="string"\n  required name="">B</ResponseField>',
    );
  });
});
