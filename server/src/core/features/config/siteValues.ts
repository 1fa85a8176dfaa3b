import type { StringKind } from '../../config/schema/jsonSchema.ts';
import { routeOf } from '../../paths/route.ts';
import { isConfigName } from '../../paths/fileKinds.ts';
import { extensionOf } from '../../paths/sitePath.ts';
import { libraryOfIcon } from '../../config/iconLibrary.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { iconsLike } from '../icons.ts';
import type { ConfigCursor } from './configCursor.ts';
import { entryProposals } from './entryValues.ts';
import { textProposal, type Proposal } from './proposal.ts';

/** Returns the values of a kind from the site itself: its pages, files, folders and versions, and known icons. */
export function siteValues(site: SiteSnapshot, kind: StringKind, cursor: ConfigCursor): readonly Proposal[] {
  switch (kind) {
    case 'page':
      return entryProposals(site, cursor);
    case 'image':
      return site.files.images.map((file) => textProposal(`/${file}`, 'file'));
    case 'apiDescription':
      return apiProposals(site);
    case 'file':
      return fileProposals(site, cursor);
    case 'icon':
      return iconsLike(cursor.typed, libraryOfIcon(site.config, cursor.path)).map(({ name, libraries }) =>
        textProposal(name, 'icon', libraries),
      );
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

/** Redirects nearly always point to pages; elsewhere a value without a leading slash is usually a URL. */
function addressProposals({ files, pages }: SiteSnapshot, { path, typed }: ConfigCursor): readonly Proposal[] {
  if (path[0] !== 'redirects' && !/^(?:\/|$)/.test(typed)) return [];
  return files.pages.map((file) => textProposal(routeOf(file), 'page', pages.get(file)?.title));
}

/** Returns JSON and YAML files; those with a usual name of a description come first. */
function apiProposals(site: SiteSnapshot): readonly Proposal[] {
  const files = site.files.dataFiles.filter(
    (file) => !isConfigName(file) && !/(?:^|\/)package(?:-lock)?\.json$/.test(file),
  );
  const likely = files.filter((file) => /api|spec|swagger/i.test(file));
  // The current generation refuses a leading slash in some places, and needs it nowhere.
  const slash = site.config.generation === 'current' ? '' : '/';
  return [...new Set([...likely, ...files])].map((file) => textProposal(slash + file, 'file'));
}

/** Returns the files valid at a path: fonts, GraphQL descriptions, or data. */
function fileProposals(site: SiteSnapshot, { path }: ConfigCursor): readonly Proposal[] {
  const extensions =
    path[0] === 'fonts' ? ['.woff2', '.woff'] : path.includes('graphql') ? ['.graphql', '.gql', '.json'] : [];
  if (extensions.length === 0) return apiProposals(site);
  const fitting = site.files.paths.filter((file) => extensions.includes(extensionOf(file)) && !isConfigName(file));
  return fitting.map((file) => textProposal(`/${file}`, 'file'));
}
