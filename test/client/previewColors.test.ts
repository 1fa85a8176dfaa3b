import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { enoughContrast, readableColors, type Mode } from '../../client/src/preview/readableColors.ts';
import { contrastRatio, parseHex, type Rgb } from '../../server/src/core/color/contrast.ts';

// The contrast of every color of the preview’s style sheet, in both modes, with the colors of any site.

const styles = readFileSync('client/src/preview/webview/styles/base.css', 'utf8');
const [lightBlock = '', darkBlock = ''] = [...styles.matchAll(/^:root(?:\[data-mode='dark'\])? \{([\s\S]*?)^\}/gm)].map(
  ([, block]) => block ?? '',
);

function declarationsIn(block: string): readonly (readonly [string, string])[] {
  return [...block.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value] as const);
}

/** Computes the colors of a mode as a browser does. */
class Colors {
  readonly #values: ReadonlyMap<string, string>;

  constructor(mode: Mode, site: Readonly<Record<string, string | undefined>>) {
    const own = [...declarationsIn(lightBlock), ...(mode === 'dark' ? declarationsIn(darkBlock) : [])];
    const set = Object.entries(site).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    this.#values = new Map([...own, ...set]);
  }

  get(written: string): Rgb {
    const text = written.trim();
    const [, name = '', fallback] = /^var\((--[\w-]+)(?:, (.*))?\)$/.exec(text) ?? [];
    if (name !== '') return this.get(this.#values.get(name) ?? fallback ?? assert.fail(text));
    const [, first = '', second = '', share = ''] = /^color-mix\(in srgb, (.+), (\S+) (\d+)%\)$/.exec(text) ?? [];
    if (first !== '') return mix(this.get(first), this.get(second), Number(share) / 100);
    return parseHex(text) ?? assert.fail(text);
  }

  /** Returns a color in front of the page, with a share of transparency. */
  over(color: string, transparent: number): Rgb {
    return mix(this.get(color), this.get('var(--paper)'), transparent);
  }
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const channel = (one: number, other: number): number => one * (1 - share) + other * share;
  return { red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue) };
}

const tones = ['blue', 'green', 'yellow', 'orange', 'red', 'purple', 'gray'];
const tokens = ['comment', 'keyword', 'string', 'number', 'title', 'tag'];

/** Returns the pairs of text and background without enough contrast. */
function unreadable(mode: Mode, accent: string | undefined, background: string | undefined): readonly string[] {
  const site = readableColors({ accent, background }, mode);
  const colors = new Colors(mode, {
    ...{ '--site-primary': accent, '--site-light': accent, [`--site-background-${mode}`]: site.background },
    ...{ [`--accent-text-${mode}`]: site.accentText, [`--on-primary-${mode}`]: site.onAccent },
  });
  const of = (name: string): Rgb => colors.get(`var(--${name})`);
  const pairs: (readonly [string, Rgb, Rgb])[] = [
    ...['ink', 'ink-soft', 'ink-faint'].flatMap((text) =>
      ['paper', 'raised', 'code-paper'].map((back) => [`${text} on ${back}`, of(text), of(back)] as const),
    ),
    ...['paper', 'accent-soft'].map((back) => [`accent-text on ${back}`, of('accent-text'), of(back)] as const),
    ['on-accent', of('on-accent'), of('accent')],
    ...tones.map((tone) => [tone, of(tone), colors.over(`var(--${tone})`, 0.84)] as const),
    ...tokens.map((token) => [`token-${token}`, of(`token-${token}`), of('code-paper')] as const),
  ];
  return pairs.flatMap(([name, text, back]) => {
    const ratio = contrastRatio(text, back);
    // Colors are rounded to whole channels.
    return ratio >= enoughContrast - 0.05 ? [] : [`${name}: ${ratio.toFixed(2)}`];
  });
}

const channels = ['00', '55', 'aa', 'ff'];
const accents = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);
const backgrounds = ['#ffffff', '#fdf6e3', '#e0e0e0', '#ffd700', '#101318', '#000000', '#222222', '#3b3b55', '#808080'];

describe('the colors of the preview', () => {
  for (const mode of ['light', 'dark'] as const) {
    it(`have enough contrast without colors of a site: ${mode}`, () => {
      assert.deepEqual(unreadable(mode, undefined, undefined), []);
    });

    it(`have enough contrast with any main color: ${mode}`, () => {
      for (const accent of accents) assert.deepEqual(unreadable(mode, accent, undefined), [], accent);
    });

    it(`have enough contrast on any background: ${mode}`, () => {
      for (const back of backgrounds) assert.deepEqual(unreadable(mode, '#0D9373', back), [], back);
    });
  }
});
