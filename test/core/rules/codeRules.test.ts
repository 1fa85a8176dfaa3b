import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RuleSettings } from '../../../server/src/core/settings/ruleSettings.ts';
import { probe } from '../../support/pageRule.ts';
import { afterFix, configWith, findingsInFiles, textAt, type Files } from '../../support/site.ts';

const frontMatter = '---\ntitle: Page\ndescription: About the page.\n---\n\n';
const strict: RuleSettings = {
  'code/incomplete': 'info',
  'code/language-mismatch': 'info',
  'code/invalid-json': 'info',
};

function filesWith(body: string): Files {
  return {
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
    'page.mdx': frontMatter + body,
  };
}

/** What the rules about code find, each with the text of its range. */
function found(body: string, settings: RuleSettings = strict): readonly string[] {
  return findingsInFiles(filesWith(body), settings)
    .filter(({ rule }) => rule.id.startsWith('code/'))
    .map(({ rule, range }) => `${rule.id}: ${textAt(frontMatter + body, range).replace(/\s+/g, ' ')}`);
}

/** The page's body after each fix of its only finding, by title. */
function fixes(body: string): Readonly<Record<string, string>> {
  const files = filesWith(body);
  const [finding] = findingsInFiles(files, strict).filter(({ rule }) => rule.id.startsWith('code/'));
  const after = (finding?.fixes?.() ?? []).map((fix) => [
    fix.title,
    afterFix(files, fix)['page.mdx']?.slice(frontMatter.length),
  ]);
  return Object.fromEntries(after) as Record<string, string>;
}

/** How severe the findings about code are. */
function severities(body: string): readonly string[] {
  return findingsInFiles(filesWith(body))
    .filter(({ rule }) => rule.id.startsWith('code/'))
    .map(({ rule, severity }) => `${severity} ${rule.id}`);
}

describe('code/language', () => {
  const tree = '```\nsrc/\n└── page.mdx\n```\n';

  it('is an info where the text or the sentence above it shows its language', () => {
    assert.deepEqual(severities('```\nnpm install acme\n```\n'), ['info code/language']);
    assert.deepEqual(severities('Test it by running:\n\n```\nacme version\n```\n'), ['info code/language']);
  });

  it('takes what a sentence announces as the result of a command for no command', () => {
    for (const above of ['The command prints:', 'Run it, and see:', 'It returns:']) {
      assert.deepEqual(severities(`${above}\n\n\`\`\`\nacme ready\n\`\`\`\n`), [], above);
    }
    assert.deepEqual(severities('Run this:\n\n```\nOpen the door.\n```\n'), []);
  });

  it('reports output and trees only as a hint where the site names `text` for most of them', () => {
    assert.deepEqual(severities(tree), []);
    const named = '```text\nDone\n```\n\n';
    assert.deepEqual(severities(named.repeat(10) + tree), ['hint code/language']);
    assert.deepEqual(severities(named.repeat(10) + `${tree}\n`.repeat(11)), []);
  });

  it('leaves pages alone that a program writes', () => {
    const written = '{/* Do not edit: written by acme docs */}\n\n```\nnpm install acme\n```\n';
    assert.deepEqual(severities(written), []);
    const chosen = { ...filesWith(written), '.docsight.json': '{ "rules": { "code/language": "warning" } }' };
    const found = findingsInFiles(chosen).map(({ rule, severity }) => `${severity} ${rule.id}`);
    assert.deepEqual(found, ['warning code/language'], 'but not where somebody asks for it');
  });

  it('leaves blocks that are typed just now alone', () => {
    assert.deepEqual(found('```\n```\n'), []);
    assert.deepEqual(found('```\nnpm install\n'), ['code/unclosed: ```']);
  });

  it('takes an option at the first position where the platform allows it', () => {
    assert.deepEqual(found('```nocopy\nText\n```\n'), []);
  });

  it('names the language where it is certain, and plain text always', () => {
    assert.deepEqual(fixes('1. Do it.\n\n   ```\n   npm install acme\n   ```\n'), {
      'Add `bash`': '1. Do it.\n\n   ```bash\n   npm install acme\n   ```\n',
      'Add `text`': '1. Do it.\n\n   ```text\n   npm install acme\n   ```\n',
    });
  });

  it('offers the recognized language, then those of most pages of the site as it writes them', () => {
    const block = (...names: readonly string[]): string => names.map((name) => `\`\`\`${name}\nx\n\`\`\`\n`).join('\n');
    const rule = probe('code/language');
    const site = {
      'a.mdx': block('js', 'js', 'python', 'text', 'yaml', 'ts'),
      'b.mdx': block('py', 'javascript', 'js', 'yaml', 'own'),
      'c.mdx': block('py', 'sh'),
    };
    assert.deepEqual(rule.fixes('```\nFROM node:20\nRUN npm ci\n```\n', site), [
      '*Add `dockerfile`',
      'Add `js`',
      'Add `py`',
      'Add `yaml`',
      'Add `sh`',
      'Add `text`',
    ]);
  });

  it('keeps what follows the fence, and its line ends', () => {
    assert.equal(
      fixes('```{1} title="A"\r\nnpm ci\r\n```\r\n')['Add `bash`'],
      '```bash {1} title="A"\r\nnpm ci\r\n```\r\n',
    );
  });
});

