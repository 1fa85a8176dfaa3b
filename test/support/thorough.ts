// How many cases of unlimited tests run: a sample by default, all with `DOCSIGHT_THOROUGH=1`, which takes minutes.

const isThorough = process.env['DOCSIGHT_THOROUGH'] === '1';
const seed = Number(process.env['DOCSIGHT_SEED'] ?? 20261121);

/** Returns the default number of runs, or that of a thorough run. */
export function runs(usual: number, thorough: number): number {
  return isThorough ? thorough : usual;
}

/**
 * Returns every nth value, or all of them in a thorough run. The seed selects which ones, so that runs with other seeds
 * use others.
 */
export function everyNth<Value>(step: number, values: readonly Value[]): readonly Value[] {
  return isThorough ? values : values.filter((_, at) => at % step === seed % step);
}

/** Returns the offsets from 0 up to and including `end`, or every nth of them; see `everyNth`. */
export function offsetsTo(end: number, step: number): readonly number[] {
  return everyNth(step, [...Array(end + 1).keys()]);
}
