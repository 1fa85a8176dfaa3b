import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { targetOf } from '../../server/src/cli/preview/previewServer.ts';
import { anyString } from '../support/anyValue.ts';
import { runs } from '../support/thorough.ts';

const origin = 'http://127.0.0.1:3333';

describe('a redirect of the preview', () => {
  it('stays on this computer, however its address is written', () => {
    const pieces = ['/', '\\', ':', '@', '.', '..', '%2f', '%5c', '\t', '\n', '\r', ' ', '#', '?', '\u0000', '\uD800'];
    const names = ['http:', 'https:', 'javascript:', 'evil.example', '127.0.0.1:3333', 'user', '日本', 'a'];
    const address = fc.array(fc.constantFrom(...pieces, ...names), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          anyString,
          fc.webAuthority().map((host) => `https://${host}/a`),
        ),
        (written) => {
          const target = targetOf(written, origin);
          if (target.kind === 'elsewhere') return;
          // What a browser makes of the header, from any page.
          for (const base of [`${origin}/`, `${origin}/guides/a?b#c`]) {
            const url: URL = new URL(target.location, base);
            assert.equal(url.origin, origin);
            assert.equal(`${url.username}${url.password}`, '');
          }
          assert.match(target.location, /^[\x21-\x7e]*$/);
        },
      ),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('is a path for pages of the site, with letters of any script', () => {
    assert.deepEqual(targetOf('/guides/a?b=c#d', origin), { kind: 'here', location: '/guides/a?b=c#d' });
    assert.deepEqual(targetOf('guides', origin), { kind: 'here', location: '/guides' });
    assert.deepEqual(targetOf('/日本語', origin), { kind: 'here', location: '/%E6%97%A5%E6%9C%AC%E8%AA%9E' });
    assert.deepEqual(targetOf('/.//evil.example', origin), { kind: 'here', location: `${origin}//evil.example` });
  });

  it('is followed by a click alone where it points elsewhere', () => {
    for (const written of [
      '/\\evil.example/x',
      '//evil.example',
      '/\t/evil.example',
      '\\\\evil.example',
      'https://evil.example/track',
      'http://127.0.0.1:3333@evil.example',
      'http://user@127.0.0.1:3333/',
      'http://127.0.0.1:4444/',
      'https://127.0.0.1:3333/',
      'javascript:alert(1)',
      'data:text/html,a',
      'http://[',
    ])
      assert.equal(targetOf(written, origin).kind, 'elsewhere', JSON.stringify(written));
  });
});
