import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { composeAlone } from '../../../server/src/core/config/composedTree.ts';
import { nodeAt, parseJson, valueOf, type JsonTree } from '../../../server/src/core/config/json/jsonTree.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { addToList } from '../../../server/src/core/config/edit/addToList.ts';
import { removeAll } from '../../../server/src/core/config/edit/configEdits.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';

/** A docs.json whose one group has a list with this text. */
function treeWith(list: string): JsonTree {
  return parseJson(`{\n  "navigation": [\n    { "group": "A", "pages": ${list} }\n  ]\n}\n`);
}

const group = ['navigation', 0];
const pages = [...group, 'pages'];

function added(list: string, index?: number): string {
  const tree = treeWith(list);
  const text = applyEdits(tree.text, addToList(composeAlone('docs.json' as SitePath, tree), pages, 'new', index));
  return text.slice(text.indexOf('"pages": ') + '"pages": '.length, text.lastIndexOf(' }\n  ]'));
}

function pagesOf(tree: JsonTree): readonly unknown[] {
  const list = nodeAt(tree.root, pages);
  assert.ok(list);
  return valueOf(list) as readonly unknown[];
}

const layouts = [
  '[]',
  '[ ]',
  '[\n    ]',
  '[ // none yet\n    ]',
  '["a"]',
  '["a","b"]',
  '[ "a", "b" ]',
  '[\n      "a",\n      "b"\n    ]',
  '[\r\n\t\t"a",\r\n\t\t"b"\r\n\t]',
  '[\n      "a",\n      "b",\n    ]',
  '[\n      "a", // first\n      "b" // last\n    ]',
  '[\n      "a", /* first */\n      "b", /* last */\n    ]',
  '[\n      "a" // first\n      , "b"\n    ]',
  '["a",\n     "b"]',
  '[\n      "a", "b",\n      { "group": "B", "pages": [\n        "c"\n      ] }\n    ]',
  '[{ "group": "B", "pages": ["c"] }]',
  '[/* x */ "a" /* y */, "b" /* z */]',
];

describe('a page that is added to a group', () => {
  it('is in the list as its neighbours do', () => {
    assert.equal(added('["a", "b"]'), '["a", "b", "new"]');
    assert.equal(added('["a","b"]'), '["a","b","new"]');
    assert.equal(added('["a"]', 0), '["new", "a"]');
    assert.equal(added('[\n      "a",\n      "b"\n    ]', 1), '[\n      "a",\n      "new",\n      "b"\n    ]');
    assert.equal(added('[\n      "a"\n    ]', 0), '[\n      "new",\n      "a"\n    ]');
    assert.equal(added('[\n      { "group": "B" }\n    ]'), '[\n      { "group": "B" },\n      "new"\n    ]');
  });

  it('is the only one of an empty list, on a line of its own where the brackets have theirs', () => {
    assert.equal(added('[]'), '["new"]');
    assert.equal(added('[ ]'), '[ "new" ]');
    assert.equal(added('[\n    ]'), '[\n      "new"\n    ]');
  });

  it('leaves a comment with the entry that it is about', () => {
    assert.equal(added('[\n      "a" // last\n    ]'), '[\n      "a", // last\n      "new"\n    ]');
    assert.equal(added('[\n      "a", // last\n    ]'), '[\n      "a", // last\n      "new",\n    ]');
    assert.equal(
      added('[\n      "a", /* one */\n      "b"\n    ]', 1),
      '[\n      "a", /* one */\n      "new",\n      "b"\n    ]',
    );
  });

  it('keeps tabs and the line ends of Windows', () => {
    assert.equal(added('[\r\n\t\t"a"\r\n\t]'), '[\r\n\t\t"a",\r\n\t\t"new"\r\n\t]');
  });

  it('makes the list of a group that has none', () => {
    const tree = parseJson('{ "navigation": [{ "group": "A" }] }');
    const text = applyEdits(tree.text, addToList(composeAlone('docs.json' as SitePath, tree), pages, 'new'));
    assert.equal(text, '{ "navigation": [{ "group": "A", "pages": ["new"] }] }');
  });

  it('is one entry more, at its position, and changes nothing else, wherever it is put', () => {
    for (const list of layouts) {
      const tree = treeWith(list);
      const before = pagesOf(tree);
      for (let index = 0; index <= before.length; index++) {
        const edits = addToList(composeAlone('docs.json' as SitePath, tree), pages, 'new', index);
        assert.ok(edits.length > 0 && edits.every(({ range }) => range.start === range.end), list);
        const after = parseJson(applyEdits(tree.text, edits));
        assert.deepEqual(
          after.problems.filter(({ kind }) => kind === 'other').length,
          tree.problems.filter(({ kind }) => kind === 'other').length,
          after.text,
        );
        assert.deepEqual(pagesOf(after), before.toSpliced(index, 0, 'new'), after.text);
      }
    }
  });
});

describe('entries that are taken out together', () => {
  it('leave the others as they are, whichever they are', () => {
    for (const list of layouts) {
      const tree = treeWith(list);
      const before = pagesOf(tree);
      for (let removed = 1; removed < 1 << before.length; removed++) {
        const isTaken = (at: number): boolean => (removed & (1 << at)) !== 0;
        const paths = before.flatMap((_, at) => (isTaken(at) ? [[...pages, at]] : []));
        const after = parseJson(applyEdits(tree.text, removeAll(composeAlone('docs.json' as SitePath, tree), paths)));
        assert.deepEqual(
          pagesOf(after),
          before.filter((_, at) => !isTaken(at)),
          after.text,
        );
      }
    }
  });

  it('leave rows of slashes alone, which divide a list', () => {
    const row = '/'.repeat(80);
    const tree = treeWith(`[\n      "a",\n      "b"\n      ${row}\n    ]`);
    const text = applyEdits(tree.text, removeAll(composeAlone('docs.json' as SitePath, tree), [[...pages, 1]]));
    assert.ok(text.includes(`"pages": [\n      "a"\n      ${row}\n    ]`), text);
  });
});
