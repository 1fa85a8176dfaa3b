// The names and drawings of the three icon libraries, read from their published packages.
//   schemas/icons.json: {"fontawesome": "name name …", "lucide": …, "tabler": …, "languages": …}
//   schemas/drawings/: a file for each library, or style of one: {"isFilled": …, "icons": {"name": [box, content], …},
//     "aliases": {"old name": "name", …}}
//   scripts/drawings/licenses.json: the packages with their licences, also of the library of diagrams
// One string for each list of names keeps the file small and quick to parse.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readPackage } from './notices.mjs';

/** The folder with the manifest of the libraries, which aren’t among the project’s packages. */
export const home = path.resolve(import.meta.dirname, '../drawings');

const modules = path.join(home, 'node_modules');
const require = createRequire(import.meta.url);

/**
 * Names of programming languages with icons of their own on sites that use Font Awesome. No package lists them; some
 * are Font Awesome names too.
 */
export const LANGUAGES = [
  ...['bash', 'curl', 'sh', 'shell', 'powershell'],
  ...['python', 'py', 'javascript', 'js', 'typescript', 'ts', 'node', 'nodejs', 'node.js', 'php', 'ruby', 'rb'],
  ...['java', 'kotlin', 'kt', 'swift', 'dart', 'flutter', 'go', 'golang', 'rust', 'rs'],
  ...['c', 'c++', 'cpp', 'csharp', 'c#', 'dotnet', 'dot-net', 'toml'],
];

/** Brands that the platform supports on sites that use Font Awesome, but that the package's types lack. */
export const OTHER_BRANDS = ['linear'];

/**
 * @param {string} file path below node_modules
 * @returns {string} its text
 */
function read(file) {
  return readFileSync(path.join(modules, file), 'utf8');
}

/**
 * Returns the members of the type IconName, which contains the icons of all styles, including Pro and old names, and
 * the brands that the platform adds. It doesn't show which of them are brands.
 *
 * @returns {string[]}
 */
function fontAwesome() {
  const types = read('@fortawesome/fontawesome-common-types/index.d.ts');
  const union = /export type IconName =([^;]+);/.exec(types)?.[1] ?? '';
  const names = Array.from(union.matchAll(/'([^']+)'/g), ([, name]) => name);
  return names.length === 0 ? [] : [...names, ...OTHER_BRANDS];
}

/**
 * Returns the names of the package's images; a renamed icon has another one under its old name.
 *
 * @returns {string[]}
 */
function lucide() {
  return readdirSync(path.join(modules, 'lucide-static/icons'))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
}

/**
 * Returns the outlined icons under their own names, the filled ones with the suffix `-filled`.
 *
 * @returns {string[]}
 */
function tabler() {
  /** @type {Record<string, {name: string, styles: Record<string, unknown>}>} */
  const known = JSON.parse(read('@tabler/icons/icons.json'));
  return Object.values(known).flatMap(({ name, styles }) =>
    Object.keys(styles).map((style) => (style === 'filled' ? `${name}-filled` : name)),
  );
}

/**
 * @param {string} library what the names belong to
 * @param {string[]} names
 * @returns {string} the names once each, in order, with a space between
 * @throws {Error} if there are none, or one has an unexpected character: then the package has changed its form
 */
function list(library, names) {
  const strange = names.find((name) => !/^[a-z\d][a-z\d.+#-]*$/.test(name));
  if (names.length === 0 || strange !== undefined) {
    throw new Error(`The icons of ${library} can’t be listed: ${strange ?? 'no names found'}`);
  }
  return [...new Set(names)].sort().join(' ');
}

/**
 * @returns {string} the text of schemas/icons.json
 */
export function icons() {
  const libraries = { fontawesome: fontAwesome(), lucide: lucide(), tabler: tabler(), languages: LANGUAGES };
  const lists = Object.entries(libraries).map(([library, names]) => [library, list(library, names)]);
  return JSON.stringify(Object.fromEntries(lists), null, 2) + '\n';
}

/**
 * Returns the drawings of each library by name: the box of its grid, and the content of the drawing.
 *
 * @returns {Record<string, string>} the texts of the files in schemas/drawings
 */
export function iconDrawings() {
  return {
    lucide: drawingFile(false, fromNodes('lucide-static/icon-nodes.json'), renamedLucide()),
    tabler: drawingFile(false, fromNodes('@tabler/icons/tabler-nodes-outline.json')),
    fontawesome: drawingFile(true, fromFontAwesome('@fortawesome/free-solid-svg-icons')),
    'fontawesome-regular': drawingFile(true, fromFontAwesome('@fortawesome/free-regular-svg-icons')),
    'fontawesome-brands': drawingFile(true, fromFontAwesome('@fortawesome/free-brands-svg-icons')),
  };
}

/** Returns JSON with a line for each icon, so that a difference shows which icons have changed. */
function drawingFile(isFilled, icons, aliases = {}) {
  const lines = Object.entries(icons).map(([name, drawing]) => `${JSON.stringify(name)}:${JSON.stringify(drawing)}`);
  const renamed = Object.entries(aliases).map(([old, name]) => `${JSON.stringify(old)}:${JSON.stringify(name)}`);
  return `{"isFilled":${isFilled},"icons":{\n${lines.join(',\n')}\n},"aliases":{${renamed.join(',\n')}}}\n`;
}

/**
 * Returns the current names of Lucide’s renamed icons by their old ones. The package lists drawings under the former
 * only, but has an image for both, with the same content.
 *
 * @returns {Record<string, string>}
 */
function renamedLucide() {
  const current = new Set(Object.keys(JSON.parse(read('lucide-static/icon-nodes.json'))));
  const contentOf = (name) => /<svg[^>]*>(.*)<\/svg>/s.exec(read(`lucide-static/icons/${name}.svg`))?.[1];
  const byContent = new Map([...current].map((name) => [contentOf(name), name]));
  return Object.fromEntries(
    lucide()
      .filter((name) => !current.has(name))
      .map((old) => [old, byContent.get(contentOf(old))])
      .filter(([, name]) => name !== undefined),
  );
}

/** @param {string} file a list of drawings as names and attributes of elements */
function fromNodes(file) {
  const nodes = JSON.parse(read(file));
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
  const folder = path.join(modules, name);
  const icons = {};
  for (const file of readdirSync(folder).filter((one) => /^fa[A-Z0-9].*\.js$/.test(one))) {
    const { iconName, aliases = [], width, height, svgPathData } = require(path.join(folder, file));
    const paths = [svgPathData].flat().map((data) => `<path d="${data}"/>`);
    const drawing = [`0 0 ${width} ${height}`, paths.join('')];
    for (const one of [iconName, ...aliases]) if (typeof one === 'string') icons[one] ??= drawing;
  }
  return icons;
}

/**
 * @returns {string} the text of scripts/drawings/licenses.json
 */
export function drawingLicenses() {
  const packages = [...withDependencies(home)].slice(1).map((folder) => readPackage(folder));
  return JSON.stringify(packages, null, 2) + '\n';
}

/**
 * Returns the folders of a package and of all that it needs: the library of diagrams is a bundle of them.
 *
 * @param {string} folder
 * @param {Set<string>} found
 */
function withDependencies(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // Types aren’t shipped.
  for (const name of Object.keys(dependencies).filter((one) => !one.startsWith('@types/'))) {
    withDependencies(path.join(modules, name), found);
  }
  return found;
}
