import { childKeys, countingKey, nodeKindAt } from '../../config/current/divisions.ts';
import { memberOf, nodeAt, type JsonPath } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';

/** The properties from which pages are generated, and their location: without effect in a node that is only a link. */
const generatesPages = ['openapi', 'asyncapi', 'graphql', 'sdk', 'directory', 'global', 'searchable'];

/** The properties from which a tab generates pages are valid beside groups only. */
const generatedTabs = ['graphql', 'sdk'];

/**
 * Returns the properties without effect in an object of the navigation, given its other properties: of several lists
 * the platform shows one. The property at the cursor is ignored, as it may become any other.
 */
export function takenKeys(
  { generation, composed: { root } }: SiteConfig,
  path: JsonPath,
  currentKey: string | undefined,
): ReadonlySet<string> {
  const node = generation === 'current' ? nodeAt(root, path) : undefined;
  if (node === undefined || path[0] !== 'navigation') return new Set();
  const has = (key: string): boolean => key !== currentKey && memberOf(node, key) !== undefined;
  const kind = nodeKindAt(path);
  if (kind === undefined) return new Set(has('openapi') ? ['asyncapi'] : has('asyncapi') ? ['openapi'] : []);
  const shown = countingKey(node, kind);
  if (shown !== undefined && shown !== currentKey) {
    const beside = shown === 'href' ? generatesPages : shown === 'groups' ? [] : generatedTabs;
    return new Set([...childKeys[kind], ...beside]);
  }
  const isGenerated = kind === 'tab' && generatedTabs.some(has);
  return new Set(
    isGenerated ? [...childKeys.tab.filter((key) => key !== 'groups'), ...generatedTabs, 'openapi', 'asyncapi'] : [],
  );
}
