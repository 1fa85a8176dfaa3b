import { pathKey } from '../paths/address.ts';
import { folderOf, toSitePath, type SitePath } from '../paths/sitePath.ts';
import type { TextRange } from '../text/textRange.ts';
import { lazy, withLazy } from '../util/lazy.ts';
import type { JsonPath } from './json/jsonTree.ts';
import { groupBy } from '../util/collections.ts';

/** What is common to everything that navigation consists of. */
interface NavigationNodeBase {
  /** The range of the complete value in docs.json. */
  readonly range: TextRange;
  readonly path: JsonPath;
  /** The groups around it, the outermost first. */
  readonly groups: readonly NavigationGroup[];
  /** The divisions around it, the outermost first; the classic generation has none. */
  readonly divisions: readonly NavigationDivision[];
}

/** A string in a list of pages. */
export interface ListedText {
  /** As written: `guides/install`. */
  readonly entry: string;
  readonly range: TextRange;
}

/** A page as navigation lists it. */
export interface PageEntry extends NavigationNodeBase, ListedText {
  readonly kind: 'page';
}

/** A group of pages and further groups. */
export interface NavigationGroup extends NavigationNodeBase {
  readonly kind: 'group';
  readonly title: string;
  readonly version: string | undefined;
  /** If the group has a page of its own (`root`), that is the first. */
  readonly children: readonly (PageEntry | NavigationGroup)[];
  /** Whether its list exists and is empty, and nothing else fills the group. */
  readonly isEmpty: boolean;
}

/** The kinds of division, each named by the property that holds its title. */
export type DivisionKind = 'product' | 'language' | 'version' | 'tab' | 'dropdown' | 'anchor' | 'item';

/** Returns the name of a kind of node for users. */
export function kindName(kind: DivisionKind | 'group' | 'page'): string {
  return kind === 'item' ? 'menu item' : kind;
}

/** A division of the current generation's navigation: a tab, a version, a language. */
export interface NavigationDivision extends NavigationNodeBase {
  readonly kind: 'division';
  readonly division: DivisionKind;
  readonly title: string;
  readonly isHidden: boolean;
  /** Whether it is the one of its list that readers see first: `default: true`. */
  readonly isDefault: boolean;
  /** The address that it links to instead of having pages. */
  readonly href: string | undefined;
  readonly children: readonly NavigationNode[];
}

/** What the platform ignores in the navigation, since it displays another list of the same node. */
export interface IgnoredList {
  readonly name: string;
  /** The name of the list that is displayed instead. */
  readonly shown: string;
  /** Of its key, quotes included. */
  readonly range: TextRange;
  readonly path: JsonPath;
}

export type NavigationNode = PageEntry | NavigationGroup | NavigationDivision;

/** A list of the navigation that a page could be added to. */
export interface PageList {
  /** The path of the list in docs.json; that of a group needn't exist yet. */
  readonly path: JsonPath;
  /** Whose list it is; undefined for the navigation's own. */
  readonly container: NavigationGroup | NavigationDivision | undefined;
  readonly children: readonly NavigationNode[];
}

/** The navigation of a site, the same for both generations of the format. */
export interface Navigation {
  readonly ignored: readonly IgnoredList[];
  /** Whether it lists nothing at all. */
  readonly isEmpty: boolean;
  /** The outermost nodes. */
  readonly nodes: readonly NavigationNode[];
  /** The top-level groups, in reading order. */
  readonly groups: readonly NavigationGroup[];
  /** All entries in reading order. */
  readonly entries: readonly PageEntry[];
  /** Whether there is a list that a page could be added to. */
  readonly hasLists: boolean;
  /** The lists of all groups, and of whatever lists pages without groups: divisions and the navigation itself. */
  readonly lists: readonly PageList[];
  /** The strings of its lists that the platform ignores: next to a list that counts, or under a misspelled name. */
  readonly passedOver: readonly ListedText[];
  /** Whether one of these texts may mean a page. */
  passesOver(file: SitePath): boolean;
  /** The entries that may mean a page, in any spelling; those that differ in case included. */
  entriesOf(file: SitePath): readonly PageEntry[];
  /** Whether an entry names a page in a folder. */
  listsPagesIn(folder: SitePath): boolean;
}

/** What navigation consists of besides its nodes. */
interface NavigationRest {
  readonly ignored?: readonly IgnoredList[];
  /** Returns the strings of its lists that are in none of the nodes. */
  readonly findPassedOver?: (entries: readonly PageEntry[]) => readonly ListedText[];
}

export function navigationOf(
  nodes: readonly NavigationNode[],
  { ignored = [], findPassedOver = () => [] }: NavigationRest = {},
): Navigation {
  const found = collect(nodes);
  const lists = lazy(() => [...pageListsIn(nodes)]);
  const folders = lazy(() => new Set(found.entries.map(folderNamedBy)));
  const passedOver = lazy(() => findPassedOver(found.entries));
  const passedOverKeys = lazy(() => new Set(passedOver().map(keyOf)));
  const byKey = lazy(() => groupBy(found.entries, keyOf));
  return withLazy(
    {
      nodes,
      isEmpty: nodes.length === 0,
      ignored,
      ...found,
      passesOver: (file: SitePath) => passedOverKeys().size > 0 && passedOverKeys().has(pathKey(file)),
      entriesOf: (file: SitePath) => byKey().get(pathKey(file)) ?? [],
      listsPagesIn: (folder: SitePath) => folders().has(folder),
    },
    { hasLists: () => lists().length > 0, lists, passedOver },
  );
}

function* pageListsIn(nodes: readonly NavigationNode[]): Iterable<PageList> {
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

/** Returns the folder of the page that an entry names; undefined for operations of an API and addresses. */
export function folderNamedBy({ entry }: ListedText): SitePath | undefined {
  const path = namesPage(entry) ? toSitePath(entry) : undefined;
  return path && folderOf(path);
}

function keyOf({ entry }: ListedText): string {
  return pathKey(toSitePath(entry) ?? entry);
}

function collect(nodes: readonly NavigationNode[]): Pick<Navigation, 'groups' | 'entries'> {
  const groups: NavigationGroup[] = [];
  const entries: PageEntry[] = [];
  for (const node of nodesIn(nodes)) {
    if (node.kind === 'page') entries.push(node);
    if (node.kind === 'group' && node.groups.length === 0) groups.push(node);
  }
  return { groups, entries };
}

/** Yields some nodes and their descendants, in reading order. */
export function* nodesIn(nodes: readonly NavigationNode[]): Iterable<NavigationNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind !== 'page') yield* nodesIn(node.children);
  }
}

/** Yields all groups in reading order, at any depth. */
export function* groupsOf({ groups }: Pick<Navigation, 'groups'>): Iterable<NavigationGroup> {
  for (const node of nodesIn(groups)) if (node.kind === 'group') yield node;
}

const operation = /^\s*(?:(\S+)\s+)?(?:get|post|put|patch|delete|head|options|trace|webhook)\s+\S/i;

/** Whether an entry names a page file: neither an operation of an API (`GET /users`) nor an address. */
export function namesPage(entry: string): boolean {
  return entry.trim() !== '' && !operation.test(entry) && !/^[a-z][a-z0-9+.-]*:/i.test(entry);
}

/**
 * Returns the API description that an entry names before its operation: `api/shop.yaml` in `api/shop.yaml GET /orders`.
 */
export function apiDescriptionIn(entry: string): string | undefined {
  return operation.exec(entry)?.[1];
}
