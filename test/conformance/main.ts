import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { ReferenceCache } from './referenceCache.ts';
import { factsOf } from './subject.ts';
const { folder, shown } = readArguments(process.argv.slice(2));
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.mdx?$/.test(name));
const cache = new ReferenceCache('out/conformance');
const only = process.argv[process.argv.indexOf('--kind') + 1];
const stat = new Map<string, { n: number; miss: number; extra: number; pages: number }>();
let left = shown,
  agree = 0,
  both = 0,
  falseV = 0,
  missV = 0;
for (const name of pages.sort()) {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const ref = cache.read(text);
  const page = readPage(text);
  const place = (o: number) =>
    JSON.stringify(text.slice(Math.max(0, o - 80), o)) + ' ⟶ ' + JSON.stringify(text.slice(o, o + 100));
  if (ref.failure) {
    if (page.problems.length === 0) {
      missV++;
      if (only === 'verdict')
        console.log('MISSED', name, ref.failure.reason, ref.failure.offset, place(ref.failure.offset ?? 0));
    }
    continue;
  }
  if (page.problems.length > 0) {
    falseV++;
    if (only === 'verdict') {
      const p = page.problems[0]!;
      console.log('FALSE', name, p.kind, p.range.start, place(p.range.start));
    }
  }
  both++;
  const mine = factsOf(page);
  const a = new Set(ref.facts),
    b = new Set(mine);
  const per = new Map<string, { miss: string[]; extra: string[] }>();
  const kind = (f: string) => f.split(/[ @]/)[0]!.replace(/^heading\d/, 'heading');
  for (const f of a) {
    const k = kind(f);
    const s = stat.get(k) ?? { n: 0, miss: 0, extra: 0, pages: 0 };
    stat.set(k, s);
    s.n++;
    if (!b.has(f)) {
      s.miss++;
      const p = per.get(k) ?? { miss: [], extra: [] };
      per.set(k, p);
      p.miss.push(f);
    }
  }
  for (const f of b)
    if (!a.has(f)) {
      const k = kind(f);
      const s = stat.get(k) ?? { n: 0, miss: 0, extra: 0, pages: 0 };
      stat.set(k, s);
      s.extra++;
      const p = per.get(k) ?? { miss: [], extra: [] };
      per.set(k, p);
      p.extra.push(f);
    }
  for (const [k, p] of per) {
    stat.get(k)!.pages++;
    if (k === only && left-- > 0) {
      const f = p.miss[0] ?? p.extra[0]!;
      const o = Number(/@(\d+)-\d+$/.exec(f)![1]);
      console.log(
        '\n' +
          name +
          '\n  missing ' +
          p.miss.slice(0, 3).join(' | ') +
          '\n  extra ' +
          p.extra.slice(0, 3).join(' | ') +
          '\n  ' +
          place(o),
      );
    }
  }
  if (![...per.keys()].some((k) => !(process.env.IGN ?? 'tableCell').split(',').includes(k))) agree++;
}
cache.save();
console.table(Object.fromEntries(stat));
console.log({ agree, both, falseV, missV });
function readArguments(args: readonly string[]): { readonly folder: string; readonly shown: number } {
  const [given] = args;
  if (given === undefined) throw new Error('usage');
  const option = args.indexOf('--show');
  return { folder: given, shown: option < 0 ? 20 : Number(args[option + 1]) };
}
