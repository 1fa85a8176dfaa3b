// The files of the preview next to the programs: its script and style sheet, the library of diagrams, and the icons.
import * as esbuild from 'esbuild';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

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

/** Copies and generates what isn't bundled. */
export function writePreviewFiles(folder = 'dist/preview') {
  mkdirSync(path.join(folder, 'icons'), { recursive: true });
  // Loaded by a page with a diagram only; the package's own bundle is the smallest form of it.
  copyFileSync('node_modules/mermaid/dist/mermaid.min.js', path.join(folder, 'mermaid.js'));
  for (const [name, drawings] of Object.entries(iconDrawings())) {
    writeFileSync(path.join(folder, 'icons', `${name}.json`), JSON.stringify(drawings));
  }
}

/** Returns the drawings of each library by name: the box of its grid, and the content of the drawing. */
function iconDrawings() {
  return {
    lucide: { isFilled: false, icons: fromNodes('lucide-static/icon-nodes.json') },
    tabler: { isFilled: false, icons: fromNodes('@tabler/icons/tabler-nodes-outline.json') },
    fontawesome: { isFilled: true, icons: fromFontAwesome('@fortawesome/free-solid-svg-icons') },
    'fontawesome-regular': { isFilled: true, icons: fromFontAwesome('@fortawesome/free-regular-svg-icons') },
    'fontawesome-brands': { isFilled: true, icons: fromFontAwesome('@fortawesome/free-brands-svg-icons') },
  };
}

/** @param {string} file a list of drawings as names and attributes of elements */
function fromNodes(file) {
  const nodes = JSON.parse(readFileSync(`node_modules/${file}`, 'utf8'));
  return Object.fromEntries(
    Object.entries(nodes).map(([name, elements]) => [name, ['0 0 24 24', elements.map(elementText).join('')]]),
  );
}

/** @param {[string, Record<string, string>]} element */
function elementText([name, attributes]) {
  const written = Object.entries(attributes).filter(([key]) => key !== 'key');
  return `<${name}${written.map(([key, value]) => ` ${key}="${value}"`).join('')}/>`;
}

/** @param {string} name a package of Font Awesome: a module for each icon */
function fromFontAwesome(name) {
  const folder = path.dirname(require.resolve(`${name}/package.json`));
  const icons = {};
  for (const file of readdirSync(folder).filter((one) => /^fa[A-Z0-9].*\.js$/.test(one))) {
    const { iconName, aliases = [], width, height, svgPathData } = require(path.join(folder, file));
    const paths = [svgPathData].flat().map((data) => `<path d="${data}"/>`);
    const drawing = [`0 0 ${width} ${height}`, paths.join('')];
    for (const one of [iconName, ...aliases]) if (typeof one === 'string') icons[one] ??= drawing;
  }
  return icons;
}

/** @param {boolean} minify */
export function buildPreview(minify) {
  writePreviewFiles();
  return esbuild.build({ ...previewScript, minify, sourcemap: false });
}
