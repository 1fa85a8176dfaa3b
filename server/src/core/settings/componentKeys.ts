import { itemsOf, memberOf, propertiesOf, type JsonNode } from '../config/json/jsonTree.ts';

/** The properties of a component in `.docsight.json`. */
const componentKeys =
  'name summary description deprecated attributes oneOf anyAttributes parents children content body example'.split(' ');

/** The properties of one of its attributes. */
const attributeKeys =
  'name summary type required recommended kind default values examples minimum maximum deprecated'.split(' ');

/** A property that the description of a component has and that has no meaning there. */
export interface UnknownKey {
  readonly name: string;
  readonly keyNode: JsonNode;
  readonly known: readonly string[];
}

/** Returns the unknown properties of a component's description and of those of its attributes. */
export function unknownKeysIn(component: JsonNode): readonly UnknownKey[] {
  const attributes = memberOf(component, 'attributes');
  const described = [...itemsOf(attributes), ...propertiesOf(attributes).flatMap(({ valueNode }) => valueNode ?? [])];
  return [
    ...unknownIn(component, componentKeys),
    ...described.flatMap((attribute) => unknownIn(attribute, attributeKeys)),
  ];
}

function unknownIn(node: JsonNode, known: readonly string[]): readonly UnknownKey[] {
  return propertiesOf(node).flatMap(({ name, keyNode }) => (known.includes(name) ? [] : [{ name, keyNode, known }]));
}
