/**
 * The subset of JSON Schema (draft-07) that the project's schemas use. Keys that begin with `x-` are the project's own:
 * they define what a string means, so that help and rules need no list of properties.
 */
export interface JsonSchema {
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  /** The pattern of property names; `patternErrorMessage` says after the name what is wrong with it. */
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Properties that are required if another one exists. */
  readonly dependencies?: Readonly<Record<string, readonly string[]>>;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly not?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly markdownDescription?: string;
  readonly markdownEnumDescriptions?: readonly string[];
  /** What a string must be, as the end of a sentence: "a hex color such as `#0D9373`". */
  readonly patternErrorMessage?: string;
  readonly deprecationMessage?: string;
  readonly defaultSnippets?: readonly SchemaSnippet[];
  /** The kind of the string; see {@link StringKind}. */
  readonly 'x-kind'?: string;
  /** Usual values where any string is allowed: completion offers them, no rule demands them. */
  readonly 'x-usual'?: readonly string[];
  /** Names that people write instead of a property's own, by habit or from the other generation; none of them counts. */
  readonly 'x-aliases'?: readonly string[];
  /** Of a list: what must be unique; its strings (`true`), or the property of its entries with this name. */
  readonly 'x-unique'?: string | boolean;
  /** The generation of the format that introduced a key, unless it was the classic one. */
  readonly 'x-generation'?: string;
  /** Of the root: properties by which an object refers to its content elsewhere, so that nothing is missing in it. */
  readonly 'x-references'?: readonly string[];
  /** Whether the platform silently drops what doesn't fit here, instead of refusing the file. */
  readonly 'x-dropped'?: boolean;
  /** Whether the platform refuses the file for an unknown property here; a name: only if that property is missing. */
  readonly 'x-strict'?: boolean | string;
  /** The severity of a violation, unless it is the rule's own. */
  readonly 'x-severity'?: string;
}

/** A value to insert, with tab stops in its texts. */
export interface SchemaSnippet {
  readonly label: string;
  readonly description?: string;
  readonly body: unknown;
}

/** What a string in docs.json means. */
const stringKinds = [
  'color',
  'icon',
  'image',
  'apiDescription',
  'page',
  'pagePrefix',
  'version',
  'versionName',
  'url',
  'path',
  'file',
] as const;
export type StringKind = (typeof stringKinds)[number];

/** Returns the kind of string that a schema describes, if it has one. */
export function kindOf(schema: JsonSchema): StringKind | undefined {
  return stringKinds.find((kind) => kind === schema['x-kind']);
}

/** Returns the JSON types that a schema itself allows; none if it doesn't restrict them. */
export function typesOf(schema: JsonSchema): readonly string[] {
  if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type;
  if (schema.const !== undefined) return [jsonTypeOf(schema.const)];
  if (schema.enum !== undefined) return [...new Set(schema.enum.map(jsonTypeOf))];
  return [];
}

/** Returns the fixed values of a schema: its `enum` or `const`. */
export function fixedValuesOf(schema: JsonSchema): readonly unknown[] {
  return schema.const !== undefined ? [schema.const] : (schema.enum ?? []);
}

/** Returns the JSON type of a value, as schemas name it. */
export function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** A violation as the compiled validator reports it. */
export interface Violation {
  /** A JSON pointer to the value: `/navigation/0/pages`. */
  readonly instancePath: string;
  readonly keyword: string;
  /** The name that is checked, if it isn't the value. */
  readonly propertyName?: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema that contains the keyword. */
  readonly parentSchema?: JsonSchema;
}

/** A validator compiled at build time; after false its violations are in `errors`. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly Violation[] | null;
}

/** Whether some object that a schema describes has a property. */
export function knowsAnywhere(schema: JsonSchema, name: string): boolean {
  const { properties = {}, definitions = {}, items, anyOf = [], allOf = [], additionalProperties } = schema;
  if (Object.hasOwn(properties, name)) return true;
  const further = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const inner = [...Object.values(properties), ...Object.values(definitions), ...anyOf, ...allOf, ...further];
  return [...inner, ...(items === undefined ? [] : [items])].some((one) => knowsAnywhere(one, name));
}
