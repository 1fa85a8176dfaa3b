import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readingScript, readScript } from '../../../../server/src/core/page/mdx/script/readScript.ts';
import { PageTrees } from '../../../../server/src/core/page/mdx/script/scriptTree.ts';

/** So many statements are read in several parts. */
const count = 1_600;

/** Returns a script of statements of one kind, with another one about where a part ends. */
function scriptWith(statement: (at: number) => string, other = ''): string {
  const lines = Array.from({ length: count }, (_, at) => statement(at));
  lines.splice(1_100, 0, other);
  return lines.join('\n');
}

const imports = (at: number): string => `import A${at} from "/snippets/a${at}.mdx";`;
const constants = (at: number): string => `export const a${at} = { text: "${at}" }`;

/** Statements that the text of others may contain or continue, that use names of others, or that can’t be read. */
const others = [
  '',
  'export const text = `\nimport B from "/b.mdx"\nexport const c = 1\n`',
  `export const long = \`${'\nimport B from "/b.mdx"'.repeat(1200)}\``,
  `/*${'\nimport B from "/b.mdx"'.repeat(1200)}\n*/`,
  `export const F = () => <p>${'\nimport B from "/b.mdx"'.repeat(1200)}\n</p>`,
  `export const sum = 1 +${'\nimport.meta.a +'.repeat(200)} 2`,
  `export const list = [${'\n1,'.repeat(20_000)}]`,
  'import * as all from "/b.jsx"\nexport const { b, c: [d] } = all',
  'export function F() { return a1 }\nexport class G {}',
  'import A1 from "/again.mdx"',
  'export const a1 = 2',
  'export const A1 = 2',
  'import a1 from "/a.mdx"',
  'export const a1 = ',
  'export { a1 }',
  'export { a1599 as b }',
  'export default 1',
  'export default 1\nexport default 2',
  'export * from "/b.jsx"',
  'const own = 1',
  'import { from "/b.mdx"',
  '  export const indented = 1',
];

function stepsAndResult<Result>(work: Generator<undefined, Result>): readonly [number, Result] {
  for (let steps = 0; ; steps++) {
    const { done, value } = work.next();
    if (done === true) return [steps, value];
  }
}

describe('a script with thousands of imports or exports', () => {
  for (const [name, statement] of [
    ['imports', imports],
    ['exports', constants],
  ] as const) {
    it(`is read in steps as it is in one go: ${name}`, () => {
      for (const other of others) {
        for (const known of [[], ['A7', 'a7', 'Z']]) {
          const text = `\n${scriptWith(statement, other)}`;
          const range = { start: 1, end: text.length };
          const expected = readScript(text, range, new PageTrees(text), new Set(known));
          const [, actual] = stepsAndResult(readingScript(text, range, new PageTrees(text), new Set(known)));
          assert.deepEqual(actual, expected, `${other.slice(0, 40)} ${known.join(' ')}`);
        }
      }
    });
  }

  it('lets others get their answers in between', () => {
    const text = scriptWith(imports);
    const range = { start: 0, end: text.length };
    assert.ok(stepsAndResult(readingScript(text, range, new PageTrees(text), new Set()))[0] >= 4);
  });
});
