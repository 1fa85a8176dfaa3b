import { propertiesOf, rangeOf } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { upgradeConfig, type Upgrade } from '../../generators/upgrade/upgradeConfig.ts';
import { isExternal, pathKey } from '../../paths/address.ts';
import { pageNameOf } from '../../paths/route.ts';
import { siteRoot, toSitePath } from '../../paths/sitePath.ts';
import { editOf, type FileEdit } from '../../paths/fileEdit.ts';
import { isUnlisted } from '../../site/navigation/navigationEntries.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { rangeHoldsCursor, editBetween } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { brokenConfig } from '../../site/brokenConfig.ts';
import type { Refactoring, Refusable } from './refactoring.ts';

/**
 * The upgrade of a site to the current generation: its configuration is rewritten, and renamed if it has the older
 * name.
 */
export interface SiteUpgrade extends Upgrade {
  readonly edits: readonly FileEdit[];
}

/** Upgrades the configuration of a classic site to the current generation. */
export function upgradeSite(site: SiteSnapshot): Refusable<SiteUpgrade> {
  const { config, files } = site;
  if (config.generation === 'current') return { refused: `${code(config.file)} already uses the current format.` };
  const upgrade = upgradeConfig(config, (address) => unlistedAt(site, address));
  if (upgrade === undefined) return { refused: brokenConfig(config.file) };
  const isRenamed = upgrade.file !== config.file;
  if (isRenamed && files.has(upgrade.file)) return { refused: nameTakenMessage(config.file, upgrade.file) };
  const edits = editOf(config.file, editBetween(config.tree.text, upgrade.text));
  const moves: readonly FileEdit[] = isRenamed ? [{ kind: 'move', from: config.file, file: upgrade.file }] : [];
  return { ...upgrade, edits: [...edits, ...moves] };
}

/** Returns the page at a URL of docs.json that no group lists, as an entry. */
function unlistedAt(site: SiteSnapshot, address: string): string | undefined {
  const path = isExternal(address) ? undefined : toSitePath(address);
  if (path === undefined || path === siteRoot) return undefined;
  const file = site.files.pages.find((page) => pathKey(page) === pathKey(path) && isUnlisted(site, page));
  return file && pageNameOf(file);
}

/** Returns the reason why a configuration isn't renamed to the name of another file. */
export function nameTakenMessage(file: string, existing: string): string {
  return `${code(file)} would become ${code(existing)}, which already exists. Move or delete ${code(existing)} first.`;
}

/** Offers the upgrade at the start of the file and on the names at its top level. */
export function upgradeAt(site: SiteSnapshot, offset: number): readonly Refactoring[] {
  if (!isAtTop(site.config, offset)) return [];
  const upgrade = upgradeSite(site);
  if ('refused' in upgrade) return [];
  return [{ title: 'Convert this site to the current format', kind: 'refactor.rewrite', edits: upgrade.edits }];
}

function isAtTop({ generation, tree: { root } }: SiteConfig, offset: number): boolean {
  if (generation !== 'classic' || root?.type !== 'object') return false;
  return (
    offset <= root.offset + 1 || propertiesOf(root).some(({ keyNode }) => rangeHoldsCursor(rangeOf(keyNode), offset))
  );
}
