import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { draw, type Drawing } from './drawing.ts';
import type { FromDrawingThread } from './drawingThread.ts';
import { inTurn } from '../workspace/scheduling.ts';

/** The thread's program, next to this one; tests that run from sources have none. */
const usualProgram = path.join(__dirname, 'drawing.js');

/** The memory of the thread: what exceeds it ends the thread, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** How long the thread stays without work. */
const idleMs = 300_000;

/** How long one drawing, and all those of a page at a time, may take. */
export interface DrawingTimes {
  readonly oneMs: number;
  readonly allMs: number;
}

/** Nearly all drawings take less than 5 ms. */
const usualTimes: DrawingTimes = { oneMs: 500, allMs: 500 };

/** A drawing with its HTML; undefined if there is none, as where it takes too long. */
export interface Drawn {
  readonly drawing: Drawing;
  readonly html: string | undefined;
}

/**
 * Runs the libraries of the preview in a thread, one drawing at a time. A drawing that takes too long ends the thread;
 * the next one starts another. No request waits for it but those for the same preview.
 */
export class Drawer {
  readonly #program: string;
  readonly #times: DrawingTimes;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #inTurn = inTurn();

  constructor(program = usualProgram, times = usualTimes) {
    this.#program = program;
    this.#times = times;
  }

  /** Returns the drawings for which there is time; at least one. */
  draw(drawings: readonly Drawing[]): Promise<readonly Drawn[]> {
    return this.#inTurn(() => this.#drawAll(drawings));
  }

  /** Starts the thread, for what will probably be drawn. */
  start(): void {
    if (this.#hasProgram) this.#thread ??= this.#newThread();
  }

  get #hasProgram(): boolean {
    return existsSync(this.#program);
  }

  async #drawAll(drawings: readonly Drawing[]): Promise<readonly Drawn[]> {
    clearTimeout(this.#idle);
    const drawn: Drawn[] = [];
    const time = new ProcessorTime();
    const hasProgram = this.#hasProgram;
    for (const drawing of drawings) {
      if (drawn.length > 0 && time.isOver(this.#times.allMs)) break;
      drawn.push({ drawing, html: hasProgram ? await this.#drawInThread(drawing) : await draw(drawing) });
    }
    this.#idle = setTimeout(() => void this.#end(), idleMs).unref();
    return drawn;
  }

  async #drawInThread(drawing: Drawing): Promise<string | undefined> {
    const thread = (this.#thread ??= this.#newThread());
    let timer: NodeJS.Timeout | undefined;
    const ended = new AbortController();
    const html = await new Promise<string | undefined>((resolve) => {
      const end = (): void => {
        resolve(undefined);
      };
      const receive = (message: FromDrawingThread): void => {
        if (message.kind === 'drawn') resolve(message.html);
        else timer = this.#endWhenOver();
      };
      thread.on('message', receive).once('exit', end);
      ended.signal.addEventListener('abort', () => thread.off('message', receive).off('exit', end));
      thread.postMessage(drawing);
    });
    ended.abort();
    // The listener for messages would keep the process alive.
    thread.unref();
    clearInterval(timer);
    return html;
  }

  #newThread(): Worker {
    const thread = new Worker(this.#program, { resourceLimits });
    // The process may end without it, and its errors are for the drawing, which has no HTML then.
    thread.unref();
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }

  /** Ends the thread as soon as its drawing takes too long. */
  #endWhenOver(): NodeJS.Timeout {
    const time = new ProcessorTime();
    return setInterval(() => {
      if (time.isOver(this.#times.oneMs)) void this.#end();
    }, this.#times.oneMs / 5);
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }
}

/** The time since a moment on a machine that has a processor for this process. */
class ProcessorTime {
  readonly #start = performance.now();
  readonly #usage = process.cpuUsage();

  isOver(milliseconds: number): boolean {
    if (performance.now() - this.#start < milliseconds) return false;
    const { user, system } = process.cpuUsage(this.#usage);
    return (user + system) / 1000 >= milliseconds;
  }
}
