// Prepares the schemas of docs.json and .docsight.json for ajv, so that it reports one problem for one mistake.

/**
 * Replaces each union by exact conditions. For a failed `anyOf`, ajv reports the errors of every branch, but a writer
 * means one of them. The JSON type of the value, or among objects a property that is constant in each branch, selects
 * the only branch to check.
 */
export function exactUnions(root) {
  return new UnionRewriter(root).visit(root);
}

/** Rewrites the unions of a schema, whose references are to its own definitions. */
class UnionRewriter {
  #definitions;

  constructor({ definitions }) {
    this.#definitions = definitions;
  }

  visit(schema) {
    const result = {};
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties' || key === 'definitions') result[key] = mapValues(value, (one) => this.visit(one));
      else if (key === 'items' && Array.isArray(value)) result.items = value.map((one) => this.visit(one));
      else if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object'))
        result[key] = this.visit(value);
      else if (key === 'allOf') result.allOf = [...(result.allOf ?? []), ...value.map((one) => this.visit(one))];
      else if (key === 'anyOf') Object.assign(result, this.#union(value, result));
      else if (!help.has(key)) result[key] = value;
    }
    return result;
  }

  #union(branches, sofar) {
    const byType = new Map();
    for (const branch of branches) {
      const type = typeOf(this.#resolve(branch));
      byType.set(type, [...(byType.get(type) ?? []), branch]);
    }
    const conditions = [...byType].flatMap(([type, list]) => {
      if (list.length === 1) return [{ if: { type }, then: this.visit(list[0]) }];
      if (type !== 'object') throw new Error(`two branches of type ${type} can’t be told apart`);
      return this.#byConstant(list);
    });
    return { type: [...byType.keys()], allOf: [...(sofar.allOf ?? []), ...conditions] };
  }

  /** Returns the conditions for objects that a constant property distinguishes. */
  #byConstant(branches) {
    const objects = branches.map((branch) => this.#resolve(branch));
    const key = Object.keys(objects[0].properties).find((name) =>
      objects.every((branch) => branch.properties[name]?.const !== undefined),
    );
    if (!key) throw new Error('branches of a union share no constant property');
    const values = objects.map((branch) => branch.properties[key].const);
    const isNeeded = objects.every((branch) => branch.required?.includes(key));
    return [
      // The constant itself is checked once, against the values of all branches.
      {
        if: { type: 'object' },
        then: { properties: { [key]: { enum: values } }, ...(isNeeded && { required: [key] }) },
      },
      ...objects.map((branch, index) => {
        const actual = { type: 'object', properties: { [key]: { const: values[index] } } };
        if (branch.required?.includes(key)) actual.required = [key];
        return { if: actual, then: this.visit({ ...branch, properties: { ...branch.properties, [key]: {} } }) };
      }),
    ];
  }

  #resolve(schema) {
    return schema.$ref ? this.#definitions[schema.$ref.slice('#/definitions/'.length)] : schema;
  }
}

/** Keywords for documentation: hover and completion read them from the schema itself. */
const help = new Set([
  'title',
  'markdownDescription',
  'markdownEnumDescriptions',
  'description',
  'enumDescriptions',
  'defaultSnippets',
  'examples',
  'default',
  'deprecationMessage',
  'x-beyond',
  'x-aliases',
  'x-kind',
  'x-unique',
  'x-usual',
  '$schema',
  '$id',
]);

function typeOf(schema) {
  if (typeof schema.type === 'string') return schema.type;
  const value = schema.const ?? schema.enum?.[0];
  if (value === undefined) throw new Error(`a branch of a union has no type: ${JSON.stringify(schema).slice(0, 80)}`);
  return Array.isArray(value) ? 'array' : typeof value;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
