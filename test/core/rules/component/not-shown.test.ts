import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import type { Files } from '../../../support/site.ts';

const rule = probe('component/not-shown');

const example = (name: string, label: string): string => `<${name}>\n\`\`\`bash ${label}\na\n\`\`\`\n</${name}>\n`;
const site = (theme: string, variations = ''): string =>
  `{"$schema": "https://mintlify.com/docs.json", "theme": "${theme}", "name": "A", "colors": {"primary": "#0f766e"}, ${variations}"navigation": {"groups": [{"group": "Docs", "pages": ["page"]}]}}`;

describe('component/not-shown reports what readers lose', () => {
  it('a second example or panel, which is moved to the first', () => {
    for (const name of ['RequestExample', 'ResponseExample', 'Panel']) {
      const body = `${example(name, 'A')}\n${example(name, 'B')}\nText.\n`;
      assert.deepEqual(rule.found(body), [`<${name}>`]);
      const both = `<${name}>\n\`\`\`bash A\na\n\`\`\`\n\n\`\`\`bash B\na\n\`\`\`\n</${name}>\n\nText.\n`;
      assert.equal(rule.fixed(body, 'Move'), both);
    }
    assert.deepEqual(rule.found(`${example('RequestExample', 'A')}\n${example('ResponseExample', 'A')}`), []);
  });

  it('a view whose title another has', () => {
    assert.deepEqual(rule.found('<View title="A">a</View>\n\n<View title="B">b</View>\n\n<View title="A">c</View>\n'), [
      '<View title="A">',
    ]);
  });

  it('a variation of another theme, or one that isn’t declared', () => {
    const body = '<Variation is="cloud">\n  a\n</Variation>\n\n<Variation is={["own", "gone"]}>\n  b\n</Variation>\n';
    assert.equal(rule.found(body, { 'docs.json': site('mint') }).length, 2);
    const ids = (id: string): string => `"variations": {"options": [{"id": "${id}", "label": "A"}]}, `;
    assert.deepEqual(rule.found(body, { 'docs.json': site('willow', ids('cloud')) }), ['is={["own", "gone"]}']);
    assert.deepEqual(rule.found(body, { 'docs.json': site('willow', ids('own')) }), ['is="cloud"']);
    assert.deepEqual(rule.found(body, { 'docs.json': site('', ids('own')).replace('"theme": "", ', '') }), []);
  });

  it('the values of a snippet that it shows alone, of which the platform makes constants', () => {
    const files = (text: string): Files => ({ 'snippets/box.mdx': `${text}\n` });
    const body = (...values: readonly string[]): string =>
      `import Box from "/snippets/box.mdx";\nimport { far } from "/snippets/far.jsx";\n\n${values.map((value) => `<Box a={${value}} />`).join('\n\n')}\n`;
    const hidden = ['`b`', '[1]', '{ c: 1 }', '1 + 1', '-5', 'far'];
    const shown = ['"d"', '3', 'true', '<b>e</b>'];
    assert.deepEqual(
      rule.found(body(...hidden, ...shown), files('A {a}')),
      hidden.map((value) => `a={${value}}`),
    );
    assert.deepEqual(rule.found(body(...hidden), files('{a.map((b) => <i>{b}</i>)} <Card title={a} />')), []);
  });

  it('the values of a snippet that are exports of the page, which then fails', () => {
    const body = `import Box from "/snippets/box.mdx";\n\nexport const label = "L";\n\n<Box a={label} />\n`;
    const files = { 'snippets/box.mdx': 'A {a}\n' };
    assert.deepEqual(rule.found(body, files), ['a={label}']);
    assert.match(rule.message(body, files), /before the page declares `label`, so the page can’t be shown/);
  });

  it('children of a snippet', () => {
    const files = { 'snippets/box.mdx': 'Text.\n' };
    const body = (tag: string): string => `import Box from "/snippets/box.mdx";\n\n${tag}\n`;
    assert.match(rule.message(body('<Box>text</Box>'), files), /between its tags isn’t shown/);
    assert.deepEqual(rule.found(body('<Box></Box>'), files), []);
  });

  it('the tag of an element', () => {
    assert.deepEqual(
      rule.found('export const El = <b>a</b>;\nexport const Fn = () => <b>a</b>;\n\n<El />\n\n<Fn />\n'),
      ['El'],
    );
  });

  it('the tag of an export that isn’t a function, in a block', () => {
    const lost = (code: string, tag: string): readonly string[] => rule.found(`export const ${code};\n\n${tag}\n`);
    const memo = 'A = React.memo(() => <p>a</p>)';
    for (const tag of [
      '<A />',
      '<A>a</A>',
      '<div>\n  <A />\n</div>',
      '<div><A /></div>',
      '- <A />',
      'Text\n<A />\nmore.',
    ])
      assert.deepEqual(lost(memo, tag), ['A'], tag);
    assert.deepEqual(lost('B = () => <p>b</p>;\nexport const A = B', '<A />\n\n<B />'), ['A']);
    assert.deepEqual(lost('A = (() => () => <p>a</p>)()', '<A />'), ['A']);
    assert.deepEqual(lost('{ A } = { A: () => <p>a</p> }', '<A />'), ['A']);
    assert.deepEqual(lost('A = "a"', '<A />'), ['A']);
    assert.deepEqual(lost('A = class {}', '<A />'), ['A']);
    assert.deepEqual(rule.found('export class A {}\n\n<A />\n'), ['A']);
    const icons = 'Icons = { A: () => <p>a</p> }';
    assert.deepEqual(lost(icons, '<Icons.A />'), ['Icons.A']);
    assert.match(rule.message(`export const ${icons};\n\n<Icons.A />\n`), /isn’t exported by itself/);
  });

  it('no tag that the platform shows: of a function, in a sentence, by a name of its own', () => {
    const memo = 'A = React.memo(() => <p>a</p>)';
    for (const [code, tag] of [
      [memo, 'Text <A /> in a line.'],
      [memo, '<div><b>b</b><A /></div>'],
      [memo, '<div>\n  Text <A /> in a line.\n</div>'],
      [memo, '<div>Text <A /></div>'],
      [memo, '| a |\n| - |\n| <A /> |'],
      [memo, '# Text <A />'],
      [memo, '{<A />}'],
      ['A = () => <p>a</p>', '<A />'],
      ['A = function () {\n  return <p>a</p>;\n}', '<A />'],
      ['A = (() => <p>a</p>)', '<A />'],
      ['Card = React.memo(() => <p>a</p>)', '<Card />'],
      ['Icons = { A: () => <p>a</p> }', 'Text <Icons.A /> in a line.'],
    ] as const)
      assert.deepEqual(rule.found(`export const ${code};\n\n${tag}\n`), [], tag);
    assert.deepEqual(rule.found('export const B = () => <p>b</p>, A = () => <B />;\n\n<A />\n'), []);
    assert.deepEqual(rule.found('export async function A() {\n  return 1;\n}\n\n<A />\n'), []);
    assert.deepEqual(rule.found('import { A } from "/snippets/a.jsx";\n\n<A.B />\n'), []);
  });
});

