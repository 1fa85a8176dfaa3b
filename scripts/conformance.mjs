// Compares how pages are read with the reference: node scripts/conformance.mjs FOLDER [--show N]
import { runBundled } from './testing/bundled.mjs';

await runBundled('conformance', 'test/conformance/main.ts');