describe('code/group-label', () => {
  it('leaves groups alone that list their languages', () => {
    const blocks = '```js\na\n```\n\n```py\nb\n```\n';
    const rule = probe('code/group-label');
    assert.deepEqual(rule.found(`<CodeGroup dropdown>\n\n${blocks}\n</CodeGroup>\n`), []);
    assert.deepEqual(rule.found(`<CodeGroup dropdown={false}>\n\n${blocks}\n</CodeGroup>\n`).length, 2);
  });

  const group = (...blocks: readonly string[]): string => `<CodeGroup>\n${blocks.join('\n\n')}\n</CodeGroup>\n`;
  const block = (info: string, code = 'x'): string => `\`\`\`${info}\n${code}\n\`\`\``;

  it('takes every form of a label', () => {
    assert.deepEqual(found(group(block('js Node.js'), block('py title="Python" lines'), block('go wrap Go 1.24'))), []);
  });

  it('labels a block by its language, and a call of curl as such', () => {
    assert.equal(
      fixes(group(block('js A'), block('bash lines', 'curl https://acme.example')))['Set the label to `cURL`'],
      group(block('js A'), block('bash cURL lines', 'curl https://acme.example')),
    );
  });

  it('leaves a group alone in which a fence is missing, which is reported there', () => {
    const open = '```js\nx\n';
    assert.deepEqual(found(group(open, block('py'))), ['code/unclosed: ```js']);
    assert.equal(found(group(block('py'))).length, 1);
  });

  it('offers no label that another block has', () => {
    assert.deepEqual(fixes(group(block('py Python'), block('py'))), {});
  });

  it('removes a group that contains a single block without a label', () => {
    assert.equal(fixes(`Text.\n\n${group(block('js'))}`)['Remove the `CodeGroup`'], `Text.\n\n${block('js')}\n`);
    assert.deepEqual(found(group(block('js Node.js'))), []);
    assert.deepEqual(found(group(block('js'), block('py'))).length, 2);
  });

  it('says nothing of blocks in examples, in the page, or in a group of the page itself', () => {
    assert.deepEqual(found(`<RequestExample>\n${block('js')}\n</RequestExample>\n\n${block('js')}\n`), []);
    assert.deepEqual(
      found(`import { CodeGroup } from "/snippets/group.jsx";\n\n${group(block('js'), block('py'))}`),
      [],
    );
  });
});

describe('code/secret', () => {
  const token = ['ghp', '16C7e42F292c6912E7710c838347Ae178B4a'].join('_');

  it('marks the credential alone, in prose, code and attributes', () => {
    const body = `Use ${token}.\n\n\`\`\`bash\nexport TOKEN=${token}\n\`\`\`\n\n<Note title="${token}">Text.</Note>\n`;
    assert.deepEqual(found(body), Array<string>(3).fill(`code/secret: ${token}`));
  });
});

describe('code/incomplete', () => {
  it('leaves dots alone where they mean something or nothing runs', () => {
    const body =
      '```python\ndef f():\n    ...\n```\n\n```json\n{\n  ...\n}\n```\n\n```text\n...\n```\n\n```js\nf(...args);\n// ...\n```\n';
    assert.deepEqual(found(body), []);
  });

  it('leaves dots alone in comments and in texts that go over lines', () => {
    assert.deepEqual(found('```js\nf();\n/* The answer:\n  {\n    ...\n  } */\n```\n'), []);
    assert.deepEqual(found('```ts\nconst text = `Say\n...\n`;\n```\n'), []);
    assert.deepEqual(found('```js\n/* one */ f(`a`);\n...\n```\n'), ['code/incomplete: ...']);
  });

  it('knows the dots of functions with any number of parameters', () => {
    const call = '```c\nint log(const char *format,\n  ...\n);\n```\n';
    assert.deepEqual(found(call), []);
    assert.deepEqual(found(call.replace('```c', '```cpp')), []);
    assert.deepEqual(found(call.replace(');', ') {\n  ...\n}')), ['code/incomplete: ...']);
  });

  it('reports nothing unless it is enabled', () => {
    assert.deepEqual(found('```js\n...\n```\n', {}), []);
    assert.deepEqual(found('```js\n...\n```\n'), ['code/incomplete: ...']);
  });
});

