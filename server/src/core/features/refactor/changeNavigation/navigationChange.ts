import type { JsonPath } from '../../../config/json/jsonTree.ts';
import type { NavigationDivision, NavigationGroup } from '../../../config/navigation.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import type { TextEdit } from '../../../text/textRange.ts';
import type { Refusable } from '../refactoring.ts';

/** A node of the navigation as it was shown: its path and its label. */
export interface NodeRef {
  readonly path: JsonPath;
  readonly label: string;
}

/**
 * The target of moved nodes: before a node of a container, or after its last one; without a container, the top level.
 */
export interface TargetRef {
  readonly into?: NodeRef;
  readonly before?: NodeRef;
}

/** The nodes to move, in this order. */
export interface MovedNodes {
  readonly nodes: readonly NodeRef[];
  /** Pages without an entry, which get one. */
  readonly pages?: readonly SitePath[];
}

/** A change requested in the site's view. */
export type NavigationChange =
  | ({ readonly kind: 'move' } & MovedNodes & TargetRef)
  | { readonly kind: 'rename'; readonly node: NodeRef; readonly title: string }
  | { readonly kind: 'remove'; readonly nodes: readonly NodeRef[] };

/** The edits of docs.json, or the reason why there are none. */
export type ConfigChange = Refusable<{ readonly edits: readonly TextEdit[] }>;

/** A container of nodes. */
export type NavigationContainer = NavigationGroup | NavigationDivision;
