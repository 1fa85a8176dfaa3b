import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineAfterChange, linesOf, offsetAfter, type Change, type Lines } from '../../client/src/editing/change.ts';
import { closingAfter } from '../../client/src/editing/closingTag.ts';
import { commentScript } from '../../client/src/editing/comments.ts';
import { isInTag, toggleMark, type Mark } from '../../client/src/editing/emphasis.ts';
import { completeLineBreak, type LineBreak } from '../../client/src/editing/enter.ts';
import { beginsKey, isFenceDoubled } from '../../client/src/editing/fences.ts';
import { toggleLink } from '../../client/src/editing/links.ts';
import { indentItem, outdentItem } from '../../client/src/editing/lists.ts';
import { indentItems, outdentItems } from '../../client/src/editing/selectedItems.ts';
import { lineKindAt } from '../../client/src/editing/lineKind.ts';
import { newTable } from '../../client/src/editing/newTable.ts';
import {
  alignColumn,
  goToCell,
  insertColumn,
  insertRow,
  isDelimiterRowDoubled,
} from '../../client/src/editing/tables.ts';
import { applyEdits } from '../../server/src/core/text/textRange.ts';

/** The text and the selection that `|` marks in it: twice around a selection, once at a cursor. */
function read(marked: string) {
  const [before = '', inside = '', after] = marked.split('‸');
  const text = before + inside + (after ?? '');
  const start = before.length;
  return { text, selection: { start, end: after === undefined ? start : start + inside.length } };
}

/** The text after a change, with its selection marked. */
function show(text: string, { edits, selection: { start, end } }: Change): string {
  const after = applyEdits(text, edits);
  return end === start
    ? `${after.slice(0, start)}‸${after.slice(start)}`
    : `${after.slice(0, start)}‸${after.slice(start, end)}‸${after.slice(end)}`;
}

/** What a key makes of a text with a marked cursor; undefined if it is the editor's own there. */
function press(
  key: (lines: Lines, line: number, character: number) => Change | undefined,
  marked: string,
): string | undefined {
  const { text, selection } = read(marked);
  const before = text.slice(0, selection.start);
  const line = before.split('\n').length - 1;
  const change = key(linesOf(text), line, before.length - (before.lastIndexOf('\n') + 1));
  return change && show(text, change);
}

/** What Enter makes of a text with a marked cursor, if `typed` is typed before the extension answers; undefined if nothing. */
function enter(marked: string, typed = ''): string | undefined {
  const { text, selection } = read(marked);
  const [before, after] = [text.slice(0, selection.start), text.slice(selection.start)];
  const lineText = before.slice(before.lastIndexOf('\n') + 1);
  const indent = /^\s*/.exec(lineText)?.[0] ?? '';
  const rest = after.split('\n', 1)[0] ?? '';
  const lines = linesOf(`${before}\n${indent}${typed}${after}`);
  const line = before.split('\n').length - 1;
  const next = line + 2 + (typed.split('\n').length - 1);
  return completed(lines, { line, next, indent, rest }, before.length + 1 + indent.length + typed.length);
}

/** The text after a line break is completed, with the cursor where it is then. */
function completed(lines: Lines, at: LineBreak, cursor: number): string | undefined {
  const text = Array.from({ length: lines.count }, (_, line) => lines.text(line)).join('\n');
  const change = completeLineBreak(lines, at, '\n');
  if (change === undefined) return undefined;
  const after = applyEdits(text, change.edits) + (change.atEnd ?? '');
  const start = offsetAfter(cursor, change.edits);
  return `${after.slice(0, start)}‸${after.slice(start)}`;
}

function toggled(mark: Mark, marked: string): string {
  const { text, selection } = read(marked);
  return show(text, toggleMark(text, selection, mark));
}

describe('marks in a tag', () => {
  const at = (marked: string): boolean => isInTag(marked.replace('|', ''), marked.indexOf('|'));

  it('aren’t put into an attribute, where readers would see them', () => {
    for (const text of [
      '<Card title="In|stall" />',
      "<Tab title='a > b|'>",
      '<Step title={one} ti|tle="x">',
      '<Card\n  title="x|"',
    ])
      assert.ok(at(text), text);
  });

  it('are put into text next to tags', () => {
    for (const text of [
      '<Card title="x">In|stall</Card>',
      'a < b and c|',
      '<Note>\n  te|xt',
      '1 <2 "x|"',
      '</Card> te|xt',
    ])
      assert.ok(!at(text), text);
  });
});

