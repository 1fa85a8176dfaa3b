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
});
