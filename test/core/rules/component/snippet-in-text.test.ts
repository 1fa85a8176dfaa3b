import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const rule = probe('component/snippet-in-text');
const head = 'import Text from "/snippets/text.mdx";\n\n';
const files = { 'snippets/text.mdx': 'Text.\n' };

describe('a snippet in a text, where the page can’t be shown, is reported', () => {
  const places = [
    'a <Text /> b',
    '## a <Text />',
    '| a |\n| - |\n| <Text /> |',
    '**<Text />**',
    '- a <Text />',
    '<Card title="x">a <Text /></Card>',
    '<Card title="x"><Text /> a</Card>',
  ];
  for (const place of places) {
    it(place, () => {
      assert.deepEqual(rule.found(`${head}${place}\n`, files), ['<Text />']);
    });
  }

  it('with its file named in the tag', () => {
    assert.equal(rule.found('a <Snippet file="text.mdx" /> b\n', files).length, 1);
  });
});

describe('a snippet that is a block isn’t reported', () => {
  const places = [
    '<Text />',
    'above\n<Text />\nbelow',
    '- <Text />',
    '> <Text />',
    '- [ ] <Text />',
    '<Card title="x"><Text /></Card>',
    '<Tip>\n  <Text />\n  after\n</Tip>',
    '<Text /> <Text />',
  ];
  for (const place of places) {
    it(place, () => {
      assert.deepEqual(rule.found(`${head}${place}\n`, files), []);
    });
  }

  it('nor is a component', () => {
    const body = 'import { Text } from "/snippets/text.mdx";\n\na <Text /> b\n';
    assert.deepEqual(rule.found(body, { 'snippets/text.mdx': 'export const Text = () => <b>a</b>;\n' }), []);
  });
});
