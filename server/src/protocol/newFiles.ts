import type { SiteParams } from './sites.ts';

/** Asks which kinds of page there are to begin with; takes nothing, answers `TemplateInfo[]`. */
export const templatesRequest = 'docsight/templates';

export interface TemplateInfo {
  readonly id: string;
  /** `Guide` */
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly description: string;
}

/**
 * Asks for the holders that a new page could be listed in, or that a new group could be put into, the nearest first;
 * `InsertionPointsParams` → `InsertionPointInfo[]`.
 */
export const insertionPointsRequest = 'docsight/insertionPoints';

export interface InsertionPointsParams extends SiteParams {
  /** The folder that the page will lie in, from the site's root; '' for the root itself. */
  readonly folder: string;
  /** What is to be put there; a page without it. */
  readonly takes?: 'page' | 'group';
}

/** Asks for a path for a page with a title, which no page has yet; `ProposedPageParams` → the path without an ending. */
export const proposedPageRequest = 'docsight/proposedPage';

export interface ProposedPageParams extends SiteParams {
  readonly title: string;
  /** From the site's root; '' for the root itself, missing where the place tells it. */
  readonly folder?: string;
  /** Where the page will be listed. */
  readonly insertionPoint?: InsertionPointInfo;
}

export interface InsertionPointInfo {
  readonly path: readonly (string | number)[];
  /** `Guides › Advanced`; in a request the title of the holder alone will do. */
  readonly label: string;
}

/** Asks for the edit that makes a page and lists it; `NewPageParams` → `EditAnswer<WorkspaceEdit>`. */
export const newPageRequest = 'docsight/newPage';

export interface NewPageParams extends SiteParams {
  readonly template: string;
  readonly title: string;
  /** From the site's root, without an ending: `guides/install`. */
  readonly page: string;
  /** Where it is listed; nowhere without it. */
  readonly insertionPoint?: InsertionPointInfo;
}

/** Asks for the edit that adds a group; `NewGroupParams` → `EditAnswer<WorkspaceEdit>`. */
export const newGroupRequest = 'docsight/newGroup';

export interface NewGroupParams extends SiteParams {
  readonly title: string;
  /** The holder that gets it; among the outermost nodes without one. */
  readonly insertionPoint?: InsertionPointInfo;
}

/** Asks for the edit that makes a small site in a folder; `NewSiteParams` → `EditAnswer<WorkspaceEdit>`. */
export const newSiteRequest = 'docsight/newSite';

export interface NewSiteParams {
  /** The URI of the folder. */
  readonly folder: string;
  readonly name: string;
}
