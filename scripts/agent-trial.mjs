// Makes mistakes of assistants in copies of the sample site, and counts how many remain: node scripts/agent-trial.mjs [--answers]
import { runBundled } from './testing/bundled.mjs';

await runBundled('agent-trial', 'test/agentTrial/main.ts');
