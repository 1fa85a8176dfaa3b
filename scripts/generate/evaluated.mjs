// Evaluates modules of the product, for what is generated from its code.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../build/nodeBundle.mjs';

/**
 * Bundles the modules of a text with exports, and resolves to what they export. The bundle is a file for that time: as an
 * address with its four megabytes, Node would parse and compare it for longer than it runs.
 */
export async function evaluated(contents) {
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
