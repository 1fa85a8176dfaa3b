/** A color as three channels from 0 to 255. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Reads `#rgb` or `#rrggbb`; anything else gives undefined. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

/** Formats a color as `#RRGGBB`. */
export function formatHex({ red, green, blue }: Rgb): string {
  const two = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0').toUpperCase();
  return `#${two(red)}${two(green)}${two(blue)}`;
}

/** Returns the contrast ratio of WCAG 2, from 1 (the same) to 21 (black on white). */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the nearest color of the same hue that reaches a contrast on a background: mixed with as little black (on a
 * light background) or white (on a dark one) as necessary. Undefined if neither reaches it.
 */
export function nearestReadable(color: Rgb, background: Rgb, ratio: number): Rgb | undefined {
  const target = luminance(background) > 0.18 ? 0 : 255;
  for (let share = 0; share <= 100; share++) {
    const mixed = mix(color, target, share / 100);
    if (contrastRatio(mixed, background) >= ratio) return mixed;
  }
  return undefined;
}

function mix(color: Rgb, target: number, share: number): Rgb {
  const channel = (value: number): number => Math.round(value + (target - value) * share);
  return { red: channel(color.red), green: channel(color.green), blue: channel(color.blue) };
}

/** Returns the relative luminance by WCAG 2.2. */
function luminance({ red, green, blue }: Rgb): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
