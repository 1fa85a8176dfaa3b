import type { SiteParams } from './sites.ts';

/** Requests the kinds of page that have a template; no parameters → `TemplateInfo[]`. */
export const templatesRequest = 'docsight/templates';

export interface TemplateInfo {
  readonly id: string;
  /** `Guide` */
  readonly name: string;
  /** Its purpose, in a sentence. */
  readonly description: string;
}

/**
 * Requests the containers in which a new page can be listed, or to which a new group can be added, the nearest first;
 * `InsertionPointsParams` → `InsertionPointInfo[]`.
 */
export const insertionPointsRequest = 'docsight/insertionPoints';

export interface InsertionPointsParams extends SiteParams {
  /** The folder of the new page, from the site's root; '' for the root itself. */
  readonly folder: string;
  /** The cursor in docs.json or an included file: the containers around it come first. Other files don’t matter. */
  readonly cursor?: { readonly uri: string; readonly position: { readonly line: number; readonly character: number } };
  /** What is to be inserted; a page if undefined. */
  readonly takes?: 'page' | 'group';
}

/** Requests an unused path for a page with a title; `ProposedPageParams` → the path without extension. */
export const proposedPageRequest = 'docsight/proposedPage';

export interface ProposedPageParams extends SiteParams {
  readonly title: string;
  /** From the site's root; '' for the root itself, undefined if the insertion point determines it. */
  readonly folder?: string;
  /** The insertion point of the page's entry. */
  readonly insertionPoint?: InsertionPointInfo;
}

export interface InsertionPointInfo {
  readonly path: readonly (string | number)[];
  /** `Guides › Advanced`; in a request the container's own title is enough. */
  readonly label: string;
}

/** Requests the edit that creates a page and lists it; `NewPageParams` → `EditAnswer<WorkspaceEdit>`. */
export const newPageRequest = 'docsight/newPage';

export interface NewPageParams extends SiteParams {
  readonly template: string;
  readonly title: string;
  /** From the site's root, without extension: `guides/install`. */
  readonly page: string;
  /** The insertion point of its entry; unlisted if undefined. */
  readonly insertionPoint?: InsertionPointInfo;
  /** The other languages in which it is created, too: some of its counterparts. */
  readonly languages?: readonly string[];
}

/** Requests the pages that a new page can get in other languages; `CounterpartsParams` → `CounterpartInfo[]`. */
export const counterpartsRequest = 'docsight/counterparts';

export type CounterpartsParams = SiteParams & Pick<NewPageParams, 'page' | 'insertionPoint'>;

export interface CounterpartInfo {
  readonly language: string;
  /** From the site's root. */
  readonly path: string;
  /** The container that would list it; undefined if none does. */
  readonly insertionPoint: InsertionPointInfo | undefined;
}

/** Requests the edit that adds a group; `NewGroupParams` → `EditAnswer<WorkspaceEdit>`. */
export const newGroupRequest = 'docsight/newGroup';

export interface NewGroupParams extends SiteParams {
  readonly title: string;
  /** The container of the group; added to the outermost nodes if undefined. */
  readonly insertionPoint?: InsertionPointInfo;
}

/** Requests the edit that creates a small site in a folder; `NewSiteParams` → `EditAnswer<WorkspaceEdit>`. */
export const newSiteRequest = 'docsight/newSite';

export interface NewSiteParams {
  /** The URI of the folder. */
  readonly folder: string;
  readonly name: string;
}
