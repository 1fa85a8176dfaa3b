import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LoadedRows } from '../../client/src/siteView/loadedRows.ts';
import type { SiteViewNode } from '../../client/src/siteView/node.ts';
import type { SiteRows } from '../../client/src/siteView/siteRows.ts';
import type { SiteInfo } from '../../server/src/protocol/sites.ts';
import type { Outline, OutlineContainer, OutlineNode } from '../../server/src/protocol/siteView.ts';
import { Schedule } from '../support/schedule.ts';
import { TreeEditor } from '../support/treeEditor.ts';
import type { HostedItem, Provider } from '../support/treeHost.ts';

// Rows get lost between the language server, the extension and the editor where answers to several requests overlap.
// Each seed is another order in which the three go on.

const seeds = Array.from({ length: 150 }, (_, seed) => seed);
const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

const page = (label: string): OutlineNode => ({ kind: 'page', path: [label], label, entry: label, uri: `f:/${label}` });
const group = (label: string, ...children: readonly OutlineNode[]): OutlineContainer => ({
  ...{ kind: 'group', term: 'group', path: [label], label, range, takes: ['page', 'group'], children },
});

/** Some states of two sites: with no site yet, with one, with both, and with other rows. */
const outlines: readonly (readonly (readonly OutlineNode[])[])[] = [
  [],
  [[group('Start', page('a'), page('b'))]],
  [[group('Start', page('a'), page('b')), group('Guides', page('c'))], [group('Labs', page('d'))]],
  [
    [group('Start', page('b'), group('Inner', page('a')))],
    [group('Labs', page('e'), page('d')), group('New', page('f'))],
  ],
];

/** The language server, with how the sites look at the moment. */
class FakeServer {
  readonly #schedule: Schedule;
  #requests = 0;
  state = 0;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  sites = (): Promise<readonly SiteInfo[]> =>
    this.#answer(() => (outlines[this.state] ?? []).map((_, at) => siteAt(at)));

  outline = ({ pages }: SiteInfo): Promise<Outline> =>
    this.#answer(() => ({ nodes: outlines[this.state]?.[pages] ?? [], unlisted: [] }));

  toFile = (uri: string): string => uri;

  /** An answer of the moment at which the request arrives, which comes some time later. */
  async #answer<Result>(read: () => Result): Promise<Awaited<Result>> {
    const result = await this.#schedule.later('to server', read);
    this.#requests++;
    return this.#schedule.later(`answer ${String(this.#requests)}`, () => result);
  }
}

const siteAt = (at: number): SiteInfo => ({
  ...{ config: `f:/${String(at)}/docs.json`, root: `f:/${String(at)}`, name: `Site ${String(at)}` },
  ...{ generation: 'classic', pages: at, isLoaded: true, isChecked: true },
});

function itemOf(node: SiteViewNode): HostedItem {
  if (node.kind === 'site') return { id: node.id, label: node.site.name, state: 'expanded' };
  if (node.kind === 'unlisted') return { id: node.id, label: 'Not in navigation', state: 'collapsed' };
  const { label } = node.outline;
  if (node.kind === 'page') return { id: node.id, label, state: 'none' };
  return { id: node.id, label, state: node.isUnfolded ? 'expanded' : 'collapsed' };
}

type CreateProvider = (rows: LoadedRows, server: FakeServer) => Provider<SiteViewNode>;

const parent = (node: SiteViewNode): SiteViewNode | undefined => node.parent;

/** As the extension does it. */
const fromLoadedRows: CreateProvider = (rows) => ({ children: (node) => rows.childrenOf(node), parent, item: itemOf });

/** Has the editor wait for rows of their own, and looks up in the rows that were loaded last how they are shown. */
const fromServer: CreateProvider = (rows, server) => ({
  async children(node) {
    const own = new LoadedRows(server, () => undefined);
    await own.update();
    return own.childrenOf(node);
  },
  parent,
  item(node) {
    const known = rows.rows?.node(node.id);
    const isUnfolded = known?.kind === 'container' && known.isUnfolded;
    return node.kind === 'container' ? itemOf({ ...node, isUnfolded }) : itemOf(node);
  },
});

/** What is on the screen once everything has come to rest. */
async function shownAfter(seed: number, createProvider: CreateProvider) {
  const schedule = new Schedule(seed);
  const server = new FakeServer(schedule);
  const isFollowing = schedule.below(2) === 0;
  const rows: LoadedRows = new LoadedRows(server, (isSame) => {
    if (!isSame) editor.host.changed();
    const [first] = isFollowing ? (rows.rows?.pagesOf('f:/a') ?? []) : [];
    if (first !== undefined) editor.reveal(first).catch(() => undefined);
  });
  const editor = new TreeEditor<SiteViewNode>(createProvider(rows, server), schedule);
  schedule.post('view', () => void editor.refresh());
  for (let change = 0; change < 8; change++) {
    const state = 1 + schedule.below(3);
    schedule.post('server', () => {
      server.state = state;
      void rows.update();
    });
  }
  while (await schedule.step());
  return { labels: editor.labels, expected: expectedOf(rows.rows), state: server.state };
}

function expectedOf(rows: SiteRows | undefined): readonly string[] {
  const below = (nodes: readonly SiteViewNode[], indent: string): readonly string[] =>
    nodes.flatMap((node) => [`${indent}${itemOf(node).label}`, ...below(rows?.childrenOf(node) ?? [], `${indent}  `)]);
  return below(rows?.roots ?? [], '');
}

describe('the view of the site', () => {
  it('shows every row, whenever the sites change and the editor asks', async () => {
    for (const seed of seeds) {
      const { labels, expected, state } = await shownAfter(seed, fromLoadedRows);
      assert.deepEqual(labels, expected, `seed ${String(seed)}`);
      assert.equal(labels.includes('    Inner'), state === 3, `seed ${String(seed)}`);
    }
  });

  it('would lose rows if it let the editor wait for them, which shows that the simulated editor is realistic', async () => {
    for (const seed of seeds) {
      const { labels, expected } = await shownAfter(seed, fromServer);
      if (labels.join('\n') !== expected.join('\n')) return;
    }
    assert.fail('no row was lost');
  });
});