describe('bold, italic and code', () => {
  it('are put around what is selected, and taken back by the same key', () => {
    for (const [mark, marks] of [
      ['bold', '**'],
      ['italic', '*'],
      ['code', '`'],
    ] as const) {
      const after = `Press ${marks}‸the key‸${marks}.`;
      assert.equal(toggled(mark, 'Press ‸the key‸.'), after);
      assert.equal(toggled(mark, after), 'Press ‸the key‸.');
      assert.equal(toggled(mark, `Press ‸${marks}the key${marks}‸.`), 'Press ‸the key‸.');
    }
  });

  it('are put around the word at the cursor, or around nothing yet', () => {
    assert.equal(toggled('bold', 'Press En‸ter now.'), 'Press **En‸ter** now.');
    assert.equal(toggled('bold', 'Press Enter‸ now.'), 'Press **Enter‸** now.');
    assert.equal(toggled('bold', 'Press **En‸ter** now.'), 'Press En‸ter now.');
    assert.equal(toggled('code', 'Über‸größe'), '`Über‸größe`');
    assert.equal(toggled('italic', 'a ‸ b'), 'a *‸* b');
    assert.equal(toggled('bold', 'a **‸** b'), 'a ‸ b');
  });

  it('don’t remove each other', () => {
    assert.equal(toggled('italic', '**‸key‸**'), '***‸key‸***');
    assert.equal(toggled('italic', '***‸key‸***'), '**‸key‸**');
    assert.equal(toggled('bold', '***‸key‸***'), '*‸key‸*');
    assert.equal(toggled('bold', '__‸key‸__'), '‸key‸');
    assert.equal(toggled('italic', '_‸key‸_'), '‸key‸');
  });

  it('leave whitespace and list markers outside, and mark each line', () => {
    assert.equal(toggled('bold', 'the‸ key ‸now'), 'the‸ **key** ‸now');
    assert.equal(toggled('bold', '‸- one\n- two‸\n'), '‸- **one**\n- **two**‸\n');
    assert.equal(toggled('bold', '‸- **one**\n- **two**‸\n'), '‸- one\n- two‸\n');
  });

  it('use longer marks around code with marks in it', () => {
    assert.equal(toggled('code', '‸a`b‸'), '``‸a`b‸``');
  });
});

describe('a link', () => {
  const link = (marked: string) => {
    const { text, selection } = read(marked);
    return show(text, toggleLink(text, selection));
  };

  it('is made of what is selected, with the cursor at its address', () => {
    assert.equal(link('See ‸the guide‸.'), 'See [the guide](‸).');
    assert.equal(link('See the gui‸de.'), 'See the [guide](‸).');
    assert.equal(link('See ‸https://example.com/a‸.'), 'See [‸](https://example.com/a).');
  });

  it('is removed at its text and at its address', () => {
    assert.equal(link('See [the gui‸de](/guide).'), 'See the gui‸de.');
    assert.equal(link('See [the guide](/gu‸ide).'), 'See the guide‸.');
    assert.equal(link('See ‸[the guide](/guide)‸.'), 'See ‸the guide‸.');
  });
});

