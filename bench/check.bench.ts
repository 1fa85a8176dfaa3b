import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBenchmarks } from './report.ts';

// `docsight check` compared with tools that read as much: each figure is a ratio to rumdl in the same run, or to
// markdown-it where rumdl can't be installed. Writes docs/benchmarks.md. BENCH_SITE adds a site of your own,
// and BENCH_NODE the command in another Node.js, whose program it names;
// BENCH_ROUNDS (3) is how often each tool runs, in turn; the smallest figure counts. BENCH_PARTS="generated site
// growth" chooses some of its sections; each is written as soon as it is measured.

const peers = { rumdl: '0.2.75', 'markdownlint-cli2': '0.24.1' };
const peerFolder = path.resolve('out/bench/peers');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const parts = (['generated', 'site', 'growth'] as const).filter((part) => {
  const requested = process.env['BENCH_PARTS']?.split(' ');
  return requested?.includes(part) ?? (part !== 'site' || Boolean(process.env['BENCH_SITE']));
});
const growth = (process.env['BENCH_GROWTH'] ?? '100 1000 10000 25000').split(' ').map(Number);

interface Tool {
  readonly name: string;
  readonly command: readonly string[];
  /** Runs before each round. */
  readonly prepare?: () => void;
}

interface Figures {
  /** In milliseconds. */
  readonly processor: number;
  readonly wall: number;
  /** In MB; undefined for programs other than Node. */
  readonly memory: number | undefined;
}

