import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nodesIn, type NavigationNode } from '../../../server/src/core/config/navigation.ts';
import { changeNavigation } from '../../../server/src/core/features/refactor/changeNavigation/changeNavigation.ts';
import type {
  NavigationChange,
  NodeRef,
} from '../../../server/src/core/features/refactor/changeNavigation/navigationChange.ts';
import { outlineLabel } from '../../../server/src/core/features/site/outline.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import { page, siteOf, type Files } from '../../support/site.ts';

/** What is moved: nodes, and files that no entry names. */
interface MovedOrAdded {
  readonly move?: readonly string[];
  readonly add?: readonly string[];
  readonly into?: string;
  readonly before?: string;
}

/** A change whose nodes are named by their entries and titles. */
type Requested =
  | MovedOrAdded
  | { readonly rename: string; readonly title: string }
  | { readonly remove: readonly string[] };

function classic(navigation: string): string {
  return `{\n  "name": "A",\n  "colors": { "primary": "#123456" },\n  "navigation": ${navigation}\n}\n`;
}

function current(navigation: string): string {
  return `{\n  "$schema": "https://mintlify.com/docs.json",\n  "theme": "mint",\n  "name": "A",\n  "navigation": ${navigation}\n}\n`;
}

/** docs.json after a change, or why it isn't done. */
function changed(text: string, requested: Requested, files: Files = {}): string {
  const site = siteOf({ 'docs.json': text, ...files });
  const nodes = [...nodesIn(site.config.navigation.nodes)];
  const nameOf = (node: NavigationNode): string => (node.kind === 'page' ? node.entry : node.title);
  const ref = (name: string): NodeRef => {
    const node = nodes.find((one) => nameOf(one) === name);
    return node === undefined
      ? { path: ['navigation', 9], label: name }
      : { path: node.path, label: outlineLabel(site, node) };
  };
  const targetOf = (to: { readonly into?: string; readonly before?: string }) => ({
    ...(to.into !== undefined && { into: ref(to.into) }),
    ...(to.before !== undefined && { before: ref(to.before) }),
  });
  const change = ((): NavigationChange => {
    if ('rename' in requested) return { kind: 'rename', node: ref(requested.rename), title: requested.title };
    if ('remove' in requested) return { kind: 'remove', nodes: requested.remove.map(ref) };
    const { move = [], add = [] } = requested;
    return { kind: 'move', nodes: move.map(ref), pages: add as readonly SitePath[], ...targetOf(requested) };
  })();
  const answer = changeNavigation(site, change);
  return 'refused' in answer ? answer.refused : applyEdits(text, answer.edits);
}

const twoGroups = classic(`[
    {
      "group": "One",
      "pages": [
        "a", // about a
        // about b
        "b",

        "c"
      ]
    },
    { "group": "Two", "pages": ["x", "y"] }
  ]`);

