import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import type * as TypeScript from 'typescript';
import { filesIn, withoutCode } from '../support/documents.ts';

const straight = /\p{L}'\p{L}/u;

const list = (folder: string, extension: string): readonly string[] =>
  filesIn(folder).filter((file) => file.endsWith(extension) && !file.includes('generated'));

/** The lines of a file that have a straight apostrophe and aren't left out, each with its place. */
function linesWith(file: string, shown: (text: string) => string): readonly string[] {
  return shown(readFileSync(file, 'utf8'))
    .split('\n')
    .flatMap((line, index) => (straight.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}

/** Code without its comments: as it is laid out here, what is left has an apostrophe only within texts. */
const withoutComments = (code: string): string => code.replace(/^\s*(?:\/?\*|\/\/).*$| \/\/ .*$/gm, '');

describe('an apostrophe', () => {
  it('looks the same in all that the editor and the command line say', () => {
    const code = [...list('server/src', '.ts'), ...list('client/src', '.ts')];
    const texts = ['package.nls.json', 'package.nls.de.json', ...list('l10n', '.json'), ...list('schemas', '.json')];
    assert.deepEqual(
      [
        ...code.flatMap((file) => linesWith(file, withoutComments)),
        ...texts.flatMap((file) => linesWith(file, String)),
      ],
      [],
    );
  });

  it('looks the same in what is documented', () => {
    const documents = ['README.md', 'CHANGELOG.md', ...list('docs', '.md')];
    assert.deepEqual(
      documents.flatMap((file) => linesWith(file, withoutCode)),
      [],
    );
  });
});

// The compiler is no module, so it can't be part of the tests' bundle.
const ts = createRequire(path.resolve('package.json'))('typescript') as typeof TypeScript;

/** Words of a former dialect, each with the word of the field. */
const formerWords: readonly (readonly [former: RegExp, word: string])[] = [
  [/\bbehind\b/i, 'after'],
  [/\bstands?\b/i, 'is'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\b(?:out)?weigh(?:s|ed)?\b/i, 'severity, overrides'],
  [/\bleads?\b/i, 'links to, points to, resolves to'],
  [/\b(?:takes?|taken) (?:them |it )?in\b/i, 'includes'],
  [/\bone too many\b/i, 'unexpected'],
  [/\bbeside\b/i, 'next to'],
  [/\bsaid otherwise\b|\bleft out\b/i, 'converted differently, not converted'],
  [/\bwhat holds\b/i, 'the name of what it is'],
  [/\bblanks\b/i, 'spaces'],
  [/\bcolour/i, 'color'],
  [/\b(?:mis)?spelt\b/i, 'misspelled, spelled'],
  [/\banew\b/i, 'again, from scratch'],
];

/** Former words that code and its tests use in another meaning. */
const onlyInTexts: ReadonlySet<string> = new Set(['converted differently, not converted', 'the name of what it is']);

/** What contains a former word in a meaning that English has for it, each with the reason. */
const allowed: ReadonlySet<string> = new Set([
  // The page stays where readers find it only with a password: that is what "behind" means.
  'behind a login',
]);

/** The code whose messages and comments are checked. */
const checkedCode: readonly string[] = [
  ...list('client/src', '.ts'),
  ...list('server/src', '.ts'),
  ...list('scripts', '.mjs'),
];

/** The tests and benchmarks whose titles and comments are checked, except for this file, which has the former words. */
const checkedTests: readonly string[] = ['.ts', '.mjs', '.cjs']
  .flatMap((extension) => [...list('test', extension), ...list('bench', extension)])
  .filter((file) => path.basename(file) !== 'wording.test.ts');

/** Documents, of which code is left out. */
const checkedDocuments: readonly string[] = [
  'README.md',
  'CHANGELOG.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...list('docs', '.md'),
];

/** Files of texts, checked line by line. */
const checkedTexts: readonly string[] = [
  'l10n/bundle.l10n.json',
  'schemas/components.json',
  'schemas/docs.schema.json',
  'schemas/docs.current.schema.json',
  'schemas/frontmatter.schema.json',
];

const anyFormer = new RegExp(formerWords.map(([former]) => former.source).join('|'), 'i');

/** Returns the files that have a former word at all: few have one, and the lines of the others aren't searched. */
function withFormer(files: readonly string[]): readonly string[] {
  return files.filter((file) => anyFormer.test(readFileSync(file, 'utf8')));
}

/** The former words of a text, each with its file and line. */
function formerWordsIn(text: string, location: string): readonly string[] {
  const shown = [...allowed].reduce((left, phrase) => left.replaceAll(phrase, ''), text);
  return formerWords.flatMap(([former, word]) => {
    const found = former.exec(shown)?.[0];
    return found === undefined ? [] : [`${location}: “${found}” (use: ${word}) in: ${text.trim()}`];
  });
}

/** The messages of a file of code: its string literals and templates that have a space. */
function messagesIn(file: string): readonly { readonly text: string; readonly line: number }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const messages: { readonly text: string; readonly line: number }[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (node.text.includes(' ')) messages.push({ text: node.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return messages;
}

/** The comments of a line of code, and the title of the test that begins on it. */
const commentOrTitle =
  /(?:^|\s)(?:\/\/ |\/?\*+ ).*$|^\s*(?:await )?(?:it|describe|step|journey)\((?:'(?:[^'\\]|\\.)*'|`[^`]*`|"[^"]*")/;

/** The former words in the comments and titles of a file of code, each with its line. */
function formerWordsInComments(file: string): readonly string[] {
  return formerWordsByLine(file, (code) =>
    code
      .split('\n')
      .map((line) => commentOrTitle.exec(line)?.[0] ?? '')
      .join('\n'),
  ).filter((found) => [...onlyInTexts].every((word) => !found.includes(`(use: ${word})`)));
}

function formerWordsByLine(file: string, shown: (text: string) => string = String): readonly string[] {
  return shown(readFileSync(file, 'utf8'))
    .split('\n')
    .flatMap((line, index) => formerWordsIn(line, `${file}:${index + 1}`));
}

describe('a former word', () => {
  const code = withFormer(checkedCode);

  it('doesn’t come back in what the editor and the command line say', () => {
    const found = code.flatMap((file) =>
      messagesIn(file).flatMap(({ text, line }) => formerWordsIn(text, `${file}:${line}`)),
    );
    assert.deepEqual(found, []);
  });

  it('doesn’t come back in comments and titles of tests', () => {
    assert.deepEqual([...code, ...withFormer(checkedTests)].flatMap(formerWordsInComments), []);
  });

  it('doesn’t come back in the manifest', () => {
    const texts = JSON.parse(readFileSync('package.nls.json', 'utf8')) as Readonly<Record<string, string>>;
    const found = Object.entries(texts).flatMap(([key, text]) => formerWordsIn(text, `package.nls.json: ${key}`));
    assert.deepEqual(found, []);
  });

  it('doesn’t come back in what completion and hover say of components and properties', () => {
    assert.deepEqual(
      checkedTexts.flatMap((file) => formerWordsByLine(file)),
      [],
    );
  });

  it('doesn’t come back in what is documented', () => {
    assert.deepEqual(
      checkedDocuments.flatMap((file) => formerWordsByLine(file, withoutCode)),
      [],
    );
  });
});
