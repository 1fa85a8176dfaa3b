import { visit } from 'jsonc-parser';

/** What names an operation in an API description. */
export interface OperationName {
  readonly method: string;
  readonly path: string;
}

/**
 * Returns the offsets of operations in the text of a JSON description: that of their method, or of a webhook’s name.
 * Undefined if the text doesn’t have them.
 */
export function offsetsInJson(text: string, operations: readonly OperationName[]): readonly (number | undefined)[] {
  const offsets = new Map<string, number>();
  try {
    readKeys(text, offsets);
  } catch (error) {
    // Nested too deep for the library.
    if (!(error instanceof RangeError)) throw error;
  }
  return operations.map(({ method, path }) =>
    offsets.get(JSON.stringify(method === 'WEBHOOK' ? ['webhooks', path] : ['paths', path, method.toLowerCase()])),
  );
}

function readKeys(text: string, offsets: Map<string, number>): void {
  let depth = 0;
  const keys: string[] = [];
  visit(text.replace(/^\uFEFF/, ' '), {
    // Operations are the keys in `paths`, two levels down, and those in `webhooks`.
    onObjectBegin: () => {
      depth++;
      const [section] = keys;
      if (depth === 2 && section !== 'paths' && section !== 'webhooks') return false;
      return depth <= 3;
    },
    onObjectEnd: () => {
      depth--;
    },
    onArrayBegin: () => false,
    onObjectProperty: (name, offset) => {
      keys.length = depth - 1;
      keys.push(name);
      // Of duplicate keys the last one counts.
      offsets.set(JSON.stringify(keys), offset + 1);
    },
  });
}

/** A text that writes its paths otherwise, with escapes for example, isn't read to its end for each of them. */
const mostMissed = 3;

/**
 * Returns the offsets of operations in the text of a YAML description, found by searching it: parsing it with positions
 * takes several times as long. An operation is found by its method below its path. They are passed in
 * the order of their paths in the text. Undefined if the text doesn't show them.
 */
export function offsetsOfOperations(
  text: string,
  operations: readonly OperationName[],
): readonly (number | undefined)[] {
  let current: { readonly path: string; readonly offset: number | undefined } | undefined;
  let from = 0;
  let missed = 0;
  return operations.map(({ method, path }) => {
    if (current?.path !== path) {
      current = { path, offset: missed < mostMissed ? offsetOfKey(text, path, from) : undefined };
      if (current.offset === undefined) missed++;
      else from = current.offset + path.length;
    }
    if (current.offset === undefined || method === 'WEBHOOK') return current.offset;
    return offsetOfKey(text, method.toLowerCase(), from) ?? current.offset;
  });
}

/** Returns the offset of the next key with a name, without its quotes. */
function offsetOfKey(text: string, name: string, from: number): number | undefined {
  for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
    const isBegun = at === 0 || /["'\s{,]/.test(text.charAt(at - 1));
    if (isBegun && /^["']?\s*:/.test(text.slice(at + name.length, at + name.length + 20))) return at;
  }
  return undefined;
}
