import type { SiteTheme } from '../core/preview/frame/siteTheme.ts';

/** The theme as plain data for clients. */
export interface PlainTheme {
  readonly primary?: string;
  readonly light?: string;
  readonly backgroundLight?: string;
  readonly backgroundDark?: string;
  readonly font?: string;
  readonly mode: 'light' | 'dark' | 'system';
}

/** Returns a theme without what docs.json doesn’t set. */
export function toPreviewTheme({ primary, light, background, font, mode }: SiteTheme): PlainTheme {
  return {
    mode,
    ...(primary !== undefined && { primary }),
    ...(light !== undefined && { light }),
    ...(background.light !== undefined && { backgroundLight: background.light }),
    ...(background.dark !== undefined && { backgroundDark: background.dark }),
    ...(font !== undefined && { font }),
  };
}
