import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { readReference } from '../../conformance/reference.ts';
import { textAt } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';

describe('each syntax error of a page is reported once, by its kind', () => {
  const cases: Readonly<Record<string, readonly [text: string, ...problems: string[]]>> = {
    'a sign': ['Less <5 and <= 3.\n', 'strayLess <', 'strayLess <'],
    'an address': [
      'See <https://a.example/b> and <me@a.example>.\n',
      'autolink <https://a.example/b>',
      'autolink <me@a.example>',
    ],
    'a comment, with all that is in it': [
      '<!-- <b> {\n\n# no heading\n-->\n\ntext\n',
      'htmlComment <!-- <b> {\n\n# no heading\n-->',
    ],
    'a comment without its end': ['<!-- a\n\ntext <b>x</b>\n', 'htmlComment <!--'],
    'a declaration': ['<!DOCTYPE html>\n', 'htmlComment <!DOCTYPE html>'],
    'a brace': ['a {b\n\nc {d}\n', 'openBrace {'],
    'an element that has no content': ['a<br>b <img src="x"> c\n', 'unclosedTag <br>', 'unclosedTag <img src="x">'],
    'an element of a paragraph': ['a <b>c\n\nd\n', 'unclosedTag <b>'],
    'a component': ['<Note>\ntext\n\n## More\n', 'unclosedTag <Note>'],
    'a closing tag of another name': ['<Note>\ntext\n</Tip>\n', 'otherName </Tip>'],
    'a closing tag with a slip': ['<Tabs>\n<Tab>\na\n</Tba>\n</Tabs>\n', 'otherName </Tba>'],
    'a closing tag without its element': ['text\n\n</Note>\n', 'strayClosing </Note>'],
    "a child's closing tag in a parent of a similar name": [
      '<Steps>\n<Step>\n</Step>\n</Step>\n</Steps>\n',
      'strayClosing </Step>',
    ],
    'a parent that is closed before its child': ['<Tabs>\n<Tab>\na\n</Tabs>\n', 'closedOver </Tabs>'],
    'a closing tag without its slash': ['<Note>\ntext\n<Note>\n\nmore\n', 'missingSlash <Note>'],
    'an empty element for a closing tag': ['<Note>\ntext\n<Note/>\n\nmore\n', 'missingSlash <Note/>'],
    "a parent's name for its child's": [
      '<Tabs>\n<Tab>\na\n</Tab>\n<Tabs>\nb\n</Tab>\n<Tab>\nc\n</Tab>\n</Tabs>\n\n<Tabs>\n<Tab>\nd\n</Tab>\n</Tabs>\n',
      'otherName </Tab>',
    ],
    'tags in different paragraphs': ['<Note>a\n\nb</Note>\n', 'acrossBlocks <Note>'],
    'a closing tag in a list item': ['<Note>\n\n- a\n- b</Note>\n', 'acrossBlocks </Note>'],
    'a tag at the end of its line': ['<Card title="a"\n\n## More\n', 'unfinishedTag <Card title="a"'],
    'a tag with a closing one': ['<Card title="a"\n\ntext\n\n</Card>\n', 'unfinishedTag <Card title="a"'],
    'a name that runs on': ['<NoteThis is it.\n\n</Note>\n', 'unfinishedTag <NoteThis is it'],
    'a value without its quote': ['<a href="/b><i>c</i></a>\n', 'unfinishedTag <a href="/b>'],
    'a value before another': ['<Card title="a href="/b">\nc\n</Card>\n', 'unfinishedTag <Card title="a href="/'],
    'a value that is being typed': ['<Card icon={\n\ntext\n', 'unfinishedTag <Card icon='],
    'a tag over lines': [
      '<Chart\n  title=a b"\n  data={[\n    { c: 1 },\n    { d: 2 }\n  ]}\n/>\n\ntext\n',
      'unfinishedTag <Chart',
    ],
    'a tag in a cell, and what the next one has': [
      '| a | b |\n| - | - |\n| Map<K,V> | {a b} |\n',
      'unfinishedTag <K',
      'expression {a b}',
    ],
    'a tag in a list item, and what the next one has': [
      '- Map<K,V>\n- {a b}\n',
      'unfinishedTag <K',
      'expression {a b}',
    ],
    'a closing tag that is being typed': ['<Note>\ntext\n</\n', 'unfinishedTag </'],
    'a closing tag before the one that is there already': ['<Note>\ntext </No\n\n</Note>\n', 'unfinishedTag </No'],
    'a tag that is being typed in a part': ['<Tabs>\n<Tab>\n<No\n</Tab>\n</Tabs>\n', 'unfinishedTag <No'],
  };
  for (const [what, [text, ...expected]] of Object.entries(cases)) {
    it(what, () => {
      assert.deepEqual(problemsOf(text), expected);
    });
  }
});

