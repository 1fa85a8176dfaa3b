import fc from 'fast-check';
import type { JsonSchema } from '../../server/src/core/config/schema/jsonSchema.ts';

/** Any characters, halves of pairs too. `'binary'` gives the same, but first maps each character there is. */
export const anyCharacter = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** Strings of any characters. */
export const anyString = fc.string({ unit: anyCharacter });

/** Generates values that a schema allows, with the kinds of its strings; optional properties are sometimes omitted. */
export class AnyValue {
  readonly #root: JsonSchema;
  /** Strings for each `x-kind`; those under '' are for strings without one. */
  readonly #texts: Readonly<Record<string, readonly string[]>>;

  constructor(root: JsonSchema, texts: Readonly<Record<string, readonly string[]>>) {
    this.#root = root;
    this.#texts = texts;
  }

  /** Generates a value; `depth` is the remaining nesting of objects of the same schema. */
  of(schema: JsonSchema, depth = 2): fc.Arbitrary<unknown> {
    const { $ref } = schema;
    if ($ref !== undefined) return this.#referenced($ref, depth);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    if (schema.anyOf !== undefined) return this.#anyOf(schema.anyOf, depth);
    switch (schema.type) {
      case 'array':
        return fc.array(this.of(schema.items ?? {}, depth), { maxLength: 3 });
      case 'object':
        return this.#object(schema, depth);
      case 'boolean':
        return fc.boolean();
      case 'number':
        return fc.integer({ min: 100, max: 900 });
      default:
        return fc.constantFrom(...this.#textsFor(schema));
    }
  }

  /** Returns the strings that the schema's pattern and length allow, of its own examples and the given ones. */
  #textsFor({ 'x-kind': kind = '', examples = [], minLength = 0, pattern = '' }: JsonSchema): readonly string[] {
    const own = examples.filter((example) => typeof example === 'string');
    const actual = this.#texts[kind] ?? (own.length > 0 ? own : ['some words', ...(this.#texts[''] ?? [])]);
    const allowed = new RegExp(pattern, 'u');
    const fitting = [...actual, ...own].filter((text) => text.length >= minLength && allowed.test(text));
    return fitting.length > 0 ? fitting : ['https://a.example'];
  }

  #referenced(reference: string, depth: number): fc.Arbitrary<unknown> {
    const schema = this.#root.definitions?.[reference.replace('#/definitions/', '')] ?? {};
    return this.of(schema, depth);
  }

  #anyOf(branches: readonly JsonSchema[], depth: number): fc.Arbitrary<unknown> {
    const open = depth > 0 ? branches : branches.filter(({ $ref }) => $ref === undefined);
    return fc.oneof(...(open.length > 0 ? open : branches).map((branch) => this.of(branch, depth - 1)));
  }

  #object({ properties = {}, required = [] }: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    const members = Object.entries(properties).map(([name, schema]) => [name, this.of(schema, depth)] as const);
    return fc.record(Object.fromEntries(members), { requiredKeys: [...required] });
  }
}
