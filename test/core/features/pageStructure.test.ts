import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentSymbol } from '../../../server/src/core/features/answers.ts';
import { colorsOfPage, writePageColor } from '../../../server/src/core/features/site/colors.ts';
import { foldPage } from '../../../server/src/core/features/page/folding.ts';
import { linkedNamesAt } from '../../../server/src/core/features/page/tagPairs.ts';
import { outlinePage } from '../../../server/src/core/features/page/outline.ts';
import { selectionAt } from '../../../server/src/core/features/page/selection.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { LineIndex } from '../../../server/src/core/text/lines.ts';
import { configWith, pageIn, textAt } from '../../support/site.ts';

function outline(text: string): readonly string[] {
  const page = pageIn({ 'docs.json': configWith({}), 'intro.mdx': text }, 'intro.mdx');
  assert.ok(page);
  const show = (symbols: readonly DocumentSymbol[], depth: number): readonly string[] =>
    symbols.flatMap(({ name, children }) => [`${'  '.repeat(depth)}${name}`, ...show(children, depth + 1)]);
  return show(outlinePage(page), 0);
}

function folds(text: string): readonly string[] {
  const lines = new LineIndex(text);
  return foldPage(readPage(text))
    .map(({ range, kind }) => {
      const line = (offset: number): number => lines.positionAt(offset).line + 1;
      return `${line(range.start)}-${line(range.end)}${kind === undefined ? '' : ` ${kind}`}`;
    })
    .sort();
}

describe('the outline of a page', () => {
  it('nests headings by their level', () => {
    assert.deepEqual(outline('## A\n\n### B\n\n#### C\n\n### D\n\n## E\n'), ['A', '  B', '    C', '  D', 'E']);
  });

  it('has the components that make sections, with the headings in them', () => {
    const text = '## A\n\n<Accordion title="One">\n### In it\n</Accordion>\n\n### B\n';
    assert.deepEqual(outline(text), ['A', '  One', '    In it', '  B']);
  });

  it('nests the headings in components that make sections, whatever their level', () => {
    const text =
      '### Changes\n\n<Update label="May">\n\n## New\n\n</Update>\n\n<Update label="April">\n\n## New\n\n</Update>\n\n### More\n';
    assert.deepEqual(outline(text), ['Changes', '  May', '    New', '  April', '    New', 'More']);
  });

  it('lists the headings in other elements by their level', () => {
    assert.deepEqual(outline('## A\n\n<div>\n\n## B\n\n### C\n\n</div>\n\n## D\n'), ['A', 'B', '  C', 'D']);
  });

  it('has parameters wherever they are passed', () => {
    const locations = ['path', 'query', 'body', 'header'];
    const text = locations
      .map((location) => `<ParamField ${location}="in-${location}">\nText.\n</ParamField>\n`)
      .join('\n');
    assert.deepEqual(outline(text), ['in-path', 'in-query', 'in-body', 'in-header']);
  });

  it('shows what a reader sees of a heading, and never an empty name', () => {
    assert.deepEqual(outline('## The `a` **b** [c](/d)\n\n##\n'), ['The a b c', '(no text)']);
  });

  it('has the whole title of a component', () => {
    const title = 'What happens to my data when I delete my account, or when my trial ends?';
    assert.deepEqual(outline(`<Accordion title="${title}">\nText.\n</Accordion>\n`), [title]);
  });

  it('continues after what is half typed', () => {
    assert.deepEqual(outline('## A\n\n<Frame caption="open\n\n## B\n'), ['A', 'B']);
  });
});

describe('folding a page', () => {
  it('folds components and fences and leaves their last line in sight', () => {
    assert.deepEqual(folds('<Steps>\n  <Step title="a">\n    x\n  </Step>\n</Steps>\n\n```js\na\nb\n```\n'), [
      '1-4',
      '2-3',
      '7-9',
    ]);
  });

  it('folds sections and the components in them without crossing', () => {
    const text = '### A\n\n<Tabs>\n  <Tab title="b">\n\n    ## B\n\n    Text.\n\n  </Tab>\n</Tabs>\n\n## C\n\nText.\n';
    assert.deepEqual(folds(text), ['1-11', '13-15', '3-10', '4-9', '6-8']);
  });

  it('folds front matter, imports, comments, regions, sections and lists', () => {
    const text =
      '---\ntitle: a\n---\nimport A from "/a.mdx"\nimport B from "/b.mdx"\n\n## S\n\n- x\n- y\n\n{/* long\nnote */}\n\n{/* #region */}\n\nz\n\n{/* #endregion */}\n';
    assert.deepEqual(folds(text), ['1-2', '12-13 comment', '15-19 region', '4-5 imports', '7-19', '9-10']);
  });

  it('folds items of lists within lists, quotes and tables', () => {
    const text = '- a\n- b\n  - c\n    d\n  - e\n\n> f\n> g\n\n| h |\n| - |\n';
    assert.deepEqual(folds(text), ['1-5', '10-11', '2-5', '3-4', '3-5', '7-8']);
  });
});

describe('growing a selection', () => {
  it('goes from the word out to the page', () => {
    const text = '<Note>\n  See [the guide](/a).\n</Note>\n';
    const ranges = selectionAt(readPage(text), text.indexOf('guide'));
    assert.deepEqual(
      ranges.map((range) => textAt(text, range)),
      [
        'the guide',
        '[the guide](/a)',
        'See [the guide](/a).',
        '\n  See [the guide](/a).\n',
        '<Note>\n  See [the guide](/a).\n</Note>',
        text,
      ],
    );
  });

  it('takes a value, its quotes, the attribute and the tag', () => {
    const text = '<Card title="One two" href="/a" />\n';
    const ranges = selectionAt(readPage(text), text.indexOf('two'));
    assert.deepEqual(ranges.map((range) => textAt(text, range)).slice(0, 4), [
      'One two',
      '"One two"',
      'title="One two"',
      '<Card title="One two" href="/a" />',
    ]);
  });
});

describe('editing the names of a tag together', () => {
  const text = '<Steps>\n<Step title="a">x</Step>\n</Steps>\n';

  it('finds both names from either', () => {
    for (const offset of [1, 4, text.lastIndexOf('Steps'), text.lastIndexOf('>')]) {
      assert.deepEqual(
        linkedNamesAt(readPage(text), offset)?.map((range) => textAt(text, range)),
        ['Steps', 'Steps'],
      );
    }
  });

  it('leaves everything else alone', () => {
    for (const [other, offset] of [
      [text, text.indexOf('title')],
      ['<Card />', 2],
      ['<Card>', 2],
      ['`<b>x</b>`', 3],
    ] as const) {
      assert.equal(linkedNamesAt(readPage(other), offset), undefined);
    }
  });
});

describe('colors in a page', () => {
  it('are the hex values of attributes that take a color', () => {
    const text =
      '<Card title="#123456" color="#0D5F3C" />\n<Icon icon="flag" color={"#fff"} />\n<Card color={brand} />\n';
    const page = pageIn({ 'docs.json': configWith({}), 'intro.mdx': text }, 'intro.mdx');
    assert.ok(page);
    const found = colorsOfPage(page);
    assert.deepEqual(
      found.map(({ range }) => textAt(text, range)),
      ['#0D5F3C', '#fff'],
    );
    const [first] = found;
    assert.ok(first);
    assert.deepEqual(writePageColor({ red: 255, green: 0, blue: 0 }, first.range).newText, '#FF0000');
  });
});
