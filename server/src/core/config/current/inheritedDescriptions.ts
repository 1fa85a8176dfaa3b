import type { ComposedTree } from '../composedTree.ts';
import { itemsOf, memberOf, nodeAt, stringOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';

/**
 * Returns a function from the path of an entry in the navigation to the API description that its operation is looked up
 * in, as written: that of its group or of the nearest group or division around it. `api.openapi` isn’t inherited.
 */
export function inheritedDescriptions({ root }: Pick<ComposedTree, 'root'>): (path: JsonPath) => string | undefined {
  // Entries of one list have the same ancestors.
  const known = new Map<string, string | undefined>();
  return (path) => {
    const parent = path.slice(0, -1);
    const key = parent.join('/');
    if (!known.has(key)) known.set(key, around(root, parent));
    return known.get(key);
  };
}

function around(root: JsonNode | undefined, path: JsonPath): string | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const found = sourceOf(memberOf(nodeAt(root, path.slice(0, depth)), 'openapi'));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of several descriptions the first counts. */
function sourceOf(written: JsonNode | undefined): string | undefined {
  const first = written?.type === 'array' ? itemsOf(written)[0] : written;
  return stringOf(first) ?? stringOf(memberOf(first, 'source'));
}
