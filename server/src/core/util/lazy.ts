/** A function that computes its value at the first call and remembers it; for values derived from what never changes. */
export function lazy<T>(compute: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => (result ??= { value: compute() }).value;
}
