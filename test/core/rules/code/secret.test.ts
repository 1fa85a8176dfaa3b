import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probeArea } from '../../../support/ruleTester.ts';

const { found } = probeArea(/^code\//, {
  'code/incomplete': 'info',
  'code/language-mismatch': 'info',
  'code/invalid-json': 'info',
});

describe('code/secret', () => {
  const token = ['ghp', '16C7e42F292c6912E7710c838347Ae178B4a'].join('_');

  it('marks the credential alone, in prose, code and attributes', () => {
    const body = `Use ${token}.\n\n\`\`\`bash\nexport TOKEN=${token}\n\`\`\`\n\n<Note title="${token}">Text.</Note>\n`;
    assert.deepEqual(found(body), Array<string>(3).fill(`code/secret: ${token}`));
  });

  it('is the id of an AWS key, but not in a signature, which shows it to everybody, and no other id', () => {
    const random = ['WYWBOL266X', 'VGRRM7'].join('');
    for (const key of [`AKIA${random}`, `ASIA${random}`]) {
      assert.deepEqual(found(`Use ${key}.\n`), [`code/secret: ${key}`]);
      assert.deepEqual(found(`\`${key}/20230619/eu-west-2/s3/aws4_request\`\n`), []);
      assert.deepEqual(found(`\`?X-Amz-Credential=${key}%2F20230619%2Feu-west-2%2Fs3\`\n`), []);
      assert.deepEqual(found(`\`${key}/2023\`\n`), [`code/secret: ${key}`]);
    }
    for (const kind of ['AGPA', 'AIDA', 'AROA', 'AIPA', 'ANPA', 'ANVA']) {
      assert.deepEqual(found(`The id is \`${kind}${random}\`.\n`), []);
    }
  });
});
