import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OpeningFiles } from '../../client/src/siteView/openingFiles.ts';

describe('an editor that a row of the site view opens', () => {
  it('isn’t followed, since another row may be selected when it comes', () => {
    const opening = new OpeningFiles();
    opening.begin('file:///a.mdx', undefined);
    opening.begin('file:///b.mdx', undefined);
    assert.equal(opening.end('file:///a.mdx'), true);
    assert.equal(opening.end('file:///b.mdx'), true);
    assert.equal(opening.end('file:///a.mdx'), false);
  });

  it('is followed when it is opened otherwise later', () => {
    const opening = new OpeningFiles();
    opening.begin('file:///a.mdx', 'file:///a.mdx');
    assert.equal(opening.end('file:///a.mdx'), false);
    opening.begin('file:///b.mdx', 'file:///a.mdx');
    assert.equal(opening.end(undefined), false);
    assert.equal(opening.end('file:///c.mdx'), false);
    assert.equal(opening.end('file:///b.mdx'), false);
  });
});
