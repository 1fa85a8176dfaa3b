import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../../../server/src/core/config/readConfig.ts';
import { redirectFinder } from '../../../server/src/core/config/redirecting.ts';
import type { Redirect } from '../../../server/src/core/config/siteConfig.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';

/** Returns the destination of a path on a site with these redirects, of which each has its own index as destination. */
function sentTo(path: string, ...sources: readonly string[]): string | undefined {
  const redirects = sources.map((source, at) => ({ source, destination: String(at) }));
  const text = JSON.stringify({ name: 'Acme', navigation: [{ group: 'G', pages: [] }], redirects });
  return readConfig('docs.json' as SitePath, text)?.redirectOf(path as SitePath);
}

describe('the targets of redirects', () => {
  it('are those of the first one that matches a path, whatever its form', () => {
    assert.equal(sentTo('a/b', '/a', '/a/b', '/a/:name', '/a/*'), '1');
    assert.equal(sentTo('a/c', '/a', '/a/b', '/a/:name*', '/a/*'), '2');
    assert.equal(sentTo('a/b', '/a/:name', '/a/b'), '1');
    assert.equal(sentTo('a/b', '/:any*', '/a/b'), '0');
    assert.equal(sentTo('a/b/c', '/a', '/a/b', '/a/:name', '/a/*'), '3');
  });

  it('match any number of segments with a wildcard, and nothing with a name that has no asterisk', () => {
    assert.equal(sentTo('a/x/c', '/a/:name/c'), undefined);
    assert.equal(sentTo('a/x/c', '/a/:name/c/*'), undefined);
    assert.equal(sentTo('a/x/c/d', '/a/:name/c/*'), '0');
    assert.equal(sentTo('a', '/a/*'), undefined);
    assert.equal(sentTo('a/b', '/a/*'), '0');
    assert.equal(sentTo('a/x', '/a/:name/c'), undefined);
    assert.equal(sentTo('a/x/c/d', '/a/:name/c'), undefined);
    assert.equal(sentTo('a', '/a/:rest*'), '0');
    assert.equal(sentTo('a/b/c', '/a/:rest*'), '0');
    assert.equal(sentTo('b/c', '/a/:rest*'), undefined);
  });

  it('match only paths that begin like the pattern', () => {
    assert.equal(sentTo('a/blog-x', '/a/blog-*'), '0');
    assert.equal(sentTo('a/blog-x/y', '/a/blog-*'), '0');
    assert.equal(sentTo('a/x', '/a/blog-*'), undefined);
    assert.equal(sentTo('a', '/a/blog-*'), undefined);
    assert.equal(sentTo('a/blog-x', '/a/:any*', '/a/blog-*', '/a/*'), '0');
    assert.equal(sentTo('a/blog-x', '/a/b', '/a/blog-:slug*'), '1');
    assert.equal(sentTo('a/c', '/a/blog-:slug*', '/a/colou?r'), undefined);
    assert.equal(sentTo('a/color', '/a/:n(colou?r)'), '0');
    assert.equal(sentTo('a/x-vs-y', '/a/*-vs-y*'), '0');
  });

  it('distinguish upper and lower case no more than the platform does', () => {
    assert.equal(sentTo('Guides/Install', '/guides/install'), '0');
  });

  it('match characters of patterns literally in a path that is written out', () => {
    assert.equal(sentTo('a+b/c', '/a+b'), undefined);
    assert.equal(sentTo('a+b', '/a+b'), '0');
  });

  it('are found among thousands of redirects without a comparison with each', () => {
    let looks = 0;
    const redirects = Array.from({ length: 1_000 }, (_, at): Redirect => {
      const source = { value: `/old/${at}`, range: { start: 0, end: 0 } };
      return {
        path: ['redirects', at],
        source,
        destination: source,
        isPattern: false,
        get sourcePath() {
          looks++;
          return `old/${at}` as SitePath;
        },
      };
    });
    const { find: redirectOf } = redirectFinder(redirects);
    for (let at = 0; at < 1_000; at++)
      assert.equal(redirectOf(`old/${at}` as SitePath)?.destination?.value, `/old/${at}`);
    assert.equal(looks, 1_000);
  });
});
