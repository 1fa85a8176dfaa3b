/** What names an operation in an API description. */
export interface OperationName {
  readonly method: string;
  readonly path: string;
}

/** A text that writes its paths otherwise, with escapes for example, isn't read to its end for each of them. */
const mostMissed = 3;

/**
 * Returns the offsets of operations in the text of their description: their method below their path. They are passed in
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

/** Returns the offset of the next key with a name in JSON or YAML, without its quotes. */
function offsetOfKey(text: string, name: string, from: number): number | undefined {
  for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
    const isBegun = at === 0 || /["'\s{,]/.test(text.charAt(at - 1));
    if (isBegun && /^["']?\s*:/.test(text.slice(at + name.length, at + name.length + 20))) return at;
  }
  return undefined;
}
