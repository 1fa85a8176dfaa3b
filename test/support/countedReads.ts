/** Returns a value of which every property that is read is counted, those of its objects included. */
export function countedReads<Value>(value: Value, count: () => void): Value {
  const known = new WeakMap<object, object>();
  const counted = <Part>(part: Part): Part => {
    if (typeof part !== 'object' || part === null || part instanceof Map || part instanceof Set) return part;
    const proxy =
      known.get(part) ??
      new Proxy(part, {
        get(target, key, receiver): unknown {
          const found: unknown = Reflect.get(target, key, receiver);
          if (typeof found === 'function') return found;
          count();
          return counted(found);
        },
      });
    known.set(part, proxy);
    return proxy as Part;
  };
  return counted(value);
}
