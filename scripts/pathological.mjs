// Measures requests about pages that nobody writes: node scripts/pathological.mjs [--sizes N,N] [--kind TEXT] [--limit SECONDS]
import { runBundled } from './testing/bundled.mjs';

await runBundled('pathological', 'test/pathological/main.ts');
