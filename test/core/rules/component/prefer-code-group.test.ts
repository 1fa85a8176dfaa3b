import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPage } from '../../../../server/src/core/page/readPage.ts';
import { probeArea } from '../../../support/ruleTester.ts';

const advice = /^component\/(?:prefer-|api-only)/;
const { found, fixed } = probeArea(advice);

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
