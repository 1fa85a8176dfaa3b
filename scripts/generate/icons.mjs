// The icon names of the three icon libraries, read from their published packages.
//   schemas/icons.json: {"fontawesome": "name name …", "lucide": …, "tabler": …, "languages": …}
// One string for each list keeps the file small and quick to parse.
import { readFileSync, readdirSync } from 'node:fs';

const MODULES = new URL('../../node_modules/', import.meta.url);

/**
 * Names of programming languages with icons of their own on sites that use Font Awesome. No package lists them; some
 * are Font Awesome names too.
 */
const LANGUAGES = [
  ...['bash', 'curl', 'sh', 'shell', 'powershell'],
  ...['python', 'py', 'javascript', 'js', 'typescript', 'ts', 'node', 'nodejs', 'node.js', 'php', 'ruby', 'rb'],
  ...['java', 'kotlin', 'kt', 'swift', 'dart', 'flutter', 'go', 'golang', 'rust', 'rs'],
  ...['c', 'c++', 'cpp', 'csharp', 'c#', 'dotnet', 'dot-net', 'toml'],
];

/** Brands that the platform supports on sites that use Font Awesome, but that the package's types lack. */
const OTHER_BRANDS = ['linear'];

/**
 * @param {string} file path below node_modules
 * @returns {string} its text
 */
function read(file) {
  return readFileSync(new URL(file, MODULES), 'utf8');
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
  return readdirSync(new URL('lucide-static/icons/', MODULES))
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
