import { readCached, writeCached } from '../../workspace/cache/cacheFile.ts';
import type { Cache, CachedName, CacheSlot } from '../../workspace/cache/cacheFolder.ts';
import { Packed } from '../../workspace/cache/packedData.ts';
import { findingsInSlot } from '../../workspace/cache/findingsInSlot.ts';
import type { CachedFindings } from '../../workspace/diagnostics/cachedFindings.ts';
import { FileTrace, isUnchanged, type Trace } from '../../workspace/files/fileTrace.ts';
import { hashOf } from '../../workspace/files/hash.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import type { ResourcePath } from '../../workspace/files/resourcePath.ts';
import type { CheckedSite } from '../checkResult.ts';
import type { Io } from '../io.ts';
import { lowestNeeded, lowestWithFix, type CheckOptions } from './checkOptions.ts';
import type { GivenPaths } from './givenPaths.ts';
import { fixesInSlot, type CachedFixes } from './cachedFixes.ts';

/** A result, and everything that it was computed from besides the options. */
interface CachedResult {
  readonly trace: Trace;
  /** The list of checked sites is large, and needed only if nothing has changed. */
  readonly sites: Packed<readonly CheckedSite[]>;
}

/**
 * What a run keeps for the next one with the same folders and rules. If the disk answers every question that the run
 * asked as it did then, the result is the same, whatever the rules look at. If only pages differ, what the site’s rules
 * found in the others may be.
 */
export class CachedRun {
  /** Records what this run learns from the disk. */
  readonly trace = new FileTrace(nodeFileSystem);
  readonly #slot: CacheSlot;
  readonly #given: GivenPaths;
  #hasFailed = false;

  private constructor(slot: CacheSlot, given: GivenPaths) {
    this.#slot = slot;
    this.#given = given;
  }

  /** Returns what is kept for runs with some options and folders; undefined if nothing is. */
  static for(options: CheckOptions, cache: Cache | undefined, given: GivenPaths): CachedRun | undefined {
    const { rules, unlistedPages } = options;
    const lowest = lowestNeeded(options);
    if (cache?.program === undefined) return undefined;
    // The result has links into the program’s folder.
    return new CachedRun(
      cache.slot('runs', [cache.program, __dirname, given.folders, rules, unlistedPages, lowest]),
      given,
    );
  }

  /** Returns the result of an earlier run, if nothing that it read has changed. */
  async result(options: CheckOptions, io: Io): Promise<readonly CheckedSite[] | undefined> {
    const name = this.#nameOfResult(options, io);
    const kept = name === undefined ? undefined : (readCached(this.#slot, name) as CachedResult | undefined);
    if (kept === undefined || !(await isUnchanged(kept.trace, nodeFileSystem))) return undefined;
    return kept.sites.read();
  }

  keepResult(sites: readonly CheckedSite[], options: CheckOptions, io: Io): void {
    const { trace } = this.trace;
    const name = this.#nameOfResult(options, io);
    if (this.#hasFailed || trace === undefined || name === undefined) return;
    writeCached(this.#slot, name, { trace, sites: new Packed(() => sites) } satisfies CachedResult);
  }

  /** Returns where the findings in a site are kept. */
  readonly findingsIn = (siteRoot: ResourcePath): CachedFindings => findingsInSlot(this.#slot, siteRoot);

  /** Where the fixes that the reports show are kept. */
  get fixes(): CachedFixes {
    return fixesInSlot(this.#slot);
  }

  /** Paths in a result are relative to where the command runs. No result is kept of runs for single files. */
  #nameOfResult(options: CheckOptions, { cwd }: Pick<Io, 'cwd'>): CachedName | undefined {
    const { paths, listedOnly, caused } = options;
    if (!followsFromFiles(options) || this.#given.paths.some(({ kind }) => kind === 'file')) return undefined;
    return `result-${hashOf(JSON.stringify([cwd, paths, listedOnly, caused, lowestWithFix(options)]))}`;
  }

  /** Keeps nothing of this run: it said something that the next one has to say again. */
  fail(): void {
    this.#hasFailed = true;
  }
}

/** Whether the result follows from the files that were read, and is all that the run has to do. */
function followsFromFiles({
  fix,
  changedSince,
  addresses,
  baseline,
  stdinPath,
  watch,
  external,
}: CheckOptions): boolean {
  return (
    [fix, changedSince, addresses, baseline, stdinPath, external].every((option) => option === undefined) && !watch
  );
}
