/** Marks a branch that the types rule out. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
