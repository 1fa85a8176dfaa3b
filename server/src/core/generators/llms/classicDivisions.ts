import { itemsOf, memberOf, stringOf } from '../../config/json/jsonTree.ts';
import { nodesIn, type NavigationGroup } from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { isExternal } from '../../paths/address.ts';
import { isWithin, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';

/** Returns the default version of the classic generation: the one marked as default, else the first. */
export function defaultVersion({ tree, versions }: Pick<SiteConfig, 'tree' | 'versions'>): string | undefined {
  const marked = itemsOf(memberOf(tree.root, 'versions')).find((item) => memberOf(item, 'default')?.value === true);
  return stringOf(memberOf(marked, 'name')) ?? versions[0]?.value;
}

/** Returns the tab or anchor of the classic generation that a top-level group belongs to by its first page. */
export function tabOf({ tree, generation }: SiteConfig, group: NavigationGroup): string | undefined {
  const first = [...nodesIn(group.children)].find((node) => node.kind === 'page');
  const path = first === undefined ? undefined : toSitePath(first.entry);
  if (generation !== 'classic' || path === undefined) return undefined;
  const items = [...itemsOf(memberOf(tree.root, 'tabs')), ...itemsOf(memberOf(tree.root, 'anchors'))];
  const folders = items.flatMap((item) => {
    const folder = folderNamed(stringOf(memberOf(item, 'url')));
    const name = stringOf(memberOf(item, 'name'));
    return folder !== undefined && name !== undefined && isWithin(path, folder) ? [{ folder, name }] : [];
  });
  const [innermost] = folders.sort((a, b) => b.folder.length - a.folder.length);
  return innermost?.name;
}

function folderNamed(url: string | undefined): SitePath | undefined {
  const folder = url === undefined || isExternal(url) ? undefined : toSitePath(url);
  return folder === siteRoot ? undefined : folder;
}
