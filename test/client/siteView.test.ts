import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dropChange, stepChange } from '../../client/src/siteView/dropChange.ts';
import { emptyStateOf, type EmptyState } from '../../client/src/siteView/emptyStateOf.ts';
import { isListed, type SiteNode, type SiteViewNode } from '../../client/src/siteView/node.ts';
import { SiteTree } from '../../client/src/siteView/siteTree.ts';
import type {
  NodeRefInfo,
  Outline,
  OutlineContainer,
  OutlineNode,
  OutlinePage,
} from '../../server/src/protocol/siteView.ts';
import type { SiteInfo } from '../../server/src/protocol/sites.ts';

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

const siteAt = (folder: string): SiteInfo => ({
  config: `file:///${folder}/docs.json`,
  root: `file:///${folder}`,
  name: 'Acme',
  generation: 'classic',
  pages: 0,
  isLoaded: true,
  isChecked: true,
});

const page = (entry: string, ...path: readonly (string | number)[]): OutlinePage => ({
  kind: 'page',
  path,
  label: `Title of ${entry}`,
  entry,
  uri: `file:///site/${entry}.mdx`,
});

const group = (label: string, at: number, ...children: readonly OutlineNode[]): OutlineContainer => ({
  kind: 'group',
  term: 'group',
  path: ['navigation', at],
  label,
  range,
  takes: ['page', 'group'],
  children,
});

const ref = ({ path, label }: NodeRefInfo): NodeRefInfo => ({ path, label });

const start = group('Start', 0, page('a', 'navigation', 0, 'pages', 0), page('b', 'navigation', 0, 'pages', 1));
const guides = group('Guides', 1, page('c', 'navigation', 1, 'pages', 0));
const outline: Outline = { nodes: [start, guides, group('Empty', 2)], unlisted: [page('d'), page('e')] };

function treeOf(actual: Outline = outline, root?: SiteNode): SiteTree {
  return new SiteTree(siteAt('site'), actual, { root, toFile: (uri) => uri });
}

/** The row with a label, or of the page with an entry. */
function row(tree: SiteTree, expected: string): SiteViewNode {
  const all = (nodes: readonly SiteViewNode[]): readonly SiteViewNode[] =>
    nodes.flatMap((node) => [node, ...('children' in node ? all(node.children) : [])]);
  const found = all(tree.nodes).find((node) => {
    if (node.kind === 'page') return node.outline.entry === expected;
    return node.kind === 'container' ? node.outline.label === expected : expected === 'Not in navigation';
  });
  assert.ok(found, expected);
  return found;
}

function drop(names: readonly string[], target: string | undefined, tree = treeOf()): ReturnType<typeof dropChange> {
  const nodes = names.map((name) => row(tree, name));
  if (target === undefined) return dropChange(nodes, undefined, []);
  const onto = row(tree, target);
  const { parent } = onto;
  return dropChange(nodes, onto, parent !== undefined && 'children' in parent ? parent.children : tree.nodes);
}

const [a, b] = start.children;
const [c] = guides.children;
assert.ok(a && b && c);

describe('what is dropped in the view of the site', () => {
  it('comes before a page, and last in a group', () => {
    assert.deepEqual(drop(['a'], 'c'), { kind: 'move', nodes: [ref(a)], into: ref(guides), before: ref(c) });
    assert.deepEqual(drop(['a', 'b'], 'Guides'), { kind: 'move', nodes: [ref(a), ref(b)], into: ref(guides) });
    assert.deepEqual(drop(['a'], undefined), { kind: 'move', nodes: [ref(a)] });
  });

  it('puts groups in another order, and goes into a group only together with pages', () => {
    assert.deepEqual(drop(['Guides'], 'Start'), { kind: 'move', nodes: [ref(guides)], before: ref(start) });
    assert.deepEqual(drop(['Guides', 'b'], 'Start'), {
      kind: 'move',
      nodes: [ref(guides), ref(b)],
      into: ref(start),
    });
  });

  it('comes after a page or group that it was above, so that one position down is one position down', () => {
    assert.deepEqual(drop(['a'], 'b'), { kind: 'move', nodes: [ref(a)], into: ref(start) });
    assert.deepEqual(drop(['b'], 'a'), { kind: 'move', nodes: [ref(b)], into: ref(start), before: ref(a) });
    assert.deepEqual(drop(['Start'], 'Guides'), {
      kind: 'move',
      nodes: [ref(start)],
      before: { path: ['navigation', 2], label: 'Empty' },
    });
  });

  it('moves pages of a group that is dragged too with it', () => {
    assert.deepEqual(drop(['a', 'Start'], 'c'), {
      kind: 'move',
      nodes: [ref(start)],
      into: ref(guides),
      before: ref(c),
    });
  });

  it('lists pages that were in no group', () => {
    assert.deepEqual(drop(['e', 'd'], 'Empty'), {
      kind: 'move',
      nodes: [],
      pages: ['file:///site/e.mdx', 'file:///site/d.mdx'],
      into: { path: ['navigation', 2], label: 'Empty' },
    });
  });

  it('takes pages out of the navigation when dropped among those in no group, but never a group', () => {
    assert.deepEqual(drop(['a'], 'Not in navigation'), { kind: 'remove', nodes: [ref(a)] });
    assert.deepEqual(drop(['a'], 'd'), { kind: 'remove', nodes: [ref(a)] });
    assert.equal(drop(['Guides'], 'Not in navigation'), 'nothing');
    assert.equal(drop(['e'], 'Not in navigation'), 'nothing');
  });

  it('lists pages together with others that are moved, also in a group next to theirs', () => {
    const pages = ['file:///site/d.mdx'];
    assert.deepEqual(drop(['d', 'a'], 'c'), {
      kind: 'move',
      nodes: [ref(a)],
      pages,
      into: ref(guides),
      before: ref(c),
    });
    assert.deepEqual(drop(['Guides', 'd'], 'Start'), { kind: 'move', nodes: [ref(guides)], pages, into: ref(start) });
  });

  it('changes nothing on itself or across sites', () => {
    assert.equal(drop(['a'], 'a'), 'nothing');
    const other = new SiteTree(siteAt('other'), outline, { root: undefined, toFile: (uri) => uri });
    assert.equal(dropChange([row(treeOf(), 'a')], row(other, 'Guides'), other.nodes), 'otherSite');
  });
});

