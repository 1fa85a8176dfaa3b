// How TypeScript is bundled to run in Node here: for tests, benchmarks and tools. The programs that are shipped are built
// by programs.mjs.
import * as esbuild from 'esbuild';
import { compiledValidators } from './validators.mjs';

/** Gives bundled CommonJS the `require` and `__dirname` that an ES module doesn't have. */
const COMMON_JS_NAMES =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url); const __dirname = import.meta.dirname;";

/**
 * Bundles files with their packages into ES modules (`.mjs`).
 *
 * @param {import('esbuild').BuildOptions} options entry points, and where the bundles go
 */
export function bundleForNode(options) {
  return esbuild.build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    banner: { js: COMMON_JS_NAMES },
    plugins: [compiledValidators()],
    logLevel: 'warning',
    ...options,
  });
}
