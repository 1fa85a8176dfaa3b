import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseJson, valueOf } from '../../../server/src/core/config/json/jsonTree.ts';
import { nodesIn, type NavigationNode } from '../../../server/src/core/config/navigation.ts';
import { changeNavigation } from '../../../server/src/core/features/refactor/changeNavigation/changeNavigation.ts';
import type {
  NavigationChange,
  NodeRef,
} from '../../../server/src/core/features/refactor/changeNavigation/navigationChange.ts';
import { outlineLabel } from '../../../server/src/core/features/site/outline.ts';
import type { SiteSnapshot } from '../../../server/src/core/site/siteSnapshot.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import { siteOf } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';

/** About a third of the moves are possible. */
const numRuns = runs(60, 400);

// Any move on any navigation, however it is laid out. Pages and containers have names that occur once.

/** A navigation before it is written: pages are null. */
type Tree = null | { readonly term: string; readonly list: string; readonly children: readonly Tree[] };

const group = fc.letrec<{ tree: Tree; group: Exclude<Tree, null> }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3, depthIdentifier: 'd' }, fc.constant(null), tie('group')),
  group: fc.array(tie('tree'), { maxLength: 4 }).map((children) => ({ term: 'group', list: 'pages', children })),
})).group;

function divisions(term: string, list: string, children: fc.Arbitrary<Exclude<Tree, null>>) {
  return fc.array(children, { maxLength: 3 }).map((all) => ({ term, list, children: all }));
}

const tab = fc.oneof(
  divisions('tab', 'groups', group),
  fc
    .array(fc.oneof(fc.constant(null), group), { maxLength: 4 })
    .map((children) => ({ term: 'tab', list: 'pages', children })),
);
const navigation = fc.oneof(
  divisions('', '', group),
  divisions('', 'groups', group),
  divisions('', 'tabs', tab),
  divisions('', 'versions', divisions('version', 'tabs', tab)),
);

/** How a text is laid out, by a number for each choice. */
interface Layout {
  readonly choices: readonly number[];
  readonly unit: string;
  readonly lineEnd: string;
}

const layout = fc.record({
  choices: fc.array(fc.nat(99), { minLength: 1, maxLength: 40 }),
  unit: fc.constantFrom('  ', '\t', '    '),
  lineEnd: fc.constantFrom('\n', '\r\n'),
});

/** Writes a navigation; lists are on one line or on several, with comments and blank lines here and there. */
function write(root: Exclude<Tree, null>, { choices, unit, lineEnd }: Layout): string {
  let requests = 0;
  let named = 0;
  let remarks = 0;
  const chance = (percent: number): boolean => (choices[requests++ % choices.length] ?? 0) < percent;
  const remark = (open = chance(50)): string => (open ? `// remark${++remarks}!` : `/* remark${++remarks}! */`);
  const list = (children: readonly Tree[], indent: string): string => {
    const inner = indent + unit;
    if (children.length === 0) return chance(20) ? `[${lineEnd}${indent}]` : '[]';
    if (chance(30)) return `[${children.map((child) => node(child, indent)).join(', ')}]`;
    const lines = children.map((child, at) => {
      const above = chance(15) ? lineEnd + inner + remark() : '';
      const comma = at < children.length - 1 || chance(10) ? ',' : '';
      const whitespace = chance(10) ? lineEnd : '';
      return `${whitespace}${above}${lineEnd}${inner}${node(child, inner)}${comma}${chance(15) ? ` ${remark()}` : ''}`;
    });
    const first = chance(10) ? ` ${remark(true)}` : '';
    const last = chance(10) ? lineEnd + inner + remark() : '';
    return `[${first}${lines.join('')}${last}${lineEnd}${indent}]`;
  };
  const node = (child: Tree, indent: string): string => {
    if (child === null) return `"page${++named}"`;
    const title = `"${child.term}": "holder${++named}"`;
    if (chance(30)) return `{ ${title}, "${child.list}": ${list(child.children, indent)} }`;
    const inner = indent + unit;
    return `{${lineEnd}${inner}${title},${lineEnd}${inner}"${child.list}": ${list(child.children, inner)}${lineEnd}${indent}}`;
  };
  const outer = root.list === '' ? unit : unit + unit;
  const all = list(root.children, outer);
  const value = root.list === '' ? all : `{${lineEnd}${outer}"${root.list}": ${all}${lineEnd}${unit}}`;
  // A list of groups is right in the classic form alone.
  const [schema, theme] = root.list === '' ? ['schema', 'venus'] : ['docs', 'mint'];
  return `{${lineEnd}${unit}"$schema": "https://mintlify.com/${schema}.json",${lineEnd}${unit}"name": "A",${lineEnd}${unit}"theme": "${theme}",${lineEnd}${unit}"colors": { "primary": "#123456" },${lineEnd}${unit}"navigation": ${value}${lineEnd}}${lineEnd}`;
}

function siteWith(text: string): SiteSnapshot | undefined {
  return siteOf({ 'docs.json': text });
}

function nodesOf(site: SiteSnapshot): readonly NavigationNode[] {
  return [...nodesIn(site.config.navigation.nodes)];
}

function refTo(site: SiteSnapshot, node: NavigationNode): NodeRef {
  return { path: node.path, label: outlineLabel(site, node) };
}

function nameOf(node: NavigationNode): string {
  return node.kind === 'page' ? node.entry : node.title;
}

function containerOf(node: NavigationNode): NavigationNode | undefined {
  return node.groups.at(-1) ?? node.divisions.at(-1);
}