describe('what a component can’t show', () => {
  const children = probe('component/children');
  const language = probe('code/language');

  it('is nothing at all if it is empty', () => {
    for (const tag of ['<Steps></Steps>', '<Tabs />', '<CodeGroup>\n\n</CodeGroup>'])
      assert.match(rule.message(`${tag}\n`), /is empty/);
    assert.deepEqual(rule.found('<Steps {...steps} />\n\n<Steps>\n  <Step title="a">b</Step>\n</Steps>\n'), []);
  });

  it('is anything but folders, files and lists in a tree', () => {
    const body =
      '<Tree>\na\n\n- b\n  - c\n\n<Card title="d">e</Card>\n\n<Tree.Folder name="f">\ng\n</Tree.Folder>\n</Tree>\n';
    assert.deepEqual(children.found(body), ['a', 'Card', 'g']);
  });

  it('is a block in a component of a sentence', () => {
    assert.deepEqual(children.found('<Badge>\n\na\n\nb\n\n</Badge>\n\n<Tooltip tip="a">\n\n- b\n\n</Tooltip>\n'), [
      '<Badge>',
      '<Tooltip tip="a">',
    ]);
    assert.deepEqual(children.found('<Tooltip tip="a">\n  <b>c</b>\n</Tooltip>\n'), ['<Tooltip tip="a">']);
    assert.deepEqual(children.found('a <Tooltip tip="b">c **d** `e`</Tooltip>\n\n<Badge>\n  f\n</Badge>\n'), []);
    assert.deepEqual(children.found('<Tooltip tip="b"><b>a</b></Tooltip>\n\nb\n\na <Badge><b>a</b></Badge> b\n'), []);
  });

  it('are the colors of a language that is misspelled', () => {
    assert.equal(language.fixed('```javascirpt\na()\n```\n', 'Change'), '```javascript\na()\n```\n');
    assert.deepEqual(language.found('```prisma\na\n```\n\n```mermaid\na\n```\n\n```shellsession\na\n```\n'), []);
  });

  it('the text of a snippet that is imported and not used, once on a page', () => {
    const files = { 'snippets/a.mdx': 'A.\n', 'snippets/b.mdx': 'B.\n', 'snippets/c.jsx': 'export const C = 1;\n' };
    const imports = 'import A from "/snippets/a.mdx";\nimport B from "/snippets/b.mdx";\n';
    assert.deepEqual(rule.severities(`${imports}\nText.\n`, files), ['hint']);
    assert.match(rule.message(`${imports}\nText.\n`, files), /`A` and `B`.*tags/);
    assert.match(rule.message(`${imports}\n<B />\n`, files), /`<A \/>`/);
    for (const body of ['<A />\n\n<B />\n', '<A />\n\n{[<B key="b" />]}\n'])
      assert.deepEqual(rule.found(`${imports}\n${body}`, files), [], body);
    // A component may be left over, and a missing file is reported as such.
    const others = 'import { C } from "/snippets/c.jsx";\nimport D from "/snippets/d.mdx";\n';
    assert.deepEqual(rule.found(`${others}\nText.\n`, files), []);
  });
});
