import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { page } from '../../../support/site.ts';

describe('link/local-host', () => {
  const rule = probe('link/local-host');
  const files = { 'guides/limits.mdx': page('Limits'), 'index.mdx': page('Home') };

  it('reports a link to a page of the site on the reader’s computer', () => {
    for (const host of [
      'http://localhost:3000',
      'https://localhost',
      'http://127.0.0.1:3334',
      'http://0.0.0.0',
      'http://[::1]:80',
    ]) {
      const body = `[the limits](${host}/guides/limits?a=b#x)\n`;
      assert.deepEqual(rule.found(body, files), [`${host}/guides/limits?a=b#x`]);
      assert.equal(rule.fixed(body, 'Change', files), '[the limits](/guides/limits?a=b#x)\n');
    }
    assert.equal(rule.found('<Card title="a" href="http://localhost:3000/guides/limits" />\n', files).length, 1);
  });

  it('suggests no extension', () => {
    assert.equal(rule.fixed('[a](http://localhost:3000/guides/limits.md#x)', 'Change', files), '[a](/guides/limits#x)');
  });

  it('leaves other programs alone, and addresses that readers see as such', () => {
    const body = [
      '[a](http://localhost:3000) [b](http://localhost:3000/) [c](http://localhost:3000/admin)',
      '[localhost:3000](http://localhost:3000/guides/limits) http://localhost:3000/guides/limits',
      '[d](https://localhost.example/guides/limits)',
    ].join('\n\n');
    assert.deepEqual(rule.found(body, files), []);
  });
});
