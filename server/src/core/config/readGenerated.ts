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
    around: new Set<string>(),
    others: false,
    hasReferences: false,
  };
  const visit = (node: JsonNode): void => {
    itemsOf(node).forEach(visit);
    for (const { name, valueNode } of propertiesOf(node)) {
      if (valueNode === undefined) continue;
      found.hasReferences ||= name === '$ref' || name === 'sourceRef';
      const isOpenApi = name === 'openapi';
      if (isOpenApi || otherSources.has(name)) {
        found.others ||= !isOpenApi;
        for (const { source, folder, isChanged } of sourcesIn(valueNode)) {
          found.others ||= isChanged;
          if (source !== undefined) found.descriptions.add(source);
          if (isOpenApi && source !== undefined) found.openApi.add(source);
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
  /** The folder of its pages that is given with it. */
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

/** Returns the folder of the node with the description: `directory`, or the prefix of a classic tab or anchor. */
function folderBeside(owner: JsonNode): string | undefined {
  return stringOf(memberOf(owner, 'directory')) ?? stringOf(memberOf(owner, 'url'));
}

function folderAround(source: string | undefined): readonly string[] {
  return source === undefined || /^\w+:/.test(source) ? [] : [source.replace(/[^/]*$/, '')];
}