describe('Enter in a list', () => {
  it('begins the next item, with the text after the cursor', () => {
    assert.equal(enter('- one‸'), '- one\n- ‸');
    assert.equal(enter('  * one‸two'), '  * one\n  * ‸two');
    assert.equal(enter('- [x] one‸'), '- [x] one\n- [ ] ‸');
    assert.equal(enter('> one‸'), '> one\n> ‸');
    assert.equal(enter('> - one‸'), '> - one\n> - ‸');
  });

  it('leaves no space at the end of the line above or at the beginning of the text below', () => {
    for (const text of ['one ‸two', 'one‸ two', 'one ‸ two']) {
      assert.equal(enter(`  * ${text}`), '  * one\n  * ‸two', text);
      assert.equal(enter(`> ${text}`), '> one\n> ‸two', text);
    }
    assert.equal(enter('1. one ‸', 'x'), '1. one\n2. x‸');
    assert.equal(enter('- ‸two'), '- \n- ‸two');
    assert.equal(enter('> ‸two'), '> \n> ‸two');
    // Two spaces break the line for readers.
    assert.equal(enter('> one  ‸two'), '> one  \n> ‸two');
  });

  it('numbers the next item and those after it', () => {
    assert.equal(
      enter('1. one‸\n2. two\n\n   More.\n3. three\n\nText.'),
      '1. one\n2. ‸\n3. two\n\n   More.\n4. three\n\nText.',
    );
    assert.equal(enter('9) nine‸'), '9) nine\n10) ‸');
    assert.equal(enter('1. one\n1. two‸\n1. three'), '1. one\n1. two\n1. ‸\n1. three');
  });

  it('keeps what is in an item there when its number gets a digit more', () => {
    assert.equal(enter('8. a‸\n9. b\n\n   More.\n   - c\n'), '8. a\n9. ‸\n10. b\n\n    More.\n    - c\n');
  });

  it('ends the list at an empty item, one level at a time', () => {
    assert.equal(enter('- [ ] ‸'), '‸');
    assert.equal(enter('> ‸'), '‸');
    assert.equal(enter('- one\n  - ‸'), '- one\n- ‸');
    assert.equal(enter('1. one\n   - ‸\n2. two'), '1. one\n2. ‸\n3. two');
  });

  it('leaves a blank line after the list or quote, so that what is typed next is no text of it', () => {
    assert.equal(enter('- one\n- ‸'), '- one\n\n‸');
    assert.equal(enter('- one\n- ‸\n- two'), '- one\n\n‸\n- two');
    assert.equal(enter('- one\n\n- ‸'), '- one\n\n‸');
    assert.equal(enter('> one\n> ‸'), '> one\n\n‸');
    assert.equal(enter('> - one\n> - ‸'), '> - one\n>\n> ‸');
  });

  it('keeps the indentation of the component around the list or quote', () => {
    assert.equal(enter('<Note>\n  - one\n  - ‸\n</Note>'), '<Note>\n  - one\n\n  ‸\n</Note>');
    assert.equal(enter('<Note>\n  > one\n  > ‸\n</Note>'), '<Note>\n  > one\n\n  ‸\n</Note>');
  });

  it('goes on with the last of the lists that begin on a line', () => {
    assert.equal(enter('- - one‸'), '- - one\n  - ‸');
    assert.equal(enter('> - 1. one‸\n>   2. two'), '> - 1. one\n>   2. ‸\n>   3. two');
    assert.equal(enter('- one\n- - ‸'), '- one\n- ‸');
    assert.equal(enter('- - - x‸'), '- - - x\n    - ‸');
    assert.equal(enter('- - - ‸'), undefined);
  });

  it('is the editor’s own before an item and outside of lists', () => {
    assert.equal(enter('‸- one'), undefined);
    assert.equal(enter('Text.‸'), undefined);
    assert.equal(enter('---‸'), undefined);
    assert.equal(enter('* * *‸'), undefined);
  });
});

describe('Tab in a list', () => {
  it('moves an item with what is in it below the one before', () => {
    assert.equal(press(indentItem, '- one\n- two‸\n  - inner\n- three'), '- one\n  - two‸\n    - inner\n- three');
    assert.equal(press(indentItem, '1. one\n2. two‸\n3. three'), '1. one\n   1. two‸\n2. three');
    assert.equal(press(indentItem, '1. one\n   1. a\n2. b‸'), '1. one\n   1. a\n   2. b‸');
    assert.equal(press(indentItem, '> - one\n> - two‸'), '> - one\n>   - two‸');
    assert.equal(press(indentItem, '- one‸'), undefined);
  });

  it('moves it back with Shift', () => {
    assert.equal(press(outdentItem, '- one\n  - two‸\n    More.'), '- one\n- two‸\n  More.');
    assert.equal(press(outdentItem, '1. one\n   1. two‸\n2. three'), '1. one\n2. two‸\n3. three');
    assert.equal(press(outdentItem, '- one‸'), undefined);
  });
});

