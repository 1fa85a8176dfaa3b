import type { JsonPath } from '../config/json/jsonTree.ts';
import {
  nodesIn,
  type Navigation,
  type NavigationDivision,
  type NavigationGroup,
  type NavigationNode,
} from '../config/navigation.ts';

/** A list of the navigation that a page could be added to. */
export interface PageList {
  /** The path of the list in docs.json; that of a group needn't exist yet. */
  readonly path: JsonPath;
  /** Whose list it is; undefined for the navigation's own. */
  readonly container: NavigationGroup | NavigationDivision | undefined;
  readonly children: readonly NavigationNode[];
}

/** Yields the lists of all groups, and of whatever lists pages without groups: divisions and the navigation itself. */
export function* pageListsOf({ nodes }: Pick<Navigation, 'nodes'>): Iterable<PageList> {
  yield* listWithoutGroup(undefined, nodes);
  for (const node of nodesIn(nodes)) {
    if (node.kind === 'group') yield { path: [...node.path, 'pages'], container: node, children: node.children };
    if (node.kind === 'division') yield* listWithoutGroup(node, node.children);
  }
}

function listWithoutGroup(
  container: NavigationDivision | undefined,
  children: readonly NavigationNode[],
): readonly PageList[] {
  const page = children.find(({ kind }) => kind === 'page');
  return page === undefined ? [] : [{ path: page.path.slice(0, -1), container, children }];
}
