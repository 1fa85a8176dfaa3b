import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** The parts of cSpell’s settings that say what is no prose. */
interface Settings {
  readonly patterns: readonly { readonly name: string; readonly pattern: string }[];
  readonly languageSettings: readonly { readonly ignoreRegExpList: readonly string[] }[];
}

const builtIn = ['Urls', 'Email'];

function readSettings(): Settings {
  const [, json = ''] = /^```json\n([^]*?)^```/m.exec(readFileSync('docs/spelling.md', 'utf8')) ?? [];
  return JSON.parse(json) as Settings;
}

/** Returns the words of a page that cSpell checks with these settings. */
function checkedWords({ patterns, languageSettings }: Settings, text: string): readonly string[] {
  const ignored = languageSettings.flatMap(({ ignoreRegExpList }) => ignoreRegExpList);
  let rest = text;
  for (const name of ignored.filter((one) => !builtIn.includes(one))) {
    const [, source = '', flags = ''] =
      /^\/(.*)\/(\w*)$/.exec(patterns.find((one) => one.name === name)?.pattern ?? '') ?? [];
    assert.notEqual(source, '', `${name} is no pattern`);
    for (const { 0: part, index } of text.matchAll(new RegExp(source, flags))) {
      rest = rest.slice(0, index) + ' '.repeat(part.length) + rest.slice(index + part.length);
    }
  }
  return rest.match(/x\w+/g) ?? [];
}

describe('the settings for cSpell', () => {
  it('have it check what readers see, and neither code, names nor addresses', () => {
    // What begins with xx isn’t to be checked.
    const page = [
      '---\ntitle: "xtitle"\ndescription: xdescription\nicon: "xxicon"\nopenapi: "GET /xxpath/{xxid}"\n---\n',
      "import { XxTable } from '/snippets/xxtable.mdx';\nexport const xxname = 'xxtext';\n",
      '# xheading\n\nRun `xxcode` for xtext. A [xlink](/guides/xxaddress).\n',
      '<Card title="xcard" icon="xxrocket" cols={xxcols} href="/xxstart">\n  xcontent of it.\n</Card>\n',
      '<XxTable xxname={xxvalue} />\n\nThe price is {xxprice} for {{xxvariable}}.\n',
      '```js xxfile.js\nconst xxvalue = 1;\n```\n\n  ````md\n  ```\n  xxnested\n  ```\n  ````\n',
      '![xalt](/images/xximage.png)\n\n$E = xxmath$\n\n{/* xxcomment */}\n\nxend\n',
    ].join('\n');
    const expected = ['title', 'description', 'heading', 'text', 'link', 'card', 'content', 'alt', 'end'];
    assert.deepEqual(
      checkedWords(readSettings(), page),
      expected.map((word) => `x${word}`),
    );
  });
});
