import { blockIn, sitesIn, withBlock } from '../../core/generators/rulesFile/managedBlock.ts';
import { rulesTextFor, siteTextIn } from '../../core/generators/rulesFile/rulesText.ts';
import type { RulesTarget } from '../../core/generators/rulesFile/targets.ts';
import type { PathAbove, SitePath } from '../../core/paths/sitePath.ts';
import type { Hiding, RulesFile, RulesRefresh, SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { editBetween } from '../../core/text/textRange.ts';
import { lazyFor } from '../../core/util/lazy.ts';

/** The target and text of a rules file, and how to hide it from readers. */
export interface FoundText {
  readonly target: RulesTarget;
  readonly text: string;
  readonly hiding: Hiding | undefined;
}

/** Returns those of some files that concern the site in a folder: they describe it, or are published with it. */
export function rulesFilesOf(found: readonly FoundText[], folder: string): readonly RulesFile[] {
  return found.flatMap(({ target, text, hiding }) => {
    const isAbout = sitesIn(text).includes(folder);
    if (!isAbout && hiding === undefined) return [];
    const refreshed = lazyFor((site: SiteSnapshot) => refreshOf(site, target, text, folder));
    const refresh: RulesFile['refresh'] = (site) => (isAbout ? refreshed(site) : undefined);
    return [{ file: seenFrom(folder, target), path: target.path, text, refresh, hiding }];
  });
}

function refreshOf(site: SiteSnapshot, target: RulesTarget, text: string, folder: string): RulesRefresh | undefined {
  const after = withBlock(target, text, rulesTextFor(target, site, folder), folder).text;
  if (after === text) return undefined;
  const [before, now] = [text, after].map((fullText) => siteTextIn(blockIn(fullText, folder) ?? ''));
  return { edits: editBetween(text, after), outdated: before === now ? 'conventions' : 'site' };
}

function seenFrom(folder: string, { path }: RulesTarget): SitePath | PathAbove {
  const depth = folder === '' ? 0 : folder.split('/').length;
  return `${'../'.repeat(depth)}${path}` as SitePath | PathAbove;
}
