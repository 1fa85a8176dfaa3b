import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyFix, componentFindings, componentMessages, fixTitles } from '../../../support/componentFindings.ts';

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

  it('asks for lines of their own for the fences of several blocks that a formatter has joined', () => {
    for (const end of [' ', '\n  ']) {
      const body = `<CodeGroup>\n  \`\`\`bash npm npm install acme \`\`\` \`\`\`bash${end}Yarn yarn add acme \`\`\`\n</CodeGroup>`;
      assert.deepEqual(componentMessages('component/children', body), [
        'These code blocks are shown as text, because their fences are on lines of code. Put each fence on a line of its own.',
      ]);
      assert.deepEqual(fixTitles('component/children', body), []);
    }
  });

  const afterwards = (body: string, title: string): string => applyFix('component/children', body, title);

  it('makes a child of each heading, with all up to the next one of its level', () => {
    const body =
      '<Steps>\n### Update `a`\n\n<CodeGroup>\n```js A\n  1\n```\n```js B\n2\n```\n</CodeGroup>\n\n#### More\n\nText.\n\n### Say "go"\n\n### Set\nKey.\n</Steps>';
    assert.equal(
      afterwards(body, 'Make each heading a `Step`'),
      '<Steps>\n<Step title="Update a">\n<CodeGroup>\n```js A\n  1\n```\n```js B\n2\n```\n</CodeGroup>\n\n#### More\n\nText.\n</Step>\n\n<Step title="Say &quot;go&quot;"></Step>\n\n<Step title="Set">\n  Key.\n</Step>\n</Steps>'.replace(
        '"Say &quot;go&quot;"',
        `'Say "go"'`,
      ),
    );
    assert.equal(
      afterwards('<Tabs>\n  ## A\n\n  B\n\n  C\n</Tabs>', 'Make each heading a `Tab`'),
      '<Tabs>\n  <Tab title="A">\n  B\n\n  C\n  </Tab>\n</Tabs>',
    );
  });

  it('makes a step of each item of a numbered list, and keeps its links', () => {
    assert.equal(
      afterwards(
        '<Steps>\n  1. Set up [A](/a) first\n  2. Choose:\n     - B\n     - C\n  3. Go live!\n</Steps>',
        'Make each item a `Step`',
      ),
      '<Steps>\n  <Step title="Set up A first">\n    Set up [A](/a) first\n  </Step>\n  <Step title="Choose">\n    - B\n    - C\n  </Step>\n  <Step title="Go live!"></Step>\n</Steps>',
    );
  });

  it('removes tags around the code blocks of an example or a group', () => {
    const block = '```js A\n1\n```\n\n```js B\n2\n```';
    for (const outer of ['RequestExample', 'ResponseExample', 'CodeGroup']) {
      for (const inner of ['CodeGroup', 'Frame', 'div']) {
        const body = `<${outer}>\n<${inner}>\n${block}\n</${inner}>\n</${outer}>`;
        const isLost = outer !== 'CodeGroup';
        assert.deepEqual(intrudersIn(body), [`${isLost ? 'error' : 'warning'}: ${inner}`]);
        const so = isLost ? `, so those in \`${inner}\` aren’t shown` : '';
        assert.deepEqual(componentMessages('component/children', body), [
          `\`${outer}\` can contain only code blocks${so}. Remove the \`${inner}\` tags.`,
        ]);
        assert.equal(afterwards(body, `Remove the \`${inner}\` tags`), `<${outer}>\n${block}\n</${outer}>`);
      }
    }
  });

  it('removes no tags around something else', () => {
    const body = '<RequestExample>\n<Note>\nA\n\n```js B\n1\n```\n</Note>\n</RequestExample>';
    assert.deepEqual(intrudersIn(body), ['warning: Note']);
    assert.deepEqual(fixTitles('component/children', body), []);
  });

  it('offers no child whose title isn’t certain', () => {
    const bodies = [
      '<Steps>\nA\n\n### B\n\nC\n</Steps>',
      '<Steps>\n### A\n\n## B\n</Steps>',
      '<Steps>\n### [A](/a)\n\nB\n</Steps>',
      '<Steps>\n### A {#a}\n\nB\n</Steps>',
      '<Steps>\n### A\n\n<Step title="B">C</Step>\n</Steps>',
      '<Steps>\n- A\n- B\n</Steps>',
      '<Steps>\n1. A\n\nB\n</Steps>',
      '<Steps>\n1. ![](a.png)\n</Steps>',
      '<Steps>\n<Note>A</Note>\n</Steps>',
    ];
    for (const body of bodies) assert.deepEqual(fixTitles('component/children', body), [], body);
  });
});
