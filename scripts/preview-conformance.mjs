// Compares the preview of pages with remark: node scripts/preview-conformance.mjs FOLDER [--show N]
import { runBundled } from './testing/bundled.mjs';

await runBundled('preview-conformance', 'test/previewConformance/main.ts');
