import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { isBroken, scanTag } from '../../../server/src/core/page/mdx/script/scanTag.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { textAt } from '../../support/site.ts';
import { referenceFacts } from '../../conformance/reference.ts';
import { modelFacts } from '../../conformance/subject.ts';

describe('tags', () => {
  it('are read with each attribute, its name and its value', () => {
    const text = '<Card title="A > B" cols={2} {...rest} disabled\n  href=\'/a\'>';
    const tag = scanTag(text, 0, text.length);
    assert.ok(tag && !isBroken(tag));
    assert.equal(tag.form, 'opening');
    assert.deepEqual(
      tag.attributes.map(({ name, value }) => [name, value?.kind, value?.text]),
      [
        ['title', 'text', 'A > B'],
        ['cols', 'expression', '2'],
        ['', 'expression', '...rest'],
        ['disabled', undefined, undefined],
        ['href', 'text', '/a'],
      ],
    );
    assert.equal(tag.range.end, text.length);
  });

  for (const [text, name, form] of [
    ['</Card>', 'Card', 'closing'],
    ['<br/>', 'br', 'selfClosing'],
    ['<Color.Row>', 'Color.Row', 'opening'],
    ['<>', '', 'opening'],
    ['</>', '', 'closing'],
    ['<a-b c:d="e" />', 'a-b', 'selfClosing'],
  ] as const) {
    it(`${text} is ${form}`, () => {
      const tag = scanTag(text, 0, text.length);
      assert.ok(tag && !isBroken(tag));
      assert.deepEqual([tag.name, tag.form], [name, form]);
    });
  }

  it('that are half-written keep what was read of them', () => {
    for (const text of ['<Card ico', '<Card title="A', '<Card title=', '<Card cols={2', '</Card', '<Card /']) {
      const tag = scanTag(text, 0, text.length);
      assert.ok(tag && isBroken(tag), text);
      assert.equal(tag.tag.name, 'Card');
    }
  });

  it('are none after a space, a digit or a symbol', () => {
    for (const text of ['< 5', '<5', '<=', '<!-- a -->']) assert.equal(scanTag(text, 0, text.length), undefined, text);
  });
});

describe('half-written pages', () => {
  it('keep their other children', () => {
    const text = '## One\n\n<Card title="a\n\n## Two\n\n{ open\n\n[link](/a) and `code`\n\n```js\nx\n';
    const page = readPage(text);
    assert.deepEqual(
      page.headings.map(({ range }) => textAt(text, range)),
      ['## One', '## Two'],
    );
    assert.equal(page.links.length, 1);
    assert.equal(page.codeSpans.length, 1);
    assert.equal(page.fences.length, 1);
    assert.equal(page.problems.length, 2);
  });
});

describe('links by a label', () => {
  it('find their definition however its letters are written', () => {
    const { links, definitions } = readPage('See [straße].\n\n[STRASSE]: /page\n');
    assert.equal(links[0]?.reference, definitions[0]?.label);
    assert.notEqual(links[0]?.reference, undefined);
  });
});

// The reference says what a page means; where it can read a page, Docsight must find the same.
describe('agreement with the reference', () => {
  const fixtures: Readonly<Record<string, string>> = {
    'blocks at any indentation':
      '<Steps>\n      ## Deep\n      text\n          - item\n            ```js\n            x\n            ```\n</Steps>\n',
    'tags in blocks and lines':
      'A <b>bold</b> word.\n\n<Card title="x">\n  text <Icon icon="a" /> more\n</Card>\n<A /><B />\n',
    'tags over lines': '<Card\n  title="a"\n  href="/b"\n>\n  text\n</Card>\n',
    'expressions and comments': 'a {1 + 1} b\n\n{/* note\n\nstill */}\n\n<A b={{ c: "}" }} />\n',
    'imports and exports': 'import A from "/a.mdx"\nexport const b = {\n  c: 1,\n\n  d: 2,\n}\n\n# Title\n',
    'links of all sorts': '[a](/b "t") [c][d] [d] ![e](/f) https://g.example/h. (www.i.example) [not one]\n\n[d]: /x\n',
    'code that looks like more': '`<a>` and ``{b}``\n\n~~~\n# no heading\n<c>\n~~~\n\n```md\n[x](/y)\n```\n',
    'tables and tasks': '| a | b |\n| - | - |\n| [x](/y) | `z` |\n\n- [ ] task\n- [x] done\n',
    'quotes and lists': '> ## Quoted\n> <A />\n\n1. one\n\n   ## In a list\n\n   - two\n',
    'windows line ends': '# A\r\n\r\n```js\r\nx\r\n```\r\n\r\n<B>\r\ntext\r\n</B>\r\n',
  };
  for (const [what, text] of Object.entries(fixtures)) {
    it(what, () => {
      compare(text);
    });
  }

  for (const name of readdirSync('examples/site', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mdx')) continue;
    it(`examples/site/${name}`, () => {
      compare(readFileSync(path.join('examples/site', name), 'utf8'));
    });
  }
});

function compare(text: string): void {
  const expected = referenceFacts(text);
  assert.ok(expected, 'the reference cannot parse the page');
  assert.deepEqual([...modelFacts(text)].sort(), [...expected].sort());
}

describe('imports and exports that are being typed', () => {
  for (const code of [
    'import { Chart',
    'import Chart from "./',
    "import a from '/b",
    'export const a = {',
    'export const a = [\n  1,\n\n  2,',
    'export const a = `x',
    'import a from "/b.mdx";\nimport { c',
  ]) {
    for (const lineEnd of ['\n', '\r\n']) {
      it(`leave the page after them as it is: ${JSON.stringify(code + lineEnd)}`, () => {
        const text = `${code}\n\n## After\n\nSee [it](/a).\n\nLast.\n`.replaceAll('\n', lineEnd);
        const { headings, links, problems } = readPage(text);
        assert.deepEqual(
          headings.map((heading) => heading.text),
          ['After'],
        );
        assert.equal(links.length, 1);
        assert.equal(problems.length, 1);
      });
    }
  }

  it('go on over blank lines until they are complete', () => {
    for (const code of [
      'export const a =\n\n1;',
      'export const a = {\n\nb: 1,\n\n};',
      'export const a = () =>\n\n\n2',
      'export const a =\n<div>\n\n  <p>b</p>\n\n</div>',
      'export const a =\n  <Card title="b">\n\n    c\n\n  </Card>;',
    ]) {
      const { headings, problems, script } = readPage(`${code}\n\n## After\n`);
      assert.deepEqual([headings.length, problems.length, [...script.names]], [1, 0, ['a']], code);
    }
  });
});

describe('blocks', () => {
  it('are in the footnote that holds them', () => {
    const text = 'A[^1].\n\n[^1]: The note.\n\n    ```js\n    x\n    ```\n';
    const [, footnote] = readPage(text).blocks;
    assert.equal(footnote?.kind, 'definition');
    assert.deepEqual(
      footnote.children.map(({ kind }) => kind),
      ['paragraph', 'fence'],
    );
  });

  it('end before the carriage return of their line', () => {
    const text = 'A[^1].\r\n\r\n[^1]: The note.\r\n\r\nB';
    const [, footnote] = readPage(text).blocks;
    assert.equal(footnote?.range.end, text.indexOf('.\r\n\r\nB') + 1);
  });
});
