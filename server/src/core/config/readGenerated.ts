import { itemsOf, propertiesOf, stringOf, type JsonNode } from './json/jsonTree.ts';
import type { GeneratedPages } from './siteConfig.ts';

/**
 * Finds out where the platform may make pages from API descriptions. Both generations name descriptions as `openapi`
 * or `asyncapi` on any node, and the folder of their pages as `directory` or as the node's own prefix.
 */
export function readGenerated(root: JsonNode | undefined): GeneratedPages {
  const folders: string[] = [];
  let any = false;
  const visit = (node: JsonNode): void => {
    itemsOf(node).forEach(visit);
    if (node.type !== 'object') return;
    const texts = new Map<string, string>();
    let isDescribed = false;
    for (const { name, valueNode } of propertiesOf(node)) {
      if (valueNode === undefined) continue;
      if (name === 'openapi' || name === 'asyncapi') isDescribed = true;
      const text = stringOf(valueNode);
      if (text !== undefined) texts.set(name, text);
      visit(valueNode);
    }
    const folder = texts.get('directory') ?? (isDescribed ? texts.get('url') : undefined);
    if (folder !== undefined) folders.push(folder);
    any ||= isDescribed;
  };
  if (root !== undefined) visit(root);
  return { any, folders };
}
