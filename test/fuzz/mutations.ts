import { loose, pieces } from '../support/anyPage.ts';
import type { Random } from './random.ts';

// Texts that people and programs leave in the files of a site, and changes of them.

/** A replaced range of a text, in offsets. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/** A text above this size is cut rather than made longer. */
const mostCharacters = 40_000;

/** Names that an object used as a map would already have. */
const inheritedNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

const pagePieces = [
  ...pieces,
  ...loose,
  ...inheritedNames.map((name) => `<Card ${name}="x">${name}</Card>\n\n<${name} />\n`),
  ...inheritedNames.map((name) => `---\n${name}: ${name}\n---\n`),
  '---\ntitle: "Half\n---\n',
  '---\ntitle: &a [*a, *a]\ndescription: !!js/function x\n---\n',
  '\n[one](/quickstart#none) [two](./guides/workers) [three](../../../etc/passwd)\n',
  "\nimport ApiKey from '/snippets/api-key.mdx';\n\n<ApiKey />\n",
  "\nimport Out from '../../../outside.mdx';\n\n<Out />\n",
  '\n<Snippet file="api-key.mdx" />\n',
  '\n<Tabs>\n<Tab title="A">\nx\n</Tab>\n</Tabs>\n',
  '\n<Steps><Step title="1">\n\n## Inside\n\n</Step></Steps>\n',
  '\n{/* docsight-disable-next-line link/not-found */}\n[x](/gone)\n',
  '\n{{variable}} {{ __proto__ }}\n',
  '\n<Icon icon="alarm-clock" /> ![](/images/none.png)\n',
  '\u0000\uFEFF\u202E\uD800',
  '\r',
  '\u2028',
  'x'.repeat(2_000),
  '<a>'.repeat(120),
  '{<a>'.repeat(60),
  '`${'.repeat(60),
  '['.repeat(300),
  '> '.repeat(200),
  '- '.repeat(100),
  '*_'.repeat(150),
  '|'.repeat(300),
  '\n# Same\n'.repeat(40),
  '<'.repeat(400),
  '&'.repeat(300),
];

const jsonPieces = [
  ...'{}[]",:'.split(''),
  ...['null', 'true', '0', '-1e999', '""', '[]', '{}', '[[[]]]', '"x"', '\\u0000', '//', '/*', '\n', ' ', '\uD800'],
  ...inheritedNames.map((name) => `"${name}": {},`),
  '"navigation": [{ "group": "G", "pages": ["quickstart", "gone", { "group": "H", "pages": [] }] }],',
  '"navigation": { "tabs": [{ "tab": "T", "pages": ["index"] }] },',
  '"pages": ["index", "index", "../out", "/index", "https://a.example", ""],',
  '"redirects": [{ "source": "/a/:b*", "destination": "/b/:b" }, { "source": "/b", "destination": "/a" }],',
  '"openapi": ["/api-reference/openapi.yaml", "https://a.example/x.json", 7],',
  '{ "$ref": "./parts.json" },',
  '"$ref": "docs.json",',
  '"variables": { "__proto__": "x", "a-b": "c" },',
  '"colors": { "primary": "#0f0", "light": "nocolor" },',
  '['.repeat(400),
  '{"a":'.repeat(300),
];

const yamlPieces = [
  ...loose,
  'openapi: 3.1.0\n',
  'paths:\n  /a:\n    get:\n      summary: A\n',
  '    $ref: "#/components/schemas/Job"\n',
  '  a: &a [*a]\n',
  '? [x]\n: y\n',
  '__proto__:\n  get: {}\n',
  '!!binary x\n',
  '\t',
];

/** Complete texts of `.docsight.json`: ordinary, wrong and hostile. */
const settingsTexts = [
  '{}',
  '',
  '{',
  '[]',
  'null',
  '{ "rules": { "link/*": "off", "page/index-note": ["warning", { "required": true }] } }',
  '{ "rules": { "__proto__": "error", "constructor/*": 7, "heading/increment": "error" } }',
  '{ "ignore": ["guides/**", "!guides/retries.md", "a/**/a/**/a/**/b", "[", "\\\\"] }',
  '{ "ignore": "guides" }',
  '{ "components": { "ApiKey": {}, "__proto__": { "attributes": { "constructor": {} } }, "Box": { "snippet": "${1:x}" } } }',
  '{ "docsUrl": "https://docs.example", "unlistedPages": "all" }',
  '{ "docsUrl": "javascript:alert(1)", "unlistedPages": 3, "x": { "y": [] } }',
  '// a comment\n{ "rules": { "mdx/syntax": "hint", }, }',
];

const ignoreTexts = [
  '',
  'guides/\n',
  '*.md\n!index.mdx\n',
  '/quickstart.mdx\n',
  `${'a'.repeat(5_000)}\n`,
  '**/**/**/x\n[\n',
];

/** Returns a replacement that changes a text in one place. */
export function anyReplacement(random: Random, file: string, text: string, others: readonly string[]): Replacement {
  const start = random.below(text.length + 1);
  const length =
    text.length > mostCharacters ? Math.floor(text.length / 2) : random.pick([0, 0, 0, 1, 1, 2, 5, 40, 400]);
  const end = Math.min(text.length, start + length);
  const insert = text.length > mostCharacters ? '' : insertion(random, file, text.slice(start, end), others);
  return { start, end, insert };
}

function insertion(random: Random, file: string, removed: string, others: readonly string[]): string {
  return random.weighted<() => string>([
    [6, () => random.pick(piecesFor(file))],
    [2, () => sliceOf(random, random.pick(others))],
    [2, () => random.pick('abcxyz ./#-_"\'`<>{}()[]'.split(''))],
    [1, () => removed + removed],
    [1, () => removed.split('').reverse().join('')],
    [1, () => ''],
  ])();
}

function piecesFor(file: string): readonly string[] {
  if (/\.jsonc?$/.test(file)) return jsonPieces;
  return /\.ya?ml$/.test(file) ? yamlPieces : pagePieces;
}

function sliceOf(random: Random, text: string): string {
  const start = random.below(text.length);
  return text.slice(start, start + random.pick([1, 8, 60, 400, 2_000]));
}

/** Returns the new text of a file: some changes of its own, or of the files that say how a site is read. */
export function anyText(random: Random, file: string, text: string, others: readonly string[]): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (name === '.docsight.json' && !random.oneIn(3)) return random.pick(settingsTexts);
  if (name === '.mintignore' || name === '.gitignore') return random.pick(ignoreTexts);
  if (random.oneIn(20)) return random.pick(['', '\n', '{', '---', '\uFEFF', 'null', '<']);
  let changed = text;
  for (let count = random.pick([1, 1, 2, 5]); count > 0; count--) {
    changed = replaced(changed, anyReplacement(random, file, changed, others));
  }
  return changed;
}

export function replaced(text: string, { start, end, insert }: Replacement): string {
  return text.slice(0, start) + insert + text.slice(end);
}
