import type { PreviewTheme } from '../../../../server/src/protocol/preview.ts';
import { redrawDiagrams } from './diagrams.ts';

export type Mode = 'light' | 'dark';

/** Sets the colors and the font of the site. */
export function applyTheme(theme: PreviewTheme): void {
  const { style } = document.documentElement;
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  };
  set('--site-primary', theme.primary);
  set('--site-light', theme.light);
  set('--site-background-light', theme.backgroundLight);
  set('--site-background-dark', theme.backgroundDark);
  set('--site-font', theme.font === undefined ? undefined : `"${theme.font}"`);
  // Text on the main color is black or white, whichever reads better.
  set('--on-primary-light', readableOn(theme.primary));
  set('--on-primary-dark', readableOn(theme.light));
}

function readableOn(color: string | undefined): string | undefined {
  const canvas = document.createElement('canvas').getContext('2d');
  if (color === undefined || canvas === null) return undefined;
  canvas.fillStyle = color;
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(canvas.fillStyle);
  if (hex === null) return undefined;
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => {
    const value = parseInt(part, 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? '#0b0c0e' : '#ffffff';
}

export function currentMode(): Mode {
  return document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light';
}

export function setMode(mode: Mode): void {
  if (document.documentElement.dataset['mode'] === mode) return;
  document.documentElement.dataset['mode'] = mode;
  redrawDiagrams();
}
