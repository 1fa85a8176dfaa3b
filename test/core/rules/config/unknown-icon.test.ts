import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixedConfig, simpleConfig, siteWith } from '../../../support/configSite.ts';
import { showFindings } from '../../../support/site.ts';

describe('icons', () => {
  it('are looked up in every library, in any case, unless they are addresses, paths or drawings', () => {
    const anchors = ['book-open', 'GitHub', 'python', 'https://a.example/i.svg', '/icon.svg', '<svg/>', ''].map(
      (icon) => ({
        name: 'A',
        url: 'https://a.example',
        icon,
      }),
    );
    assert.deepEqual(showFindings(siteWith(simpleConfig({ anchors }), { 'icon.svg': '' })), []);
  });

  it('lose the prefix of the font', () => {
    const text = JSON.stringify(simpleConfig({ topAnchor: { icon: 'fa-book' } }));
    assert.ok(fixedConfig(text, '`book`').includes('"icon":"book"'));
  });
});
