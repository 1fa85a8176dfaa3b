import { itemsOf, memberOf, propertiesOf, rangeOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { resolveEntry } from '../../site/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { shorten } from '../../util/words.ts';
import type { DocumentSymbol, SymbolKind } from '../answers.ts';

/** The outline of docs.json: groups by their names, pages by their paths, everything else by its property. */
export function outlineConfig(site: SiteSnapshot): readonly DocumentSymbol[] {
  return propertiesOf(site.config.tree.root).flatMap(({ name, keyNode, valueNode }) =>
    valueNode === undefined ? [] : [symbolOf(site, name, valueNode, keyNode)],
  );
}

function symbolOf(site: SiteSnapshot, name: string, value: JsonNode, key?: JsonNode): DocumentSymbol {
  return {
    name: name === '' ? '(no name)' : name,
    detail: detailOf(site, value),
    kind: kindOf(value),
    range: { start: (key ?? value).offset, end: value.offset + value.length },
    selectionRange: rangeOf(key ?? value),
    children: childrenOf(site, value),
  };
}

function childrenOf(site: SiteSnapshot, node: JsonNode): readonly DocumentSymbol[] {
  const title = memberOf(node, 'group');
  const pages = memberOf(node, 'pages');
  // A group shows its pages at once: its title is the name already, and its further fields say little.
  if (title !== undefined && pages !== undefined) return itemSymbols(site, pages);
  if (node.type === 'array') return itemSymbols(site, node);
  return propertiesOf(node).flatMap(({ name, keyNode, valueNode }) =>
    valueNode === undefined ? [] : [symbolOf(site, name, valueNode, keyNode)],
  );
}

function itemSymbols(site: SiteSnapshot, list: JsonNode): readonly DocumentSymbol[] {
  return itemsOf(list).map((item, index) => symbolOf(site, nameOfItem(item) ?? String(index), item));
}

/** The property that tells an entry of a list from its neighbours. */
const namingProperties = 'group tab anchor version language dropdown product item name label title source type'.split(
  ' ',
);

function nameOfItem(item: JsonNode): string | undefined {
  if (item.type === 'string') return shorten(String(item.value));
  return namingProperties.map((name) => stringOf(memberOf(item, name))).find((name) => name !== undefined);
}

function kindOf(node: JsonNode): SymbolKind {
  switch (node.type) {
    case 'object':
      return memberOf(node, 'group') === undefined ? 'object' : 'group';
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
  if (node.type === 'object' || node.type === 'array') return '';
  if (node.parent?.type !== 'array') return shorten(String(node.value), 40);
  const target = resolveEntry(site.files, String(node.value));
  return target.kind === 'page' ? (site.pages.get(target.file)?.title ?? '') : '';
}
