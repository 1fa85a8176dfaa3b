import { parentPort } from 'node:worker_threads';
import { draw, type Drawing } from './drawing.ts';

// A thread that runs the libraries of the preview. For some texts they take cubic time, and only the end of their thread
// stops them.

/** What the thread sends about a drawing: that its library is loaded, and then its HTML. */
export type FromDrawingThread =
  | { readonly kind: 'begun' }
  | { readonly kind: 'drawn'; readonly html: string | undefined };

function send(message: FromDrawingThread): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (drawing: Drawing) => {
  const begin = (): void => {
    send({ kind: 'begun' });
  };
  void draw(drawing, begin).then((html) => {
    send({ kind: 'drawn', html });
  });
});
