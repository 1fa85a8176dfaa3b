import { parentPort, workerData } from 'node:worker_threads';
import { version } from '../../../package.json';
import { parseJson } from '../core/config/json/jsonTree.ts';
import { readConfig, withFragments } from '../core/config/readConfig.ts';
import { SiteFiles } from '../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { readTextNow } from './nodeFileSystem.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { pageKindOf } from '../core/site/pageKind.ts';
import { hashOf, readShard, writeShard, type CachedReading } from './pageCache.ts';
import { readAlone, unreadPage, type Checking, type PageReading } from './pageReading.ts';
import { join } from './resourcePath.ts';
import { emptySnapshot } from '../core/site/withDerived.ts';
import { foundSettings, settingsFrom } from './siteSettingsFiles.ts';
import type { FromThread, JobForThread, ToThread } from './threadMessages.ts';
import { configuredRules } from '../core/rules/activeRules.ts';

// A thread of the server or the command line that reads and checks single pages until it is terminated.

const job = workerData as JobForThread;
const site = siteOf(job);
let crashes: FromThread['crashes'][number][] = [];
const checking: Omit<Checking, 'unlistedPages'> = {
  rules: configuredRules(job.rules),
  countsFixes: job.countsFixes,
  onCrash: (rule, error) => crashes.push({ rule, error: error instanceof Error ? (error.stack ?? '') : String(error) }),
};

// An error ends the thread, and the job then falls back to the main thread.
parentPort?.on('message', ({ pages, shard }: ToThread) => {
  const { cacheFolder } = job;
  const readings =
    cacheFolder === undefined || shard === undefined ? pages.map(read) : readWithCache(pages, cacheFolder, shard);
  parentPort?.postMessage({ readings, crashes } satisfies FromThread);
  crashes = [];
});

function read(file: SitePath): PageReading {
  const { text, reason } = readTextNow(join(job.root, file));
  return text === undefined ? unreadPage(file, reason) : readAlone(site, file, text, checking);
}

/** Takes the readings of unchanged pages from a shard of the cache, and keeps those of the others there. */
function readWithCache(pages: readonly SitePath[], folder: string, shard: string): readonly PageReading[] {
  const kept = readShard(folder, shard);
  const now = new Map<SitePath, CachedReading>([...kept].filter(([file]) => site.files.has(file)));
  const readings = pages.map((file) => {
    const { text, reason } = readTextNow(join(job.root, file));
    if (text === undefined) return unreadPage(file, reason);
    const hash = hashOf(text);
    const known = kept.get(file);
    if (known?.hash === hash && isUsable(known)) return known.reading;
    const crashCount = crashes.length;
    const reading = readAlone(site, file, text, checking);
    // A rule that crashed is reported each time.
    if (crashes.length === crashCount) now.set(file, { hash, countsFixes: job.countsFixes, reading });
    else now.delete(file);
    return reading;
  });
  if (now.size !== kept.size || [...now].some(([file, one]) => kept.get(file) !== one)) writeShard(folder, shard, now);
  return readings;
}

function isUsable({ countsFixes, reading }: CachedReading): boolean {
  return (countsFixes || !job.countsFixes) && reading.kind === pageKindOf(site, reading.file);
}

function siteOf(job: JobForThread): SiteSnapshot {
  if (job.version !== version) throw new Error('Docsight was updated while it was running');
  const { root, configFile, configText, generation, fileList, imported, settingsFiles, docsUrl } = job;
  const fragmentTrees = new Map(job.configFragments.map(([file, text]) => [file, parseJson(text)]));
  const config = readConfig(configFile, configText, { generation });
  if (config === undefined) throw new Error(`${configFile} is no longer the configuration of a site`);
  return {
    ...emptySnapshot(withFragments(config, (file) => fragmentTrees.get(file))),
    settings: {
      ...settingsFrom(
        settingsFiles.map(({ path, text }) => foundSettings(path, text)),
        root,
      ),
      docsUrl,
    },
    files: new SiteFiles(fileList.files, fileList.unknownFolders),
    imported: new Set(imported),
    isLoaded: true,
  };
}
