import { readFileSync } from 'node:fs';

/**
 * Returns how long the main threads of some programs were ready to run but had no processor so far, in milliseconds; 0
 * where the system doesn’t tell. A busy machine lengthens every wait by that, whatever the programs do.
 */
export function withoutProcessor(processIds: readonly (number | undefined)[]): number {
  return processIds.reduce<number>((sum, id) => {
    try {
      const [, waited = '0'] = readFileSync(`/proc/${id}/task/${id}/schedstat`, 'utf8').split(' ');
      return sum + Number(waited) / 1e6;
    } catch {
      return sum;
    }
  }, 0);
}

/** Returns the memory of a program in MB; 0 where the system doesn’t tell. */
export function memoryOf(processId: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
