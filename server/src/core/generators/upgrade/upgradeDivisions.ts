import { memberOf, pathOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { code } from '../../util/messageText.ts';
import type { ClassicSource } from '../../config/classic/classicSource.ts';
import { claimantOf, claims, hrefOf } from '../../config/classic/addresses.ts';
import {
  arrayOut,
  descriptionsOut,
  objectOut,
  sameOut,
  valueOut,
  type OutMembers,
  type OutNode,
} from '../../config/classic/outNode.ts';
import { groupsInScope, hasPages, iconOf, type UpgradeScope } from './upgradeGroups.ts';

/** A scope of the site that tabs and anchors divide. */
export interface DividedScope extends UpgradeScope {
  readonly tabs: readonly JsonNode[];
  /** Whether any tab of the site isn't just a link. */
  readonly hasTabs: boolean;
  readonly anchors: readonly JsonNode[];
}

/** The default title of the pages that no tab or anchor claims. */
const titleOfRest = 'Documentation';

/** Returns the tabs of a scope with their content; without tabs, its anchors or its groups. */
export function tabsOf(source: ClassicSource, scope: DividedScope): OutMembers {
  const tabs = scope.hasTabs ? scope.tabs.filter(scope.shows) : [];
  if (tabs.length === 0) return anchorsOf(source, scope, { isAlone: true });
  const [rest, ...claimed] = divide(scope, tabs);
  const scopes = [rest, ...claimed].filter(hasPages);
  const inside = (one: DividedScope): OutMembers =>
    // What an anchor generates from an API description goes into one tab.
    anchorsOf(
      source,
      one === scopes[0] ? one : { ...one, anchors: one.anchors.filter((anchor) => holds(one, anchor)) },
    );
  const first = hasPages(rest) ? [objectOut({ ...firstTab(source), ...inside(rest) })] : [];
  const entries = tabs.map((tab, at) => {
    const own = claimed[at];
    const content = own !== undefined && hasPages(own) ? inside(own) : undefined;
    return entryOf(source, tab, 'tab', content);
  });
  return { tabs: arrayOut([...first, ...entries], source.peek('tabs')) };
}

function firstTab(source: ClassicSource): OutMembers {
  const title = source.same('primaryTab', 'name') ?? valueOut(titleOfRest);
  return { tab: title, hidden: source.same('primaryTab', 'isDefaultHidden') };
}

function anchorsOf(source: ClassicSource, scope: DividedScope, { isAlone = false } = {}): OutMembers {
  const anchors = scope.anchors.filter((anchor) => scope.shows(anchor) && (holds(scope, anchor) || generates(anchor)));
  const groups = (one: UpgradeScope): OutMembers => ({ groups: arrayOut(groupsInScope(source, one)) });
  const isNamed = isAlone && source.peek('topAnchor', 'name') !== undefined;
  if (anchors.length === 0 && !isNamed) return groups(scope);
  const [rest, ...claimed] = divide(scope, anchors);
  const first = hasPages(rest) ? [objectOut({ ...firstAnchor(source), ...groups(rest) })] : [];
  const entries = anchors.map((anchor, at) => {
    const own = claimed[at];
    return entryOf(source, anchor, 'anchor', own !== undefined && hasPages(own) ? groups(own) : undefined);
  });
  return { anchors: arrayOut([...first, ...entries], source.peek('anchors')) };
}

function firstAnchor(source: ClassicSource): OutMembers {
  const top = source.peek('topAnchor');
  const icon = top && iconOf(source, top);
  return { anchor: source.same('topAnchor', 'name') ?? valueOut(titleOfRest), icon: icon ?? valueOut('book-open') };
}

/**
 * Divides pages into those of no tab or anchor, and those of each; a page that two could have goes to the nearer one.
 */
function divide<Scope extends UpgradeScope>(
  scope: Scope,
  items: readonly JsonNode[],
): [rest: Scope, ...claimed: Scope[]] {
  const scopeOf = (owner: JsonNode | undefined): Scope => ({
    ...scope,
    has: (page: string) => scope.has(page) && claimantOf(items, page) === owner,
  });
  return [scopeOf(undefined), ...items.map(scopeOf)];
}

function holds(scope: UpgradeScope, item: JsonNode): boolean {
  return hasPages({ ...scope, has: (page) => scope.has(page) && claims(item, page) });
}

/** Whether the pages of a tab or an anchor are generated from an API description. */
export function generates(item: JsonNode): boolean {
  return memberOf(item, 'openapi') !== undefined;
}

/** Returns a tab or an anchor: with its pages, with their source, or as a link if it has none. */
function entryOf(
  source: ClassicSource,
  item: JsonNode,
  key: 'tab' | 'anchor',
  content: OutMembers | undefined,
): OutNode {
  const described = source.takeMember(item, 'openapi');
  const openapi = described && descriptionsOut(described);
  const url = source.textIn(item, 'url');
  const isLink = content === undefined && openapi === undefined;
  const href = isLink ? hrefOf(source, item) : undefined;
  const inside = content && withOpened(source, item, content, url ?? '');
  return objectOut({ ...divisionOf(source, item, key), href, openapi, ...inside }, item);
}

/**
 * Returns the content of a tab with the page at its URL first: the classic generation opened that page, listed or not,
 * the current one opens the first page.
 */
function withOpened(source: ClassicSource, item: JsonNode, content: OutMembers, url: string): OutMembers {
  const opened = source.unlistedAt(url);
  const { groups } = content;
  if (opened === undefined || groups?.kind !== 'array') return content;
  source.change(
    [...pathOf(item), 'url'],
    `It opened ${code(opened)}, which isn’t in any group. That page is now the first one.`,
  );
  return { pages: arrayOut([valueOut(opened), ...groups.items]) };
}

/** Returns the properties of a tab or an anchor itself: its name, its look, and whether it is hidden by default. */
export function divisionOf(source: ClassicSource, item: JsonNode, key: 'tab' | 'anchor'): OutMembers {
  // The enclosing version already says where it is shown.
  source.takeMember(item, 'version');
  const isHidden = source.takeMember(item, 'isDefaultHidden')?.value === true;
  return {
    [key]: source.sameIn(item, 'name'),
    icon: iconOf(source, item),
    color: colorOf(source, item),
    hidden: isHidden ? valueOut(true) : undefined,
  };
}

/** Returns one color for both modes; a gradient has no counterpart. */
function colorOf(source: ClassicSource, item: JsonNode): OutNode | undefined {
  if (memberOf(item, 'color')?.type !== 'string') return undefined;
  const color = source.takeMember(item, 'color');
  return color && objectOut({ light: sameOut(color), dark: sameOut(color) });
}
