import type { PreparedFile } from '../../../server/src/workspace/writing/diskWrites.ts';

/** The number of files that are prepared at the same time. */
const batchSize = 25;

/** How files are written together. */
export interface Writing<File> {
  /** Writes the new text of a file to a temporary file next to it. */
  readonly prepare: (file: File) => Promise<PreparedFile>;
  /** Called when some more files are prepared. */
  readonly onPrepared: (count: number) => void;
  /** Whether the person canceled, which is possible until the first file is put in place. */
  readonly isCanceled: () => boolean;
}

/** A file couldn't be written. */
export class NotWritten<File> extends Error {
  readonly file: File;
  readonly inPlace: number;

  constructor(file: File, inPlace: number, cause: unknown) {
    super('A file couldn’t be written', { cause });
    this.file = file;
    this.inPlace = inPlace;
  }
}

/**
 * Writes files; all are prepared before the first is put in place, so that a full disk or a missing permission leaves
 * all as they were. False if canceled: nothing is written then. Throws `NotWritten`.
 */
export async function writeAll<File>(files: readonly File[], writing: Writing<File>): Promise<boolean> {
  const prepared: PreparedFile[] = [];
  const discard = (from: number): Promise<unknown> =>
    Promise.allSettled(prepared.slice(from).map((file) => file.discard()));
  while (prepared.length < files.length) {
    const batch = files.slice(prepared.length, prepared.length + batchSize);
    const outcomes = await Promise.allSettled(batch.map((file) => writing.prepare(file)));
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') prepared.push(outcome.value);
    const failed = outcomes.findIndex(({ status }) => status === 'rejected');
    const [file, outcome] = [batch[failed], outcomes[failed]];
    if (file !== undefined || writing.isCanceled()) await discard(0);
    if (file !== undefined) throw new NotWritten(file, 0, outcome?.status === 'rejected' ? outcome.reason : undefined);
    if (writing.isCanceled()) return false;
    writing.onPrepared(batch.length);
  }
  for (const [at, file] of files.entries()) {
    try {
      await prepared[at]?.putInPlace();
    } catch (error) {
      await discard(at);
      throw new NotWritten(file, at, error);
    }
  }
  return true;
}
