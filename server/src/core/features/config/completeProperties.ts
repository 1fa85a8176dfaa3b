import { childKeys, countingKey, nodeKindAt } from '../../config/current/divisions.ts';
import { memberOf, nodeAt, propertiesOf, type JsonPath } from '../../config/json/jsonTree.ts';
import type { JsonSchema } from '../../config/schema/jsonSchema.ts';
import { neededProperties, schemasAt, schemasForNewValue } from '../../config/schema/schemaAt.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { ownValue } from '../../util/values.ts';
import type { ConfigCursor } from './configCursor.ts';
import type { Proposal } from './proposal.ts';
import { describeProperty, schemaTypeLabel } from './schemaText.ts';
import { valueTemplate } from './snippets.ts';

/** Returns the properties that an object doesn't have yet, the required ones first. */
export function completeProperties(site: SiteSnapshot, schema: JsonSchema, cursor: ConfigCursor): readonly Proposal[] {
  const { root } = site.config.composed;
  const owners = schemasAt(schema, root, cursor.path);
  // Properties of an included file can be overridden next to the reference.
  const object = nodeAt(cursor.fragment.tree.root, cursor.pathInFragment);
  const present = new Set(propertiesOf(object).map((property) => property.name));
  if (cursor.currentKey !== undefined) present.delete(cursor.currentKey);
  const required = neededProperties(owners, nodeAt(root, cursor.path));
  const names = [...new Set(owners.flatMap((owner) => Object.keys(owner.properties ?? {})))];
  const ineffective = ineffectiveKeys(site.config, cursor.path, cursor.currentKey);
  const missing = names.filter((name) => !present.has(name) && !ineffective.has(name) && !isDeprecated(owners, name));
  const ordered = [...missing.filter((name) => required.has(name)), ...missing.filter((name) => !required.has(name))];
  return ordered.map((name) => {
    const schemas = schemasForNewValue(schema, root, [...cursor.path, name]);
    const key = JSON.stringify(name);
    return {
      label: name,
      kind: 'property',
      detail: required.has(name) ? `required, ${schemaTypeLabel(schemas)}` : schemaTypeLabel(schemas),
      documentation: describeProperty(name, schemas, required.has(name)),
      json: cursor.colonFollows ? key : `${key}: ${valueTemplate(schemas)}`,
      isSnippet: !cursor.colonFollows,
    };
  });
}

function isDeprecated(owners: readonly JsonSchema[], name: string): boolean {
  return owners.some((owner) => ownValue(owner.properties ?? {}, name)?.deprecationMessage !== undefined);
}

/** The properties from which pages are generated, and their location: without effect in a node that is only a link. */
const generatesPages = ['openapi', 'asyncapi', 'graphql', 'sdk', 'directory', 'global', 'searchable'];

/** The properties from which a tab generates pages are valid only next to groups. */
const generatedTabs = ['graphql', 'sdk'];

/**
 * Returns the properties without effect in an object of the navigation, given its other properties: of several lists
 * the platform shows one. The property at the cursor is ignored, as it may become any other.
 */
function ineffectiveKeys(
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
