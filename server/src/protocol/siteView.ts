import type { PositionRange, SiteParams } from './sites.ts';

/** Requests the navigation of a site as a tree; `SiteParams` → `Outline`, null for an unknown site. */
export const outlineRequest = 'docsight/outline';

/** A site as the view shows it. */
export interface Outline {
  readonly nodes: readonly OutlineNode[];
  /** Pages in no group, by their paths; empty while pages are still being read, or if it can't be determined. */
  readonly unlisted: readonly OutlinePage[];
}

/** A row of the view. */
export type OutlineNode = OutlineContainer | OutlinePage;

/**
 * A reference to a node of the navigation: its path in docs.json, and its label, which detects that another node has
 * taken the path.
 */
export interface NodeRefInfo {
  /** The JSON path from the root of docs.json. */
  readonly path: readonly (string | number)[];
  readonly label: string;
}

/** The location of a node: in docs.json, or in an included file (`$ref`). */
export interface OutlineLocation {
  /** The range of its text, in lines and UTF-16 characters. */
  readonly range: PositionRange;
  /** The URI of the included file; undefined for docs.json itself. */
  readonly fragmentUri?: string;
}

/** The properties in docs.json that name divisions. */
export type DivisionTerm = 'product' | 'language' | 'version' | 'tab' | 'dropdown' | 'anchor' | 'item';

/** A node that contains others: a group, a tab, a version … */
export interface OutlineContainer extends NodeRefInfo, OutlineLocation {
  readonly kind: 'group' | 'division';
  /** The property in docs.json: `group`, `tab`, `version` … */
  readonly term: 'group' | DivisionTerm;
  /** Shown after the label: a version, or an external URL. */
  readonly detail?: string;
  /** How many of the pages of a language a translation lists. */
  readonly translated?: { readonly listed: number; readonly all: number; readonly language: string };
  readonly isHidden?: boolean;
  readonly children: readonly OutlineNode[];
  /** The kinds of node that it can contain. */
  readonly takes: readonly ('page' | 'group')[];
}

/** A page, or an entry without a page: an API operation, or a path without a file. */
export interface OutlinePage extends NodeRefInfo, Partial<OutlineLocation> {
  readonly kind: 'page' | 'operation' | 'missing';
  readonly uri?: string;
  /** Its path as written in an entry. */
  readonly entry: string;
  readonly isHidden?: boolean;
  /** The page's description, if known. */
  readonly description?: string;
}

/** Requests the edit for a change of the navigation; `NavigationChangeParams` → `EditAnswer<WorkspaceEdit>`. */
export const changeNavigationRequest = 'docsight/changeNavigation';

/** A change of the navigation that the view requests. */
export type NavigationChangeInfo =
  | {
      /** Moves nodes, and after them unlisted pages, into a container, or to the outermost nodes without `into`. */
      readonly kind: 'move';
      readonly nodes: readonly NodeRefInfo[];
      /** The URIs of the pages' files. */
      readonly pages?: readonly string[];
      readonly into?: NodeRefInfo;
      /** Inserted before this child of the container; last if undefined. */
      readonly before?: NodeRefInfo;
    }
  | {
      /** Changes the title of a group or a division. */
      readonly kind: 'rename';
      readonly node: NodeRefInfo;
      readonly title: string;
    }
  | {
      /** Removes nodes from the navigation; files stay. */
      readonly kind: 'remove';
      readonly nodes: readonly NodeRefInfo[];
    };

export interface NavigationChangeParams extends SiteParams {
  readonly change: NavigationChangeInfo;
}

/** Requests the edit that gives a page another title; `ChangeTitleParams` → `EditAnswer<WorkspaceEdit>`. */
export const changeTitleRequest = 'docsight/changeTitle';

export interface ChangeTitleParams extends SiteParams {
  readonly uri: string;
  readonly title: string;
}

/** An edit (the protocol's `WorkspaceEdit`), or the message why there is none. */
export type EditAnswer<Edit> = { readonly edit: Edit } | { readonly refused: string };
