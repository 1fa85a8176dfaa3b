import { isMarkdown, isScript, isSnippetPath } from '../../paths/fileKinds.ts';
import { pageNameOf } from '../../paths/route.ts';
import { baseNameOf, type SitePath } from '../../paths/sitePath.ts';
import { withLazy } from '../../util/lazy.ts';
import { ComparableNames } from '../../util/comparableNames.ts';
import { hasNear } from '../../util/nearest.ts';
import type { SetAside, SetAsideReason, SetAsideSource } from './setAside.ts';

/** Returns the files of a site that are set aside; nothing is computed before somebody asks. */
export function createSetAside({ listing, includedBy, unresolvedInclusions, snippets }: SetAsideSource): SetAside {
  // Whatever else a snapshot has changes often, and isn't kept alive from here.
  const source = { listing, includedBy, unresolvedInclusions, snippets };
  return withLazy({ source }, { files: () => findSetAside(source) });
}

function findSetAside(source: SetAsideSource): SetAside['files'] {
  const { files, isLoaded } = source.listing.source;
  const found = new Map<SitePath, SetAsideReason>();
  if (!isLoaded) return found;
  for (const file of findUnused(source)) found.set(file, 'unusedSnippet');
  for (const file of source.listing.unlisted) {
    if (!isSnippetPath(file) && files.generatorAbove(file) !== undefined) found.set(file, 'otherGenerator');
  }
  return found;
}

/** Returns the snippets that no page displays, neither directly nor through other snippets. */
function findUnused(source: SetAsideSource): ReadonlySet<SitePath> {
  const { config, files } = source.listing.source;
  const unused = new Set(files.snippets.filter((file) => isMarkdown(file) && !files.isIgnored(file)));
  const maybeIncluded = inclusionGuess(source, unused);
  for (const file of unused) {
    if (config.navigation.entriesOf(file).length > 0 || maybeIncluded(file)) unused.delete(file);
  }
  for (let before = -1; before !== unused.size;) {
    before = unused.size;
    for (const file of unused) {
      if (source.includedBy.get(file)?.some((from) => !unused.has(from)) === true) unused.delete(file);
    }
  }
  return unused;
}

/**
 * Returns a test of whether a snippet may be included in an unknown way: by a component written in JavaScript that
 * contains its name, or by a page that names a missing file with nearly the same name.
 */
function inclusionGuess(
  { unresolvedInclusions, snippets }: SetAsideSource,
  candidates: ReadonlySet<SitePath>,
): (file: SitePath) => boolean {
  if (candidates.size === 0) return () => false;
  const scripts = [...snippets].flatMap(([path, text]) => (isScript(path) ? text : [])).join('\n');
  const unresolved = [...unresolvedInclusions].map((path) => pageNameOf(path));
  const unresolvedNames = new ComparableNames(unresolved);
  const unresolvedBaseNames = new Set(unresolved.map(baseNameOf));
  return (file) => {
    const name = pageNameOf(file);
    const baseName = baseNameOf(name);
    return scripts.includes(baseName) || unresolvedBaseNames.has(baseName) || hasNear(name, unresolvedNames);
  };
}
