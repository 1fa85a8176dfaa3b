import type { SiteParams } from './sites.ts';

/** Asks for the navigation of a site as a tree; `SiteParams` → `Outline`, or null where the site isn't known. */
export const outlineRequest = 'docsight/outline';

/** A site as the view shows it. */
export interface Outline {
  readonly nodes: readonly OutlineNode[];
  /** Pages in no group, by their paths; empty while pages are still being read, or where it can't be known. */
  readonly unlisted: readonly OutlinePage[];
}

/** A row of the view. */
export type OutlineNode = OutlineContainer | OutlinePage;

/** A place of the navigation in docs.json: what it is, and the words by which it is told from one that took its place. */
export interface NodeRef {
  /** The way to it from the root of docs.json. */
  readonly path: readonly (string | number)[];
  readonly label: string;
}

/** Where something stands: in docs.json, or in the file that docs.json refers to for it (`$ref`). */
export interface OutlineLocation {
  /** The offsets of its text in UTF-16 units, as lines and characters. */
  readonly range: OutlineRange;
  /** The URI of the file; missing where that is docs.json itself. */
  readonly fragmentUri?: string;
}

/** A group, a tab, a version …: whatever holds others. */
export interface OutlineContainer extends NodeRef, OutlineLocation {
  readonly kind: 'group' | 'division';
  /** `group`, `tab`, `version` …, as docs.json calls it. */
  readonly term: string;
  /** Said behind the label: a version, an address elsewhere, that it is hidden. */
  readonly detail?: string;
  readonly children: readonly OutlineNode[];
  /** The kinds of node that can be put into it. */
  readonly takes: readonly ('page' | 'group')[];
}

/** A page, or an entry that is none: an API operation, or a path without a file. */
export interface OutlinePage extends NodeRef, Partial<OutlineLocation> {
  readonly kind: 'page' | 'operation' | 'missing';
  /** The URI of its file. */
  readonly uri?: string;
  /** Its path as an entry names it. */
  readonly entry: string;
  readonly isHidden?: boolean;
  /** What the page says of itself, where that is known. */
  readonly description?: string;
}

/** A range in positions of the protocol, which count from 0. */
export interface OutlineRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** Asks for the edit that a change of the navigation takes; `NavigationChangeParams` → `EditAnswer<WorkspaceEdit>`. */
export const changeNavigationRequest = 'docsight/changeNavigation';

/** What the view asks to be changed in the navigation. */
export type NavigationChange =
  | {
      /** Puts nodes, and behind them pages that no entry names, into a holder, or among the outermost nodes without `into`. */
      readonly kind: 'move';
      readonly nodes: readonly NodeRef[];
      /** The URIs of the pages' files. */
      readonly pages?: readonly string[];
      readonly into?: NodeRef;
      /** They come before this node of the holder; last where it is missing. */
      readonly before?: NodeRef;
    }
  | {
      /** Gives a group or a division another title. */
      readonly kind: 'rename';
      readonly node: NodeRef;
      readonly title: string;
    }
  | {
      /** Takes nodes out of the navigation; files stay. */
      readonly kind: 'remove';
      readonly nodes: readonly NodeRef[];
    };

/** A change of the navigation of one site. */
export interface NavigationChangeParams extends SiteParams {
  readonly change: NavigationChange;
}

/** An edit, the protocol's `WorkspaceEdit`, or why there is none, in words for a person. */
export type EditAnswer<Edit> = { readonly edit: Edit } | { readonly refused: string };
