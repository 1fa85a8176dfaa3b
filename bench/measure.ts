/** The duration of a function, in milliseconds. */
export interface Durations {
  readonly median: number;
  readonly p95: number;
  readonly longest?: number;
}

/** Measures repeated runs; the first ones only warm up the engine. */
export function measure(runs: number, work: (run: number) => void): Durations {
  for (let run = 0; run < Math.min(10, runs); run++) work(run);
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    work(run);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { median: at(times, 0.5), p95: at(times, 0.95) };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function show(what: string, { median, p95, longest }: Durations, target: string): void {
  console.log(
    `${what.padEnd(52)} median ${median.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms${longest === undefined ? '' : `   longest ${longest.toFixed(0)} ms`}   ${target}`,
  );
}