describe('Tab on several selected items', () => {
  const select = (key: typeof indentItems, marked: string): string | undefined => {
    const { text, selection } = read(marked);
    const change = key(text, selection);
    return change && show(text, change);
  };

  it('moves them below the item before, as deep as its marker requires, and numbers them', () => {
    assert.equal(
      select(indentItems, '1. one\n‸2. two\n3. three‸\n4. four'),
      '1. one\n‸   1. two\n   2. three‸\n2. four',
    );
    const tens = Array.from({ length: 10 }, (_, at) => `${String(at + 1)}. x\n`).join('');
    assert.equal(
      select(indentItems, `${tens}11. a‸\n12. b\n    More.\n‸13. c\n`),
      `${tens}    1. a‸\n    2. b\n       More.\n‸11. c\n`,
    );
    assert.equal(select(indentItems, '- one\n‸- two\n  - inner\n- three‸'), '- one\n‸  - two\n    - inner\n  - three‸');
    assert.equal(select(indentItems, '> 1. a\n> 2. ‸b‸\n'), '> 1. a\n>    1. ‸b‸\n');
  });

  it('moves them back with Shift', () => {
    assert.equal(
      select(outdentItems, '1. one\n‸   1. two\n   2. three\n‸2. four'),
      '1. one\n‸2. two\n3. three\n‸4. four',
    );
    assert.equal(select(outdentItems, '‸- a\n  - b\n    - c\n- d‸'), '‸- a\n- b\n  - c\n- d‸');
  });

  it('is the editor’s own where the first can’t be moved, and where something else is selected', () => {
    assert.equal(select(indentItems, '‸- one\n- two‸'), undefined);
    assert.equal(select(indentItems, '- one\n‸- two\n\nText.‸'), undefined);
    assert.equal(select(outdentItems, '‸- one\n- two‸'), undefined);
  });
});

describe('Enter after an opening fence', () => {
  it('closes it', () => {
    assert.equal(enter('```bash‸'), '```bash\n‸\n```');
    assert.equal(enter('- one\n\n  ```js‸\n'), '- one\n\n  ```js\n  ‸\n  ```\n');
    assert.equal(enter('~~~~js app.js‸\n\nText.'), '~~~~js app.js\n‸\n~~~~\n\nText.');
    assert.equal(enter('```bash‸\n\n```js\n1\n```\n'), '```bash\n‸\n```\n\n```js\n1\n```\n');
  });

  it('leaves one that is closed already, and closing ones', () => {
    assert.equal(enter('```bash‸\nls\n```\n'), undefined);
    assert.equal(enter('```bash‸\nls\n```\n\n```js\n1\n```\n'), undefined);
    assert.equal(enter('```\nls\n```‸'), undefined);
    assert.equal(enter('````md\n```js‸\n````\n'), undefined);
  });
});

describe('a closing fence typed by hand', () => {
  const isDoubled = (marked: string): boolean => {
    const { text, selection } = read(marked);
    return isFenceDoubled(linesOf(text), text.slice(0, selection.start).split('\n').length - 1);
  };

  it('takes the place of the one that Enter has added', () => {
    assert.equal(isDoubled('```js\n1\n```‸\n```\n\nText.\n'), true);
    assert.equal(isDoubled('---\ntitle: A\n---\n\n  ~~~js\n  ~~~‸\n  ~~~'), true);
  });

  it('leaves a block of code that begins below, and what is code', () => {
    assert.equal(isDoubled('```js\n1\n```‸\n```\n2\n```\n'), false);
    assert.equal(isDoubled('```js\n1\n``‸\n```\n'), false);
    assert.equal(isDoubled('```‸\n```\n'), false);
    assert.equal(isDoubled('````md\n```‸\n```\n````\n'), false);
  });
});

describe('a closing tag', () => {
  const added = (typed: string, rest = '') => closingAfter(typed, { closing: '</Note>', indent: '  ', rest });

  it('comes after what was typed before the server answers', () => {
    assert.equal(added(''), '</Note>');
    assert.equal(added('Hel', ' world'), '</Note>');
    assert.equal(added('\n    Hello'), '\n  </Note>');
    assert.equal(added('\r\n'), '\r\n  </Note>');
  });

  it('isn’t added to one that was closed by hand, nor within a pair or a line', () => {
    assert.equal(added('Hello</No'), undefined);
    assert.equal(added('a ()'), undefined);
    assert.equal(added('\n', 'text'), undefined);
  });
});

describe('a line that something is to be added to', () => {
  it('is found again after lines above it were typed or removed', () => {
    assert.equal(lineAfterChange(5, { first: 2, last: 2 }, 'letters'), 5);
    assert.equal(lineAfterChange(5, { first: 2, last: 2 }, '\r\n\r\n'), 7);
    assert.equal(lineAfterChange(5, { first: 1, last: 4 }, ''), 2);
    assert.equal(lineAfterChange(5, { first: 5, last: 9 }, '\n'), 5, 'a change within it or below');
  });

  it('is gone when the line break before it is', () => {
    assert.equal(lineAfterChange(5, { first: 4, last: 5 }, ''), undefined);
    assert.equal(lineAfterChange(5, { first: 0, last: 9 }, 'a\nb\nc\nd\ne\nf'), undefined);
  });
});

