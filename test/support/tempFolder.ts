import { execFileSync } from 'node:child_process';
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

  /** Runs git in it, as somebody with a name; returns what it prints. */
  git(...args: readonly string[]): string {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', ['-C', this.path, ...identity, ...args], { encoding: 'utf8', stdio: 'pipe' });
  }

  /** Commits what has changed in it; without changes an empty commit. */
  commit(): void {
    this.git('add', '-A');
    this.git('commit', '-q', '--allow-empty', '-m', 'A change');
  }

  delete(name: string): void {
    rmSync(path.join(this.path, name), { recursive: true });
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
