import { execFile, spawn, type ExecFileException } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { isProgram } from './files/entries.ts';

// The only module that starts programs. Which ones, and with which arguments, no file of a repository decides.

export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  /** The checked repository: none of its programs is started, even if PATH has its folders, as in scripts of npm. */
  readonly repository: string;
  readonly env?: Readonly<NodeJS.ProcessEnv>;
  /** What it reads from its standard input. */
  readonly input?: string;
  /** How long it may take, in milliseconds. */
  readonly longestMs?: number;
}

/** How a program ended; `code` is undefined if it didn’t by itself. */
export interface ProgramResult {
  readonly code: number | undefined;
  readonly out: Uint8Array;
  readonly error: string;
}

/** No program that is asked for an answer takes longer, unless it waits for something that doesn’t come. */
const longestRunMs = 120_000;

/** Runs a program to its end; undefined if there is none of that name. */
export function runProgram({
  name,
  args,
  repository,
  env = process.env,
  input = '',
  longestMs = longestRunMs,
}: Program): Promise<ProgramResult | undefined> {
  const folders = trustedFolders(repository);
  const file = programIn(folders, name);
  if (file === undefined) return Promise.resolve(undefined);
  const options = {
    env: withPath(env, folders),
    maxBuffer: 100_000_000,
    timeout: longestMs,
    killSignal: 'SIGKILL',
    windowsHide: true,
    encoding: 'buffer',
  } as const;
  return new Promise((resolve) => {
    const { stdin } = execFile(file, args, options, (error, out, errorText) => {
      resolve({ code: codeOf(error), out, error: errorText.toString() });
    });
    // One that ends before it has read all of it says why itself.
    stdin?.on('error', () => undefined);
    stdin?.end(input);
  });
}

function codeOf(error: ExecFileException | null): number | undefined {
  if (error === null) return 0;
  return typeof error.code === 'number' ? error.code : undefined;
}

/** Starts a program that goes on after this one; `onFailure` is called if it can’t be started. */
export function startProgram({ name, args, repository }: Program, onFailure: () => void): void {
  const folders = trustedFolders(repository);
  const file = programIn(folders, name);
  if (file === undefined) {
    onFailure();
    return;
  }
  const started = spawn(file, args, { stdio: 'ignore', detached: true, env: withPath(process.env, folders) });
  started.on('error', onFailure);
  started.unref();
}

function isPathVariable(name: string): boolean {
  return process.platform === 'win32' ? name.toUpperCase() === 'PATH' : name === 'PATH';
}

/** Returns the folders of PATH that a repository doesn’t contain: the current one, or an empty name, is one of its. */
function trustedFolders(repository: string): readonly string[] {
  const paths = Object.entries(process.env).flatMap(([name, value = '']) => (isPathVariable(name) ? [value] : []));
  const root = realPath(repository);
  return paths
    .flatMap((value) => value.split(path.delimiter))
    .filter((folder) => path.isAbsolute(folder) && isOutside(root, realPath(folder)));
}

function withPath(env: Readonly<NodeJS.ProcessEnv>, folders: readonly string[]): NodeJS.ProcessEnv {
  const others = Object.entries(env).filter(([name]) => !isPathVariable(name));
  return { ...Object.fromEntries(others), PATH: folders.join(path.delimiter) };
}

function isOutside(root: string, folder: string): boolean {
  const relative = path.relative(root, folder);
  return relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
}

function programIn(folders: readonly string[], name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => path.join(folder, file)).find(isProgram);
}

function realPath(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return path.resolve(folder);
  }
}
