import { targetAt } from './entries.ts';
import { readNow } from './nodeFileSystem.ts';
import { hashOf } from './hash.ts';
import type { FileSystem } from './fileSystem.ts';
import { eachLimited } from '../concurrency.ts';
import type { PageReader } from '../pages/pageReader.ts';
import { hashOfRead } from '../pages/pageReading.ts';
import { join, toFsPath, type ResourcePath } from './resourcePath.ts';

/** Everything that a run learned from the disk, as hashes: its result is the same where these are. */
export interface Trace {
  /** By the question: the name of the operation and a path. */
  readonly answers: ReadonlyMap<string, string>;
  /** The texts of pages that were read by themselves. */
  readonly pages: ReadonlyMap<ResourcePath, string>;
}

const operations = ['readFile', 'whyUnreadable', 'stat', 'realPath', 'list'] as const;

type Operation = (typeof operations)[number];

/** Records what is learned from a file system and by a reader of pages. */
export class FileTrace {
  readonly #fileSystem: FileSystem;
  readonly #answers = new Map<string, string>();
  readonly #pages = new Map<ResourcePath, string>();
  #hasChanged = false;

  constructor(fileSystem: FileSystem) {
    this.#fileSystem = fileSystem;
  }

  /** Returns the file system, whose answers are recorded from now on. */
  get fileSystem(): FileSystem {
    const disk = this.#fileSystem;
    return {
      readFile: (path) => this.#recorded('readFile', path, disk.readFile(path)),
      whyUnreadable: (path) => this.#recorded('whyUnreadable', path, disk.whyUnreadable(path)),
      stat: (path) => this.#recorded('stat', path, disk.stat(path)),
      realPath: (path) => this.#recorded('realPath', path, disk.realPath(path)),
      list: (path) => this.#recorded('list', path, disk.list(path)),
    };
  }

  /** Returns a reader, of whose pages the texts are recorded. */
  recorded(reader: PageReader): PageReader {
    return {
      read: (job) =>
        reader.read({
          ...job,
          take: (readings) => {
            for (const { file, hashes } of readings)
              if (hashes !== undefined) this.#record(this.#pages, join(job.root, file), hashes.text);
            job.take(readings);
          },
        }),
    };
  }

  async #recorded<Answer>(operation: Operation, path: ResourcePath, asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    this.#record(this.#answers, `${operation} ${path}`, hashOfAnswer(answer));
    return answer;
  }

  #record<Key>(known: Map<Key, string>, key: Key, hash: string): void {
    if ((known.get(key) ?? hash) !== hash) this.#hasChanged = true;
    known.set(key, hash);
  }

  /** Returns what was recorded; undefined if something has changed meanwhile, so that it describes no state. */
  get trace(): Trace | undefined {
    return this.#hasChanged ? undefined : { answers: this.#answers, pages: this.#pages };
  }
}

function hashOfAnswer(answer: unknown): string {
  return answer === undefined ? 'none' : hashOf(JSON.stringify(answer));
}

/** Whether the disk is still as it was when something was recorded. */
export async function isUnchanged({ answers, pages }: Trace, fileSystem: FileSystem): Promise<boolean> {
  for (const path of newestFirst(pages.keys())) if (hashOfRead(readNow(path)) !== pages.get(path)) return false;
  let isSame = true;
  await eachLimited([...answers], async ([question, hash]) => {
    if (!isSame) return;
    const { operation, path } = parsed(question);
    const answer = operation === undefined ? undefined : await fileSystem[operation](path);
    if (hashOfAnswer(answer) !== hash) isSame = false;
  });
  return isSame;
}

/** Returns files in an order in which one that has changed is likely to be found soon. */
function newestFirst(paths: Iterable<ResourcePath>): readonly ResourcePath[] {
  const timed = [...paths].map((path) => ({
    path,
    time: targetAt(toFsPath(path))?.mtimeMs,
  }));
  return timed.sort((a, b) => (b.time ?? Infinity) - (a.time ?? Infinity)).map(({ path }) => path);
}

function parsed(question: string): { readonly operation: Operation | undefined; readonly path: ResourcePath } {
  const space = question.indexOf(' ');
  const name = question.slice(0, space);
  return {
    operation: operations.find((one) => one === name),
    path: question.slice(space + 1) as ResourcePath,
  };
}
