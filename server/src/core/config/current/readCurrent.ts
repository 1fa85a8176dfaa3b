import { siteIconLibrary } from '../../icons/iconNames.ts';
import { basicAuthName, shownModes, themeColors, type ConfigFacts } from '../configFacts.ts';
import {
  itemsOf,
  memberOf,
  rangeOf,
  stringOf,
  propertiesOf,
  type JsonNode,
  type JsonPath,
  nodeAt,
} from '../json/jsonTree.ts';
import {
  navigationOf,
  type DivisionKind,
  type IgnoredList,
  type Navigation,
  type NavigationDivision,
  type NavigationNode,
  type ListedText,
  type PageEntry,
} from '../navigation.ts';
import { readingGroups, readingPages, type NavigationTrail } from '../readGroups.ts';
import type { SchemaProblem } from '../schemaProblem.ts';
import type { Variable } from '../siteConfig.ts';
import { countingKey, divisionLists, childKeys, type ChildKey } from './divisions.ts';
import { addAll } from '../../util/collections.ts';

/**
 * Reads the current generation's tree of divisions, groups and pages as the platform does, in steps: a caller may do
 * something else after each. `refused` are the paths of the lists that it refuses because of a wrong entry.
 */
export function* readingCurrentNavigation(
  navigation: JsonNode | undefined,
  refused: () => ReadonlySet<string> = () => new Set(),
): Generator<undefined, Navigation> {
  const ignored: IgnoredList[] = [];
  const reader = new NavigationReader(ignored, refused);
  const nodes = yield* reader.children(navigation, 'root', ['navigation'], { groups: [], divisions: [] });
  return navigationOf(nodes, { ignored, findPassedOver: (entries) => findPassedOver(navigation, entries) });
}

class NavigationReader {
  readonly #ignored: IgnoredList[];
  readonly #refused: () => ReadonlySet<string>;

  constructor(ignored: IgnoredList[], refused: () => ReadonlySet<string>) {
    this.#ignored = ignored;
    this.#refused = refused;
  }

