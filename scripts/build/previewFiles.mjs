// The files of the preview next to the programs: its script and style sheet, the library of diagrams, and the icons.
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** The page in the panel and in browsers. */
export const previewScript = {
  entryPoints: { preview: 'client/src/preview/webview/main.ts', style: 'client/src/preview/webview/preview.css' },
  outdir: 'dist/preview',
  bundle: true,
  platform: 'browser',
  format: 'iife',
  target: ['chrome120', 'firefox121', 'safari17'],
  legalComments: 'none',
  logLevel: 'warning',
};

/** Copies what isn't bundled. */
export function writePreviewFiles(folder = 'dist/preview') {
  mkdirSync(folder, { recursive: true });
  // Loaded by a page with a diagram only; the package's own bundle is the smallest form of it.
  copyFileSync('node_modules/mermaid/dist/mermaid.min.js', path.join(folder, 'mermaid.js'));
  cpSync('schemas/drawings', path.join(folder, 'icons'), { recursive: true });
}
