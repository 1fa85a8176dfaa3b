import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder on the disk for the duration of a test. */
export class TempFolder {
  readonly path = realpathSync(mkdtempSync(path.join(tmpdir(), 'docsight-')));

  write(files: Readonly<Record<string, string | Uint8Array>>): this {
    for (const [name, text] of Object.entries(files)) {
      const target = path.join(this.path, name);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    return this;
  }

  delete(name: string): void {
    rmSync(path.join(this.path, name), { recursive: true });
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
