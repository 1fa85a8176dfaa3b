import {
  contrastRatio,
  formatHex,
  nearestReadable,
  parseHex,
  type Rgb,
} from '../../../server/src/core/color/contrast.ts';

export type Mode = 'light' | 'dark';

/** Colors of a site as `#RRGGBB`. */
export interface SiteColors {
  readonly accent: string | undefined;
  readonly background: string | undefined;
}

/** The colors of a mode in which everything can be read. */
export interface ReadableColors {
  readonly background: string | undefined;
  readonly accentText: string | undefined;
  readonly onAccent: string | undefined;
}

/** The contrast that WCAG 2 asks for (level AA). */
export const enoughContrast = 4.5;

/** The page without a background of the site, and a color that is fainter than every text of the style sheet. */
const ownColors = {
  light: { paper: '#ffffff', faintest: '#686f7c' },
  dark: { paper: '#101318', faintest: '#9299a8' },
} as const;

/** The contrast of links in the main color: thin light text on a dark page needs more. */
const textContrast = { light: 5, dark: 7 } as const;

/** The share of the main color in the background of what is selected. */
const softShare = { light: 0.1, dark: 0.16 } as const;

/**
 * Returns the colors of a site so that text has enough contrast: links in the main color, text on it, and a background
 * near enough to the mode’s own.
 */
export function readableColors({ accent, background }: SiteColors, mode: Mode): ReadableColors {
  const own = ownColors[mode];
  const paper = readableBackground(parse(background) ?? parse(own.paper), mode);
  const main = parse(accent);
  const soft = main && paper && mixed(main, paper, softShare[mode]);
  const text = main && soft && nearestReadable(main, soft, textContrast[mode]);
  return {
    background: background === undefined || paper === undefined ? undefined : formatHex(paper),
    accentText: text && formatHex(text),
    onAccent: main && readableOn(main),
  };
}

/** Mixes a background with the mode’s extreme until the faintest text can be read on it, and on code. */
function readableBackground(background: Rgb | undefined, mode: Mode): Rgb | undefined {
  const [faintest, extreme] = [parse(ownColors[mode].faintest), parse(mode === 'light' ? '#ffffff' : '#000000')];
  if (background === undefined || faintest === undefined || extreme === undefined) return undefined;
  for (let share = 1; share >= 0; share -= 0.02) {
    const found = mixed(background, extreme, share);
    if (contrastRatio(faintest, raisedOn(found, mode)) >= enoughContrast) return found;
  }
  return extreme;
}

/** Returns the background of code and of what is raised. */
function raisedOn(paper: Rgb, mode: Mode): Rgb {
  return mode === 'light'
    ? mixed({ red: 11, green: 18, blue: 32 }, paper, 0.04)
    : mixed({ red: 255, green: 255, blue: 255 }, paper, 0.05);
}

function readableOn(color: Rgb): string {
  const [dark, light] = ['#0b0c0e', '#ffffff'];
  const contrastOf = (text: string): number => contrastRatio(parse(text) ?? color, color);
  return contrastOf(light) >= enoughContrast || contrastOf(light) > contrastOf(dark) ? light : dark;
}

function mixed(color: Rgb, other: Rgb, share: number): Rgb {
  const channel = (a: number, b: number): number => Math.round(a * share + b * (1 - share));
  return {
    red: channel(color.red, other.red),
    green: channel(color.green, other.green),
    blue: channel(color.blue, other.blue),
  };
}

function parse(color: string | undefined): Rgb | undefined {
  return color === undefined ? undefined : parseHex(color);
}
