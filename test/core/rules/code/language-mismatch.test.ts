import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probeArea } from '../../../support/ruleTester.ts';

const { found, fixes } = probeArea(/^code\//, {
  'code/incomplete': 'info',
  'code/language-mismatch': 'info',
  'code/invalid-json': 'info',
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
