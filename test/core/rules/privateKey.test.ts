import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, findingsInFiles } from '../../support/site.ts';

/** How severe the findings about a page's code are. */
function severities(body: string): readonly string[] {
  const page = `---\ntitle: Page\ndescription: About the page.\n---\n\n${body}`;
  const files = { 'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }), 'page.mdx': page };
  return findingsInFiles(files)
    .filter(({ rule }) => rule.id.startsWith('code/'))
    .map(({ rule, severity }) => `${severity} ${rule.id}`);
}

describe('a private key', () => {
  const kind = ['PRIVATE', 'KEY'].join(' ');
  const lines = [
    'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj',
    '16C7e42F292c6912E7710c838347Ae178B4aQx9Zp2Lm7Rt5Vw3Ky8Nd4Hs6',
  ];
  const key = `\`\`\`text\n-----BEGIN ${kind}-----\n${lines.join('\n')}\n-----END ${kind}-----\n\`\`\`\n`;
  const certificate = (subject: string): string => {
    const body = Buffer.from(`${'\x02'.repeat(90)}${subject}${'\x03'.repeat(30)}`, 'latin1').toString('base64');
    return `\`\`\`text\n-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n\`\`\`\n`;
  };

  it('is an error where nothing shows that it was generated for the page', () => {
    assert.deepEqual(severities(key), ['error code/secret']);
    assert.deepEqual(severities(`${certificate('acme-cloud.io')}\n${key}`), ['error code/secret']);
    assert.deepEqual(severities(`${'Text. '.repeat(2_000)}\n\n${key}`), ['error code/secret']);
  });

  it('is a warning next to a command that generates keys, or a certificate for an example domain', () => {
    assert.deepEqual(severities(`\`\`\`bash\nopenssl req -x509 -newkey rsa:2048\n\`\`\`\n\n${key}`), [
      'warning code/secret',
    ]);
    assert.deepEqual(severities(`${key}\n${certificate('www.example.com')}`), ['warning code/secret']);
  });
});
