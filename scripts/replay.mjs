// Takes what pages and docs.json contain away and completes it again: node scripts/replay.mjs FOLDER [--most N] [--seed N] [--show N]
import { runBundled } from './testing/bundled.mjs';

await runBundled('replay', 'test/replay/main.ts');
