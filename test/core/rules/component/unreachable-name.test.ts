import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const rule = probe('component/unreachable-name');
const use = (names: string, file = 'a.jsx'): string => `import { ${names} } from "/snippets/${file}";\n\n<A />\n`;

/** Returns what is found of a page that imports `A` of a file. */
function found(text: string, names = 'A', file = 'a.jsx'): readonly string[] {
  return rule.found(use(names, file), { [`snippets/${file}`]: text });
}

describe('an import that needs another name of its file', () => {
  it('is reported, whatever the name is of', () => {
    assert.deepEqual(found('const b = 1;\nexport const A = () => <i>{b}</i>;\n'), ['A']);
    assert.deepEqual(found('function b() {}\nexport function A() { return <i>{b()}</i>; }\n'), ['A']);
    assert.deepEqual(found('export const B = () => <i />;\nexport const A = () => <B />;\n'), ['A']);
    assert.deepEqual(found('const b = 1; export const A = () => <i>{b}</i>;\n'), ['A']);
    assert.deepEqual(found('function b() {} export const A = () => <i>{b()}</i>;\n'), ['A']);
    assert.deepEqual(found('import { b } from "/snippets/b.js";\nexport const A = () => <i>{b}</i>;\n'), ['A']);
    assert.deepEqual(found('export const b = 1;\nexport const A = () => <i>{b}</i>;\n', 'A', 'a.mdx'), ['A']);
  });

  it('isn’t reported if the page imports that too', () => {
    assert.deepEqual(found('export const b = 1;\nexport const A = () => <i>{b}</i>;\n', 'A, b'), []);
  });

  it('isn’t reported for names that only look the same', () => {
    const text = 'const b = 1;\nexport const A = ({ b, x }) => <i b={x.b} c={{ b: 1 }}>{b}</i>;\n';
    assert.deepEqual(found(text), []);
    assert.deepEqual(found('const b = 1;\nexport const A = () => { const b = 2; return b; };\n'), []);
    assert.deepEqual(found('const b = 1;\nexport const A = ({ x }) => <b c={x.b} b="b" />;\n'), []);
  });

  it('isn’t reported for React, nor for a file that can’t be parsed', () => {
    assert.deepEqual(found('import { useState } from "react";\nexport const A = () => <i>{useState(1)}</i>;\n'), []);
    assert.deepEqual(found('const b: number = 1;\nexport const A = () => <i>{b}</i>;\n', 'A', 'a.tsx'), []);
  });

  it('is reported of `import.meta`, with which the page is lost, but not of its address', () => {
    assert.deepEqual(found('export const A = () => <i>{import.meta.env.MODE}</i>;\n'), ['A']);
    assert.deepEqual(found('export const A = () => <i>{import.meta.url}</i>;\n'), []);
    assert.deepEqual(found('export const A = () => <i />;\nexport const B = () => import.meta.env;\n'), []);
  });

  it('is completed with what the file exports', () => {
    const files = { 'snippets/a.jsx': 'export const b = 1;\nexport const A = () => <i>{b}</i>;\n' };
    assert.equal(rule.fixed(use('A'), 'Import `b` too', files), use('A, b'));
  });

  it('is reported if a component in it is used above its declaration, which loses it or the page', () => {
    assert.deepEqual(
      found('export const A = () => {\n  const f = () => <B />;\n  const B = () => <i />;\n  return f();\n};\n'),
      ['A'],
    );
    assert.deepEqual(found('export function A() { return <B />; function B() { return <i />; } }\n'), ['A']);
    assert.deepEqual(found('export const A = () => {\n  const B = () => <i />;\n  return <B />;\n};\n'), []);
    assert.deepEqual(
      found('export const A = () => {\n  const B = ({ n }) => n && <B n={n - 1} />;\n  return <B n={2} />;\n};\n'),
      [],
    );
    assert.deepEqual(
      found('export const A = ({ B }) => {\n  const f = () => <B />;\n  { const B = 1; }\n  return f();\n};\n'),
      [],
    );
  });

  it('is reported if a component that it uses is imported before it, since the last import is copied first', () => {
    const text = 'export const B = () => <i />;\nexport const A = () => <B />;\n';
    assert.deepEqual(found(text, 'B, A'), ['A']);
    assert.deepEqual(found(text, 'A, B'), []);
  });
});

describe('an import that needs what nothing defines', () => {
  const message = (text: string, names = 'A'): string => rule.message(use(names), { 'snippets/a.jsx': text });

  it('is reported, whether it loses the page or a component', () => {
    for (const text of [
      'export const A = () => <i>{gone}</i>;\n',
      'export const A = () => <i>{process.env.KEY}</i>;\n',
      'export function A() {\n  const b = gone("a");\n  return <i>{b}</i>;\n}\n',
      'export const A = React.memo(() => <i>{gone()}</i>);\n',
      'const A = () => <i>{gone}</i>;\nexport { A };\n',
    ])
      assert.match(
        rule.message(use('A'), { 'snippets/a.jsx': text }),
        /^`A` uses `(?:gone|process)`, which nothing defines, so what uses it isn’t shown\./,
        text,
      );
    assert.match(message('export const A = () => <Missing>a</Missing>;\n'), /`Missing`.* isn’t shown/);
    assert.match(message('export const A = gone + 1;\n'), /the page can’t be shown/);
    assert.match(message('export const A = [gone, away];\n'), /`gone` and `away`.*them/);
  });

  it('isn’t reported for what is defined, or may be', () => {
    for (const text of [
      'import { useRef as ref, Suspense } from "react";\nexport const A = () => <Suspense>{ref(1)}</Suspense>;\n',
      'export const A = () => <Card title="a"><Tree.Folder name="b" /></Card>;\n',
      'export const A = () => <React.Fragment><Fragment>{useState(1)}</Fragment></React.Fragment>;\n',
      'export const A = () => <i onClick={() => gone()}>a</i>;\n',
      'export const A = () => {\n  try {\n    return gone;\n  } catch {\n    return null;\n  }\n};\n',
      'export const A = () => <i>{typeof gone === "undefined" ? 1 : gone}</i>;\n',
      'export const A = () => <i>{window.gone ? gone : posthog.x}</i>;\n',
      'export const A = ({ Icon, list, ...rest }) => <i {...rest}>{list.map((one) => <Icon key={one} />)}</i>;\n',
      'export const A = () => <A />;\n',
      'export const A = (props: Props) => <i>{gone}</i>;\n',
    ])
      assert.deepEqual(found(text), [], text);
    const files = { 'snippets/a.jsx': 'export const A = () => <Box>{gone}</Box>;\n', 'snippets/s.mdx': 'Text.\n' };
    const declared = `${use('A')}\nexport const gone = 1;\n\nexport const Box = () => <i />;\n`;
    assert.deepEqual(rule.found(declared, files), []);
    // What a snippet exports is added to the page.
    assert.deepEqual(rule.found(`import S from "/snippets/s.mdx";\n${use('A')}\n<S />\n`, files), []);
    // It is reported in a Markdown file itself.
    assert.deepEqual(found('export const A = () => <i>{gone}</i>;\n', 'A', 'a.mdx'), []);
  });
});
