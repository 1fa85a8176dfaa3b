import { countUp } from '../../core/util/collections.ts';

/** The number of requests at a time to one host. */
export const mostPerHost = 2;

/** The requests to each host: a redirect counts to the host that it points to. */
export class HostTurns {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  /** Runs a request when its host has a turn; rejects if the signal ends before. */
  async take<T>(host: string, signal: AbortSignal, request: () => Promise<T>): Promise<T> {
    while ((this.#running.get(host) ?? 0) >= mostPerHost) await this.#turn(host, signal);
    countUp(this.#running, host);
    try {
      return await request();
    } finally {
      countUp(this.#running, host, -1);
      const [next] = this.#waiting.get(host) ?? [];
      next?.();
    }
  }

  /** Resolves when a request to a host has ended. */
  #turn(host: string, signal: AbortSignal): Promise<void> {
    const waiting = this.#waiting.get(host) ?? new Set();
    this.#waiting.set(host, waiting);
    return new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(next);
        signal.removeEventListener('abort', abort);
      };
      const next = (): void => {
        leave();
        resolve();
      };
      const abort = (): void => {
        leave();
        reject(new DOMException('No turn in time', 'AbortError'));
      };
      waiting.add(next);
      signal.addEventListener('abort', abort);
      if (signal.aborted) abort();
    });
  }
}
