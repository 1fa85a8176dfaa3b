import { draw, type Drawing } from '../preview/drawing.ts';
import type { FromDrawingThread } from '../preview/drawingThread.ts';

// Does what preview/drawingThread.ts does in a thread of Node.
function send(message: FromDrawingThread): void {
  postMessage(message);
}

onmessage = ({ data }: MessageEvent<Drawing>): void => {
  const begin = (): void => {
    send({ kind: 'begun' });
  };
  void draw(data, begin).then((html) => {
    send({ kind: 'drawn', html });
  });
};
