import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whose commits are, and that git starts nothing after them: each program costs ten milliseconds or more. */
export const gitSettings: readonly string[] = [
  'user.name=A',
  'user.email=a@example.com',
  'commit.gpgsign=false',
  'maintenance.auto=false',
].flatMap((setting) => ['-c', setting]);

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

  /** Returns another folder with the same content. */
  copy(): TempFolder {
    const copy = new TempFolder();
    cpSync(this.path, copy.path, { recursive: true });
    return copy;
  }

  /** Makes it a repository with the branch `main`, as `git init` does, but without the examples of hooks. */
  createRepository(): this {
    for (const name of ['objects', 'refs']) mkdirSync(path.join(this.path, '.git', name), { recursive: true });
    return this.write({
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/config': '[core]\n\trepositoryformatversion = 0\n\tbare = false\n',
    });
  }

  /** Gives the last commit of `main` a tag. */
  tag(name: string): void {
    this.write({ [`.git/refs/tags/${name}`]: readFileSync(path.join(this.path, '.git/refs/heads/main')) });
  }

  /** Runs git in it, as somebody with a name; returns what it prints. */
  git(...args: readonly string[]): string {
    return execFileSync('git', ['-C', this.path, ...gitSettings, ...args], { encoding: 'utf8', stdio: 'pipe' });
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

/** Gives a repository more settings, such as `filter.x.clean`, in its own file or in another one. */
export function configure(folder: string, settings: Readonly<Record<string, string>>, file = '.git/config'): void {
  const text = Object.entries(settings).map(([name, value]) => settingText(name, value));
  appendFileSync(path.join(folder, file), text.join(''));
}

/** Returns a setting as git’s files have it. */
export function settingText(name: string, value: string): string {
  const [section = '', ...rest] = name.split('.');
  const key = rest.pop() ?? '';
  const subsection = rest.length === 0 ? '' : ` "${rest.join('.')}"`;
  return `[${section}${subsection}]\n\t${key} = "${value.replaceAll(/["\\]/g, '\\$&')}"\n`;
}