describe('a row that moves by one position', () => {
  it('stops at the first and the last position', () => {
    const tree = treeOf();
    const step = (name: string, direction: 'up' | 'down'): ReturnType<typeof stepChange> => {
      const node = row(tree, name);
      assert.ok(isListed(node));
      const siblings = node.parent !== undefined && 'children' in node.parent ? node.parent.children : tree.nodes;
      return stepChange(node, siblings, direction);
    };
    assert.deepEqual(step('b', 'up'), { kind: 'move', nodes: [ref(b)], into: ref(start), before: ref(a) });
    assert.deepEqual(step('a', 'down'), { kind: 'move', nodes: [ref(a)], into: ref(start) });
    assert.deepEqual(step('Start', 'down'), {
      kind: 'move',
      nodes: [ref(start)],
      before: { path: ['navigation', 2], label: 'Empty' },
    });
    for (const [name, direction] of [
      ['a', 'up'],
      ['b', 'down'],
      ['Empty', 'down'],
    ] as const) {
      assert.equal(step(name, direction), undefined, name);
    }
  });
});

describe('the rows of a site', () => {
  it('keep their ids when others are put in another order, so that unfolded groups stay so', () => {
    const ids = (tree: SiteTree): readonly string[] => ['Start', 'Guides', 'a', 'c'].map((name) => row(tree, name).id);
    assert.deepEqual(ids(treeOf({ ...outline, nodes: [guides, start] })), ids(treeOf()));
  });

  it('have ids of their own where names or pages are repeated', () => {
    const twin = group('Start', 1, page('a', 'navigation', 1, 'pages', 0), page('a', 'navigation', 1, 'pages', 1));
    const tree = treeOf({ nodes: [start, twin], unlisted: [] });
    assert.equal(tree.size, 6);
    assert.equal(tree.pagesOf('file:///site/a.mdx').length, 3);
  });

  it('are unfolded at first on a small site, on a large one only where a single row would hide all others', () => {
    const unfolded = (...nodes: readonly OutlineContainer[]): readonly boolean[] => {
      const containers = treeOf({ nodes, unlisted: [page('d')] }).nodes.filter((node) => node.kind === 'container');
      return containers.map(({ isUnfolded }) => isUnfolded);
    };
    const many = Array.from({ length: 50 }, (_, at) => page(`many/${at}`, 'navigation', 0, 'pages', at));
    assert.deepEqual(unfolded(start, guides), [true, true]);
    assert.deepEqual(unfolded(group('All', 0, ...many)), [true]);
    assert.deepEqual(unfolded(group('All', 0, ...many), guides), [false, false]);
  });

  it('are below their site if there are several', () => {
    const root: SiteNode = { kind: 'site', id: 'site', site: siteAt('site'), parent: undefined };
    const tree = treeOf(outline, root);
    assert.ok(tree.nodes.every(({ parent }) => parent === root));
    assert.deepEqual(dropChange([row(tree, 'a')], root, []), { kind: 'move', nodes: [ref(a)] });
  });
});

describe('a view of the site without a row', () => {
  const empty: Outline = { nodes: [], unlisted: [] };
  const stateWith = (site: Partial<SiteInfo>, actual = empty, isBroken = false): EmptyState => {
    const sites = [{ ...siteAt('site'), ...site }];
    return emptyStateOf({ sites, tree: () => treeOf(actual) }, () => isBroken);
  };

  it('says that there is no site, that its pages are still being read, or that nothing is listed', () => {
    assert.equal(
      emptyStateOf({ sites: [], tree: () => undefined }, () => false),
      'noSite',
    );
    assert.equal(stateWith({ isLoaded: false }), 'reading');
    assert.equal(stateWith({}), 'noPages');
  });

  it('says that docs.json is broken rather than that nothing is listed', () => {
    assert.equal(stateWith({}, empty, true), 'broken');
    assert.equal(stateWith({ isLoaded: false }, empty, true), 'broken');
  });

  it('is none where there are rows, or several sites, or where the rows aren’t known yet', () => {
    assert.equal(stateWith({}, outline, true), undefined);
    assert.equal(
      emptyStateOf({ sites: [siteAt('a'), siteAt('b')], tree: () => treeOf(empty) }, () => true),
      undefined,
    );
    assert.equal(
      emptyStateOf({ sites: [siteAt('a')], tree: () => undefined }, () => false),
      undefined,
    );
  });
});
