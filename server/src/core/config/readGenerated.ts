import { itemsOf, memberOf, propertiesOf, stringOf, type JsonNode } from './json/jsonTree.ts';
import type { GeneratedPages } from './siteConfig.ts';

/** What pages are made from, by the names under which any node lists it. */
const makesPages: ReadonlySet<string> = new Set(['openapi', 'asyncapi', 'graphql', 'sdk']);

/**
 * Finds out where the platform may make pages from API descriptions. Both generations name descriptions as `openapi`
 * or `asyncapi` on any node, and the folder of their pages as `directory` or as the node's own prefix. `hasParts`
 * where some node stands in a file or a repository of its own, in which more may be named.
 */
export function readGenerated(root: JsonNode | undefined): GeneratedPages & FoundOnTheWay {
  const descriptions = new Set<string>();
  const folders = new Set<string>();
  let any = false;
  let hasParts = false;
  const visit = (node: JsonNode): void => {
    itemsOf(node).forEach(visit);
    for (const { name, valueNode } of propertiesOf(node)) {
      if (valueNode === undefined) continue;
      hasParts ||= name === '$ref' || name === 'sourceRef';
      if (makesPages.has(name)) {
        any = true;
        for (const folder of foldersNamed(node, valueNode)) folders.add(folder);
        for (const source of sourcesIn(valueNode)) descriptions.add(source);
      }
      visit(valueNode);
    }
  };
  if (root !== undefined) visit(root);
  return { any, folders: [...folders], hasParts, descriptions: [...descriptions] };
}

interface FoundOnTheWay {
  readonly hasParts: boolean;
  /** The descriptions themselves, as written, each once. */
  readonly descriptions: readonly string[];
}

function sourcesIn(description: JsonNode): readonly string[] {
  return [description, ...itemsOf(description)].flatMap(
    (node) => stringOf(node) ?? stringOf(memberOf(node, 'source')) ?? [],
  );
}

/** The folders that pages may be put into: what is said beside a description or with it, and where its file lies. */
function foldersNamed(owner: JsonNode, description: JsonNode): readonly string[] {
  const beside = [memberOf(owner, 'url'), memberOf(owner, 'directory')].flatMap((node) => stringOf(node) ?? []);
  const named = [description, ...itemsOf(description)].flatMap((node) => {
    const source = stringOf(node) ?? stringOf(memberOf(node, 'source'));
    const folder = stringOf(memberOf(node, 'directory'));
    const around = source === undefined || /^\w+:/.test(source) ? [] : [source.replace(/[^/]*$/, '')];
    return folder === undefined ? around : [...around, folder];
  });
  return [...beside, ...named];
}
