import type { SiteTheme } from '../core/preview/frame/siteTheme.ts';
import type { PreviewTheme } from '../protocol/preview.ts';

/** Returns a theme as plain data for the preview’s page, without what docs.json doesn’t set. */
export function toPreviewTheme({ primary, light, background, font, mode }: SiteTheme): PreviewTheme {
  return {
    mode,
    ...(primary !== undefined && { primary }),
    ...(light !== undefined && { light }),
    ...(background.light !== undefined && { backgroundLight: background.light }),
    ...(background.dark !== undefined && { backgroundDark: background.dark }),
    ...(font !== undefined && { font }),
  };
}
