// Measures what nobody writes, but a stranger's repository may contain:
//   node scripts/pathological.mjs [--only pages|preview|answers] [--kind TEXT] [--all] [--sizes N,N]
import './build.mjs';
import { runBundled } from './testing/bundled.mjs';

const PARTS = {
  pages: 'test/pathological/pages.ts',
  preview: 'test/pathological/previews.ts',
  answers: 'test/pathological/answers.ts',
};

const at = process.argv.indexOf('--only');
const wanted = at < 0 ? Object.keys(PARTS) : [process.argv[at + 1]];
let worst = 0;
for (const part of wanted) {
  await runBundled(`pathological-${part}`, PARTS[part]);
  worst = Math.max(worst, Number(process.exitCode ?? 0));
}
process.exitCode = worst;
