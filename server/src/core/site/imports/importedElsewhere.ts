import type { SitePath } from '../../paths/sitePath.ts';
import { resolveImport } from '../references/resolveLink.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';
import type { ImportableComponent } from './importableComponents.ts';

/**
 * Returns what other pages import under a name, from any folder, that of most of them first. What the language of the
 * page has is not to be taken from another.
 */
export function importedElsewhere(site: SiteSnapshot, page: SitePath, name: string): readonly ImportableComponent[] {
  const found = new Map<string, { readonly component: ImportableComponent; count: number }>();
  for (const [importer, { imports }] of site.pages) {
    for (const { value, names, byDefault } of imports) {
      const isDefault = byDefault === name;
      if (importer === page || !(isDefault || names.includes(name))) continue;
      const target = resolveImport(site, importer, value);
      if (target.kind !== 'file' || target.file === page) continue;
      const key = `${target.file} ${isDefault}`;
      const known = found.get(key) ?? { component: { name, file: target.file, isDefault }, count: 0 };
      known.count++;
      found.set(key, known);
    }
  }
  const languageOf = (file: SitePath): string => site.editions.languageFoldersIn(file).join('/');
  const all = [...found.values()].sort((a, b) => b.count - a.count || (a.component.file < b.component.file ? -1 : 1));
  const own = all.filter(({ component }) => languageOf(component.file) === languageOf(page));
  return (own.length > 0 ? own : all).map(({ component }) => component);
}
