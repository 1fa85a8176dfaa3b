// Tries `check --fix` on copies of real sites: node scripts/fixes.mjs FOLDER…   (folders of sites; after npm run build)
// For each site: a second run changes nothing, no page gets more syntax errors, and no fixed finding is left.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './editor/steps.mjs';

const cli = path.join(root, 'dist/cli.js');
const SYNTAX = new Set(['mdx/syntax', 'config/syntax', 'frontmatter/syntax']);

const sites = process.argv.slice(2).flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
const totals = { sites: 0, files: 0, fixed: 0, left: 0, worse: 0, again: 0, failed: 0 };
const temp = mkdtempSync(path.join(tmpdir(), 'docsight-fixes-'));
try {
  for (const site of sites.filter((one) => statSync(one).isDirectory())) tryOut(site);
} finally {
  rmSync(temp, { recursive: true, force: true });
}
console.log(totals);
process.exitCode = totals.worse + totals.again + totals.failed > 0 ? 1 : 0;

function tryOut(site) {
  const copy = path.join(temp, path.basename(site));
  cpSync(site, copy, { recursive: true });
  execFileSync('git', ['-C', copy, 'init', '-q']);
  const before = check(copy);
  if (before === undefined) return;
  const texts = readAll(copy);
  const first = check(copy, '--fix');
  const fixed = countFixed(first);
  const changed = changedFiles(texts, readAll(copy));
  const second = check(copy, '--fix');
  const again = countFixed(second);
  const worse = worseFiles(before, first);
  const fewer = before.findings.length - (first?.findings.length ?? 0);
  console.log(
    `${path.basename(site)}: ${fixed} fixed in ${changed.length} files, ${fewer} findings fewer, ${again} again`,
  );
  for (const file of worse) console.log(`  more syntax errors: ${file}`);
  totals.sites++;
  totals.files += changed.length;
  totals.fixed += fixed;
  totals.left += Math.max(0, fixed - fewer);
  totals.worse += worse.length;
  totals.again += again;
  if (Number.isNaN(fixed + again)) totals.failed++;
  rmSync(copy, { recursive: true });
}

function countFixed(result) {
  const text = result?.error ?? '';
  return /^No problem has a safe fix/m.test(text) ? 0 : Number(/^Fixed (\d+)/m.exec(text)?.[1] ?? Number.NaN);
}

function check(folder, ...options) {
  const args = [cli, 'check', folder, '--format', 'json', '--unlisted-pages', 'all', ...options];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e9 });
  if (status === 2 || status === null) {
    console.log(`${path.basename(folder)}: not checked: ${stderr.trim().slice(0, 200)}`);
    return undefined;
  }
  const findings = JSON.parse(stdout).sites.flatMap((one) =>
    one.findings.map((found) => ({ ...found, root: one.root })),
  );
  return { findings, error: stderr };
}

function worseFiles(before, after) {
  const count = (result) => {
    const counts = new Map();
    for (const { rule, root: at, file } of result?.findings ?? []) {
      if (SYNTAX.has(rule)) counts.set(`${at}/${file}`, (counts.get(`${at}/${file}`) ?? 0) + 1);
    }
    return counts;
  };
  const old = count(before);
  return [...count(after)].filter(([file, number]) => number > (old.get(file) ?? 0)).map(([file]) => file);
}

function readAll(folder) {
  const names = readdirSync(folder, { recursive: true }).filter(
    (name) => /\.(?:mdx?|json)$/.test(name) && !name.startsWith('.git'),
  );
  return new Map(
    names.flatMap((name) => {
      const file = path.join(folder, name);
      return statSync(file).isFile() ? [[name, readFileSync(file, 'latin1')]] : [];
    }),
  );
}

function changedFiles(before, after) {
  return [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
}
