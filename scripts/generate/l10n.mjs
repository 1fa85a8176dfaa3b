// The translatable texts: those of the manifest that come from rules, and those of the extension's code.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ruleDescription } from './settingsSchema.mjs';

/** Imported, its nine megabytes would be compiled twice, and searched for what they export. */
const ts = createRequire(import.meta.url)('typescript');

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

/**
 * Returns l10n/bundle.l10n.json: the texts that the extension's code passes to `vscode.l10n.t`. The editor's own tool for
 * it brings 50 packages of 65 MB.
 */
export function codeTexts() {
  const names = readdirSync('client/src', { recursive: true }).filter((name) => name.endsWith('.ts'));
  const texts = new Set();
  for (const name of names) {
    const text = readFileSync(path.join('client/src', name), 'utf8');
    if (text.includes('l10n')) addTexts(ts.createSourceFile(name, text, ts.ScriptTarget.Latest), name, texts);
  }
  return JSON.stringify(Object.fromEntries([...texts].sort().map((text) => [text, text])));
}

function addTexts(node, name, texts) {
  if (ts.isCallExpression(node) && /^(?:vscode\.)?l10n\.t$/.test(nameOf(node.expression))) {
    const [text] = node.arguments;
    // The editor finds a translation by the text, so that one made of parts has none.
    if (text === undefined || !ts.isStringLiteralLike(text))
      throw new Error(`${name}: l10n.t needs a text, not an expression.`);
    texts.add(text.text);
  }
  ts.forEachChild(node, (child) => addTexts(child, name, texts));
}

/** Returns the dotted name that an expression is; an empty one for any other expression. */
function nameOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? `${nameOf(expression.expression)}.${expression.name.text}` : '';
}
