// Evaluates modules of the product, for what is generated from its code.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../build/nodeBundle.mjs';

/** What is generated from: rules and the values that settings can have, commands, components. */
const contents = `
  export { ruleMetas } from './server/src/core/rules/index.ts';
  export { titleOf } from './server/src/core/rules/engine/rule.ts';
  export { precisionOf } from './server/src/core/rules/engine/precision.ts';
  export { severityChoices, presets, unlistedChoices } from './server/src/core/settings/ruleSettings.ts';
  export { isFixable } from './test/support/ruleExamples.ts';
  export { commandLines } from './server/src/cli/commandLines.ts';
  export { typedOption } from './server/src/cli/help.ts';
  export * as catalogue from './server/src/core/components/catalogue.ts';`;

/**
 * Bundles these modules together, since they share most of their own, and resolves to what they export. The bundle is a
 * file for that time: as an address with its four megabytes, Node would parse and compare it for longer than it runs.
 */
export async function evaluated() {
  mkdirSync('out', { recursive: true });
  const folder = mkdtempSync(path.resolve('out/generate-'));
  try {
    const outfile = path.join(folder, 'module.mjs');
    await bundleForNode({ stdin: { contents, loader: 'ts', resolveDir: process.cwd() }, outfile });
    return await import(pathToFileURL(outfile));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
