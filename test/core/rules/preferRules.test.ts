import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { stepTitle } from '../../../server/src/core/rules/component/stepTitle.ts';
import { probe } from '../../support/pageRule.ts';
import { afterFix, configWith, findingsInFiles, textAt, type Files } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';

const frontMatter = '---\ntitle: Page\ndescription: About the page.\n---\n\n';

function filesWith(body: string, name = 'page.mdx'): Files {
  const pages = [name.replace(/\.mdx$/, '')];
  return { 'docs.json': configWith({ navigation: [{ group: 'Start', pages }] }), [name]: frontMatter + body };
}

const isAdvice = (rule: string): boolean => /^component\/(?:prefer-|api-only)/.test(rule);

/** What is advised, each with the text of its range. */
function found(body: string, name?: string): readonly string[] {
  return findingsInFiles(filesWith(body, name))
    .filter(({ rule }) => isAdvice(rule.id))
    .map(({ rule, range }) => `${rule.id}: ${textAt(frontMatter + body, range).replace(/\s+/g, ' ')}`);
}

/** The page's body after the first fix of its first advice; undefined where none is offered. */
function fixed(body: string): string | undefined {
  const files = filesWith(body);
  const [finding] = findingsInFiles(files).filter(({ rule }) => isAdvice(rule.id));
  assert.ok(finding, 'nothing is advised');
  const [fix] = finding.fixes?.() ?? [];
  return fix && afterFix(files, fix)['page.mdx']?.slice(frontMatter.length);
}

