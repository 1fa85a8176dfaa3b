import assert from 'node:assert/strict';
import { Tree } from '@lezer/common';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { parsePage, type ParsedPage } from '../../../../server/src/core/page/mdx/parsedPage.ts';
import { anyEdit, anyPage, edited, type AnyEdit } from '../../../support/anyPage.ts';
import { runs } from '../../../support/thorough.ts';

/** Every node of a page, by name and place. */
function nodesOf({ tree }: ParsedPage): readonly string[] {
  const nodes: string[] = [];
  tree.iterate({ enter: ({ name, from, to }) => void nodes.push(`${name} ${from}-${to}`) });
  return nodes;
}

/** Reads a text by way of an earlier reading; it must be the same as reading it from scratch. */
function readAgain(text: string, previous: ParsedPage): ParsedPage {
  const again = parsePage(text, previous);
  const fresh = parsePage(text);
  assert.deepEqual(nodesOf(again), nodesOf(fresh), JSON.stringify([previous.text, text]));
  assert.deepEqual([...again.labels].sort(), [...fresh.labels].sort());
  return again;
}

function pagesIn(folder: string): readonly { readonly name: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** The same choice of as many members in each run. */
function sample<T>(members: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(members.length / count));
  return members.filter((_, index) => index % step === 0);
}

describe('a page that is being edited', () => {
  it('is read as if it were read from scratch, after each of many changes', () => {
    fc.assert(
      fc.property(anyPage, fc.array(anyEdit, { minLength: 1, maxLength: 8 }), (text, edits) => {
        let page = parsePage(text);
        for (const edit of edits) page = readAgain(edited(page.text, edit), page);
      }),
      { numRuns: runs(100, 750), seed: 20261121 },
    );
  });

  const cases: Readonly<Record<string, readonly [before: string, after: string]>> = {
    'a tag is closed many lines below': ['<Card\n\ntext\n\n# Title\n\nend', '<Card\n\ntext\n\n# Title\n\n>end'],
    'a brace is closed at the end of the page': ['{a\n\n# Title\n', '{a\n\n# Title\n}'],
    'a definition is added that makes brackets a link': [
      '[a] and [b]\n\n[b]: /b\n',
      '[a] and [b]\n\n[b]: /b\n[a]: /a\n',
    ],
    'a footnote goes on below blank lines': ['[^1]: a\n\n\nmore\n', '[^1]: a\n\n\n    more\n'],
    'the line below makes a table of two paragraphs': ['text\na | b\n--\n', 'text\na | b\n--|--\n'],
    'front matter moves below the first line': ['---\ntitle: A\n---\n', '\n---\ntitle: A\n---\n'],
    'text moves directly above an expression over several lines': ['> more\n\n{a\n+ b}\n', '> more*\n{a\n+ b}\n'],
    'a quote goes on in a page with carriage returns': ['> # A\r\n> # B\r\n\r\nx', '> # A\r\n> # B\r\n\r\nxy'],
  };
  for (const [what, [before, after]] of Object.entries(cases)) {
    it(`notices when ${what}`, () => {
      const page = readAgain(after, parsePage(before));
      readAgain(before, page);
    });
  }
});

describe('a change in a long page', () => {
  const items = Array.from({ length: 50 }, (_, index) => `- item ${index}\n\n  with a paragraph`).join('\n');
  const text = `# Title\n\nText\n\n${items}\n\n> quoted\n\n<Card\n  title="a"\n/>\n`;

  /** The number of blocks, and of items of lists, that aren't taken over from the reading before a change. */
  function countRead(before: string, after: string): number {
    const page = parsePage(before);
    const known = new Set(page.blocks.map(({ block }) => block));
    return readAgain(after, page).blocks.filter(({ block }) => !known.has(block)).length;
  }

  it('costs no more than the blocks that it concerns', () => {
    assert.equal(countRead(text, text.replace('Text', 'More text')), 1);
    assert.equal(countRead(text, text.replace('# Title', '# A title')), 1);
    assert.equal(countRead(text, text.replace('title="a"', 'title="b"')), 1);
  });

  it('costs one item of a list, and the one before, which ends at its line', () => {
    assert.equal(countRead(text, text.replace('item 25', 'item *25*')), 2);
  });
});

// Real pages may be given; they aren't part of the project.
const corpus = process.env['DOCSIGHT_CORPUS'];

describe('pages of real sites', { skip: corpus === undefined }, () => {
  const all = corpus === undefined ? [] : pagesIn(corpus);
  const slowest = { time: 0, name: '' };

  /** Reads a text, and fails if that takes long enough to be felt. */
  function timed(name: string, text: string, previous?: ParsedPage): ParsedPage {
    const start = performance.now();
    const page = parsePage(text, previous);
    const time = performance.now() - start;
    if (time > slowest.time) Object.assign(slowest, { time, name });
    assert.ok(time < 1_000, `${name} takes ${Math.round(time)} ms`);
    return page;
  }

  it('10,000 random changes', () => {
    const edits = fc.sample(anyEdit, { numRuns: 10_000, seed: 20261121 });
    const pages = sample(all, 500);
    const edit = (at: number): AnyEdit => edits[at % edits.length] ?? { position: 0, length: 0, insert: '' };
    pages.forEach(({ name, text }, index) => {
      let page = timed(name, text);
      for (let at = 0; at < Math.ceil(10_000 / pages.length); at++) {
        const changed = edited(page.text, edit(index * 31 + at));
        const again = timed(name, changed, page);
        assert.deepEqual(nodesOf(again), nodesOf(timed(name, changed)), `${name}, change ${at}`);
        page = again;
      }
    });
  });

  it('prefixes and single deletions', () => {
    for (const { name, text } of sample(all, 400)) {
      const page = timed(name, text);
      for (let share = 0.01; share < 1; share += 0.07) {
        const at = Math.floor(text.length * share);
        timed(name, text.slice(0, at));
        readAgain(text.slice(0, at) + text.slice(at + 1), page);
      }
    }
    console.log(`slowest: ${slowest.name}, ${slowest.time.toFixed(0)} ms`);
  });
});

describe('the tree of a paragraph', () => {
  /** The most nodes next to each other, through which a search for one of them goes. */
  const widest = (tree: Tree): number =>
    tree.children.reduce(
      (most, child) => Math.max(most, child instanceof Tree ? widest(child) : 0),
      tree.children.length,
    );

  it('is as narrow if the paragraph has a hundred times as many links, so that a node is found as soon', () => {
    const widthOf = (links: number): number =>
      widest(parsePage('[the text](/b) and [the text] (/c) '.repeat(links)).tree);
    assert.ok(widthOf(20_000) <= widthOf(200) + 8, `${widthOf(200)} and ${widthOf(20_000)}`);
  });
});
