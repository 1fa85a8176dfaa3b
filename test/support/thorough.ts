// How much of what is endless is tried: a part in every run, all of it by `DOCSIGHT_THOROUGH=1`, which takes minutes.

const isThorough = process.env['DOCSIGHT_THOROUGH'] === '1';
const seed = Number(process.env['DOCSIGHT_SEED'] ?? 20261121);

/** The number for every run, or that for a thorough one. */
export function runs(usual: number, thorough: number): number {
  return isThorough ? thorough : usual;
}

/**
 * Every nth of some values, or all of them in a thorough run. Which of each n come depends on the seed, so that runs with
 * other seeds try others.
 */
export function everyNth<Value>(step: number, values: readonly Value[]): readonly Value[] {
  return isThorough ? values : values.filter((_, at) => at % step === seed % step);
}

/** The offsets from 0 up to and including `end`, or every nth of them; see `everyNth`. */
export function offsetsTo(end: number, step: number): readonly number[] {
  return everyNth(step, [...Array(end + 1).keys()]);
}
