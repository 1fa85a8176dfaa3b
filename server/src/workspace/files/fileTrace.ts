import { stateNow, type FileState } from './fileState.ts';
import { hashOf } from './hash.ts';
import type { FileSystem } from './fileSystem.ts';
import { eachLimited } from '../concurrency.ts';
import type { PageReader } from '../pages/pageReader.ts';
import { join, type ResourcePath } from './resourcePath.ts';

/** Everything that a run learned from the disk, as hashes: its result is the same where these are. */
export interface Trace {
  /** By the question: the name of the operation and a path. */
  readonly answers: ReadonlyMap<string, string>;
  /** The pages that were read by themselves. */
  readonly pages: ReadonlyMap<ResourcePath, FileState>;
}

const operations = ['readFile', 'whyUnreadable', 'stat', 'realPath', 'list'] as const;

type Operation = (typeof operations)[number];

/** Records what is learned from a file system and by a reader of pages. */
export class FileTrace {
  readonly #fileSystem: FileSystem;
  readonly #answers = new Map<string, string>();
  readonly #pages = new Map<ResourcePath, FileState>();
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
            for (const { file, hashes, stamp } of readings)
              if (hashes !== undefined) this.#recordPage(join(job.root, file), { hash: hashes.text, stamp });
            job.take(readings);
          },
        }),
    };
  }

  async #recorded<Answer>(operation: Operation, path: ResourcePath, asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    const question = `${operation} ${path}`;
    const hash = hashOfAnswer(answer);
    this.#compare(this.#answers.get(question), hash);
    this.#answers.set(question, hash);
    return answer;
  }

  #recordPage(page: ResourcePath, state: FileState): void {
    this.#compare(this.#pages.get(page)?.hash, state.hash);
    this.#pages.set(page, state);
  }

  #compare(before: string | undefined, now: string): void {
    if (before !== undefined && before !== now) this.#hasChanged = true;
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
  for (const [path, known] of pages) if (stateNow(path, known).hash !== known.hash) return false;
  let isSame = true;
  await eachLimited([...answers], async ([question, hash]) => {
    if (!isSame) return;
    const { operation, path } = parsed(question);
    const answer = operation === undefined ? undefined : await fileSystem[operation](path);
    if (hashOfAnswer(answer) !== hash) isSame = false;
  });
  return isSame;
}

function parsed(question: string): { readonly operation: Operation | undefined; readonly path: ResourcePath } {
  const space = question.indexOf(' ');
  const name = question.slice(0, space);
  return {
    operation: operations.find((one) => one === name),
    path: question.slice(space + 1) as ResourcePath,
  };
}