describe('code/language-mismatch', () => {
  it('leaves texts alone that are valid in both languages', () => {
    const json = '{ "name": "Ada" }';
    for (const language of ['yaml', 'js', 'python', 'jsonc', 'text', 'console', 'acme']) {
      assert.deepEqual(found(`\`\`\`${language}\n${json}\n\`\`\`\n`), [], language);
    }
    assert.deepEqual(found('```ts\nimport { a } from "a";\nconst b = a();\n```\n'), []);
    assert.deepEqual(found('```zsh\nnpm install acme\n```\n'), []);
  });

  it('keeps the label when it changes the language', () => {
    assert.deepEqual(fixes('```json Install\nnpm install acme\n```\n'), {
      'Change to `bash`': '```bash Install\nnpm install acme\n```\n',
    });
  });
});

describe('code/invalid-json', () => {
  const json = (text: string): string => `\`\`\`json\n${text}\n\`\`\`\n`;

  it('doesn’t check samples with omissions', () => {
    const partial = [
      '{ "a": 1, ... }',
      '{\n  // ...\n  "a": 1\n}',
      '{ "id": <id> }',
      '{ "id": {{id}} }',
      '{ "id": ${ID} }',
      '{ "a": 1, "..." }',
      '{ "name": string }',
      '"name": "Ada",',
      '{ "a": 1 }\n{ "a": 2 }',
      '{\n+ "a": 1,\n- "b": 2,\n}',
      '{\n  "a": 1, // [!code ++]\n  "b": 2\n}',
      '',
    ];
    for (const text of partial) assert.deepEqual(found(json(text)), [], text);
  });

  it('removes all commas that nothing follows at once', () => {
    assert.deepEqual(fixes(json('{ "a": [1,], "b": 2, }')), {
      'Remove the trailing commas': json('{ "a": [1], "b": 2 }'),
    });
  });

  it('fixes the position within the page', () => {
    assert.deepEqual(fixes(`1. Do:\n\n   ${json('{ name: 1 }').replaceAll('\n', '\n   ').trimEnd()}\n`), {
      'Change to "name"': '1. Do:\n\n   ```json\n   { "name": 1 }\n   ```\n',
    });
  });
});

describe('code/invalid-javascript', () => {
  const files = { '.docsight.json': '{ "extends": "strict" }' };
  const found = (code: string, language = 'js'): readonly string[] =>
    probe('code/invalid-javascript').found(`\`\`\`${language}\n${code}\n\`\`\`\n`, files);

  it('points to the line with the error', () => {
    assert.deepEqual(found("a({\n  b: 'c'\n  d: 1,\n});"), ['d: 1,']);
    assert.deepEqual(found("{\n  b: 1,\n  c: 'd\n}"), ["c: 'd"]);
    assert.deepEqual(found('if (a) {\n  b(c;\n}'), ['b(c;']);
    assert.deepEqual(found('<A b={c d} />', 'jsx'), ['<A b={c d} />']);
  });

  it('accepts every piece of code that people show', () => {
    const pieces = [
      ...['{ a: 1 }', 'a: 1,\nb: 2', 'a() {},\nb() {}', '#a = 1;\nb() {}', 'case 1:\n  a();', "'a', 'b'"],
      ...['return a;', 'await a();', 'const a = 1;\nconst a = 2;', "import a from 'a';\na();\nimport b from 'b';"],
      ...['<A />\n<B />', 'a => <A>{a}</A>', '#!/usr/bin/env node\na();', 'with (a) b();', 'function a() {\n  b();'],
    ];
    for (const code of pieces) assert.deepEqual(found(code), [], code);
  });

  it('leaves placeholders alone', () => {
    const sketches = [
      ...['a(...)', 'a({ b, ... })', 'a();\n...\nb();', 'key: <your-key>', 'key: <Your key> b', 'key = [YOUR_KEY] c'],
      ...['> a b', '$ npm install a b', '- a b\n+ a c', 'a b // [!code focus]', 'a {{ b }} c', 'a b …'],
      ...['const a: string = b c', 'interface A { b: string }', '@Decorated\nclass A {}', 'f(a: string) { }'],
    ];
    for (const code of sketches) assert.deepEqual(found(code), [], code);
    assert.deepEqual(found('a b', 'ts'), []);
  });
});
