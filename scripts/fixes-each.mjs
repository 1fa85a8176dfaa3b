// Applies each offered fix alone on copies in memory: node scripts/fixes-each.mjs FOLDER… [--most N] [--rule TEXT]
import { runBundled } from './testing/bundled.mjs';

await runBundled('fixes-each', 'test/fixTrial/main.ts');
