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
