const assert = require('node:assert/strict');
const { after, describe, it } = require('mocha');
const { closeAll, extension, open, until } = require('../support.cjs');

describe('a workspace with a site', () => {
  after(closeAll);

  it('wakes the extension before any file is opened', () => until('activation', () => extension().isActive));

  it('gives docs.json a language of its own', async () => {
    const document = await open('docs.json');
    assert.equal(document.languageId, 'docs-json');
  });
});
