import type { PreviewTheme } from '../../../../server/src/protocol/preview.ts';
import { redrawDiagrams } from './diagrams.ts';
import { readableColors, type Mode } from '../readableColors.ts';

/** Sets the colors and the font of the site. */
export function applyTheme(theme: PreviewTheme): void {
  const { style } = document.documentElement;
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  };
  const colors = {
    light: readableColors({ accent: toHex(theme.primary), background: toHex(theme.backgroundLight) }, 'light'),
    dark: readableColors({ accent: toHex(theme.light), background: toHex(theme.backgroundDark) }, 'dark'),
  };
  set('--site-primary', theme.primary);
  set('--site-light', theme.light);
  for (const mode of ['light', 'dark'] as const) {
    set(`--site-background-${mode}`, colors[mode].background);
    set(`--accent-text-${mode}`, colors[mode].accentText);
    set(`--on-primary-${mode}`, colors[mode].onAccent);
  }
  set('--site-font', theme.font === undefined ? undefined : `"${theme.font}"`);
}

/** Returns any opaque color of CSS as `#rrggbb`. */
function toHex(color: string | undefined): string | undefined {
  const canvas = document.createElement('canvas').getContext('2d');
  if (color === undefined || canvas === null) return undefined;
  canvas.fillStyle = color;
  return /^#[\da-f]{6}$/i.test(canvas.fillStyle) ? canvas.fillStyle : undefined;
}

export function currentMode(): Mode {
  return document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light';
}

export function setMode(mode: Mode): void {
  if (document.documentElement.dataset['mode'] === mode) return;
  document.documentElement.dataset['mode'] = mode;
  redrawDiagrams();
}
