import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyFix, componentFindings, componentMessages } from '../../../support/componentFindings.ts';

describe('component/children', () => {
  const intrudersIn = (body: string): readonly string[] => componentFindings('component/children', body);

  it('reports what is none of the children', () => {
    assert.deepEqual(intrudersIn('<Steps>\n<Note>A</Note>\n<Step title="B">C</Step>\n<br />\n</Steps>'), [
      'warning: Note',
      'warning: br',
    ]);
  });

  it('reports loose text once for each run', () => {
    const body = '<Steps>\n\n### A\n\nB\n\n- C\n- D\n\n<Step title="E">F</Step>\n\nG\n\n</Steps>';
    assert.deepEqual(intrudersIn(body), ['warning: ### A', 'warning: G']);
  });

  it('reports text among code blocks, and no code block', () => {
    assert.deepEqual(intrudersIn('<CodeGroup>\nText.\n\n```js A\n1\n```\n\n```js B\n2\n```\n</CodeGroup>'), [
      'warning: Text.',
    ]);
  });

  it('reports code blocks among steps', () => {
    assert.deepEqual(intrudersIn('<Steps>\n```js\n1\n```\n</Steps>'), ['warning: ```js']);
  });

  it('looks into fragments', () => {
    assert.deepEqual(intrudersIn('<Steps>\n<>\n<Note>A</Note>\n</>\n</Steps>'), ['warning: Note']);
  });

  it('leaves alone what may contain the children', () => {
    const body =
      'import Part from "/snippets/part.mdx";\n\n<Steps>\n<Part />\n<Zebra />\n<Snippet file="a.mdx" />\n{/* A comment. */}\n{steps.map(show)}\n</Steps>';
    assert.deepEqual(componentFindings('component/children', body, { 'snippets/part.mdx': '' }), []);
  });

  it('leaves alone what shows nothing, and what a syntax error may have torn apart', () => {
    assert.deepEqual(intrudersIn('<Steps>\n<Step title="A">B</Step>\n\n[a]: https://acme.example\n\n</Steps>'), []);
    assert.deepEqual(intrudersIn('<Steps>\n<Step title="A">\n<Note>B</Note>\n\n</Steps>'), []);
  });

  it('names the children, and no file that may contain them', () => {
    assert.deepEqual(componentMessages('component/children', '<Steps>\n- A\n</Steps>'), [
      '`Steps` can contain only `Step`. Move this list into `Step` or out of `Steps`.',
    ]);
    assert.deepEqual(componentMessages('component/children', '<CodeGroup>\nA\n</CodeGroup>'), [
      '`CodeGroup` can contain only code blocks. Move this text out of it.',
    ]);
  });

  it('makes one child of adjacent loose content', () => {
    assert.equal(
      applyFix('component/children', '<Steps>\n  A\n\n  B\n\n  <Step title="C">D</Step>\n</Steps>', 'Wrap in `Step`'),
      '<Steps>\n  <Step title="">\n  A\n\n  B\n  </Step>\n\n  <Step title="C">D</Step>\n</Steps>',
    );
  });
});
