import { nodeAt, propertiesOf } from '../../config/json/jsonTree.ts';
import { neededProperties } from '../../config/schema/neededProperties.ts';
import { schemasAt, schemasForNewValue } from '../../config/schema/schemaAt.ts';
import type { JsonSchema } from '../../config/schema/jsonSchema.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { ConfigCursor } from './configCursor.ts';
import type { Proposal } from './proposal.ts';
import { describeProperty, schemaTypeLabel } from './schemaText.ts';
import { valueTemplate } from './snippets.ts';
import { takenKeys } from './takenKeys.ts';
import { ownValue } from '../../util/ownValue.ts';

/** Returns the properties that an object doesn't have yet, the required ones first. */
export function completeKeys(site: SiteSnapshot, schema: JsonSchema, cursor: ConfigCursor): readonly Proposal[] {
  const { root } = site.config.composed;
  const owners = schemasAt(schema, root, cursor.path);
  // Properties of an included file can be overridden beside the reference.
  const object = nodeAt(cursor.fragment.tree.root, cursor.pathInFragment);
  const present = new Set(propertiesOf(object).map((property) => property.name));
  if (cursor.currentKey !== undefined) present.delete(cursor.currentKey);
  const required = neededProperties(owners, nodeAt(root, cursor.path));
  const names = [...new Set(owners.flatMap((owner) => Object.keys(owner.properties ?? {})))];
  const taken = takenKeys(site.config, cursor.path, cursor.currentKey);
  const missing = names.filter((name) => !present.has(name) && !taken.has(name) && !isDeprecated(owners, name));
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
