import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, findingsIn, page, siteOf } from '../../support/site.ts';

function unresolved(fields: Readonly<Record<string, unknown>>, ...files: readonly string[]): readonly string[] {
  const others = Object.fromEntries(files.map((file) => [file, '']));
  const site = siteOf({ 'docs.json': configWith(fields), 'intro.mdx': page('Intro'), ...others });
  return findingsIn(site).flatMap(({ rule, message }) => (rule.id === 'config/file-not-found' ? [message] : []));
}

describe('a file that docs.json names', () => {
  const logo = { logo: '/docs/logo.svg' };

  it('may have the path in its address below which the site is served', () => {
    assert.deepEqual(unresolved(logo, 'logo.svg'), []);
    assert.equal(unresolved(logo).length, 1, 'no such file at all');
    assert.equal(unresolved(logo, 'logo.svg', 'docs/other.svg').length, 1, 'the site has such a folder');
  });

  it('is read where it lies when pages are made from it', () => {
    assert.equal(unresolved({ openapi: '/docs/openapi.json' }, 'openapi.json').length, 1);
  });
});