describe('a page that is moved', () => {
  it('changes its position in its group', () => {
    assert.equal(
      changed(twoGroups, { move: ['c'], into: 'One', before: 'a' }),
      twoGroups.replace('"a", //', '"c",\n        "a", //').replace('"b",\n\n        "c"', '"b"\n'),
    );
    assert.equal(changed(twoGroups, { move: ['x'], into: 'Two' }), twoGroups.replace('["x", "y"]', '["y", "x"]'));
  });

  it('takes the comments about it along', () => {
    assert.equal(
      changed(twoGroups, { move: ['b'], into: 'One', before: 'a' }),
      twoGroups
        .replace('        // about b\n        "b",\n', '')
        .replace('"a", //', '// about b\n        "b",\n        "a", //'),
    );
    assert.equal(
      changed(twoGroups, { move: ['a'], into: 'One' }),
      twoGroups.replace('        "a", // about a\n', '').replace('"c"\n', '"c",\n        "a" // about a\n'),
    );
  });

  it('is written on one line if the list is', () => {
    assert.equal(
      changed(twoGroups, { move: ['c'], into: 'Two', before: 'y' }),
      twoGroups.replace('"b",\n\n        "c"', '"b"\n').replace('["x", "y"]', '["x", "c", "y"]'),
    );
  });

  it('breaks a list on one line only for a comment that needs a line', () => {
    assert.equal(
      changed(twoGroups, { move: ['a'], into: 'Two', before: 'y' }),
      twoGroups
        .replace('        "a", // about a\n', '')
        .replace('["x", "y"]', '[\n      "x",\n      "a", // about a\n      "y"\n    ]'),
    );
  });

  it('leaves an empty list, and is the first entry of one', () => {
    const text = classic('[\n    { "group": "One", "pages": ["a"] },\n    { "group": "Two", "pages": [] }\n  ]');
    assert.equal(
      changed(text, { move: ['a'], into: 'Two' }),
      text.replace('["a"]', '[-]').replace('[]', '["a"]').replace('[-]', '[]'),
    );
  });

  it('goes with others in the order of docs.json, whichever was chosen first', () => {
    assert.equal(
      changed(twoGroups, { move: ['y', 'a', 'c'], into: 'One', before: 'b' }).replace(/\s+/g, ' '),
      twoGroups
        .replace('// about b\n        "b",\n\n        "c"', '"c", "y", // about b "b"')
        .replace('["x", "y"]', '["x"]')
        .replace(/\s+/g, ' '),
    );
  });

  it('keeps tabs and the line ends of Windows', () => {
    const text =
      '{\r\n\t"name": "A",\r\n\t"navigation": [\r\n\t\t{ "group": "One", "pages": [\r\n\t\t\t"a",\r\n\t\t\t"b"\r\n\t\t] }\r\n\t]\r\n}\r\n';
    assert.equal(
      changed(text, { move: ['b'], into: 'One', before: 'a' }),
      text.replace('"a",\r\n\t\t\t"b"', '"b",\r\n\t\t\t"a"'),
    );
  });

  it('changes nothing where it already is there', () => {
    assert.equal(changed(twoGroups, { move: ['a'], into: 'One', before: 'b' }), twoGroups);
    assert.equal(changed(twoGroups, { move: ['y'], into: 'Two' }), twoGroups);
    assert.equal(changed(twoGroups, { move: ['a', 'b'], into: 'One', before: 'b' }), twoGroups);
  });

  it('creates the list of a container that has none, and never a second one', () => {
    const text = current(`{
    "tabs": [
      {
        "tab": "Empty"
      },
      {
        "tab": "Full",
        "pages": [
          "a",
          { "group": "G", "pages": [] }
        ]
      }
    ]
  }`);
    assert.equal(
      changed(text, { move: ['a'], into: 'Empty' }),
      text.replace('          "a",\n', '').replace('"Empty"', '"Empty",\n        "pages": [\n          "a"\n        ]'),
    );
    assert.match(changed(text, { move: ['G'], into: 'Empty' }), /"Empty",\s+"groups": \[\s+{ "group": "G"/);
    assert.match(changed(text, { move: ['Empty'] }), /"tab": "Full"[^]*"tab": "Empty"/);
  });
});

describe('a group that is moved', () => {
  it('is indented as its new container requires', () => {
    const text = classic(`[
    {
      "group": "One",
      "pages": [
        "a"
      ]
    },
    {
      "group": "Two",
      "pages": [
        "b"
      ]
    }
  ]`);
    const nested = classic(`[
    {
      "group": "One",
      "pages": [
        "a",
        {
          "group": "Two",
          "pages": [
            "b"
          ]
        }
      ]
    }
  ]`);
    assert.equal(changed(text, { move: ['Two'], into: 'One' }), nested);
    assert.equal(changed(nested, { move: ['Two'] }), text);
    assert.match(changed(text, { move: ['Two'], before: 'One' }), /"Two"[^]*"One"/);
  });

  it('takes pages that were chosen with it along once', () => {
    const text = classic('[{ "group": "One", "pages": ["a"] }, { "group": "Two", "pages": [] }]');
    assert.equal(
      changed(text, { move: ['a', 'One'], into: 'Two' }),
      classic('[{ "group": "Two", "pages": [{ "group": "One", "pages": ["a"] }] }]'),
    );
  });

  it('goes between tabs', () => {
    const text = current(
      '{ "tabs": [{ "tab": "T", "groups": [{ "group": "G", "pages": [] }] }, { "tab": "U", "groups": [] }] }',
    );
    assert.equal(
      changed(text, { move: ['G'], into: 'U' }),
      current('{ "tabs": [{ "tab": "T", "groups": [] }, { "tab": "U", "groups": [{ "group": "G", "pages": [] }] }] }'),
    );
  });
});

describe('a division that is moved', () => {
  const lists = [
    ['products', 'product'],
    ['languages', 'language'],
    ['versions', 'version'],
    ['tabs', 'tab'],
    ['dropdowns', 'dropdown'],
    ['anchors', 'anchor'],
  ] as const;
  for (const [list, kind] of lists) {
    it(`changes its position among others: ${list}`, () => {
      const one = `{ "${kind}": "one", "pages": ["a"] }`;
      const two = `{ "${kind}": "two", "pages": [] }`;
      const text = current(`{ "${list}": [${one}, ${two}] }`);
      assert.equal(changed(text, { move: ['two'], before: 'one' }), current(`{ "${list}": [${two}, ${one}] }`));
      assert.match(
        changed(text, { move: ['one'], into: 'two' }),
        /^\S+ can only be moved among|can’t be put into itself/,
      );
    });
  }

  it('goes to another list of its kind', () => {
    const text = current(
      '{ "versions": [{ "version": "1", "tabs": [{ "tab": "T", "menu": [{ "item": "I", "pages": [] }] }] }, { "version": "2", "tabs": [] }] }',
    );
    assert.equal(
      changed(text, { move: ['T'], into: '2' }),
      current(
        '{ "versions": [{ "version": "1", "tabs": [] }, { "version": "2", "tabs": [{ "tab": "T", "menu": [{ "item": "I", "pages": [] }] }] }] }',
      ),
    );
    assert.equal(changed(text, { move: ['I'], into: '2' }), 'Menu items can only be moved among menu items.');
  });
});

describe('an unusual change of the navigation', () => {
  const refused = (requested: Requested): string =>
    changed(twoGroups, requested, { 'logo.svg': '', 'snippets/note.mdx': 'Note.', 'new.mdx': page('New') });

  it('never leaves a comma where nothing is moved', () => {
    assert.equal(refused({ move: [], into: 'One' }), 'Select at least one entry to move.');
  });

  it('lists pages alone, each once', () => {
    assert.equal(
      refused({ add: ['logo.svg'], into: 'Two' }),
      '“logo.svg” isn’t a page and can’t be added to the navigation.',
    );
    assert.match(refused({ add: ['snippets/note.mdx'], into: 'Two' }), /isn’t a page/);
    assert.equal(
      refused({ add: ['new.mdx', 'new.mdx'], into: 'Two' }),
      twoGroups.replace('["x", "y"]', '["x", "y", "new"]'),
    );
  });

  it('gives no title more than one line', () => {
    assert.equal(refused({ rename: 'Two', title: ' A\n\tB ' }), twoGroups.replace('"Two"', '"A B"'));
  });
});

describe('an impossible change of the navigation', () => {
  it('is refused with a message', () => {
    const text = current(`{ "tabs": [
      { "tab": "Groups", "groups": [{ "group": "G", "root": "r", "pages": ["a", { "group": "Inner", "pages": ["b"] }] }] },
      { "tab": "Menu", "menu": [] },
      { "tab": "Away", "href": "https://a.dev" },
      { "tab": "Part", "$ref": "./part.json" },
      { "tab": "Api", "openapi": "openapi.json" },
      { "tab": "Odd", "pages": "a" },
      { "pages": [] }
    ] }`);
    const refused = (requested: Requested): string => changed(text, requested);
    assert.equal(refused({ move: ['G'], into: 'G' }), '“G” can’t be moved into itself.');
    assert.equal(refused({ move: ['G'], into: 'Inner' }), '“G” can’t be moved into itself.');
    assert.equal(
      refused({ move: ['a'], into: 'Groups' }),
      'The tab “Groups” contains groups. Add pages to one of them.',
    );
    assert.equal(
      refused({ move: ['a'], into: 'Menu' }),
      'The tab “Menu” contains menu items. Add pages to one of them.',
    );
    assert.equal(refused({ move: ['a'] }), 'The navigation contains tabs. Add pages to one of them.');
    assert.equal(refused({ move: ['a'], into: 'Away' }), 'The tab “Away” is a link and can’t contain other entries.');
    assert.equal(
      refused({ move: ['a'], into: 'Part' }),
      'The content of the tab “Part” is in another file. Change it there.',
    );
    assert.equal(
      refused({ move: ['a'], into: 'Api' }),
      'The content of the tab “Api” is generated from an API description and can’t be changed here.',
    );
    assert.match(refused({ move: ['a'], into: 'Odd' }), /isn’t a list/);
    assert.equal(refused({ move: ['a'], into: 'b' }), '“B” is a page and can’t contain other entries.');
    assert.equal(refused({ move: ['gone'], into: 'G' }), '“gone” changed in docs.json. Try again.');
    assert.equal(
      refused({ move: ['a'], into: 'G', before: 'b' }),
      '“B” isn’t in the same list. Choose an entry of the same list.',
    );
    assert.equal(
      refused({ rename: 'a', title: 'New' }),
      'The title of a page is in its front matter. Change it there.',
    );
    assert.equal(refused({ rename: 'G', title: ' ' }), 'The title of the group can’t be empty.');
    assert.match(refused({ rename: '', title: 'New' }), /^This tab has no title in docs\.json/);
    assert.match(
      changed(text.replace('"menu": []', '"menu": ['), { remove: ['a'] }),
      /^`docs\.json` has a syntax error/,
    );
  });

  it('is refused where another node now has the position', () => {
    const site = siteOf({ 'docs.json': twoGroups });
    const answer = changeNavigation(site, { kind: 'remove', nodes: [{ path: ['navigation', 0], label: 'Two' }] });
    assert.deepEqual(answer, { refused: '“Two” changed in docs.json. Try again.' });
  });

  it('takes a page whose title was read or written since it was shown for the same', () => {
    const site = siteOf({ 'docs.json': twoGroups, 'a.mdx': page('All about it') });
    const path = ['navigation', 0, 'pages', 0];
    for (const label of ['All about it', 'A', 'a']) {
      assert.ok('edits' in changeNavigation(site, { kind: 'remove', nodes: [{ path, label }] }), label);
    }
  });

  it('puts a page before a group’s own page by making it the first of the list', () => {
    const text = current('{ "groups": [{ "group": "G", "root": "r", "pages": ["a", "b"] }] }');
    assert.equal(changed(text, { move: ['b'], into: 'G', before: 'r' }), text.replace('"a", "b"', '"b", "a"'));
  });
});

describe('a group’s own page', () => {
  it('is listed where it is moved, with the comments about it, and the group continues without', () => {
    const text = current(
      '{ "groups": [{ "group": "G", "root": "r", "pages": ["a"] }, { "group": "H", "pages": ["b"] }] }',
    );
    assert.equal(
      changed(text, { move: ['r'], into: 'H', before: 'b' }),
      text.replace('"root": "r", ', '').replace('["b"]', '["r", "b"]'),
    );
    assert.equal(
      changed(text, { move: ['r', 'b'], into: 'G' }),
      text.replace('"root": "r", ', '').replace('["a"]', '["a", "r", "b"]').replace('["b"] }]', '[] }]'),
    );
    const remarked = current(
      '{\n    "groups": [\n      {\n        "group": "G",\n        // the start\n        "root": "r",\n        "pages": [\n          "a"\n        ]\n      }\n    ]\n  }',
    );
    assert.equal(
      changed(remarked, { move: ['r'], into: 'G' }),
      remarked
        .replace('        // the start\n        "root": "r",\n', '')
        .replace('"a"\n', '"a",\n          // the start\n          "r"\n'),
    );
  });
});

describe('pages that are added', () => {
  const files: Files = { 'new.mdx': page('New'), 'guides/more.mdx': page('More'), 'a.mdx': page('A') };

  it('come after listed ones that are moved with them, in one edit', () => {
    assert.equal(
      changed(twoGroups, { add: ['new.mdx'], move: ['c'], into: 'Two', before: 'y' }, files),
      twoGroups.replace('"b",\n\n        "c"', '"b"\n').replace('["x", "y"]', '["x", "c", "new", "y"]'),
    );
    assert.equal(
      changed(twoGroups, { add: ['new.mdx'], move: ['x'], into: 'Two', before: 'x' }, files),
      twoGroups.replace('["x", "y"]', '["x", "new", "y"]'),
    );
  });

  it('are listed as the others of the group', () => {
    assert.equal(
      changed(twoGroups, { add: ['new.mdx', 'guides/more.mdx'], into: 'Two', before: 'y' }, files),
      twoGroups.replace('["x", "y"]', '["x", "new", "guides/more", "y"]'),
    );
    const slashes = classic('[{ "group": "One", "pages": ["/a"] }]');
    assert.equal(
      changed(slashes, { add: ['new.mdx'], into: 'One' }, files),
      slashes.replace('["/a"]', '["/a", "/new"]'),
    );
  });

  it('are listed once', () => {
    assert.equal(changed(twoGroups, { add: ['a.mdx'], into: 'Two' }, files), '“A” is already in the navigation.');
    assert.equal(
      changed(twoGroups, { add: ['a.mdx', 'new.mdx'], into: 'Two' }, files),
      twoGroups.replace('["x", "y"]', '["x", "y", "new"]'),
    );
  });

  it('need a container for pages, and a file', () => {
    assert.match(changed(twoGroups, { add: ['new.mdx'] }, files), /^The navigation contains groups/);
    assert.equal(
      changed(twoGroups, { add: ['gone.mdx'], into: 'Two' }, files),
      'The page “gone.mdx” no longer exists.',
    );
  });
});

describe('a node that is renamed or removed', () => {
  it('gets its new title in place of the old one', () => {
    assert.equal(
      changed(twoGroups, { rename: 'One', title: ' "First" ' }),
      twoGroups.replace('"One"', '"\\"First\\""'),
    );
    assert.equal(changed(twoGroups, { rename: 'One', title: 'One' }), twoGroups);
    const tabs = current('{ "tabs": [{ "tab": "T", "pages": [] }] }');
    assert.equal(changed(tabs, { rename: 'T', title: 'U' }), tabs.replace('"T"', '"U"'));
  });

  it('is removed with everything in it', () => {
    assert.equal(
      changed(twoGroups, { remove: ['a', 'One'] }),
      classic('[\n    { "group": "Two", "pages": ["x", "y"] }\n  ]'),
    );
    assert.equal(
      changed(twoGroups, { remove: ['a', 'x', 'y'] }),
      twoGroups.replace('        "a", // about a\n', '').replace('["x", "y"]', '[]'),
    );
    const rooted = current('{ "groups": [{ "group": "G", "root": "r", "pages": ["a"] }] }');
    assert.equal(changed(rooted, { remove: ['r'] }), rooted.replace('"root": "r", ', ''));
  });
});