describe('a table', () => {
  const table = '| Name | Size |\n| --- | --- |\n| a‸ | 1 |\n';

  it('is navigated with Tab, which adds a row at its end', () => {
    const next = (marked: string) => press((lines, line, character) => goToCell(lines, line, character, 1), marked);
    assert.equal(next(table), '| Name | Size |\n| --- | --- |\n| a | ‸1‸ |\n');
    assert.equal(next('| Name | Si‸ze |\n| --- | --- |\n| a | 1 |\n'), '| Name | Size |\n| --- | --- |\n| ‸a‸ | 1 |\n');
    assert.equal(
      next('| Name | Size |\n| --- | --- |\n| a | 1‸ |\n'),
      '| Name | Size |\n| ---- | ---- |\n| a    | 1    |\n| ‸     |      |\n',
    );
    const previous = press((lines, line, character) => goToCell(lines, line, character, -1), table);
    assert.equal(previous, '| Name | ‸Size‸ |\n| --- | --- |\n| a | 1 |\n');
  });

  it('gets rows and columns, and stays aligned', () => {
    assert.equal(
      press((lines, line, character) => insertRow(lines, line, character), table),
      '| Name | Size |\n| ---- | ---- |\n| a    | 1    |\n| ‸     |      |\n',
    );
    assert.equal(press(insertColumn, table), '| Name | ‸    | Size |\n| ---- | --- | ---- |\n| a    |     | 1    |\n');
  });

  it('has its columns aligned', () => {
    assert.equal(
      press((lines, line, character) => alignColumn(lines, line, character, 'right'), table),
      '| Name | Size |\n| ---: | ---- |\n|    ‸a‸ | 1    |\n',
    );
  });

  it('keeps pipes that are text', () => {
    assert.equal(
      press((lines, line, character) => insertRow(lines, line, character), '| a \\| b‸ |\n| --- |\n'),
      '| a \\| b |\n| ------ |\n| ‸       |\n',
    );
  });
});

describe('Enter in a table', () => {
  const head = '| Name | Size |\n| --- | --- |\n';

  it('begins a row, and cuts none in two', () => {
    for (const row of ['| a‸ | 1 |', '| a | 1‸ |', '| ‸a | 1 |', '| a |‸ 1 |']) {
      assert.equal(enter(`${head}${row}\n`), `${head}| a | 1 |\n| ‸ |  |\n`, row);
    }
    assert.equal(enter(`${head}| a‸ | 1 |\n| b | 2 |\n`), `${head}| a | 1 |\n| ‸ |  |\n| b | 2 |\n`);
    assert.equal(enter(`${head}| a \\|‸ b | 1 |`), `${head}| a \\| b | 1 |\n| ‸ |  |`);
    assert.equal(
      enter('> | A | B |\n> | - | - |\n> | a‸ | 1 |'),
      '> | A | B |\n> | - | - |\n> | a | 1 |\n> | ‸  |   |',
    );
  });

  it('keeps the columns of an aligned table', () => {
    const aligned = '  | Name | Size |\n  | ---- | ---- |\n  | a‸    | 1    |\n';
    assert.equal(enter(aligned), '  | Name | Size |\n  | ---- | ---- |\n  | a    | 1    |\n  | ‸     |      |\n');
  });

  it('never parts the header from the row of hyphens', () => {
    assert.equal(enter('| Na‸me | Size |\n| --- | --- |\n| a | 1 |'), `${head}| ‸ |  |\n| a | 1 |`);
    assert.equal(enter('| Name | Size |‸\n| --- | --- |\n| a | 1 |'), `${head}|  |  |‸\n| a | 1 |`);
    assert.equal(enter('| Name | Size |\n| -‸-- | --- |\n| a | 1 |'), `${head}| ‸ |  |\n| a | 1 |`);
  });

  it('gives a new header the row of hyphens', () => {
    assert.equal(enter('| Name | Size |‸\n\nText.'), `${head}‸\n\nText.`);
    assert.equal(enter('| Name | Size‸ |'), `${head}| ‸ |  |`);
    assert.equal(enter('  | Name | Size |‸'), '  | Name | Size |\n  | --- | --- |\n  ‸');
    assert.equal(enter('> | Name | Size |‸'), '> | Name | Size |\n> | --- | --- |\n> ‸');
    for (const other of ['| no table |‸', '|x|‸', '| --- | --- |‸', 'a | b‸', '| a | b |\n| c | d |‸']) {
      assert.equal(enter(other), undefined, other);
    }
  });

  it('leaves rows that are written by hand as they are', () => {
    assert.equal(enter(`${head}| a | 1 |‸`), undefined);
    assert.equal(enter(`${head}‸| a | 1 |`), undefined);
    assert.equal(enter('| Name | Size |‸', '| -'), undefined);
  });

  it('gives way to a row of hyphens that is typed by hand', () => {
    const isDoubled = (text: string): boolean => isDelimiterRowDoubled(linesOf(text), text.split('\n').length - 1);
    assert.equal(isDoubled(`${head}|---|---|`), true);
    assert.equal(isDoubled(`${head}| --- |`), false);
    assert.equal(isDoubled(`${head}| a | 1 |`), false);
    assert.equal(isDoubled('| --- | --- |\n| --- | --- |'), false);
  });

  it('ends the table after an empty row', () => {
    assert.equal(enter(`${head}| a | 1 |\n| ‸ |  |`), `${head}| a | 1 |\n\n‸`);
    assert.equal(enter(`${head}|  |  |‸\n\nText.`), `${head}\n‸\n\nText.`);
    assert.equal(enter(`${head}| ‸ |  |\n| a | 1 |`), `${head}|  |  |\n| ‸ |  |\n| a | 1 |`);
  });

  it('has what is typed before the extension answers in the first cell', () => {
    for (const marked of [`${head}| a‸ | 1 |`, '| Name | Size‸ |', `${head}| ‸ |  |`]) {
      for (const typed of ['x', 'two words']) {
        assert.equal(enter(marked, typed), enter(marked)?.replace('‸', `${typed}‸`), `${marked} + ${typed}`);
      }
    }
  });
});

