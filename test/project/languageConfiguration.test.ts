import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** What the editor does by itself in a page while somebody types, as far as it lies in expressions. */
interface Configuration {
  readonly wordPattern: { readonly pattern: string; readonly flags: string };
  readonly indentationRules: { readonly increaseIndentPattern: string; readonly decreaseIndentPattern: string };
  readonly onEnterRules: readonly {
    readonly beforeText: string;
    readonly afterText?: string;
    readonly previousLineText?: string;
    readonly action: { readonly indent: string };
  }[];
  readonly folding: { readonly markers: { readonly start: string; readonly end: string } };
}

const configuration = JSON.parse(readFileSync('language-configuration-mdx.json', 'utf8')) as Configuration;

function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern).test(text);
}

/** What Enter does between two texts of a line; undefined where the indentation of lines decides. */
function onEnter(before: string, after: string, previous = ''): string | undefined {
  return configuration.onEnterRules.find(
    ({ beforeText, afterText = '^$', previousLineText = '' }) =>
      matches(beforeText, before) && matches(afterText, after) && matches(previousLineText, previous),
  )?.action.indent;
}

describe('typing in a page', () => {
  it('selects the whole name of a component or attribute by a double click, and in prose a word', () => {
    const { pattern, flags } = configuration.wordPattern;
    const words = (text: string): readonly string[] => text.match(new RegExp(pattern, flags)) ?? [];
    assert.deepEqual(words('<Tree.Folder data-open={a} name="x" />'), ['Tree.Folder', 'data-open', 'a', 'name', 'x']);
    assert.deepEqual(words('Use Steps. Then go on-line, naïvely: *now*.'), [
      ...['Use', 'Steps', 'Then', 'go', 'on-line', 'naïvely', 'now'],
    ]);
    assert.deepEqual(words('See docs.json.'), ['See', 'docs', 'json']);
  });

  it('indents after an opening tag', () => {
    const { increaseIndentPattern: pattern } = configuration.indentationRules;
    const opening = ['<Note>', '  <Card title="a > b" href={`/x`}>', '- <Tab title="a">', '1. <Step>', '<A><B c="d">'];
    const begun = ['<Card', '  <Card title="a"', '<Card style={{ a: 1 }}'];
    for (const line of [...opening, ...begun]) assert.ok(matches(pattern, line), line);
    const others = ['<Card />', '<Card title="a" />', '<Note>a</Note>', '</Note>', 'a < b', 'a <Note>', '<', '<5', '>'];
    for (const line of [...others, '<A><B></B>', '<https://a.b>', '']) assert.ok(!matches(pattern, line), line);
  });

  it('goes back at a closing tag', () => {
    const { decreaseIndentPattern: pattern } = configuration.indentationRules;
    for (const line of ['  </Note>', '    </Tree.Folder>', '  />']) assert.ok(matches(pattern, line), line);
    // A single `>` may begin a quote.
    for (const line of ['  >', '<Note>', '  a </Note>', '</', '  /']) assert.ok(!matches(pattern, line), line);
  });

  it('puts the cursor on a line of its own by Enter between two tags', () => {
    assert.equal(onEnter('<Note>', '</Note>'), 'indentOutdent');
    assert.equal(onEnter('  <Card title="a">', '</Card> '), 'indentOutdent');
    assert.equal(onEnter('>', '</Card>', '  title="a"'), 'indentOutdent');
    assert.equal(onEnter('>', '', '  title="a"'), 'indent');
    assert.equal(onEnter('<Card />', '</Note>'), undefined);
    assert.equal(onEnter('>', '', 'Text of a paragraph.'), undefined);
    assert.equal(onEnter('> quote', ''), undefined);
  });

  it('folds regions', () => {
    const { start, end } = configuration.folding.markers;
    assert.ok(matches(start, '{/* #region Setup */}') && matches(end, '  {/* #endregion */}'));
    assert.ok(!matches(start, '{/* #endregion */}') && !matches(start, 'The region'));
  });

  it('answers at once, whatever the line', () => {
    // A pattern that tries every way to cut such a line would never end.
    const lines = [
      '<A ' + 'b={c} '.repeat(200) + '"',
      '<A>'.repeat(200) + '"',
      ' '.repeat(2_000) + 'x',
      '{'.repeat(500),
    ];
    const { increaseIndentPattern, decreaseIndentPattern } = configuration.indentationRules;
    for (const line of lines) {
      assert.ok(!matches(increaseIndentPattern, line) && !matches(decreaseIndentPattern, line));
      assert.equal(onEnter(line, ''), undefined);
    }
  });
});
