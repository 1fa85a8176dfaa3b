/**
 * Returns a property that an object itself has. Names that come from files may be those that every object inherits, such
 * as `constructor`.
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns a value as an object; undefined for lists and everything else. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** Returns a value as a string; undefined for everything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

type Properties = Readonly<Record<string, unknown>>;

/** Whether two values of plain data are equal; a property that is undefined counts as missing. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => isSameData(one, b[at]));
  return !Array.isArray(b) && haveSameProperties(a as Properties, b as Properties);
}

function haveSameProperties(a: Properties, b: Properties): boolean {
  for (const key in a) if (!isSameData(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}