describe('a new table', () => {
  const inserted = (marked: string, wanted: string): string | undefined => {
    const { text, selection } = read(marked);
    const line = text.slice(0, selection.start).split('\n').length - 1;
    return newTable(linesOf(text), line, wanted);
  };

  it('has a size or a header', () => {
    const sized = '| ${1:Column 1} | ${2:Column 2} |\n| --- | --- |\n| $0 |  |\n|  |  |';
    for (const size of ['2x2', '2 × 2', ' 2 X 2 ']) assert.equal(inserted('‸', size), sized, size);
    assert.equal(inserted('‸', 'Name, $Size'), '| Name | \\$Size |\n| --- | --- |\n| $0 |  |\n|  |  |');
    assert.equal(inserted('‸', 'a | b'), '| a | b |\n| --- | --- |\n| $0 |  |\n|  |  |');
    for (const wanted of ['', 'Name', '0x2', '2x0', '30x30']) assert.equal(inserted('‸', wanted), undefined, wanted);
  });

  it('is a block of its own', () => {
    assert.match(inserted('Text.‸\nMore.', '1x1') ?? '', /^\n\n\|[^]*\|\n$/);
    assert.match(inserted('Text.\n‸\n\nMore.', '1x1') ?? '', /^\n\|[^]*\|$/);
    assert.match(inserted('Text.\n\n‸\nMore.', '1x1') ?? '', /^\|[^]*\|\n$/);
  });
});

describe('the kind of a line', () => {
  const at = (marked: string) => {
    const { text, selection } = read(marked);
    const before = text.slice(0, selection.start);
    return lineKindAt(linesOf(text), before.split('\n').length - 1);
  };

  it('are lists and tables, and neither prose, code nor front matter', () => {
    assert.equal(at('- one‸'), 'list');
    assert.equal(at('| a‸ |\n| - |\n'), 'table');
    assert.equal(at('Text - with‸ a dash.'), undefined);
    assert.equal(at('```yaml\n- one‸\n```\n'), undefined);
    assert.equal(at('---\ntags:\n  - one‸\n---\n'), undefined);
    assert.equal(at('| no table‸'), undefined);
  });

  it('aren’t lists at a lone marker, which may become front matter before the next key is asked about it', () => {
    assert.equal(at('-‸'), undefined);
    assert.equal(at('--‸'), undefined);
    assert.equal(at('1.‸'), undefined);
    assert.equal(at('- ‸'), 'list');
  });
});

