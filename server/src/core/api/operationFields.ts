import { asObject, textOf } from '../util/values.ts';
import type { Node } from './openApi.ts';
import type { Operation } from './operation.ts';
import { hasForms, merged, requiredNames } from './schemas.ts';

/** A parameter of an operation, or a property of its body. */
export interface OperationField {
  readonly location: 'path' | 'query' | 'header' | 'cookie' | 'body';
  readonly name: string;
  readonly schema: Node;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  /** Whether the description says so explicitly; if it doesn’t, that may just have been forgotten. */
  readonly isSurelyOptional: boolean;
  readonly isDeprecated: boolean;
}

/** What an operation takes. */
export interface OperationFields {
  readonly fields: readonly OperationField[];
  /** Whether the body has no other properties than those. */
  readonly isBodyKnown: boolean;
}

/** Returns the parameters of an operation and the properties of its body; an object precedes its properties. */
export function operationFields(operation: Operation): OperationFields {
  const parameters = (['path', 'query', 'header', 'cookie'] as const).flatMap((location) =>
    operation.parameters(location).flatMap((one) => parameterField(operation, one, location)),
  );
  const form = operation.parameters('formData').flatMap((one) => parameterField(operation, one, 'body'));
  const body = bodyFields(operation);
  return {
    fields: [...parameters, ...form, ...(body ?? [])].filter((field) => !isImplied(field)),
    isBodyKnown: form.length > 0 || body !== undefined,
  };
}

/** Headers that a description ignores, or that its security schemes describe. */
function isImplied({ location, name }: OperationField): boolean {
  return location === 'header' && /^(?:accept|content-type|authorization)$/i.test(name);
}

function parameterField(
  { api }: Operation,
  parameter: Node,
  location: OperationField['location'],
): readonly OperationField[] {
  const name = textOf(parameter['name']);
  const [media] = api.entries(parameter['content']);
  const schema = merged(api, parameter['schema'] ?? media?.[1]['schema']) ?? parameter;
  if (name === undefined || name === '') return [];
  return [
    {
      location,
      name,
      schema,
      description: textOf(parameter['description']) ?? textOf(schema['description']),
      isRequired: parameter['required'] === true,
      isSurelyOptional: parameter['required'] === false,
      isDeprecated: parameter['deprecated'] === true || schema['deprecated'] === true,
    },
  ];
}

/** Returns the properties of a body; undefined if it isn't an object with known properties. */
function bodyFields(operation: Operation): readonly OperationField[] | undefined {
  const { api } = operation;
  const schema = merged(api, operation.body()?.schema);
  if (schema === undefined || hasForms(schema)) return undefined;
  const properties = propertyFields(operation, schema, 'body');
  const { additionalProperties: additional } = schema;
  if (operation.hasSeveralBodies) return undefined;
  return properties.length === 0 || additional === true || asObject(additional) !== undefined ? undefined : properties;
}

/** Returns the properties of an object that a request can contain or, with `ofResponse`, a response. */
export function propertyFields(
  { api }: Operation,
  schema: Node,
  location: OperationField['location'],
  ofResponse = false,
): readonly OperationField[] {
  const required = requiredNames(schema);
  return api.entries(schema['properties']).flatMap(([name, value]): readonly OperationField[] => {
    const property = merged(api, value) ?? value;
    if (property[ofResponse ? 'writeOnly' : 'readOnly'] === true) return [];
    return [
      {
        location,
        name,
        schema: property,
        description: textOf(property['description']),
        isRequired: required.has(name),
        isSurelyOptional: required.size > 0 && !required.has(name),
        isDeprecated: property['deprecated'] === true,
      },
    ];
  });
}
