import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/benchmarks.md';

const frontMatter = /^---\n[^]*?\n---\n/;

/**
 * Writes sections of docs/benchmarks.md, by their titles, and the text above them if given. Its front matter and the
 * sections of other benchmarks stay as they are.
 */
export function writeBenchmarks(sections: ReadonlyMap<string, string>, head?: string): void {
  const [oldHead = '', ...rest] = readFileSync(file, 'utf8').split(/^## /m);
  const kept = rest.map((section): readonly [string, string] => {
    const lineEnd = section.indexOf('\n');
    return [section.slice(0, lineEnd).trim(), section.slice(lineEnd + 1).trim()];
  });
  const all = new Map([...kept, ...sections]);
  const [opening = ''] = frontMatter.exec(oldHead) ?? [];
  const newHead = head === undefined ? oldHead.trim() : `${opening}\n${head.trim()}`;
  const parts = [newHead, ...[...all].map(([title, text]) => `## ${title}\n\n${text.trim()}`)];
  writeFileSync(file, `${parts.join('\n\n')}\n`);
}
