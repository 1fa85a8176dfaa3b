import { rangeInComposed, type ConfigFragment } from '../../config/composedTree.ts';
import { divisionLists } from '../../config/current/divisions.ts';
import { itemsOf, memberOf, propertiesOf, rangeOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { resolveEntry } from '../../site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { mostSymbols } from '../../util/limits.ts';
import { shorten } from '../../util/messageText.ts';
import type { DocumentSymbol, SymbolKind } from '../answers.ts';

/** An editor shortens names to its width; searching needs the whole path. */
const longestName = 200;

/** The input of an outline. */
interface OutlinedFile {
  readonly site: SiteSnapshot;
  readonly fragment: ConfigFragment;
  /** How many symbols there is still room for. */
  room: number;
}

/**
 * Returns the outline of docs.json, or of one of its included files: groups by name, pages by path, all else by
 * property. Its last symbol tells if there are too many.
 */
export function outlineConfig(
  site: SiteSnapshot,
  fragment = site.config.composed.fragments[0],
): readonly DocumentSymbol[] {
  const { root } = fragment.tree;
  const file = { site, fragment, room: mostSymbols };
  const symbols = root?.type === 'array' ? itemSymbols(file, root) : propertySymbols(file, root);
  return file.room < 0 && root !== undefined ? [...symbols, endOfOutline(fragment, root)] : symbols;
}

function endOfOutline(fragment: ConfigFragment, { offset, length }: JsonNode): DocumentSymbol {
  const range = rangeInComposed(fragment, { start: offset + length, end: offset + length });
  const name = `Only ${mostSymbols} symbols are shown`;
  return { name, detail: '', kind: 'text', range, selectionRange: range, children: [] };
}

function propertySymbols(file: OutlinedFile, object: JsonNode | undefined): readonly DocumentSymbol[] {
  return propertiesOf(object).flatMap(({ name, keyNode, valueNode }) =>
    valueNode === undefined ? [] : symbolOf(file, name, valueNode, keyNode),
  );
}

function symbolOf(file: OutlinedFile, name: string, value: JsonNode, key?: JsonNode): readonly DocumentSymbol[] {
  const { site, fragment } = file;
  if (file.room-- <= 0) return [];
  const symbol: DocumentSymbol = {
    name: name === '' ? '(no name)' : name,
    detail: detailOf(site, value),
    kind: kindOf(value),
    range: rangeInComposed(fragment, { start: (key ?? value).offset, end: value.offset + value.length }),
    selectionRange: rangeInComposed(fragment, rangeOf(key ?? value)),
    children: childrenOf(file, value),
  };
  return [symbol];
}

function childrenOf(file: OutlinedFile, node: JsonNode): readonly DocumentSymbol[] {
  const [list, ...others] = isNavigationNode(node) ? listsOf(node) : [];
  // A group shows its pages directly: its title is the name already, and its other properties say little.
  if (list !== undefined && others.length === 0) return itemSymbols(file, list);
  return node.type === 'array' ? itemSymbols(file, node) : propertySymbols(file, node);
}

/** What names a group or a division of the navigation. */
const titleProperties: ReadonlySet<string> = new Set(['group', ...Object.values(divisionLists)]);
const listProperties: ReadonlySet<string> = new Set([...Object.keys(divisionLists), 'groups', 'pages']);

function isNavigationNode(node: JsonNode): boolean {
  return propertiesOf(node).some(({ name, valueNode }) => titleProperties.has(name) && valueNode?.type === 'string');
}

function listsOf(node: JsonNode): readonly JsonNode[] {
  return propertiesOf(node).flatMap(({ name, valueNode }) =>
    valueNode?.type === 'array' && listProperties.has(name) ? [valueNode] : [],
  );
}

function itemSymbols(file: OutlinedFile, list: JsonNode): readonly DocumentSymbol[] {
  return itemsOf(list).flatMap((item, index) =>
    file.room < 0 ? [] : symbolOf(file, nameOfItem(item) ?? String(index), item),
  );
}

/** The property that distinguishes an entry of a list from its neighbours. */
const namingProperties =
  'group tab anchor version language dropdown product item name label title source type $ref sourceRef'.split(' ');

function nameOfItem(item: JsonNode): string | undefined {
  if (item.type === 'string') return shorten(String(item.value), longestName);
  return namingProperties.map((name) => stringOf(memberOf(item, name))).find((name) => name !== undefined);
}

function kindOf(node: JsonNode): SymbolKind {
  switch (node.type) {
    case 'object':
      return isNavigationNode(node) ? 'group' : 'object';
    case 'array':
      return 'list';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    default:
      return node.parent?.type === 'array' ? 'page' : 'text';
  }
}

function detailOf(site: SiteSnapshot, node: JsonNode): string {
  if (node.type === 'object') return isNavigationNode(node) ? shorten(stringOf(memberOf(node, 'href')) ?? '', 40) : '';
  if (node.type === 'array') return '';
  if (node.parent?.type !== 'array') return shorten(String(node.value), 40);
  const target = resolveEntry(site.files, String(node.value));
  return target.kind === 'page' ? (site.pages.get(target.file)?.title ?? '') : '';
}
