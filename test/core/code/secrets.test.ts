import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findSecrets } from '../../../server/src/core/rules/code/secret.ts';
import { textAt } from '../../support/site.ts';

// Made from parts, so that nothing that scans this repository takes them for real ones.
const random = '16C7e42F292c6912E7710c838347Ae178B4aQx9Zp2Lm7Rt5Vw3Ky8Nd4Hs6Jb1Gf0';
const real: Readonly<Record<string, string>> = {
  GitHub: ['ghp', random.slice(0, 36)].join('_'),
  AWS: ['AK', 'IAQX4BIPW3AHOV29GN'].join(''),
  Stripe: ['sk', 'live', random.slice(0, 40)].join('_'),
  Google: ['AI', `za${random.slice(3, 38)}`].join(''),
  Slack: ['xoxb', '8403917265', '5091736284061', random.slice(20, 44)].join('-'),
  npm: ['npm', random.slice(5, 41)].join('_'),
};

function found(text: string): readonly string[] {
  return findSecrets(text).map(({ issuer, range }) => `${issuer}: ${textAt(text, range)}`);
}

describe('credentials', () => {
  for (const [issuer, value] of Object.entries(real)) {
    it(`of ${issuer} are found anywhere`, () => {
      const expected = [`${issuer}: ${value}`];
      assert.deepEqual(found(`export TOKEN=${value}\n`), expected);
      assert.deepEqual(found(`Use \`${value}\`.`), expected);
      assert.deepEqual(found(`<ParamField header="Authorization" default="${value}" />`), expected);
    });
  }

  it('after the name of a setting are the value alone', () => {
    const value = 'wJa8rXUtn2FEMI7K4MDENGbPxRfiCYzQpLm3Vd9h';
    assert.deepEqual(found(`aws_secret_access_key = ${value}\n`), [`AWS: ${value}`]);
  });

  it('are found once each, in the order of the text', () => {
    const { GitHub = '', npm = '' } = real;
    assert.deepEqual(found(`${npm} ${GitHub} ${npm}`), [`npm: ${npm}`, `GitHub: ${GitHub}`, `npm: ${npm}`]);
  });

  it('are found in a private key, lines and all', () => {
    const lines = ['MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj', random.slice(0, 60)];
    const kind = ['PRIVATE', 'KEY'].join(' ');
    const key = `-----BEGIN ${kind}-----\n${lines.join('\n')}\n-----END ${kind}-----`;
    assert.deepEqual(found(`Key:\n${key}\n`), [`private key: ${key}`]);
  });
});

describe('placeholders', () => {
  const harmless = [
    'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
    'ghp_123456789012345678901234567890123456',
    'ghp_a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8',
    'ghp_YOURTOKENHEREYOURTOKENHEREYOURTOKENH',
    `${real['GitHub'] ?? ''}...`,
    'AKIAIOSFODNN7EXAMPLE',
    'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    'sk-...',
    'sk-proj-your-key-here',
    'xoxb-your-bot-token-here',
    'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX',
    'Authorization: Bearer <API_KEY>',
    'Authorization: Bearer $ACME_KEY',
    'apiKey: process.env.ACME_KEY',
    'api_key: ${{ secrets.ACME_KEY }}',
    '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----',
    'postgres://user:password@localhost/acme',
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
  ];
  for (const text of harmless) {
    it(`are left alone: ${text.slice(0, 50).replace(/\n/g, ' ')}`, () => {
      assert.deepEqual(found(text), []);
    });
  }

  it('and broken beginnings never fail the search', () => {
    const starts = ['SG.', 'xoxb-', 'ghp_', 'sk-', '-----BEGIN PRIVATE KEY-----\n', 'secret_access_key = "', 'AKIA'];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...starts), fc.string()), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        for (const { range } of findSecrets(text)) assert.ok(range.start < range.end && range.end <= text.length);
      }),
    );
  });
});
