// Prepares the published schemas of OpenAPI (schemas/openapi) for ajv: those that the platform's build checks with.
import { readFileSync } from 'node:fs';

/**
 * Returns the schema of a version, so that ajv stops at the mistake that a writer made: a union whose branches can be
 * distinguished becomes conditions, and what the platform doesn't check is left out.
 */
export function apiSchema(file) {
  const root = JSON.parse(readFileSync(file, 'utf8'));
  return new ApiSchema(root).visit(root, undefined);
}

/** Keys whose values map names to schemas. */
const MAPS = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas']);

/** Formats as patterns: the validator then needs no code for them. Only what is no address at all is refused. */
const PATTERNS = {
  uri: '^[^\\s<>"{}|\\\\^`]*$',
  'uri-reference': '^[^\\s<>"{}|\\\\^`]*$',
  email: '^[^\\s@]+@[^\\s@]+$',
};

/** Longer arrays aren't searched for equal items. */
const MOST_COMPARED = 100;

/** Definitions of 3.1 that the platform leaves open. */
const OPEN = new Set(['header', 'reference']);

class ApiSchema {
  #definitions;

  constructor({ definitions, $defs }) {
    this.#definitions = definitions ?? $defs;
  }

  /** Returns a schema, changed; `name` is that of the definition or property that it is for. */
  visit(schema, name) {
    if (Array.isArray(schema)) return schema.map((one) => this.visit(one));
    if (typeof schema !== 'object' || schema === null) return schema;
    // A path parameter with `required: false` is accepted.
    if (name === 'required' && (schema.const ?? schema.enum?.[0]) === true) return { type: 'boolean' };
    const result = {};
    for (const [key, value] of Object.entries(schema)) {
      if (MAPS.has(key)) result[key] = mapEntries(value, (one, entry) => this.visit(one, entry));
      else if (key === 'oneOf') Object.assign(result, this.#union(value));
      else if (key === 'required' && /^info$/i.test(name ?? ''))
        result.required = value.filter((one) => one !== 'version');
      else if (key === 'format') Object.assign(result, name !== 'url' && pattern(value));
      else if (key === 'unevaluatedProperties' && OPEN.has(name)) continue;
      else if (key === 'minProperties' && name === 'responses') continue;
      // Draft 4 has the limit in another property.
      // Objects are compared in pairs.
      else if (key === 'uniqueItems' && value === true)
        result.allOf = [...(result.allOf ?? []), { if: { maxItems: MOST_COMPARED }, then: { uniqueItems: true } }];
      else if (key === 'exclusiveMinimum' && value === true) result.exclusiveMinimum = schema.minimum;
      else if (!LEFT_OUT.has(key)) result[key] = key === 'enum' || key === 'const' ? value : this.visit(value);
    }
    return result;
  }

  #union(branches) {
    const objects = branches.map((branch) => this.#resolve(branch));
    const reference = branches.findIndex(({ $ref }) => /\/Reference$/.test($ref ?? ''));
    if (reference >= 0) {
      const [other, ...others] = branches.filter((_, at) => at !== reference).map((one) => this.visit(one));
      const isReference = { type: 'object', required: ['$ref'] };
      const further = others.map((one) => ({ if: one, then: true })).at(0);
      const either = { if: isReference, then: this.visit(branches[reference]), else: other };
      return further === undefined ? either : { ...further, else: either };
    }
    const valuesOf = (key) => objects.flatMap(({ properties }) => properties?.[key]?.enum ?? []);
    const key = Object.keys(objects[0]?.properties ?? {}).find(
      (one) =>
        objects.every(({ properties }) => properties?.[one]?.enum) &&
        new Set(valuesOf(one)).size === valuesOf(one).length,
    );
    if (key === undefined) return { oneOf: this.visit(branches) };
    const values = valuesOf(key);
    return {
      ...(objects.every(({ required }) => required?.includes(key)) && { required: [key] }),
      properties: { [key]: { enum: values } },
      allOf: branches.map((branch, at) => ({
        if: { required: [key], properties: { [key]: objects[at].properties[key] } },
        then: this.visit(branch),
      })),
    };
  }

  #resolve(schema) {
    return schema.$ref ? this.#definitions[schema.$ref.split('/').at(-1)] : schema;
  }
}

const LEFT_OUT = new Set(['id', '$id', '$schema', '$comment', 'description', 'default']);

function pattern(format) {
  return PATTERNS[format] === undefined ? {} : { pattern: PATTERNS[format] };
}

function mapEntries(object, change) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
}
