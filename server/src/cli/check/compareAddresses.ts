import path from 'node:path';
import type { FormerAddress } from '../../core/site/formerAddresses.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../../workspace/files/resourcePath.ts';
import type { Comparison } from '../../workspace/git/comparison.ts';
import { addressesBefore } from '../../workspace/git/formerAddresses.ts';
import { noPause } from '../../workspace/scheduling.ts';
import type { Site } from '../../workspace/site.ts';
import { UsageError, type Io } from '../io.ts';

/** What the addresses of sites are compared with. */
export interface ComparedAddresses {
  /** The states of their repositories; none without `--changed`. */
  readonly comparisons: ReadonlyMap<Site, Comparison>;
  /** The file that lists the addresses of the only site. */
  readonly file: string | undefined;
}

/** Tells sites the addresses that they had, so that `link/removed-page` reports those that are gone. */
export async function compareAddresses(
  sites: readonly Site[],
  { comparisons, file }: ComparedAddresses,
  io: Io,
): Promise<void> {
  const [only, ...others] = sites;
  if (file !== undefined && others.length > 0)
    throw new UsageError('--addresses is for a single site. Name its folder.');
  if (file !== undefined) only?.state.setKnown({ formerAddresses: await listedAddresses(file, io) });
  for (const [site, comparison] of comparisons) {
    const before = await addressesBefore(site, comparison, noPause);
    if (before === 'unknown')
      io.writeError('Removed pages weren’t checked: this clone lacks the files of the compared revision.\n');
    else site.state.setKnown({ formerAddresses: before });
  }
}

/** Reads a list of addresses, one a line. */
async function listedAddresses(file: string, { cwd }: Io): Promise<readonly FormerAddress[]> {
  const text = await nodeFileSystem.readFile(fromFsPath(path.resolve(cwd, file)));
  if (text === undefined) throw new UsageError(`“${file}” can’t be read. Create it with docsight addresses > ${file}.`);
  const lines = text.split('\n').map((line) => line.trim());
  const odd = lines.find((line) => line !== '' && !line.startsWith('/'));
  if (odd !== undefined)
    throw new UsageError(
      `“${file}” isn’t a list of addresses: each line must begin with a slash, as in /guides/install.`,
    );
  return lines.filter((line) => line !== '').map((address) => ({ address }));
}
