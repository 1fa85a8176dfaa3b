import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cacheFolder } from '../../server/src/workspace/cache/compileCache.ts';

describe('compiled code', () => {
  it('is kept where each system keeps what can be built again', () => {
    assert.equal(cacheFolder('linux', { HOME: '/home/ada' }), '/home/ada/.cache/docsight');
    assert.equal(cacheFolder('linux', { HOME: '/home/ada', XDG_CACHE_HOME: '/var/ada' }), '/var/ada/docsight');
    assert.equal(cacheFolder('darwin', { HOME: '/Users/ada' }), '/Users/ada/Library/Caches/docsight');
    const windows = { LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local', HOME: '/c/Users/Ada' };
    assert.equal(cacheFolder('win32', windows), 'C:\\Users\\Ada\\AppData\\Local\\docsight\\Cache');
  });

  it('is kept nowhere rather than in a folder that others can write or that depends on where a command runs', () => {
    assert.equal(cacheFolder('linux', {}), undefined);
    assert.equal(cacheFolder('linux', { XDG_CACHE_HOME: 'cache' }), undefined);
    assert.equal(cacheFolder('win32', { HOME: '/c/Users/Ada' }), undefined);
  });
});
