import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/benchmarks.md';

/**
 * Writes sections of docs/benchmarks.md, by their titles, and its head if given; those of other benchmarks stay as they
 * are.
 */
export function writeBenchmarks(sections: ReadonlyMap<string, string>, head?: string): void {
  const [oldHead = '# Benchmarks', ...rest] = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m) : [];
  const kept = rest.map((section): readonly [string, string] => {
    const lineEnd = section.indexOf('\n');
    return [section.slice(0, lineEnd).trim(), section.slice(lineEnd + 1).trim()];
  });
  const all = new Map([...kept, ...sections]);
  const parts = [(head ?? oldHead).trim(), ...[...all].map(([title, text]) => `## ${title}\n\n${text.trim()}`)];
  writeFileSync(file, `${parts.join('\n\n')}\n`);
}
