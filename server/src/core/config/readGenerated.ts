import { itemsOf, memberOf, propertiesOf, stringOf, type JsonNode } from './json/jsonTree.ts';
import type { GeneratedPages } from './siteConfig.ts';

/** What pages are generated from besides `openapi`, by the property that any node may have. */
const otherSources: ReadonlySet<string> = new Set(['asyncapi', 'graphql', 'sdk']);

/**
 * Finds out where the platform may generate pages from API descriptions. Both generations name descriptions as `openapi`
 * or `asyncapi` on any node, and the folder of their pages as `directory` or as the node's own prefix. `hasReferences`
 * where some node is in a file or a repository of its own, in which more may be named.
 */
export function readGenerated(root: JsonNode | undefined): GeneratedPages & FoundOnTheWay {
  const found = {
    descriptions: new Set<string>(),
    openApi: new Set<string>(),
    folders: new Set<string>(),
    complete: [] as { readonly source: string; readonly folder: string | undefined }[],
    around: new Set<string>(),
    others: false,
    hasReferences: false,
  };
  const visit = (node: JsonNode): void => {
    if (node.children === undefined) return;
    if (node.type === 'array') node.children.forEach(visit);
    if (node.type !== 'object') return;
    // There may be 100,000 properties: no list is made of them.
    for (const property of node.children) {
      const [keyNode, valueNode] = property.children ?? [];
      if (valueNode === undefined) continue;
      const name = keyNode?.value;
      found.hasReferences ||= name === '$ref' || name === 'sourceRef';
      const isOpenApi = name === 'openapi';
      if (isOpenApi || otherSources.has(String(name))) {
        found.others ||= !isOpenApi;
        for (const { source, folder, isChanged } of sourcesIn(valueNode)) {
          found.others ||= isChanged;
          if (source !== undefined) found.descriptions.add(source);
          if (isOpenApi && source !== undefined) found.openApi.add(source);
          if (isOpenApi && source !== undefined && listsAllOperations(node)) found.complete.push({ source, folder });
          const named = [folder, folderBeside(node)].filter((one) => one !== undefined);
          for (const one of named) found.folders.add(one);
          if (named.length === 0) for (const one of folderAround(source)) found.around.add(one);
        }
      }
      visit(valueNode);
    }
  };
  if (root !== undefined) visit(root);
  return {
    any: found.others || found.descriptions.size > 0 || found.folders.size > 0,
    folders: [...found.folders],
    foldersAround: [...found.around],
    openApi: [...found.openApi],
    complete: found.complete,
    others: found.others,
    hasReferences: found.hasReferences,
    descriptions: [...found.descriptions],
  };
}

interface FoundOnTheWay {
  readonly hasReferences: boolean;
  /** The descriptions themselves, as written, each once. */
  readonly descriptions: readonly string[];
}

interface Source {
  readonly source: string | undefined;
  readonly folder: string | undefined;
  /** Whether overlays change it, and with it the names of its pages. */
  readonly isChanged: boolean;
}

/**
 * Returns the descriptions that a value names: a string, an object with `source` and `directory`, or a list of both.
 */
function sourcesIn(description: JsonNode): readonly Source[] {
  const items = itemsOf(description);
  return (items.length > 0 ? items : [description]).map((node) => ({
    source: stringOf(node) ?? stringOf(memberOf(node, 'source')),
    folder: stringOf(memberOf(node, 'directory')),
    isChanged: itemsOf(memberOf(node, 'overlays')).length > 0,
  }));
}

/** Whether a container lists no pages of its own: then the platform lists one for each operation of its description. */
function listsAllOperations(owner: JsonNode): boolean {
  const names = propertiesOf(owner).map(({ name }) => name);
  return names.some((name) => containerNames.has(name)) && !names.some((name) => otherContents.has(name));
}

const containerNames: ReadonlySet<string> = new Set(['group', 'tab', 'anchor', 'dropdown', 'product', 'item']);

/** What lists pages in the place of operations, names a folder in an older way, or is in another file. */
const otherContents: ReadonlySet<string> = new Set(
  '$ref anchors asyncapi directory dropdowns graphql groups href languages menu pages products sdk tabs url versions'.split(
    ' ',
  ),
);

/** Returns the folder of the node with the description: `directory`, or the prefix of a classic tab or anchor. */
function folderBeside(owner: JsonNode): string | undefined {
  return stringOf(memberOf(owner, 'directory')) ?? stringOf(memberOf(owner, 'url'));
}

function folderAround(source: string | undefined): readonly string[] {
  return source === undefined || /^\w+:/.test(source) ? [] : [source.replace(/[^/]*$/, '')];
}
