import { lazyForEach } from '../../util/lazy.ts';
import { memberOf, propertiesOf, valueOf } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { asObject, textOf } from '../../util/values.ts';
import { colorText } from '../style.ts';

/** A node of docs.json as plain data. */
export type Raw = Readonly<Record<string, unknown>>;

/** The look of a site that docs.json sets, as far as it needs nothing from the network. */
export interface SiteTheme {
  readonly primary: string | undefined;
  /** The main color in dark mode. */
  readonly light: string | undefined;
  readonly background: { readonly light: string | undefined; readonly dark: string | undefined };
  /** The name of a font, which is used if the reader’s machine has it. */
  readonly font: string | undefined;
  /** The mode that readers see first, and whether they can’t change it. */
  readonly mode: 'light' | 'dark' | 'system';
}

/** The settings that the frame shows; of the navigation, what every part of the site shows is read as data. */
const shownSettings: ReadonlySet<string> = new Set(
  (
    'anchors appearance background banner colors font fonts footer footerSocials logo modeToggle navbar primaryTab tabs ' +
    'topbarCtaButton topbarLinks versions'
  ).split(' '),
);

/** Returns what the frame shows of docs.json as plain data, without its pages. */
export const rawConfig = lazyForEach(({ composed: { root } }: SiteConfig): Raw => {
  const settings = propertiesOf(root).flatMap(({ name, valueNode }) =>
    valueNode === undefined || !shownSettings.has(name) ? [] : [[name, valueOf(valueNode)] as const],
  );
  const shared = memberOf(memberOf(root, 'navigation'), 'global');
  return { ...Object.fromEntries(settings), ...(shared && { navigation: { global: valueOf(shared) } }) };
});

/** Returns the theme that docs.json sets; what it doesn’t set is undefined. */
export function themeOf(raw: Raw): SiteTheme {
  const colors = asObject(raw['colors']) ?? {};
  const background = asObject(asObject(raw['background'])?.['color']) ?? asObject(colors['background']) ?? {};
  const fonts = asObject(raw['fonts']) ?? asObject(raw['font']) ?? {};
  const family = textOf(fonts['family']) ?? textOf(asObject(fonts['body'])?.['family']);
  const color = (value: unknown): string | undefined => colorText(textOf(value));
  return {
    primary: color(colors['primary']),
    light: color(colors['light']) ?? color(colors['primary']),
    background: { light: color(background['light']), dark: color(background['dark']) },
    font: family !== undefined && /^[\w -]{1,60}$/.test(family) ? family : undefined,
    mode: modeOf(raw),
  };
}

function modeOf(raw: Raw): SiteTheme['mode'] {
  const mode = textOf(asObject(raw['appearance'])?.['default']) ?? textOf(asObject(raw['modeToggle'])?.['default']);
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}