/** Installs the peers; returns a line for each that can't be. */
function installPeers(): readonly string[] {
  mkdirSync(peerFolder, { recursive: true });
  writeFileSync(path.join(peerFolder, 'package.json'), '{ "private": true }\n');
  return Object.entries(peers).flatMap(([name, version]) => {
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`];
    const { status } = spawnSync('npm', args, { cwd: peerFolder, stdio: 'ignore' });
    return status === 0 ? [] : [`${name} ${version} couldn’t be installed here.`];
  });
}

/** Returns the processor time of all children that have ended, in milliseconds; 0 on systems without that figure. */
function childrenTime(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

const peakFile = path.resolve('out/bench/peak.cjs');
const peakLine = /DOCSIGHT_PEAK (\d+)/;
mkdirSync(path.dirname(peakFile), { recursive: true });
writeFileSync(
  peakFile,
  `if (require('node:worker_threads').isMainThread) process.on('exit', () =>
  process.stderr.write('DOCSIGHT_PEAK ' + process.resourceUsage().maxRSS + '\\n'));`,
);

function run({ command }: Tool): Figures {
  const [program = '', ...args] = command;
  const [start, used] = [performance.now(), childrenTime()];
  const { stderr, error }: SpawnSyncReturns<string> = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 1e9,
    env: { ...process.env, NODE_OPTIONS: `--require ${peakFile}` },
  });
  if (error !== undefined) throw error;
  const peak = peakLine.exec(stderr)?.[1];
  return {
    processor: childrenTime() - used,
    wall: performance.now() - start,
    memory: peak === undefined ? undefined : Number(peak) / 1024,
  };
}

/** Runs each tool in turn, several times; returns the smallest figures of each. */
function measureAll(tools: readonly Tool[]): ReadonlyMap<string, Figures> {
  const best = new Map<string, Figures>();
  for (let round = 0; round < rounds; round++) {
    for (const tool of tools) {
      tool.prepare?.();
      const now = run(tool);
      const before = best.get(tool.name);
      best.set(tool.name, before !== undefined && before.processor <= now.processor ? before : now);
    }
  }
  return best;
}

const node = process.execPath;

function parser(name: string, code: string): Tool['command'] {
  const file = path.resolve('out/bench', `${name}.mjs`);
  const walk = `import fs from 'node:fs';
    const files = fs.readdirSync(process.argv[2], { recursive: true }).filter((name) => /\\.mdx?$/.test(name));
    const texts = files.map((name) => fs.readFileSync(process.argv[2] + '/' + name, 'utf8'));`;
  writeFileSync(file, `${walk}\n${code}\n`);
  return [node, file];
}

/** The command in each Node.js, with what its rows are called. */
function docsightInNodes(site: string, cache: string): readonly Tool[] {
  const other = process.env['BENCH_NODE'];
  if (other === undefined) return docsightTools(site, cache);
  const version = spawnSync(other, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const inOther = docsightTools(site, `${cache}-other`, other);
  return [
    ...docsightTools(site, cache),
    ...inOther.map((tool) => ({ ...tool, name: `${tool.name}, Node ${version}` })),
  ];
}

function docsightTools(site: string, cache: string, program = node): readonly Tool[] {
  const check = [program, 'dist/cli.js', 'check', site, '--format', 'json'];
  const cached = [...check, '--cache-location', cache];
  // A change of a snippet is one of each page that includes it.
  const isPage = (name: string): boolean => name.endsWith('.mdx') && !name.startsWith('snippets');
  const page = path.join(site, readdirSync(site, { recursive: true, encoding: 'utf8' }).find(isPage) ?? '');
  return [
    { name: 'docsight check, no cache', command: [...check, '--no-cache'] },
    {
      name: 'docsight check, cold (writes its cache)',
      command: cached,
      prepare: () => {
        rmSync(cache, { recursive: true, force: true });
      },
    },
    { name: 'docsight check, nothing changed', command: cached },
    {
      name: 'docsight check, one page changed',
      command: cached,
      prepare: () => {
        appendFileSync(page, '\nOne more line.\n');
      },
    },
  ];
}

function peerTools(site: string): readonly Tool[] {
  const rumdl = path.join(peerFolder, 'node_modules/.bin/rumdl');
  const lint = path.join(peerFolder, 'node_modules/.bin/markdownlint-cli2');
  const parse = `let failed = 0; for (const text of texts) try { parse(text); } catch { failed++; }`;
  return [
    ...(existsSync(rumdl)
      ? [{ name: 'rumdl check, no cache', command: [rumdl, 'check', '--no-cache', '--silent', site] }]
      : []),
    ...(existsSync(lint) ? [{ name: 'markdownlint-cli2', command: [lint, `${site}/**/*.{md,mdx}`] }] : []),
    {
      name: 'markdown-it, parsing alone',
      command: [
        ...parser(
          'markdown-it',
          `import md from 'markdown-it'; const it = md(); const parse = (text) => it.parse(text, {}); ${parse}`,
        ),
        site,
      ],
    },
    {
      name: 'remark with MDX, parsing alone',
      command: [
        ...parser(
          'remark-mdx',
          `import { unified } from 'unified'; import p from 'remark-parse'; import m from 'remark-mdx';
          import f from 'remark-frontmatter'; import g from 'remark-gfm';
          const it = unified().use(p).use(f).use(g).use(m); const parse = (text) => it.parse(text); ${parse}`,
        ),
        site,
      ],
    },
  ];
}

function generate(pages: number): string {
  const site = mkdtempSync(path.join(os.tmpdir(), 'docsight-bench-'));
  spawnSync(node, ['scripts/generate-site.mjs', site, String(pages)], { stdio: 'ignore' });
  return site;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function tableOf(figures: ReadonlyMap<string, Figures>): string {
  const base = figures.get('rumdl check, no cache') ?? figures.get('markdown-it, parsing alone');
  const rows = [...figures].map(([name, { processor, wall, memory }]) => {
    const ratio = [processor / (base?.processor ?? 1), wall / (base?.wall ?? 1)].map((one) => one.toFixed(2));
    return `| ${name} | ${ratio.join(' | ')} | ${seconds(processor)} | ${seconds(wall)} | ${memory === undefined ? '–' : `${memory.toFixed(0)} MB`} |`;
  });
  return [
    '| tool | processor, ratio | elapsed, ratio | processor | elapsed | memory |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function growthTable(): string {
  const rows = growth.map((pages) => {
    const site = generate(pages);
    const { processor, wall, memory } = run({
      name: '',
      command: [node, 'dist/cli.js', 'check', site, '--format', 'json', '--no-cache'],
    });
    rmSync(site, { recursive: true, force: true });
    return `| ${pages} | ${seconds(processor)} | ${(processor / pages).toFixed(2)} ms | ${seconds(wall)} | ${memory?.toFixed(0) ?? '–'} MB |`;
  });
  return ['| pages | processor | a page | elapsed | memory |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function tableFor(site: string): string {
  const cache = mkdtempSync(path.join(os.tmpdir(), 'docsight-cache-'));
  const figures = measureAll([...docsightInNodes(site, cache), ...peerTools(site)]);
  for (const folder of [cache, `${cache}-other`]) rmSync(folder, { recursive: true, force: true });
  return tableOf(figures);
}

/** Measures a copy: one of its pages changes. */
function tableForCopy(original: string): string {
  const site = mkdtempSync(path.join(os.tmpdir(), 'docsight-bench-'));
  cpSync(original, site, { recursive: true });
  const table = tableFor(site);
  rmSync(site, { recursive: true, force: true });
  return table;
}

function generatedTable(): string {
  const site = generate(1_000);
  const table = tableFor(site);
  rmSync(site, { recursive: true, force: true });
  return table;
}

const missing = installPeers();
const ownSite = process.env['BENCH_SITE'];
const [cpu] = os.cpus();
const load = os.loadavg()[0]?.toFixed(1) ?? '';
const head = [
  `Written by \`npm run bench -- check server\`; don’t edit. Node ${process.version}, ${os.cpus().length} × ${cpu?.model ?? 'unknown'}, load ${load} at the start. Each tool ran ${rounds} ${rounds === 1 ? 'time' : 'times'}, in turn with the others; the smallest figures count. A load above the number of processors makes elapsed times meaningless: compare the processor’s. Ratios are to rumdl without its cache${missing.some((line) => line.startsWith('rumdl')) ? ', which is missing here, so to markdown-it' : ''}.`,
  ...missing,
].join('\n\n');
console.log(head);
for (const part of parts) {
  const [title, table] = {
    generated: (): readonly [string, string] => ['A generated site of 1,000 pages', generatedTable()],
    site: (): readonly [string, string] => [
      `A site of ${process.env['BENCH_SITE_TITLE'] ?? 'your own'}`,
      tableForCopy(ownSite ?? 'examples/site'),
    ],
    growth: (): readonly [string, string] => ['Growth of `docsight check` without a cache', growthTable()],
  }[part]();
  // A run that is ended early keeps what it has measured.
  writeBenchmarks(new Map([[title, table]]), head);
  console.log(`\n${title}\n\n${table}`);
}
