import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrastRatio, nearestReadable, parseHex } from '../../../../server/src/core/color/contrast.ts';
import { simpleConfig, siteWith } from '../../../support/configSite.ts';
import { showFindings } from '../../../support/site.ts';

describe('contrast', () => {
  it('is computed as WCAG does', () => {
    const [black, white, red] = [parseHex('#000'), parseHex('#fff'), parseHex('#FF0000')];
    assert.ok(black && white && red);
    assert.equal(contrastRatio(black, white), 21);
    assert.equal(contrastRatio(red, white).toFixed(2), '4.00');
    assert.equal(contrastRatio(red, red), 1);
  });

  it('finds the nearest readable color on any background', () => {
    for (const [color, background] of [
      ['#FFF3A0', '#FFFFFF'],
      ['#111111', '#000000'],
      ['#777777', '#808080'],
      ['#EAB308', '#F5FAFF'],
    ] as const) {
      const [from, on] = [parseHex(color), parseHex(background)];
      assert.ok(from && on);
      const better = nearestReadable(from, on, 3);
      assert.ok(better && contrastRatio(better, on) >= 3, `${color} on ${background}`);
    }
  });

  it('is a warning where a color can hardly be seen, and an info for the pale color of a brand', () => {
    const found = (primary: string): readonly string[] => showFindings(siteWith(simpleConfig({ colors: { primary } })));
    assert.deepEqual(found('#FFF3A0'), ['warning config/color-contrast: "#FFF3A0"']);
    assert.deepEqual(found('#FFA500'), ['info config/color-contrast: "#FFA500"']);
    assert.deepEqual(found('#0D9373'), []);
  });

  it('is checked only in modes that readers can see', () => {
    const found = (modeToggle: unknown): readonly string[] =>
      showFindings(siteWith(simpleConfig({ colors: { primary: '#FFF3A0', light: '#0A0A0A' }, modeToggle })));
    const [inLight, inDark] = ['warning config/color-contrast: "#FFF3A0"', 'warning config/color-contrast: "#0A0A0A"'];
    assert.deepEqual(found({ default: 'dark' }), [inLight, inDark]);
    assert.deepEqual(found({ isHidden: true }), [inLight, inDark]);
    assert.deepEqual(found({ default: 'dark', isHidden: true }), [inDark]);
    assert.deepEqual(found({ default: 'light', isHidden: true }), [inLight]);
  });

  it('is checked only for colors that can be read as such', () => {
    const found = showFindings(siteWith(simpleConfig({ colors: { primary: 'yellow', light: '#07C983' } })));
    assert.deepEqual(found, ['error config/value: "yellow"']);
  });
});
