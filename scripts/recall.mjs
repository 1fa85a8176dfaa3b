// Counts the typos in links that are found: node scripts/recall.mjs FOLDER [--links N] [--seed N] [--show N]
import { runBundled } from './testing/bundled.mjs';

await runBundled('recall', 'test/recall/main.ts');