function childrenOf(site: SiteSnapshot, container: NavigationNode | undefined): readonly NavigationNode[] {
  if (container?.kind === 'page') return [];
  return container?.children ?? site.config.navigation.nodes;
}

function after(site: SiteSnapshot, change: NavigationChange): string | undefined {
  const answer = changeNavigation(site, change);
  return 'edits' in answer ? applyEdits(site.config.tree.text, answer.edits) : undefined;
}

/** What docs.json says, without some nodes. */
function without(text: string, names: ReadonlySet<string>): unknown {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isNamed(item)).map(strip);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strip(inner)]));
  };
  const isName = (value: unknown): boolean => typeof value === 'string' && names.has(value);
  const isNamed = (item: unknown): boolean =>
    isName(item) || (typeof item === 'object' && item !== null && Object.values(item).some(isName));
  const { root } = parseJson(text);
  return root && strip(valueOf(root));
}

function remarksIn(text: string): readonly string[] {
  return [...text.matchAll(/remark\d+!/g)].map(([one]) => one).sort();
}

function problemsIn(text: string): readonly string[] {
  return parseJson(text).problems.flatMap(({ kind, message }) => (kind === 'other' ? [message] : []));
}

const pick = fc.array(fc.nat(), { minLength: 1, maxLength: 3 });

describe('nodes of the navigation that are moved', () => {
  it('are where they were moved, in their order, and nothing else is touched', () => {
    let moved = 0;
    fc.assert(
      fc.property(navigation, layout, pick, fc.nat(), fc.option(fc.nat()), (tree, look, picked, into, before) => {
        const site = siteWith(write(tree, look));
        const nodes = site === undefined ? [] : nodesOf(site);
        if (site === undefined || nodes.length === 0) return;
        const { text } = site.config.tree;
        const chosen = nodes.filter((_, at) => picked.some((one) => one % nodes.length === at));
        const container = [undefined, ...nodes.filter(({ kind }) => kind !== 'page')][into % (nodes.length + 1)];
        const siblings = childrenOf(site, container);
        const next = before === null ? undefined : siblings[before % Math.max(1, siblings.length)];
        const change: NavigationChange = {
          kind: 'move',
          nodes: chosen.map((node) => refTo(site, node)).reverse(),
          ...(container && { into: refTo(site, container) }),
          ...(next && { before: refTo(site, next) }),
        };
        const result = after(site, change);
        if (result === undefined) return;
        moved++;
        const outer = chosen.filter((node) => ![...node.groups, ...node.divisions].some((one) => chosen.includes(one)));
        const names = outer.map(nameOf);
        const said = `${text}\n${JSON.stringify(change)}\n${result}`;
        assert.deepEqual(problemsIn(result), [], said);
        assert.deepEqual(remarksIn(result), remarksIn(text), said);
        assert.equal(/(?<!\r)\n/.test(result), look.lineEnd === '\n', said);
        const site2 = siteWith(result);
        assert.ok(site2);
        assert.deepEqual(nodesOf(site2).map(nameOf).sort(), nodes.map(nameOf).sort(), said);
        const target = container && nodesOf(site2).find((node) => nameOf(node) === nameOf(container));
        const order = childrenOf(site2, target).map(nameOf);
        const staying = siblings.slice(next === undefined ? siblings.length : siblings.indexOf(next));
        const following = staying.map(nameOf).find((name) => !names.includes(name));
        const end = following === undefined ? order.length : order.indexOf(following);
        assert.deepEqual(order.slice(end - names.length, end), names, said);
        assert.deepEqual(without(result, new Set(names)), without(text, new Set(names)), said);
      }),
      { numRuns, includeErrorInReport: true },
    );
    assert.ok(moved > numRuns / 4, `only ${moved} moves were possible`);
  });

  it('leave no trace when they are moved back', () => {
    let moved = 0;
    fc.assert(
      fc.property(
        navigation,
        fc.constantFrom('  ', '\t'),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (tree, unit, one, into, at) => {
          // With these choices everything has a line of its own, and nothing a comment.
          const site = siteWith(write(tree, { choices: [99], unit, lineEnd: '\n' }));
          const nodes = site === undefined ? [] : nodesOf(site);
          const node = nodes[one % Math.max(1, nodes.length)];
          if (site === undefined || node === undefined) return;
          const from = containerOf(node);
          const brothers = childrenOf(site, from);
          const follower = brothers[brothers.indexOf(node) + 1];
          const container = [undefined, ...nodes.filter(({ kind }) => kind !== 'page')][into % (nodes.length + 1)];
          const next = childrenOf(site, container)[at % 4];
          const there = after(site, {
            kind: 'move',
            nodes: [refTo(site, node)],
            ...(container && { into: refTo(site, container) }),
            ...(next && { before: refTo(site, next) }),
          });
          const site2 = there === undefined ? undefined : siteWith(there);
          if (site2 === undefined) return;
          moved++;
          const find = (expected: NavigationNode): NodeRef => {
            const found = nodesOf(site2).find((other) => nameOf(other) === nameOf(expected));
            assert.ok(found);
            return refTo(site2, found);
          };
          const back = after(site2, {
            kind: 'move',
            nodes: [find(node)],
            ...(from && { into: find(from) }),
            ...(follower && { before: find(follower) }),
          });
          assert.equal(back, site.config.tree.text, there);
        },
      ),
      { numRuns, includeErrorInReport: true },
    );
    assert.ok(moved > numRuns / 4, `only ${moved} moves were possible`);
  });
});
