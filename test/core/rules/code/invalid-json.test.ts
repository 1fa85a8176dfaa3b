import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probeArea } from '../../../support/ruleTester.ts';

const { found, fixes } = probeArea(/^code\//, {
  'code/incomplete': 'info',
  'code/language-mismatch': 'info',
  'code/invalid-json': 'info',
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
