// Looks for what breaks the server, the command line, pasting or the preview: node scripts/fuzz.mjs [--seconds N] [--seed S] [--site FOLDER]
//   --seconds N          how long, the same for each part (60)
//   --seed S             the first seed; the next runs have the next ones (1)
//   --site FOLDER        the site that is edited, or a folder of sites; may be repeated (examples/site)
//   --attempts N         how often a failed run is repeated to make it small (120; 0 for not at all)
//   --only server|command|paste|preview|git|cache
// Sites take turns, each run with the next seed. A failure prints its seed and step, and leaves the smallest run that
// fails in out/fuzz; then the next run begins.
import './build.mjs';
import { runBundled } from './testing/bundled.mjs';

await runBundled('fuzz', 'test/fuzz/main.ts');
