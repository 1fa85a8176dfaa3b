import { isScript, isSnippetPath } from '../paths/fileKinds.ts';
import { baseNameOf, type SitePath } from '../paths/sitePath.ts';
import { pageNameOf } from '../paths/route.ts';
import { comparableNames, hasNear } from '../util/nearest.ts';
import { resolveMention } from './resolveLink.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** Why what rules find in a file isn't reported: readers never see it, as far as the site's files show. */
export type SetAside = 'unusedSnippet' | 'otherGenerator';

/** Whether a file is a snippet that nothing includes, or a page of another generator that the navigation doesn't list. */
export function setAsideOf(site: SiteSnapshot, file: SitePath): SetAside | undefined {
  const { config, files, imported, isLoaded } = site;
  if (!isLoaded || imported.has(file)) return undefined;
  if (isSnippetPath(file)) return isNamedInScript(site, file) || mayBeMeant(site, file) ? undefined : 'unusedSnippet';
  if (files.generatorAbove(file) === undefined || !config.knowsNavigation) return undefined;
  const isListed = config.navigation.entriesOf(file).length > 0 || config.navigation.passesOver(file);
  return isListed ? undefined : 'otherGenerator';
}

/** What a component written in JavaScript imports isn't known, so its text is searched for the name. */
function isNamedInScript({ snippets }: SiteSnapshot, file: SitePath): boolean {
  const name = baseNameOf(pageNameOf(file));
  return [...snippets].some(([path, text]) => isScript(path) && text.includes(name));
}

/** Whether a page includes a file that isn't there and whose name is nearly that of the snippet. */
function mayBeMeant(site: SiteSnapshot, snippet: SitePath): boolean {
  const name = comparableNames([pageNameOf(snippet)]);
  for (const [file, { takenIn }] of site.places) {
    for (const mention of takenIn) {
      const found = resolveMention(site, file, mention);
      if (found.kind !== 'missing') continue;
      const wanted = pageNameOf(found.path);
      if (baseNameOf(wanted) === baseNameOf(pageNameOf(snippet)) || hasNear(wanted, name)) return true;
    }
  }
  return false;
}
