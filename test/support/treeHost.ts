import assert from 'node:assert/strict';
import type { Schedule } from './schedule.ts';

/** The tree item of a row. */
export interface HostedItem {
  readonly id: string;
  readonly label: string;
  readonly state: 'none' | 'collapsed' | 'expanded';
}

/** The provider of a view's rows, as VS Code calls it. */
export interface Provider<Row> {
  readonly children: (row: Row | undefined) => readonly Row[] | Promise<readonly Row[]>;
  readonly parent: (row: Row) => Row | undefined;
  readonly item: (row: Row) => HostedItem;
}

interface Known<Row> {
  readonly item: HostedItem;
  readonly row: Row;
  children: Known<Row>[] | undefined;
}

/**
 * The extension host's side of a view, as VS Code 1.100 implements it (`extHostTreeViews.ts`): rows are cached by id; a
 * refresh clears the cache and cancels pending fetches; two fetches of the same rows throw.
 */
export class TreeHost<Row> {
  readonly #provider: Provider<Row>;
  readonly #schedule: Schedule;
  readonly #refreshEditor: () => Promise<void>;
  #roots: Known<Row>[] | undefined;
  readonly #byId = new Map<string, Known<Row>>();
  readonly #byRow = new Map<Row, Known<Row>>();
  #fetches = { isCancelled: false };
  #isDebouncing = false;
  #isRefreshDue = false;
  #refreshes: Promise<void> = Promise.resolve();

  constructor(provider: Provider<Row>, schedule: Schedule, refreshEditor: () => Promise<void>) {
    this.#provider = provider;
    this.#schedule = schedule;
    this.#refreshEditor = refreshEditor;
  }

  /** Handles the provider's event: the first one at once, those of the next moments together. */
  changed(): void {
    this.#isRefreshDue = true;
    if (this.#isDebouncing) return;
    this.#refresh();
    this.#isDebouncing = true;
    this.#schedule.post('debounce', () => {
      this.#isDebouncing = false;
      if (this.#isRefreshDue) this.changed();
    });
  }

  async children(ids: readonly string[] | undefined): Promise<readonly (readonly HostedItem[])[]> {
    if (ids === undefined) return [itemsOf(await this.#childrenOf(undefined))];
    const all: (readonly HostedItem[])[] = [];
    for (const id of ids) {
      const known = this.#byId.get(id);
      all.push(known === undefined ? [] : itemsOf(await this.#childrenOf(known)));
    }
    return all;
  }

  /** Returns the ids of a row and its ancestors, from the outermost one on. */
  async chainTo(row: Row): Promise<readonly string[]> {
    await this.#refreshes;
    const parent = this.#provider.parent(row);
    const chain = parent === undefined ? [] : await this.chainTo(parent);
    if (!this.#byRow.has(row)) await this.#childrenOf(this.#byId.get(chain.at(-1) ?? ''));
    const { id } = this.#provider.item(row);
    if (!this.#byId.has(id)) throw new Error('Cannot resolve tree item');
    return [...chain, id];
  }

  #refresh(): void {
    this.#isRefreshDue = false;
    this.#refreshes = this.#refreshes.then(() => {
      this.#fetches.isCancelled = true;
      this.#fetches = { isCancelled: false };
      this.#forgetAll();
      return this.#refreshEditor();
    });
  }

  async #childrenOf(parent: Known<Row> | undefined): Promise<readonly Known<Row>[] | undefined> {
    return (parent === undefined ? this.#roots : parent.children) ?? (await this.#fetch(parent));
  }

  async #fetch(parent: Known<Row> | undefined): Promise<readonly Known<Row>[] | undefined> {
    if (parent === undefined) this.#forgetAll();
    else this.#forgetBelow(parent);
    const fetches = this.#fetches;
    const rows = await this.#provider.children(parent?.row);
    const items = await Promise.all(rows.map((row) => Promise.resolve(this.#provider.item(row))));
    if (fetches.isCancelled) return undefined;
    return rows.map((row, at) => this.#register(row, items[at] ?? assert.fail(), parent));
  }

  #register(row: Row, item: HostedItem, parent: Known<Row> | undefined): Known<Row> {
    if (this.#byId.has(item.id)) throw new Error(`Element with id ${item.id} is already registered`);
    const known: Known<Row> = { item, row, children: undefined };
    this.#byId.set(item.id, known);
    this.#byRow.set(row, known);
    if (parent === undefined) (this.#roots ??= []).push(known);
    else (parent.children ??= []).push(known);
    return known;
  }

  #forgetAll(): void {
    this.#roots = undefined;
    this.#byId.clear();
    this.#byRow.clear();
  }

  #forgetBelow(parent: Known<Row>): void {
    for (const child of parent.children ?? []) {
      this.#forgetBelow(child);
      this.#byId.delete(child.item.id);
      this.#byRow.delete(child.row);
    }
    parent.children = undefined;
  }
}

function itemsOf<Row>(known: readonly Known<Row>[] | undefined): readonly HostedItem[] {
  return (known ?? []).map(({ item }) => item);
}