describe('component/prefer-steps', () => {
  const procedure = [
    '1. **Download** it.',
    '',
    '   ```bash',
    '   curl -LO https://acme.example',
    '',
    '   tar xf acme',
    '   ```',
    '2. Open the [settings](https://acme.example/settings). Then wait.',
    '',
    '   ![The settings](/a.png)',
    '3. Start it',
    '',
  ];

  it('makes each item a step, with its content as it was', () => {
    assert.equal(
      fixed(`Do this:\n${procedure.join('\n')}\nDone.\n`),
      [
        'Do this:',
        '',
        '<Steps>',
        '  <Step title="Download it">',
        '    ```bash',
        '    curl -LO https://acme.example',
        '',
        '    tar xf acme',
        '    ```',
        '  </Step>',
        '  <Step title="Open the settings">',
        '    Open the [settings](https://acme.example/settings). Then wait.',
        '',
        '    ![The settings](/a.png)',
        '  </Step>',
        '  <Step title="Start it"></Step>',
        '</Steps>',
        '',
        'Done.',
        '',
      ].join('\n'),
    );
  });

  it('takes bold text with code in it for titles', () => {
    const list = procedure.join('\n').replace('**Download** it.', '**Download `acme` and `tar`** first.');
    assert.match(fixed(list) ?? '', /<Step title="Download acme and tar first">/);
  });

  it('keeps the line ends and the indentation of the surroundings', () => {
    const inTab = procedure.map((line) => (line === '' ? '' : `    ${line}`)).join('\r\n');
    const after = fixed(`<Tabs>\r\n  <Tab title="A">\r\n${inTab}\r\n  </Tab>\r\n</Tabs>\r\n`) ?? '';
    assert.ok(!/(?<!\r)\n/.test(after));
    assert.match(after, /\r\n {4}<Steps>\r\n {6}<Step title="Download it">\r\n {8}```bash\r\n/);
    assert.deepEqual(readPage(frontMatter + after).problems, []);
  });

  it('says nothing of lists that are no procedure', () => {
    const lists = [
      '1. Open it.\n2. Choose one.\n3. Confirm.\n',
      '1. Open it.\n\n   ```bash\n   a\n   ```\n2. Close it.\n\n   ```bash\n   b\n   ```\n',
      '1. **Trust**\n   - one\n2. **Safety**\n   - two\n3. **Control**\n   - three\n',
      '1. **Path issues**\n\n   ```bash\n   a\n   ```\n2. **Wrong port**\n\n   ```bash\n   b\n   ```\n3. **Timeouts**\n',
    ];
    for (const list of lists) assert.deepEqual(found(list), [], list);
  });

  it('says nothing of a list below a heading that is a step itself, or below a label', () => {
    const list = procedure.join('\n');
    for (const heading of ['## Step 2: Install', '### 1. Get the key', '## Phase A']) {
      assert.deepEqual(found(`${heading}\n\n${list}`), [], heading);
    }
    assert.equal(found(`## Stepwise\n\n${list}`).length, 1);
    assert.deepEqual(found(`**Solution**:\n\n${list}`), []);
    assert.equal(found(`**Wait** for it.\n\n${list}`).length, 1);
  });

  it('says nothing of things whose names begin like an instruction', () => {
    const about = '\n\n   ```bash\n   acme\n   ```\n';
    const reference = ['Access control', '**Request limits**', 'Test accounts', 'Update policy'];
    assert.deepEqual(found(reference.map((name, at) => `${at + 1}. ${name}${about}`).join('')), []);
    const steps = ['Access the portal', 'Then **test** `acme`', 'Update **Plan**', 'Request [a key](/keys)'];
    assert.equal(found(steps.map((name, at) => `${at + 1}. ${name}${about}`).join('')).length, 1);
  });

  it('says nothing of a list that shows neither code nor pictures, nor of one in another language', () => {
    const list = (steps: readonly string[], shown: string): string =>
      steps.map((step, at) => `${at + 1}. ${step}\n\n   ${shown}\n`).join('');
    const english = ['Open it.', 'Choose one.', 'Confirm.'];
    assert.deepEqual(found(list(english, 'It takes a while.')), []);
    assert.deepEqual(found(list(english, '<Note>Wait.</Note>')), []);
    assert.equal(found(list(english, '![A](/a.png)')).length, 1);
    assert.deepEqual(found(list(['打开它。', '选择一个。', '确认。'], '```bash\n   a\n   ```')), []);
  });

  it('says nothing of a list in an accordion, which is a detail of its page', () => {
    const inAccordion = procedure.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
    assert.deepEqual(found(`<Accordion title="Prerequisites">\n${inAccordion}\n</Accordion>\n`), []);
  });

  it('says nothing of a list that continues the numbers of another, or in a step or callout', () => {
    const list = procedure.join('\n');
    assert.deepEqual(found(list.replace(/^(\d)\./gm, (_, number: string) => `${Number(number) + 3}.`)), []);
    assert.deepEqual(found(`<Note>\n${list}</Note>\n`), []);
    assert.deepEqual(found(`<Steps>\n<Step title="A">\n${list}</Step>\n</Steps>\n`), []);
    assert.deepEqual(found(`- A:\n\n${list.replace(/^(?=.)/gm, '  ')}`), []);
  });

  const titles: readonly (readonly [string, string | undefined, string])[] = [
    ['Download it.', 'Download it', ''],
    ['Run `npm i`. Then wait.', 'Run npm i', 'Then wait.'],
    ['**Install:** Get it from the store.', 'Install', 'Get it from the store.'],
    ['Use v2.0, e.g. on Linux. Done.', 'Use v2.0, e.g. on Linux', 'Done.'],
    ['Open [it](/a).', 'Open it', 'Open [it](/a).'],
    ['Say "hi" & wait', 'Say "hi" & wait', ''],
    ['![A picture](/a.png)', undefined, ''],
    ['Set {value} first', undefined, ''],
  ];
  for (const [paragraph, title, rest] of titles) {
    it(`titles a step that begins with ${paragraph}`, () => {
      assert.deepEqual(stepTitle(paragraph), title === undefined ? undefined : { title, rest });
    });
  }
});

describe('component/prefer-code-group', () => {
  const js = '```js\nawait fetch("/users");\n```\n';
  const python = '```python\nrequests.get("/users")\n```\n';

  it('includes a call of curl, and keeps existing labels', () => {
    assert.equal(
      fixed(`${js.replace('js', 'js Node.js')}\n\`\`\`bash\ncurl https://acme.example/users\n\`\`\`\n`),
      '<CodeGroup>\n```js Node.js\nawait fetch("/users");\n```\n\n```bash cURL\ncurl https://acme.example/users\n```\n</CodeGroup>\n',
    );
  });

  it('says nothing where the blocks show different things', () => {
    const pairs = [
      [js, 'Or in Python:\n', python],
      [js, js],
      ['```bash\nnpm install acme\n```\n', js],
      [js, '```json\n{ "name": "Ada" }\n```\n'],
      ['```html\n<p></p>\n```\n', '```css\np {}\n```\n'],
      ['```ts\nconst a = 1;\n```\n', '```tsx\nconst b = <p />;\n```\n'],
      [js.replace('js', 'js server.js'), python.replace('python', 'python worker.py')],
      [js, python.replace('python', 'python Output')],
      [js, '```ts\nawait fetch<User>("/users");\n```\n'],
      [js.replace('\n', '\n// src/app.js\n'), python],
      [js, python.replace('\n', '\n# app.py\n')],
      [
        '```python\nimport numpy as np\nimport pandas as pd\n\ndef main(data):\n    return np.mean(pd.DataFrame(data))\n```\n',
        '```js\nconst _ = require("lodash");\n\nfunction main(data) {\n  return { unique: _.uniq(data) };\n}\n```\n',
      ],
      [
        '```python\ndef reply(thread: str, content: str, email: str) -> None:\n    # asks for the recipients\n```\n',
        '```js\nawait client.request("reply", { message: "Reply", schema: { recipients: { title: "Recipients" }, copies: { title: "Copies" }, content: { kind: "text", default: "", title: "Text" }, email: {} } });\n```\n',
      ],
      ['```go\nfunc main() {}\n```\n', '```js\nimport { run } from "./main.js";\n```\n'],
    ];
    for (const pair of pairs) assert.deepEqual(found(pair.join('\n')), [], pair.join('\n'));
  });

  it('takes the same names in other spellings for the same example', () => {
    const config = '{ "table_name": "users", "metric_type": "cosine" }';
    const blocks = `\`\`\`python\nstore = Store(${config})\nprint(store.size)\n\`\`\`\n\n\`\`\`js\nconst store = new Store({ tableName: "users", metricType: "cosine" });\n\`\`\`\n`;
    assert.equal(found(blocks).length, 1);
  });

  it('says nothing of blocks that are in a group already', () => {
    assert.deepEqual(
      found(`<CodeGroup>\n${js.replace('js', 'js A')}\n${python.replace('python', 'py B')}</CodeGroup>\n`),
      [],
    );
  });

  it('says nothing of blocks in a component of the site, which may be a group', () => {
    assert.deepEqual(found(`import { Group } from "/snippets/group.jsx";\n\n<Group>\n${js}\n${python}</Group>\n`), []);
  });

  it('groups blocks in a list within it', () => {
    const after = fixed(`- Ask:\n\n  ${`${js}\n${python}`.replace(/\n(?=.)/g, '\n  ')}`) ?? '';
    assert.match(after, /^- Ask:\n\n {2}<CodeGroup>\n {2}```js JavaScript\n/);
    assert.deepEqual(readPage(after).problems, []);
  });
});

describe('component/prefer-callout', () => {
  const forms: readonly (readonly [string, string])[] = [
    ['> **Note:** Wait.', '<Note>\n  Wait.\n</Note>'],
    ['> **Note** - Wait.', '<Note>\n  Wait.\n</Note>'],
    ['> ⚠️ **Warning**: Wait.', '<Warning>\n  Wait.\n</Warning>'],
    ['> Tip: Wait.', '<Tip>\n  Wait.\n</Tip>'],
    ['> **Important**\n>\n> Wait.\n> Longer.', '<Warning>\nWait.\nLonger.\n</Warning>'],
    ['> [!INFO]\n> Wait.', '<Info>\n  Wait.\n</Info>'],
    ['> [!note] Title\n> Wait.', '<Note>\n**Title**\n\nWait.\n</Note>'],
    [':::caution\nWait.\n:::', '<Warning>\n  Wait.\n</Warning>'],
    [':::tip[Title]\n\nWait.\n\n```text\n:::\n```\n\n:::', '<Tip>\n**Title**\n\nWait.\n\n```text\n:::\n```\n</Tip>'],
    ['- A:\n\n  > **Note:** Wait.', '- A:\n\n  <Note>\n    Wait.\n  </Note>'],
  ];
  for (const [written, converted] of forms) {
    it(`reads ${JSON.stringify(written)}`, () => {
      assert.equal(fixed(`${written}\n`), `${converted}\n`);
      assert.equal(fixed(`${written}\n`.replaceAll('\n', '\r\n')), `${converted}\n`.replaceAll('\n', '\r\n'));
    });
  }

  it('keeps what is next to the quote apart from it', () => {
    assert.equal(fixed('Text.\n> **Note:** Wait.\n\nMore.\n'), 'Text.\n\n<Note>\n  Wait.\n</Note>\n\nMore.\n');
  });

  it('leaves quotes alone in lists of changes', () => {
    const quote = '> **Note:** Restart it.\n';
    assert.deepEqual(found(`<Update label="May">\n\n${quote}\n</Update>\n`), []);
    assert.deepEqual(found(quote, 'changelog.mdx'), []);
    assert.equal(found(quote, 'changes.mdx').length, 1);
  });

  it('leaves quotes and colons alone that are no remarks', () => {
    const others = [
      '> To be or not to be.',
      '> **Note that** this is quoted.',
      '> **Rationale:** It was so.',
      '> **Note**',
      '> [!NOTE]',
      '::: acme.module',
      ':::note\nIt never ends.',
      '```text\n:::note\nA\n:::\n```',
      '<Note>\n> **Note:** Twice.\n</Note>',
    ];
    for (const other of others) assert.deepEqual(found(`${other}\n`), [], other);
  });
});

describe('component/prefer-accordion', () => {
  it('keeps the content, and opens what was open', () => {
    assert.equal(
      fixed('<details open>\n  <summary>**Why** `a`?</summary>\n\n  One.\n\n  Two.\n</details>\n'),
      '<Accordion title="Why a?" defaultOpen>\nOne.\n\nTwo.\n</Accordion>\n',
    );
    assert.equal(
      fixed('<details><summary>Say "why"</summary>Because.</details>\n'),
      `<Accordion title='Say "why"'>\n  Because.\n</Accordion>\n`,
    );
  });

  it('advises without a fix where the summary holds what no title can', () => {
    assert.equal(fixed('<details>\n<summary>[Why](/page)</summary>\n\nText.\n</details>\n'), undefined);
    assert.equal(fixed('<details>\n\nText.\n</details>\n'), undefined);
  });

  it("says nothing of elements in the page's own layout", () => {
    assert.deepEqual(found('<div>\n<details>\n<summary>A</summary>\nB\n</details>\n</div>\n'), []);
    assert.deepEqual(found('<details className="faq">\n<summary>A</summary>\nB\n</details>\n'), []);
  });
});

describe('component/prefer-tabs', () => {
  it('takes the sections up to the next heading', () => {
    assert.equal(
      fixed(
        '## Install\n\n### npm\n\n```bash\nnpm i acme\n```\n\n### pnpm\n\n```bash\npnpm add acme\n```\n\n## Next\n\nText.\n',
      ),
      '## Install\n\n<Tabs>\n  <Tab title="npm">\n    ```bash\n    npm i acme\n    ```\n  </Tab>\n  <Tab title="pnpm">\n    ```bash\n    pnpm add acme\n    ```\n  </Tab>\n</Tabs>\n\n## Next\n\nText.\n',
    );
  });

  it('offers no fix that would lose an id', () => {
    assert.equal(fixed('## macOS {#mac}\n\nText.\n\n## Linux\n\nText.\n'), undefined);
  });

  it('says nothing of other sections', () => {
    const others = [
      '## macOS\n\nText.\n\n## Settings\n\nText.\n',
      '## macOS\n\n## Linux\n\n',
      '## macOS\n\nText.\n\n### Details\n\nText.\n\n## Linux\n\nText.\n',
      '## npm\n\nText.\n\n## Linux\n\nText.\n',
      '## macOS\n\nText.\n\n## Linux\n\nText.\n\n## Settings\n\nText.\n',
      '## Before\n\nText.\n\n## macOS\n\nText.\n\n## Linux\n\nText.\n',
      '## macOS\n\nText.\n\n### Linux\n\nText.\n',
      `## macOS\n\n${'Text.\n\n'.repeat(40)}## Linux\n\nText.\n`,
      '<Tabs>\n<Tab title="A">\n## macOS\n\nText.\n\n## Linux\n\nText.\n</Tab>\n</Tabs>\n',
    ];
    for (const other of others) assert.deepEqual(found(other), [], other);
  });
});

describe('component/prefer-expandable', () => {
  it('reports all fields of an object once, and wraps them together', () => {
    const body =
      '<ParamField body="user" type="object">\n  The user.\n\n  <ParamField body="name" type="string">\n    A.\n  </ParamField>\n\n  <ParamField body="mail" type="string">\n    B.\n  </ParamField>\n</ParamField>\n';
    assert.equal(found(body).length, 1);
    const after = fixed(body) ?? '';
    assert.match(after, / {2}<Expandable title="properties">\n {2}<ParamField body="name"/);
    assert.deepEqual(found(after), []);
    assert.deepEqual(readPage(after).problems, []);
  });

  it('leaves a field alone that is before an expandable with the others', () => {
    const inner =
      '<Expandable title="FileSource">\n<ParamField body="path" type="string">\nA.\n</ParamField>\n</Expandable>';
    const kind = '<ParamField body="type" type="string">\nSays which of them.\n</ParamField>';
    assert.deepEqual(found(`<ParamField body="source" type="object">\n${kind}\n\n${inner}\n</ParamField>\n`), []);
  });
});

describe('component/prefer-expandable, of fields that are collapsed otherwise', () => {
  const rule = probe('component/prefer-expandable');
  const field = (name: string, content: string): string =>
    `<ParamField body="${name}" type="object">\n${content}\n</ParamField>\n`;

  it('says nothing of fields within an expandable, nor of a function that is documented in a field', () => {
    const nested = field('error', field('name', 'The name.'));
    assert.equal(rule.found(nested).length, 1);
    assert.deepEqual(rule.found(`<Expandable title="Parameters">\n${nested}</Expandable>\n`), []);
    assert.deepEqual(rule.found(field('useIt()', `\n## Parameters\n\n${field('name', 'The name.')}`)), []);
  });
});

describe('component/api-only', () => {
  const example = '<RequestExample>\n```bash cURL\ncurl https://acme.example\n```\n</RequestExample>\n';

  it('knows an endpoint by its parameters, its address, or where the page lies', () => {
    assert.deepEqual(found(example), ['component/api-only: <RequestExample>']);
    assert.deepEqual(found(`<ParamField query="a" type="string">A.</ParamField>\n\n${example}`), []);
    assert.deepEqual(found(`\`GET /users\`\n\n${example}`), []);
    assert.deepEqual(found(example, 'api-reference/users/list.mdx'), []);
    assert.deepEqual(found(example, 'snippets/example.mdx'), []);
  });

  it('takes an object of an API that is shown by its fields', () => {
    const fields = '<ResponseField name="id" type="string">The id.</ResponseField>\n\n';
    assert.deepEqual(found(fields + example.replaceAll('RequestExample', 'ResponseExample')), []);
    assert.equal(found(fields + example).length, 1);
  });

  it('leaves a single block by itself, and says so', () => {
    const rule = probe('component/api-only');
    assert.match(rule.message(example), /\. Remove the tags\.$/);
    assert.match(rule.message(example.replace('</R', '```js\nx\n```\n</R')), /Use a `CodeGroup` instead\.$/);
    assert.equal(fixed(example), '```bash cURL\ncurl https://acme.example\n```\n');
  });
});

describe('every rewrite', () => {
  const parts = [
    '1. Open it.\n\n   ```js\n   a\n   ```\n2. Click **it**:\n\n   <Frame>\n     ![A](/a.png)\n   </Frame>\n3. Run [it](/b)\n',
    '> **Note:** Wait.\n> Longer.\n',
    '> [!TIP]\n> - a\n>   - b\n',
    ':::info Title\nWait.\n\n:::\n',
    '```js\na\n```\n\n```py\nb\n```\n',
    '<details>\n<summary>A</summary>\n\n- b\n\n</details>\n',
    '## macOS\n\nText.\n\n## Linux\n\n<Note>\n  Text.\n</Note>\n',
    '<ResponseField name="a" type="object">\n  <ResponseField name="b" type="string">B.</ResponseField>\n</ResponseField>\n',
    '<RequestExample>\n```bash\na b\n```\n\n```js\nb\n```\n</RequestExample>\n',
    'Text.\n',
    '## Next\n',
  ];
  const body = fc
    .tuple(
      fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n', ''),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom(undefined, ['<Tabs>\n  <Tab title="A">\n\n', '\n  </Tab>\n</Tabs>\n'] as const),
    )
    .map(([chosen, gap, lineEnd, around]) => {
      const inner = chosen.join(gap);
      const text = around === undefined ? inner : around[0] + inner.replace(/^(?=.)/gm, '    ') + around[1];
      return text.replaceAll('\n', lineEnd);
    });

  it('leaves a page that can be read, and removes its finding', () => {
    fc.assert(
      fc.property(body, (text) => {
        const files = filesWith(text);
        const before = findingsInFiles(files).filter(({ rule }) => isAdvice(rule.id));
        const syntaxErrors = readPage(files['page.mdx'] ?? '').problems.length;
        for (const finding of before) {
          for (const fix of finding.fixes?.() ?? []) {
            const after = afterFix(files, fix);
            const left = findingsInFiles(after).filter(({ rule }) => rule.id === finding.rule.id);
            assert.equal(left.length, before.filter(({ rule }) => rule.id === finding.rule.id).length - 1, fix.title);
            assert.ok(readPage(after['page.mdx'] ?? '').problems.length <= syntaxErrors, fix.title);
            if (text.includes('\r\n'))
              assert.ok(!/(?<!\r)\n/.test((after['page.mdx'] ?? '').slice(frontMatter.length)));
          }
        }
      }),
      { numRuns: runs(30, 1_000) },
    );
  });
});
