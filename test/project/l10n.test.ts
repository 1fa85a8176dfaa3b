import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** Texts by their keys; what the extension's code says is its own key. */
type Texts = Readonly<Record<string, string>>;

const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts;

const manifest = readFileSync('package.json', 'utf8');
const manifestTexts = readTexts('package.nls.json');
const codeTexts = readTexts('l10n/bundle.l10n.json');

/** Each translation of a file: `package.nls.de.json` of `package.nls.json`. */
function translations(folder: string, original: string): readonly string[] {
  const start = original.replace('json', '');
  return readdirSync(folder)
    .filter((name) => name !== original && name.startsWith(start))
    .map((name) => `${folder}/${name}`);
}

/** What a translation must have as the original has it: placeholders, code, links and line breaks. */
function fixedParts(text: string): readonly string[] {
  return (text.match(/\{\d+\}|`[^`]*`|\]\(command:[^)]*\)|\n/g) ?? []).sort();
}

const keysWithout = (texts: Texts, others: Texts): readonly string[] =>
  Object.keys(texts).filter((key) => !(key in others));

function assertTranslates(file: string, original: Texts): void {
  const translated = readTexts(file);
  assert.deepEqual(keysWithout(translated, original), [], `${file} translates texts that are gone`);
  assert.deepEqual(keysWithout(original, translated), [], `${file} lacks texts, which users see in English`);
  for (const [key, text] of Object.entries(translated)) {
    assert.ok(text.trim().length > 0, `${file}: ${key} is empty`);
    assert.deepEqual(fixedParts(text), fixedParts(original[key] ?? ''), `${file}: ${key}`);
  }
}

describe('what the manifest says', () => {
  it('is in package.nls.json, every text of it and no other', () => {
    const named = [...manifest.matchAll(/"%([^"%]+)%"/g)].map(([, key = '']) => key);
    assert.deepEqual([...new Set(named)].sort(), Object.keys(manifestTexts).sort());
  });

  it('is nowhere written into the manifest itself', () => {
    const said = /"(?:title|description|markdownDescription|altText|contents|enumDescriptions)": ?(\[[^\]]*\]|".*")/g;
    const plain = [...manifest.matchAll(said)]
      .flatMap(([, value = '']) => (JSON.parse(`[${value}]`) as readonly (string | readonly string[])[]).flat())
      .filter((text) => !/^%.+%$/.test(text));
    // The name of the settings is that of the extension.
    assert.deepEqual(plain, ['Docsight']);
  });
});

describe('translations', () => {
  it('include German', () => {
    assert.ok(translations('.', 'package.nls.json').includes('./package.nls.de.json'));
    assert.ok(translations('l10n', 'bundle.l10n.json').includes('l10n/bundle.l10n.de.json'));
  });

  it('of the manifest have its code, links and placeholders', () => {
    for (const file of translations('.', 'package.nls.json')) assertTranslates(file, manifestTexts);
  });

  it('of the extension have its code, links and placeholders', () => {
    for (const file of translations('l10n', 'bundle.l10n.json')) assertTranslates(file, codeTexts);
  });
});

describe('the extension', () => {
  it('shows no text that cannot be translated', () => {
    const shown = /\bshow(?:Information|Warning|Error)Message\(\s*['"`]|\b(?:placeHolder|prompt|label): ['"`][A-Z]/;
    const files = readdirSync('client/src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const untranslated = files.filter((name) => shown.test(readFileSync(`client/src/${name}`, 'utf8')));
    assert.deepEqual(untranslated, []);
  });
});