  *children(
    node: JsonNode | undefined,
    kind: DivisionKind | 'root',
    path: JsonPath,
    trail: NavigationTrail,
  ): Generator<undefined, readonly NavigationNode[]> {
    const key = node && countingKey(node, kind, (list) => this.#refused().has([...path, list].join('/')));
    if (node === undefined || key === undefined) return [];
    addAll(this.#ignored, unshownListsIn(node, kind, key, path));
    const list = memberOf(node, key);
    const listPath = [...path, key];
    if (key === 'href') return [];
    if (key === 'groups') return yield* readingGroups(list, listPath, trail);
    if (key === 'pages') return yield* readingPages(list, listPath, trail);
    const divisions: NavigationDivision[] = [];
    for (const [index, item] of itemsOf(list).entries()) {
      const division = yield* this.#division(item, divisionLists[key], [...listPath, index], trail);
      if (division !== undefined) divisions.push(division);
    }
    return divisions;
  }

  *#division(
    node: JsonNode,
    division: DivisionKind,
    path: JsonPath,
    trail: NavigationTrail,
  ): Generator<undefined, NavigationDivision | undefined> {
    if (node.type !== 'object') return undefined;
    yield;
    addAll(this.#ignored, unshownDescriptionsIn(node, division, path));
    const children: NavigationNode[] = [];
    const read: NavigationDivision = {
      kind: 'division',
      division,
      title: titleOf(node, division),
      range: rangeOf(node),
      path,
      ...trail,
      isHidden: memberOf(node, 'hidden')?.value === true,
      isDefault: memberOf(node, 'default')?.value === true,
      href: stringOf(memberOf(node, 'href')),
      children,
    };
    const inner = { ...trail, divisions: [...trail.divisions, read] };
    addAll(children, yield* this.children(node, division, path, inner));
    return read;
  }
}

function titleOf(node: JsonNode, division: DivisionKind): string {
  return stringOf(memberOf(node, division)) ?? stringOf(memberOf(node, 'name')) ?? '';
}

/** Returns the lists next to the displayed one, except for empty ones, from which readers miss nothing. */
function unshownListsIn(
  node: JsonNode,
  kind: DivisionKind | 'root',
  shown: ChildKey,
  path: JsonPath,
): readonly IgnoredList[] {
  const unshown: IgnoredList[] = [];
  for (const { name, keyNode, valueNode } of propertiesOf(node)) {
    if (name === shown || valueNode?.type !== 'array' || valueNode.children?.length === 0) continue;
    if (!childKeys[kind].some((key) => key === name)) continue;
    unshown.push({ name, shown, range: rangeOf(keyNode), path: [...path, name] });
  }
  return unshown;
}

const hidesDescriptions = [...childKeys.tab, 'openapi', 'asyncapi'].filter((key) => key !== 'groups');

/** Returns the descriptions of a tab that the platform uses only if the tab has nothing but groups. */
function unshownDescriptionsIn(node: JsonNode, kind: DivisionKind, path: JsonPath): readonly IgnoredList[] {
  if (kind !== 'tab') return [];
  const shown = hidesDescriptions.find((key) => memberOf(node, key) !== undefined);
  if (shown === undefined) return [];
  return propertiesOf(node).flatMap(({ name, keyNode, valueNode }) =>
    (name === 'graphql' || name === 'sdk') && valueNode !== undefined
      ? [{ name, shown, range: rangeOf(keyNode), path: [...path, name] }]
      : [],
  );
}

/** Properties whose value is a page, or is one by mistake instead of a list. */
const pageProperties: ReadonlySet<string> = new Set(['root', 'pages']);

/**
 * Returns the strings of the navigation that look like pages but aren't read as entries: in a list next to the one that
 * counts, under a misspelled name, or without a list. Their authors meant to list the pages.
 */
function findPassedOver(navigation: JsonNode | undefined, entries: readonly PageEntry[]): readonly ListedText[] {
  const read = new Set(entries.map(({ range }) => range.start));
  const found: ListedText[] = [];
  const take = (node: JsonNode): void => {
    const entry = stringOf(node);
    if (entry !== undefined && !read.has(node.offset)) found.push({ entry, range: rangeOf(node) });
  };
  const visit = (node: JsonNode): void => {
    if (node.children === undefined) return;
    for (const item of itemsOf(node)) {
      take(item);
      visit(item);
    }
    for (const { name, valueNode } of propertiesOf(node)) {
      if (valueNode === undefined) continue;
      if (pageProperties.has(name)) take(valueNode);
      visit(valueNode);
    }
  };
  if (navigation !== undefined) visit(navigation);
  return found;
}

/**
 * Reads the properties of the current generation besides its navigation, in which versions and prefixes are separate.
 */
export function readCurrentFacts(root: JsonNode): ConfigFacts {
  return {
    versions: [],
    prefixes: [],
    colors: themeColors(root, shownModes(memberOf(root, 'appearance'), 'strict'), ['background', 'color']),
    basicAuthName: basicAuthName(nodeAt(root, ['api', 'mdx', 'auth'])),
    iconLibrary: siteIconLibrary(stringOf(nodeAt(root, ['icons', 'library']))) ?? 'fontawesome',
    variables: readVariables(root),
  };
}

/** Reads the variables that pages use by name; of a duplicate name the last counts. */
function readVariables(root: JsonNode): readonly Variable[] {
  const found = propertiesOf(memberOf(root, 'variables')).flatMap(({ name, keyNode, valueNode }) => {
    const value = stringOf(valueNode);
    return value === undefined ? [] : [{ name, value, range: rangeOf(keyNode) }];
  });
  return [...new Map(found.map((variable) => [variable.name, variable])).values()];
}

/** What an entry shows: with a wrong one it is still an entry, without content. */
const contents: ReadonlySet<unknown> = new Set(Object.values(childKeys).flat());

/**
 * Returns the paths of the lists that the platform refuses because of an entry: it shows another list of the same object
 * instead, if there is one.
 */
export function refusedLists(problems: readonly SchemaProblem[]): ReadonlySet<string> {
  const lists = problems.filter(isRefusal).flatMap(({ path }) => {
    const outside = path.includes('global') ? path.slice(0, path.indexOf('global')) : path;
    const index = outside.findLastIndex((step) => typeof step === 'number');
    return index === -1 || contents.has(path[index + 1]) ? [] : [path.slice(0, index).join('/')];
  });
  return new Set(lists);
}

function isRefusal({ kind, severity }: SchemaProblem): boolean {
  if (kind === 'repeated') return false;
  return severity === 'error' || (severity === undefined && kind !== 'ignored');
}

/** Returns the problems outside of lists that the site doesn't show: the platform doesn't look at those. */
export function outsideOf(lists: readonly IgnoredList[], problems: readonly SchemaProblem[]): readonly SchemaProblem[] {
  if (lists.length === 0) return problems;
  return problems.filter(({ path }) => !lists.some((list) => isWithin(path, list.path)));
}

function isWithin(path: JsonPath, list: JsonPath): boolean {
  return path.length > list.length && list.every((step, at) => path[at] === step);
}
