import { contrastRatio, formatHex, nearestReadable, parseHex, type Rgb } from '../../color/contrast.ts';
import type { SiteConfig, ThemeColor } from '../../config/siteConfig.ts';
import { code } from '../../util/messageText.ts';
import { replaceText } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import type { OptionSchemas } from '../engine/ruleOptions.ts';
import { fixesIfAny, type ConfigRule, type Finding } from '../engine/rule.ts';

const options = {
  ratio: {
    type: 'number',
    minimum: 1,
    maximum: 21,
    // What WCAG 2 requires for large text and for components of the interface.
    default: 3,
    description: 'The lowest contrast ratio that isn’t reported. WCAG 2 requires 4.5 for text, and 7 on level AAA.',
  },
} as const satisfies OptionSchemas;

/** Without a background of its own, a mode has the platform's, which is no lighter or darker than these. */
const extremes = { light: '#FFFFFF', dark: '#000000' } as const;

export const colorContrast: ConfigRule<typeof options> = {
  meta: {
    id: 'config/color-contrast',
    title: 'Theme color with too little contrast',
    severity: 'warning',
    summary: 'a theme color with too little contrast on its mode’s background (below 3:1, or the configured ratio)',
    guideline: { convention: 'writing-10' },
    options,
  },
  *check({ config }, { ratio }) {
    for (const theme of config.colors) {
      const color = parseHex(theme.color.value);
      const background = parseHex(theme.background ?? extremes[theme.mode]);
      if (color === undefined || background === undefined) continue;
      if (contrastRatio(color, background) < ratio) yield findingFor(config, theme, { color, background, ratio });
    }
  },
};

const hardlyVisible = 1.5;

/** A color, its background, and the ratio that they should have. */
interface LowContrast {
  readonly color: Rgb;
  readonly background: Rgb;
  readonly ratio: number;
}

function findingFor(config: SiteConfig, theme: ThemeColor, { color, background, ratio }: LowContrast): Finding {
  const actual = contrastRatio(color, background);
  return {
    range: theme.color.range,
    // Many brands have such a color on purpose; below that, text can hardly be seen.
    severity: actual < hardlyVisible ? undefined : 'info',
    message: `${code(theme.color.value)} has a contrast ratio of only ${show(actual)}:1 on ${backgroundText(theme)}. Use a color with at least ${ratio}:1.`,
    fixes: fixesIfAny(() => {
      const better = nearestReadable(color, background, ratio);
      if (better === undefined) return [];
      const hex = formatHex(better);
      const title = `Change to ${code(hex)} (${show(contrastRatio(better, background))}:1)`;
      return [configFix(config, title, [replaceText(theme.color.range, hex)])];
    }),
  };
}

function backgroundText({ mode, background }: ThemeColor): string {
  if (background !== undefined) return `the ${mode} background ${code(background)}`;
  return mode === 'light' ? 'a white background' : 'a black background';
}

/** Rounded down, so that a ratio just below the limit doesn't read as the limit. */
function show(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
