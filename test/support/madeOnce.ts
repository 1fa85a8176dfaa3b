import { after, before } from 'node:test';
import { TempFolder } from './tempFolder.ts';

/** Has a folder made before the tests where this is called, and removed after them; each call of the result copies it. */
export function madeOnce(make: (folder: TempFolder) => void): () => TempFolder {
  let made: TempFolder;
  before(() => {
    made = new TempFolder();
    make(made);
  });
  after(() => {
    made.remove();
  });
  return () => made.copy();
}
