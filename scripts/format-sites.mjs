// Formats the pages of real sites in memory: node scripts/format-sites.mjs FOLDER… [--show N]
// Each page stays the same to readers, and formatting it again changes nothing.
import { runBundled } from './testing/bundled.mjs';

await runBundled('format-sites', 'test/format/main.ts');
