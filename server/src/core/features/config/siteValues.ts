import type { StringKind } from '../../config/schema/jsonSchema.ts';
import { namesPage } from '../../config/navigation.ts';
import { pageNameOf, routeOf } from '../../paths/route.ts';
import { toSitePath } from '../../paths/sitePath.ts';
import { isConfigName } from '../../paths/fileKinds.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { iconsLike } from '../icons.ts';
import type { ConfigCursor } from './configCursor.ts';
import { textProposal, type Proposal } from './proposal.ts';

/** Values of a kind that come from the site itself: its pages, files, folders and versions, and known icons. */
export function siteValues(site: SiteSnapshot, kind: StringKind, cursor: ConfigCursor): readonly Proposal[] {
  switch (kind) {
    case 'page':
      return pageProposals(site, cursor);
    case 'image':
      return site.files.images.map((file) => textProposal(`/${file}`, 'file'));
    case 'apiDescription':
      return apiProposals(site);
    case 'icon':
      return iconsLike(cursor.typed).map(({ name, libraries }) => textProposal(name, 'icon', libraries));
    case 'version':
      return site.config.versions.map(({ value }) => textProposal(value, 'version'));
    case 'pagePrefix':
      return site.files.pageFolders.map((folder) => textProposal(folder, 'folder'));
    case 'url':
      return addressProposals(site, cursor);
    case 'color':
    case 'versionName':
    case 'path':
      return [];
  }
}

/** A redirect leads to a page nearly always; elsewhere who begins with a slash means one. */
function addressProposals({ files, pages }: SiteSnapshot, { path, typed }: ConfigCursor): readonly Proposal[] {
  if (path[0] !== 'redirects' && !typed.startsWith('/')) return [];
  return files.pages.map((file) => textProposal(routeOf(file), 'page', pages.get(file)?.title));
}

/** The pages that no group lists yet; the one at the cursor counts as not listed. */
function pageProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const { start } = cursor.replace;
  const listed = new Set(
    site.config.navigation.entries
      .filter((page) => page.range.start !== start && namesPage(page.entry))
      .map((page) => pageNameOf(toSitePath(page.entry) ?? site.config.file)),
  );
  // Who begins with a slash goes on with one; the platform takes both.
  const prefix = /^\.?\/?/.exec(cursor.typed)?.[0] ?? '';
  return site.files.pages.flatMap((file) => {
    const name = pageNameOf(file);
    if (listed.has(name)) return [];
    const page = site.pages.get(file);
    const proposal = textProposal(prefix + name, 'page', page?.title);
    return [page?.description === undefined ? proposal : { ...proposal, documentation: page.description }];
  });
}

/** JSON and YAML files; those named as descriptions usually are come first. */
function apiProposals(site: SiteSnapshot): readonly Proposal[] {
  const files = site.files.dataFiles.filter(
    (file) => !isConfigName(file) && !/(?:^|\/)package(?:-lock)?\.json$/.test(file),
  );
  const likely = files.filter((file) => /api|spec|swagger/i.test(file));
  return [...new Set([...likely, ...files])].map((file) => textProposal(`/${file}`, 'file'));
}
