import { TreeHost, type HostedItem, type Provider } from './treeHost.ts';
import type { Schedule } from './schedule.ts';

/** A visible row. */
interface ShownRow {
  readonly item: HostedItem | undefined;
  readonly parent: ShownRow | undefined;
  children: readonly ShownRow[];
  isFolded: boolean;
}

type Children = readonly (readonly HostedItem[])[];

/**
 * The window's side of a view, as VS Code 1.100 implements it (`treeView.ts`, `asyncDataTree.ts`): it collects requests
 * for the children of rows with timers, and returns the result for one row to another if another request comes between
 * two timers. Timers and messages run in the order in which they came.
 */
export class TreeEditor<Row> {
  readonly host: TreeHost<Row>;
  readonly #schedule: Schedule;
  readonly #root: ShownRow = { item: undefined, parent: undefined, children: [], isFolded: false };
  readonly #refreshing = new Map<ShownRow, Promise<void>>();
  #batch: ShownRow[] | undefined;
  #answers: Promise<Children> | undefined;

  constructor(provider: Provider<Row>, schedule: Schedule) {
    this.#schedule = schedule;
    this.host = new TreeHost(provider, schedule, () => schedule.later('editor', () => this.refresh()));
  }

  /** Requests all rows again, as when the view becomes visible. */
  refresh(): Promise<void> {
    return this.#refreshRow(this.#root);
  }

  /** Expands the parents of a row, as `reveal` of an extension does. */
  async reveal(row: Row): Promise<void> {
    const chain = await this.host.chainTo(row);
    await this.#schedule.later('editor', async () => {
      for (const id of chain.slice(0, -1)) {
        const shown = [...descendants(this.#root)].find(({ item }) => item?.id === id);
        if (shown?.isFolded !== true) continue;
        shown.isFolded = false;
        await this.#refreshRow(shown);
      }
    });
  }

  /** Returns the visible labels, indented by level. */
  get labels(): readonly string[] {
    return labelsBelow(this.#root, '');
  }

  async #refreshRow(row: ShownRow): Promise<void> {
    const running = [...this.#refreshing].find(([other]) => isAround(other, row) || isAround(row, other));
    if (running === undefined) return this.#load(row);
    await running[1];
    return this.#refreshRow(row);
  }

  #load(row: ShownRow): Promise<void> {
    const done = this.#loadWithin(row).finally(() => this.#refreshing.delete(row));
    this.#refreshing.set(row, done);
    return done;
  }

  async #loadWithin(row: ShownRow): Promise<void> {
    const items = await this.#childrenOf(row);
    const before = new Map(row.children.map((child) => [child.item?.id, child]));
    row.children = items.map((item) => {
      const known = before.get(item.id);
      const isFolded = known?.isFolded ?? item.state !== 'expanded';
      return { item, parent: row, children: known?.children ?? [], isFolded };
    });
    const unfolded = row.children.filter(({ item, isFolded }) => item?.state !== 'none' && !isFolded);
    await Promise.all(unfolded.map((child) => this.#load(child)));
  }

  #childrenOf(row: ShownRow): Promise<readonly HostedItem[]> {
    if (this.#batch === undefined) this.#answers = undefined;
    this.#batch = [...(this.#batch ?? []), row];
    const at = this.#batch.length - 1;
    return this.#schedule.later('editor', async () => {
      const batch = this.#batch ?? [];
      this.#batch = undefined;
      this.#answers ??= this.#ask(batch);
      return (await this.#answers)[at] ?? [];
    });
  }

  async #ask(batch: readonly ShownRow[]): Promise<Children> {
    const [only, ...others] = batch;
    const isRoot = only === this.#root && others.length === 0;
    const ids = isRoot ? undefined : batch.map(({ item }) => item?.id ?? '');
    const failed: Children = [];
    const answer = this.#schedule.later('to host', () => this.host.children(ids).catch(() => failed));
    const answered = await answer;
    return this.#schedule.later('editor', () => answered);
  }
}

function isAround(outer: ShownRow, row: ShownRow | undefined): boolean {
  return row !== undefined && (outer === row || isAround(outer, row.parent));
}

function* descendants(row: ShownRow): Iterable<ShownRow> {
  for (const child of row.children) {
    yield child;
    yield* descendants(child);
  }
}

function labelsBelow({ children }: ShownRow, indent: string): readonly string[] {
  return children.flatMap((child) => [
    `${indent}${child.item?.label ?? ''}`,
    ...(child.isFolded ? [] : labelsBelow(child, `${indent}  `)),
  ]);
}
