import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { afterFix, configWith, findingsInFiles, page } from '../../../support/site.ts';

describe('link/scheme', () => {
  const rule = probe('link/scheme');

  it('corrects the beginning of an address, and keeps the rest as it is written', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['http://https://acme.dev/a?b#c', 'https://acme.dev/a?b#c'],
      ['https://http://acme.dev', 'http://acme.dev'],
      ['https://https://acme.dev', 'https://acme.dev'],
      ['https://https//acme.dev', 'https://acme.dev'],
      ['https://https:/acme.dev', 'https://acme.dev'],
      ['https:/acme.dev/a', 'https://acme.dev/a'],
      ['http:localhost:3000', 'http://localhost:3000'],
      ['HTTPS:/acme.dev', 'https://acme.dev'],
      ['htttps://acme.dev', 'https://acme.dev'],
      ['htps://acme.dev', 'https://acme.dev'],
      ['ttps://acme.dev', 'https://acme.dev'],
      ['htp://acme.dev', 'http://acme.dev'],
    ];
    for (const [written, meant] of cases) {
      for (const write of [
        (address: string): string => `[a](${address})\n`,
        (address: string): string => `![a](<${address}>)\n`,
        (address: string): string => `<a href="${address}">b</a>\n`,
        (address: string): string => `[a]\n\n[a]: ${address}\n`,
      ]) {
        assert.equal(rule.fixed(write(written), 'Change', {}), write(meant));
      }
    }
  });

  it('leaves other addresses alone', () => {
    for (const address of [
      'https://acme.dev/https://b.dev',
      'https://web.archive.org/web/2020/https://b.dev',
      'https://http.dev',
      'https://https.example/a',
      'http:///acme.dev',
      'https://http',
      'https:/docs/page',
      'https:acme',
      'https:',
      'ssh://acme.dev',
      'sftp://acme.dev',
      'ftp://acme.dev',
      'hxxps://acme.dev',
      'vscode://acme.dev',
      '//acme.dev',
    ])
      assert.deepEqual(rule.found(`[a](${address})\n`), [], address);
    assert.deepEqual(rule.found('`https:/acme.dev`\n\n```\nhttp://https://acme.dev\n```\n'), []);
  });

  it('corrects backslashes, and a path that a browser takes for a host', () => {
    for (const [written, meant] of [
      ['https:\\acme.dev/a', 'https://acme.dev/a'],
      ['//cloud/query.md', '/cloud/query.md'],
    ] as const)
      assert.equal(rule.fixed(`[a](${written})\n`, 'Change'), `[a](${meant})\n`);
    assert.deepEqual(rule.found('[a](//acme.dev/a) [b](//localhost/a)\n'), []);
  });

  it('is the one finding about such an address in docs.json', () => {
    for (const [written, meant] of [
      ['http://https://acme.dev/a', 'https://acme.dev/a'],
      ['https:/acme.dev', 'https://acme.dev'],
    ] as const) {
      const files = (url: string): Record<string, string> => ({
        'docs.json': configWith({
          navigation: [{ group: 'Start', pages: ['page'] }],
          topbarLinks: [{ name: 'A', url }],
        }),
        'page.mdx': page('Page'),
      });
      const found = findingsInFiles(files(written));
      assert.deepEqual(
        found.map(({ rule: { id } }) => id),
        ['link/scheme'],
      );
      const [fix] = found[0]?.fixes?.() ?? [];
      assert.ok(fix);
      assert.deepEqual(afterFix(files(written), fix), files(meant));
    }
  });
});
