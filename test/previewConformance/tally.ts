import type { Comparison } from './comparePage.ts';
import { kinds, type Construct } from './constructs.ts';

const counted = ['pages', 'compared', 'same', 'plain', 'expected', 'missing', 'extra', 'disorder'] as const;

/** Counts how many pages and constructs of a site agree. */
export class Tally {
  static readonly head = [
    '| site | pages | longest | compared | same | plain | constructs | missing | extra | other order |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ].join('\n');

  readonly #name: string;
  readonly #counts: Record<(typeof counted)[number], number> = {
    ...{ pages: 0, compared: 0, same: 0, plain: 0 },
    ...{ expected: 0, missing: 0, extra: 0, disorder: 0 },
  };
  readonly #expected = new Map<string, number>();
  readonly #missing = new Map<string, number>();
  #failures = 0;
  #longest = { ms: 0, page: '' };

  constructor(name: string) {
    this.#name = name;
  }

  addRendered(page: string, ms: number): void {
    this.#counts.pages++;
    if (ms > this.#longest.ms) this.#longest = { ms, page };
  }

  addFailure(): void {
    this.#failures++;
  }

  addComparison({ expected, missing, extra, isPlain, isInOrder }: Comparison): void {
    const counts = this.#counts;
    counts.compared++;
    if (missing.length + extra.length === 0 && isInOrder) counts.same++;
    if (isPlain) counts.plain++;
    if (!isInOrder) counts.disorder++;
    counts.expected += expected.length;
    counts.missing += missing.length;
    counts.extra += extra.length;
    countKinds(this.#expected, expected);
    countKinds(this.#missing, missing);
  }

  /** Adds the counts of another site. */
  add(other: Tally): void {
    for (const name of counted) this.#counts[name] += other.#counts[name];
    this.#failures += other.#failures;
    if (other.#longest.ms > this.#longest.ms) this.#longest = other.#longest;
    for (const kind of kinds) {
      this.#expected.set(kind, (this.#expected.get(kind) ?? 0) + (other.#expected.get(kind) ?? 0));
      this.#missing.set(kind, (this.#missing.get(kind) ?? 0) + (other.#missing.get(kind) ?? 0));
    }
  }

  get row(): string {
    const { pages, compared, same, plain, expected, missing, extra, disorder } = this.#counts;
    const cells = [`${this.#longest.ms.toFixed(0)} ms`, compared, same, plain, expected, missing, extra, disorder];
    return `| ${[this.#name, pages, ...cells].join(' | ')} |`;
  }

  /** The counts of each kind, and what was worst. */
  get summary(): string {
    const rows = kinds.map((kind) => {
      const [expected, missing] = [this.#expected.get(kind) ?? 0, this.#missing.get(kind) ?? 0];
      return `${kind}: ${expected - missing} of ${expected} (${percent(expected - missing, expected)})`;
    });
    const { ms, page } = this.#longest;
    return [...rows, `failures: ${this.#failures}`, `longest: ${ms.toFixed(0)} ms, ${page}`].join('\n');
  }
}

function countKinds(counts: Map<string, number>, constructs: readonly Construct[]): void {
  for (const { kind } of constructs) counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

function percent(part: number, whole: number): string {
  return `${((part / Math.max(1, whole)) * 100).toFixed(3)} %`;
}
