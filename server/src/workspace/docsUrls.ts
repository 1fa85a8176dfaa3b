import type { SiteSettings } from '../core/settings/siteSettings.ts';
import { relativeTo, type ResourcePath } from './files/resourcePath.ts';

/** The URLs of published documentation in an editor's settings. */
export interface DocsUrls {
  /** For sites in folders without a URL of their own. */
  readonly general: string | undefined;
  readonly byFolder: ReadonlyMap<ResourcePath, string>;
}

export const noDocsUrls: DocsUrls = { general: undefined, byFolder: new Map() };

/** Returns the settings of a site: the editor's URL for the innermost folder overrides the site's own file. */
export function withDocsUrl(settings: SiteSettings, urls: DocsUrls, siteRoot: ResourcePath): SiteSettings {
  const around = [...urls.byFolder.keys()].filter((folder) => relativeTo(folder, siteRoot) !== undefined);
  const [innermost] = around.sort((a, b) => b.length - a.length);
  const own = innermost === undefined ? undefined : urls.byFolder.get(innermost);
  return { ...settings, docsUrl: own ?? urls.general ?? settings.docsUrl };
}

export function areSameDocsUrls(a: DocsUrls, b: DocsUrls): boolean {
  return a.general === b.general && JSON.stringify([...a.byFolder]) === JSON.stringify([...b.byFolder]);
}