describe('no syntax error is invented', () => {
  for (const text of [
    'a < b, a <\tb and a <\nb\n',
    '`<5` and ```<b>```\n\n```\n<b>{\n```\n',
    'a \\<b> \\{c}\n',
    '<br/><br></br>\n',
    '<></>\n\n<>\n\na\n\n</>\n',
    '## Title {#id}\n\n$a < b_{c}$\n',
    'a {/* <b> { */} b\n',
    '<Note>a</Note>\n\n- <b>c</b>\n  <i>d</i>\n',
    '> <Note>\n> a\n>\n> b\n> </Note>\n',
    '| a | b |\n| - | - |\n| <b>c</b> | < d |\n',
  ]) {
    it(JSON.stringify(text), () => {
      assert.deepEqual(problemsOf(text), []);
    });
  }
});

describe('whether a page can be read agrees with the reference', () => {
  const pieces = [
    ...[
      '<Note>',
      '</Note>',
      '<Note>\n',
      '\n</Note>\n',
      '<b>',
      '</b>',
      '<Card title="a">',
      '</Card>',
      '<Icon icon="x" />',
    ],
    ...[
      '<br />',
      '<br>',
      '<>',
      '</>',
      '<a\n  b="c"\n>',
      '</a>',
      '{x}',
      '{/* c */}',
      '`x`',
      '**',
      '[a](/b)',
      '![a](/b)',
    ],
    ...[
      'text ',
      'text',
      '\n',
      '\n\n',
      '\n\n',
      '- ',
      '1. ',
      '> ',
      '  ',
      '    ',
      '## ',
      '<',
      '>',
      '{',
      '</',
      '\\',
      '\n```\nx\n```\n',
    ],
  ];

  it('in any order of pieces', () => {
    const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (page) => {
        const { failure } = readReference(page);
        // Lines of a quote or a list item without its mark, which the reference doesn't allow within a tag, are taken.
        fc.pre(!failure?.reason.includes('lazy line'));
        assert.equal(readPage(page).problems.length > 0, failure !== undefined, failure?.reason);
      }),
      { numRuns: runs(100, 20_000) },
    );
  });
});

describe('one slip on a real page costs one finding', () => {
  const pages = ['quickstart.mdx', 'installation.mdx', 'guides/troubleshooting.mdx', 'changelog.mdx'].map((name) =>
    readFileSync(`examples/site/${name}`, 'utf8'),
  );
  const slips: Readonly<Record<string, readonly [what: RegExp, by: string]>> = {
    'a closing tag is missing': [/<\/[A-Z]\w*>/g, ''],
    'an opening tag is missing': [/<[A-Z]\w*(?:\s[^<>]*)?(?<!\/)>/g, ''],
    'a closing tag has another name': [/<\/[A-Z]\w*>/g, '</Other>'],
    'a slash is missing': [/(?<=<)\/(?=[A-Z])/g, ''],
    'the end of a tag is missing': [/(?<=<\/?[A-Z][^<>{]*)>/g, ''],
    'a quote is missing': [/(?<=<[A-Z][^<>{]*)"(?=[ >])/g, ''],
  };
  for (const [what, [pattern, by]] of Object.entries(slips)) {
    it(what, () => {
      for (const page of pages) {
        for (const { index, 0: found } of page.matchAll(pattern)) {
          const text = page.slice(0, index) + by + page.slice(index + found.length);
          const problems = problemsOf(text);
          assert.ok(
            problems.length <= 1,
            `${JSON.stringify(text.slice(Math.max(0, index - 40), index + 40))}: ${problems.join(', ')}`,
          );
        }
      }
    });
  }
});

describe('thousands of syntax errors', () => {
  for (const [what, piece] of Object.entries({
    'tags that are never closed': 'a <b>c ',
    'closing tags that close nothing': '</b>\n\n',
    'components that are never closed': '<Note>\n\n',
    'tags that break off': '<a b="c\n\n',
    braces: '{ a\n\n',
    'elements without content': '<br>',
    'tags across paragraphs': '<b>a\n\nc</b>\n\n',
  })) {
    it(`${what} are read in reasonable time`, () => {
      assert.ok(readPage(piece.repeat(5_000)).problems.length >= 2_500);
    });
  }
});

function problemsOf(text: string): readonly string[] {
  return readPage(text).problems.map(({ kind, range }) => `${kind} ${textAt(text, range)}`);
}
