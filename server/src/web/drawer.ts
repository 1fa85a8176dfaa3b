import type { Drawn } from '../preview/drawer.ts';
import type { Drawing } from '../preview/drawing.ts';
import type { FromDrawingThread } from '../preview/drawingThread.ts';
import { startWorker } from './base.ts';
import { inTurn } from '../workspace/scheduling.ts';

/** How long one drawing, and all those of a page at a time, may take. Here, no processor’s time can be told. */
const mostMs = 1_000;

/** Does what preview/drawer.ts does with threads of Node: runs the libraries of the preview, one drawing at a time. */
export class Drawer {
  #worker: Worker | undefined;
  readonly #inTurn = inTurn();

  /** Returns the drawings for which there is time; at least one. */
  draw(drawings: readonly Drawing[]): Promise<readonly Drawn[]> {
    return this.#inTurn(() => this.#drawAll(drawings));
  }

  /** Starts the worker, for what will probably be drawn. */
  start(): void {
    this.#worker ??= startWorker('webDrawing.js');
  }

  async #drawAll(drawings: readonly Drawing[]): Promise<readonly Drawn[]> {
    const drawn: Drawn[] = [];
    const start = performance.now();
    for (const drawing of drawings) {
      if (drawn.length > 0 && performance.now() - start > mostMs) break;
      drawn.push({ drawing, html: await this.#drawOne(drawing) });
    }
    return drawn;
  }

  async #drawOne(drawing: Drawing): Promise<string | undefined> {
    const worker = (this.#worker ??= startWorker('webDrawing.js'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const html = await new Promise<string | undefined>((resolve) => {
      const end = (): void => {
        worker.terminate();
        this.#worker = undefined;
        resolve(undefined);
      };
      worker.onerror = end;
      worker.onmessage = ({ data }: MessageEvent<FromDrawingThread>) => {
        if (data.kind === 'drawn') resolve(data.html);
        else timer = setTimeout(end, mostMs);
      };
      worker.postMessage(drawing);
    });
    clearTimeout(timer);
    return html;
  }
}
