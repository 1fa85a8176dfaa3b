import { originalOf } from './views.ts';

/**
 * Returns a function that computes its value at the first call and caches it; for values derived from immutable ones.
 */
export function lazy<T>(compute: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => (result ??= { value: compute() }).value;
}

/** A value that is computed when somebody first asks for it; before that, it can be computed in steps. */
export interface LazyInSteps<T> {
  readonly get: () => T;
  /** Computes what is left to compute: a caller may do something else after each step. */
  readonly computing: () => Generator<undefined, void>;
}

/** As {@link lazy}, for what takes long. */
export function lazyInSteps<T>(compute: () => Generator<undefined, T>): LazyInSteps<T> {
  const work = lazy(compute);
  let result: { readonly value: T } | undefined;
  const isDone = (): boolean => {
    const { done, value } = work().next();
    if (done === true) result = { value };
    return done === true;
  };
  return {
    get: () => {
      while (result === undefined) isDone();
      return result.value;
    },
    *computing() {
      while (result === undefined && !isDone()) yield;
    },
  };
}

/** Adds values to an object, each of which is computed when somebody first asks for it. */
export function withLazy<Known extends object, Computed extends object>(
  known: Known,
  computed: { readonly [Name in keyof Computed]: () => Computed[Name] },
): Known & Computed {
  for (const [name, compute] of Object.entries<() => unknown>(computed))
    Object.defineProperty(known, name, { get: lazy(compute), enumerable: true, configurable: true });
  return known as Known & Computed;
}

/** Returns a function that caches its value for each argument, as long as that is in use; both must be immutable. */
export function lazyForEach<Argument extends object, T>(compute: (argument: Argument) => T): (argument: Argument) => T {
  const results = new WeakMap<Argument, { readonly value: T }>();
  return (argument) => {
    const known = results.get(argument) ?? { value: compute(argument) };
    results.set(argument, known);
    return known.value;
  };
}

/** Returns a function that caches its value for its last argument; both must be immutable. */
export function lazyFor<Argument extends object, T>(compute: (argument: Argument) => T): (argument: Argument) => T {
  let last: { readonly argument: Argument; readonly value: T } | undefined;
  return (given) => {
    const argument = originalOf(given);
    if (last?.argument !== argument) last = { argument, value: compute(argument) };
    return last.value;
  };
}
