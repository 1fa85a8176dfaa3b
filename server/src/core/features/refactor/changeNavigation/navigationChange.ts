import type { JsonPath } from '../../../config/json/jsonTree.ts';
import type { NavigationDivision, NavigationGroup } from '../../../config/navigation.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import type { TextEdit } from '../../../text/textEdit.ts';

/** A node of the navigation as it was shown: the way to it, and its label there. */
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

/** What is put elsewhere, in this order. */
export interface MovedNodes {
  readonly nodes: readonly NodeRef[];
  /** Pages that no entry names, which get one. */
  readonly pages?: readonly SitePath[];
}

/** A change that somebody asks for in the view of a site. */
export type NavigationChange =
  | ({ readonly kind: 'move' } & MovedNodes & TargetRef)
  | { readonly kind: 'rename'; readonly node: NodeRef; readonly title: string }
  | { readonly kind: 'remove'; readonly nodes: readonly NodeRef[] };

/** The reason for a refusal, as a message for users. */
export interface Refusal {
  readonly refused: string;
}

/** What changes in docs.json, or why nothing does. */
export type ConfigChange = { readonly edits: readonly TextEdit[] } | Refusal;

/** What nodes can be put into. */
export type NavigationContainer = NavigationGroup | NavigationDivision;

/** Whether an answer says why there is none. */
export function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}