describe('a comment on an import', () => {
  const comment = (text: string, first: number, last = first) => {
    const change = commentScript(linesOf(text), { first, last }, { start: 0, end: 0 });
    return change && applyEdits(text, change.edits);
  };

  it('is one that MDX accepts', () => {
    assert.equal(comment("import A from './a.mdx';\n", 0), "{/* import A from './a.mdx'; */}\n");
    assert.equal(
      comment("import {\n  A,\n} from './a.mdx';\nimport B from './b.mdx';\n", 0),
      "{/* import {\n  A,\n} from './a.mdx'; */}\nimport B from './b.mdx';\n",
    );
    assert.equal(
      comment("import A from 'a';\nimport B from 'b';\n", 0, 1),
      "{/* import A from 'a';\nimport B from 'b'; */}\n",
    );
  });

  it('is left to the editor within a script, where `//` is one, and elsewhere', () => {
    assert.equal(comment("import A from 'a';\nimport B from 'b';\n", 1), undefined);
    assert.equal(comment('Text.\n', 0), undefined);
    assert.equal(comment('export const a = /* b */ 1;\n', 0), undefined);
  });
});

describe('Enter on a page', () => {
  it('breaks the line and nothing else in prose, code and front matter, and at a lone marker', () => {
    for (const marked of [
      'Text.‸',
      '```yaml\n- one‸\n```\n',
      '---\ntags:\n  - one‸\n---\n',
      '-‸',
      '---‸',
      '```‸',
      '{}‸\n```',
    ]) {
      assert.equal(enter(marked), undefined, marked);
    }
  });

  const texts = [
    '- one‸',
    '1. one‸\n2. two\n',
    '- one\n- ‸',
    '- a\n  - ‸\n- b',
    '> one‸',
    '> a\n> ‸\n\nText',
    '- o‸ne',
  ];
  const fences = ['```js‸', '```js‸\n\nText.\n', '  ```js‸\n', '- one\n\n  ```js‸'];

  it('has what is typed before the extension answers after what it adds', () => {
    for (const marked of [...texts, ...fences]) {
      for (const typed of ['x', 'const a', 'two words\nnext']) {
        assert.equal(enter(marked, typed), enter(marked)?.replace('‸', `${typed}‸`), `${marked} + ${typed}`);
      }
    }
  });

  it('adds no fence to a block of code that what was typed since has closed', () => {
    for (const marked of fences) assert.doesNotMatch(enter(marked, 'a\n```\n\nb') ?? '', /```[^]*```[^]*```/, marked);
    assert.equal(enter('```js‸', 'a\n``'), '```js\na\n``‸\n```');
    assert.equal(enter('````md‸', '```js\na\n```'), '````md\n```js\na\n```‸\n````');
  });

  it('changes nothing if the line break is gone by then', () => {
    const lines = linesOf('- one');
    assert.equal(completeLineBreak(lines, { line: 0, next: 1, indent: '', rest: '' }, '\n'), undefined);
    const other = linesOf('- one\n  two');
    assert.equal(completeLineBreak(other, { line: 0, next: 2, indent: '    ', rest: '' }, '\n'), undefined);
  });

  it('adds line breaks in the form of the file', () => {
    const lines = linesOf('```js\r\n\r\n');
    const change = completeLineBreak(lines, { line: 0, next: 2, indent: '', rest: '' }, '\r\n');
    assert.deepEqual(
      change?.edits.map(({ newText }) => newText),
      ['```\r\n'],
    );
  });
});

describe('a letter that is typed', () => {
  const begins = (marked: string): boolean => {
    const { text, selection } = read(marked);
    return beginsKey(linesOf(text), text.slice(0, selection.start).split('\n').length - 1);
  };

  it('begins a key where nothing else is on a line of the front matter, and shows the keys', () => {
    assert.equal(begins('---\ntitle: A\nd‸\n---\n'), true);
    assert.equal(begins('---\nseo:\n  d‸\n---\n'), true);
    assert.equal(begins('---\nT‸\n'), true);
  });

  it('interrupts no value, and nothing outside the front matter', () => {
    assert.equal(begins('---\ntitle: A‸\n---\n'), false);
    assert.equal(begins('---\nti‸\n---\n'), false);
    assert.equal(begins('---\ntitle: A\n---\n\nd‸\n'), false);
    assert.equal(begins('d‸\n\n---\n'), false);
  });
});
