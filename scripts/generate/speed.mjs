import { readFileSync } from 'node:fs';
import { withBlock } from './blocks.mjs';

const opening = '<!-- generated from docs/benchmarks.md by npm run generate -->';

/** The rows of the benchmarks that the README shows, each with its name there. */
const tools = [
  ['docsight check, no cache', '`docsight check`, without its cache'],
  ['docsight check, one page changed', '`docsight check`, one page changed since'],
  ['docsight check, nothing changed', '`docsight check`, nothing changed since'],
  ['rumdl check, no cache', 'rumdl (native code), without its cache'],
  ['markdownlint-cli2', 'markdownlint-cli2'],
];

/** Returns the README with the figures of the last benchmark. */
export function readmeWithSpeed() {
  const benchmarks = readFileSync('docs/benchmarks.md', 'utf8');
  const sections = benchmarks.split(/^## /m).map(sectionOf);
  const sites = sections.filter(({ rows }) => rows.some(([tool]) => tool === 'docsight check, no cache'));
  const growth = sections.find(({ title }) => title.startsWith('Growth'))?.rows ?? [];
  const table = [
    ['', ...sites.map(({ title }) => title.toLowerCase())],
    ['---', ...sites.map(() => '---')],
    ...tools.map(([tool, name]) => [name, ...sites.map(({ rows }) => elapsedOf(rows, tool))]),
  ];
  const larger = growth
    .slice(-2)
    .map(([pages, , , elapsed, memory]) => `${thousands(pages)} pages take ${elapsed} and ${memory}`);
  return withBlock(
    readFileSync('README.md', 'utf8'),
    opening,
    `${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\nWithout a cache, ${larger.join(', ')}. Measured with ${machineIn(benchmarks)}.`,
  );
}

function sectionOf(section) {
  const [title = '', ...lines] = section.split('\n');
  const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.slice(1, -1).split('|'));
  return { title: title.trim(), rows: rows.map((cells) => cells.map((cell) => cell.trim())) };
}

function elapsedOf(rows, tool) {
  return rows.find(([name]) => name === tool)?.[4] ?? '–';
}

/** Returns what the figures are of: Node’s version and the processors. */
function machineIn(benchmarks) {
  const [, version, processors] = /Node (v[\d.]+), (\d+ × [^,]+),/.exec(benchmarks) ?? [];
  if (version === undefined) throw new Error('docs/benchmarks.md doesn’t say on which machine it was written');
  return `Node ${version} on ${processors}`;
}

function thousands(count) {
  return Number(count).toLocaleString('en');
}
