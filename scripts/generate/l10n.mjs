// The translatable texts: those of the manifest that come from rules, and those of the extension's code.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ruleDescription } from './settingsSchema.mjs';

/** Returns package.nls.json with a text for the setting of each rule; all others are written by hand. */
export function manifestTexts(metas) {
  const texts = JSON.parse(readFileSync('package.nls.json', 'utf8'));
  const byHand = Object.entries(texts).filter(([key]) => !key.startsWith('rule.'));
  const areas = [...new Set(metas.map(({ id }) => id.split('/')[0]))];
  return JSON.stringify({
    ...Object.fromEntries(byHand),
    ...Object.fromEntries(areas.map((area) => [`rule.${area}/*`, `All rules of the area “${area}”.`])),
    ...Object.fromEntries(metas.flatMap(textsOf)),
  });
}

/** Returns the texts of a rule's setting: what it reports, and the meaning of each option. */
function textsOf(meta) {
  const options = Object.entries(meta.options ?? {});
  return [
    [`rule.${meta.id}`, ruleDescription(meta)],
    ...options.map(([name, { description }]) => [optionKey(meta.id, name), description]),
  ];
}

/** Returns the key in package.nls.json of an option's text. */
export function optionKey(id, name) {
  return `rule.${id}.${name}`;
}

/** Returns the module with the names of rules in lists. Each is passed to `vscode.l10n.t` there, so that it is translated. */
export function ruleTitlesModule(metas, titleOf) {
  const titles = metas.map((meta) => `${quoted(meta.id)}: vscode.l10n.t(${quoted(titleOf(meta))}),`);
  return [
    "import * as vscode from 'vscode';",
    '',
    '/** The names of rules by their ids, written by `npm run generate`. */',
    `export const ruleTitles: Readonly<Record<string, string>> = {\n${titles.join('\n')}\n};`,
    '',
  ].join('\n');
}

function quoted(text) {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/**
 * Returns l10n/bundle.l10n.json: the texts that the extension's code passes to `vscode.l10n.t`. The editor's own tool for
 * it brings 50 packages of 65 MB; to load and run the parser of TypeScript takes a second.
 */
export function codeTexts() {
  const names = readdirSync('client/src', { recursive: true }).filter((name) => name.endsWith('.ts'));
  const texts = names.flatMap((name) => textsIn(readFileSync(path.join('client/src', name), 'utf8'), name));
  return JSON.stringify(Object.fromEntries([...new Set(texts)].sort().map((text) => [text, text])));
}

function textsIn(code, name) {
  return [...code.matchAll(/\bl10n\.t\(\s*(?:'([^'\\\n]*)'(?=\s*[,)]))?/g)].map(([, text]) => {
    // The editor finds a translation by the text, so that one made of parts has none.
    if (text === undefined) throw new Error(`${name}: l10n.t needs a text in single quotes, not an expression.`);
    return text;
  });
}
