import { itemsOf, memberOf, nodeAt, stringOf, type JsonNode } from './json/jsonTree.ts';
import type { ApiSettings } from './siteConfig.ts';

/** Reads how a site documents its API, in whichever generation it says so. */
export function readApiSettings(root: JsonNode | undefined, descriptions: readonly string[]): ApiSettings {
  const api = memberOf(root, 'api');
  const auth = memberOf(api, 'auth') ?? nodeAt(api, ['mdx', 'auth']);
  const playground = memberOf(api, 'playground');
  return {
    servers: textsOf(memberOf(api, 'baseUrl') ?? nodeAt(api, ['mdx', 'server'])),
    authMethod: stringOf(memberOf(auth, 'method')),
    authName: stringOf(memberOf(auth, 'name')),
    playground: stringOf(memberOf(playground, 'mode') ?? memberOf(playground, 'display')),
    descriptions,
  };
}

/** Returns a string, or the strings of a list. */
function textsOf(node: JsonNode | undefined): readonly string[] {
  return [node, ...itemsOf(node)].flatMap((one) => stringOf(one) ?? []);
}
