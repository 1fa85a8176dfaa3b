import type { TextRange } from '../text/textRange.ts';
import type { ComposedTree } from './composedTree.ts';
import { rangeOf, type JsonNode, type JsonPath } from './json/jsonTree.ts';
import { kindOf, type JsonSchema, type StringKind } from './schema/jsonSchema.ts';
import { lazyForEach } from '../util/lazy.ts';
import { visitingWithSchemas } from './schema/schemaAt.ts';

/** A string in docs.json whose kind the schema names. */
export interface ConfigString {
  readonly kind: StringKind;
  readonly value: string;
  /** The complete token, quotes included. */
  readonly range: TextRange;
  readonly path: JsonPath;
}

/**
 * Returns all strings of a configuration whose kind the schema names, in the order of the file; in steps: a caller may do
 * something else after each.
 */
export function* collectingConfigStrings(
  schema: JsonSchema,
  root: JsonNode,
): Generator<undefined, readonly ConfigString[]> {
  const found: ConfigString[] = [];
  yield* visitingWithSchemas(schema, root, (node, schemas, path) => {
    if (node.type !== 'string') return;
    for (const candidate of schemas) {
      const kind = kindOf(candidate);
      if (kind === undefined) continue;
      found.push({ kind, value: String(node.value), range: rangeOf(node), path });
      return;
    }
  });
  return found;
}

const byStart = lazyForEach(
  (strings: readonly ConfigString[]): ReadonlyMap<number, ConfigString> =>
    new Map(strings.map((text) => [text.range.start, text])),
);

export function stringStartingAt(
  { strings }: { readonly strings: readonly ConfigString[] },
  offset: number,
): ConfigString | undefined {
  return byStart(strings).get(offset);
}

/** Returns the range of a JSON string without its quotes; one that is being typed may have no closing quote yet. */
export function insideQuotes({ text }: Pick<ComposedTree, 'text'>, { start, end }: TextRange): TextRange {
  const isClosed = end - start > 1 && text.charAt(end - 1) === '"';
  return { start: start + 1, end: isClosed ? end - 1 : end };
}
