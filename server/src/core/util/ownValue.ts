/**
 * Returns a property that an object itself has. Names that come from files may be those that every object inherits, such
 * as `constructor`.
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
