import type { Mention } from '../page/mentions.ts';
import { encodeAddress, isDotted, meantPaths, splitAddress } from '../paths/address.ts';
import { relativeFrom } from '../paths/route.ts';
import { folderOf, siteRoot } from '../paths/sitePath.ts';
import type { KnownPage } from '../site/pageInSite.ts';
import { resolveLink } from '../site/resolveLink.ts';
import { code } from '../util/words.ts';
import type { LostMention } from './lostMentions.ts';
import { fromRoot, nearestTargets } from './nearestTargets.ts';
import { outsideAddress } from './outsideAddress.ts';
import { pageFix, replacement } from './pageEdits.ts';
import type { Fix } from './rule.ts';

/** Fixes that lead an address somewhere else in the site: where it was meant from the root, and to what is alike. */
export function nearestFixes(page: KnownPage, { mention, destination, redirectedTo }: LostMention): readonly Fix[] {
  const outside = outsideAddress(mention.value);
  if (outside !== undefined) return [changeTo(page, mention, outside, true)];
  const { path } = splitAddress(mention.value);
  const atRoot = fromRoot(path);
  if (atRoot !== undefined && isDotted(path) && isFound(page, `/${atRoot}`)) {
    return [addressFix(page, mention, `/${atRoot}`, true)];
  }
  const looked = destination.kind === 'missing' ? destination.path : atRoot;
  if (looked === undefined || looked === siteRoot) return [];
  const others = redirectedTo === undefined ? meantPaths(page.file, path) : [];
  const { names, isClear } = nearestTargets(page.site.files, looked, ...others);
  return names.map((target, index) => addressFix(page, mention, formOf(page, path, target), index === 0 && isClear));
}

function isFound({ site, file }: KnownPage, address: string): boolean {
  const { kind } = resolveLink(site, file, encodeAddress(address));
  return kind === 'page' || kind === 'file';
}

/** Writes another path where an address stands; what is behind the path stays. */
function addressFix(page: KnownPage, mention: Mention, path: string, preferred: boolean): Fix {
  return changeTo(page, mention, encodeAddress(path) + behindPath(mention), preferred);
}

function changeTo(page: KnownPage, mention: Mention, address: string, preferred: boolean): Fix {
  return pageFix(page, `Change to ${code(address)}`, [replacement(mention.range, address)], { preferred });
}

/** The query and the fragment of an address as written. */
function behindPath({ value, written }: Mention): string {
  return /[?#].*$/s.exec(written === value ? written : value)?.[0].trimEnd() ?? '';
}

/** A target as an address of the page's own kind: from the root, or from the page's folder. */
function formOf({ file }: KnownPage, written: string, target: string): string {
  return written.startsWith('/') ? `/${target}` : relativeFrom(folderOf(file), target);
}
