// Compares the reading of pages with remark: node scripts/conformance.mjs FOLDER [--show N]
import { runBundled } from './testing/bundled.mjs';

await runBundled('conformance', 'test/conformance/main.ts');
