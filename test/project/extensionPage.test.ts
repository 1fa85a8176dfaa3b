import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { extensionPage } from '../../scripts/extension/stage.mjs';

describe('the extension’s page in an editor', () => {
  const page = extensionPage('.');
  const addresses = [...page.matchAll(/(!?)\[[^\]]*\]\(([^)\s]+)\)/g)];

  it('shows its pictures, for which it has no files', () => {
    const pictures = addresses.filter(([, mark]) => mark === '!');
    assert.ok(pictures.length > 1);
    for (const [, , address = ''] of pictures) assert.match(address, /^data:image\/png;base64,iVBORw0KGgo/);
  });

  it('has only links that the editor opens', () => {
    const links = addresses.filter(([, mark]) => mark === '').map(([, , address]) => address);
    assert.deepEqual(
      links.filter((address) => !(address ?? '').startsWith('https:')),
      [],
    );
  });

  it('is for people who have installed it', () => {
    assert.doesNotMatch(page, /\bnpm\b|\bnode\b|Install from VSIX/);
  });
});
