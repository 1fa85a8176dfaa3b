import type { Comparison } from './compare.ts';

/** Counts how pages compare, and shows those that don't agree. */
export class Tally {
  #left: number;
  #pages = 0;
  #broken = 0;
  #constructs = 0;
  #differences = 0;
  #agreeing = 0;
  #sameVerdict = 0;

  constructor(shown: number) {
    this.#left = shown;
  }

  add(name: string, text: string, comparison: Comparison): void {
    const { reference, subject, constructs, missing, extra } = comparison;
    const isSameVerdict = reference === subject;
    const isSame = missing.length + extra.length === 0;
    this.#pages++;
    this.#constructs += constructs;
    this.#differences += Math.max(missing.length, extra.length);
    if (reference === 'broken') this.#broken++;
    else if (isSame) this.#agreeing++;
    if (isSameVerdict) this.#sameVerdict++;
    if ((!isSameVerdict || !isSame) && this.#left-- > 0) show(name, text, comparison);
  }

  print(): void {
    const compared = this.#pages - this.#broken;
    console.log(`\n${this.#pages} pages, ${this.#broken} of them broken to the reference.`);
    console.log(`The same constructs at the same places: ${share(this.#agreeing, compared)} sound pages,`);
    console.log(`  ${share(this.#constructs - this.#differences, this.#constructs)} constructs.`);
    console.log(`The same verdict on whether a page parses: ${share(this.#sameVerdict, this.#pages)} pages.`);
  }
}

function share(part: number, total: number): string {
  // Rounded down: a hundred per cent is said only of all.
  const percent = Math.floor((1e5 * part) / Math.max(1, total)) / 1e3;
  return `${part} of ${total} (${percent} %)`;
}

function show(name: string, text: string, { reference, subject, reasons, offset, missing, extra }: Comparison): void {
  const [first = ''] = [...missing, ...extra];
  const at = offset ?? Number(/@(\d+)-\d+$/.exec(first)?.[1] ?? 0);
  console.log(`\n${name}`);
  if (reference !== subject) console.log(`  reference: ${reference}, Docsight: ${subject} (${reasons.join('; ')})`);
  if (missing.length > 0) console.log(`  not found: ${missing.slice(0, 4).join(' | ')}`);
  if (extra.length > 0) console.log(`  found besides: ${extra.slice(0, 4).join(' | ')}`);
  console.log(`  ${JSON.stringify(text.slice(Math.max(0, at - 60), at))} → ${JSON.stringify(text.slice(at, at + 80))}`);
}
