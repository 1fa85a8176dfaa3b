// The texts of new sites and new pages: each has a file of its own, but the core reads no files.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const source = 'server/src/core/generators/templates';

/** Returns a module with the templates of the site's files. */
export function siteTextsModule() {
  return [
    `// generated from ${source}/site by npm run generate`,
    '',
    '/** The files of a new site, by their paths. */',
    `export const siteTexts: Readonly<Record<string, string>> = ${JSON.stringify(textsIn('site'), undefined, 2)};`,
    '',
  ].join('\n');
}

/** Returns a module with the templates of the kinds of page: a rule needs it, unlike the other. */
export function pageTextsModule() {
  return [
    `// generated from ${source}/pages by npm run generate`,
    '',
    '/** The kinds of page, by the names of their files. */',
    `export const pageTexts = ${JSON.stringify(textsIn('pages'), undefined, 2)} as const;`,
    '',
  ].join('\n');
}

function textsIn(folder) {
  const root = path.join(source, folder);
  const files = readdirSync(root, { recursive: true }).filter((name) => statSync(path.join(root, name)).isFile());
  const named = files.map((name) => [name.split(path.sep).join('/'), textOf(path.join(root, name))]);
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function textOf(file) {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
