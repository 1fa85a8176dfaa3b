import { parentPort, workerData } from 'node:worker_threads';
import { version } from '../../../../package.json';
import { buildSnapshot } from '../../core/analysis/buildSnapshot.ts';
import { parseJson } from '../../core/config/json/jsonTree.ts';
import { readConfig, withFragments } from '../../core/config/readConfig.ts';
import { SiteFiles } from '../../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { readBatch, type BatchReading, type PageBatch } from './readBatch.ts';
import { foundSettings, settingsFrom } from '../files/siteSettingsFiles.ts';
import type { FromThread, JobForThread } from './threadMessages.ts';
import { configuredRules } from '../../core/rules/engine/activeRules.ts';

// A thread of the server or the command line that reads and checks single pages until it is terminated.

const job = workerData as JobForThread;
const reading: Omit<BatchReading, 'onCrash'> = {
  root: job.root,
  site: siteOf(job),
  cache: job.cache,
  rules: configuredRules(job.rules, job.lowest),
  countsFixes: job.countsFixes,
};

// An error ends the thread, and the job then falls back to the main thread.
parentPort?.on('message', (batch: PageBatch) => {
  const crashes: FromThread['crashes'][number][] = [];
  const onCrash = (rule: string, error: unknown): void => {
    crashes.push({ rule, error: error instanceof Error ? (error.stack ?? '') : String(error) });
  };
  const readings = readBatch({ ...reading, onCrash }, batch);
  parentPort?.postMessage({ readings, crashes } satisfies FromThread, [readings.buffer]);
});

function siteOf(job: JobForThread): SiteSnapshot {
  if (job.version !== version) throw new Error('Docsight was updated while it was running');
  const { root, configFile, configText, generation, fileList, imported, settingsFiles, docsUrl } = job;
  const fragmentTrees = new Map(job.configFragments.map(([file, text]) => [file, parseJson(text)]));
  const config = readConfig(configFile, configText, { generation });
  if (config === undefined) throw new Error(`${configFile} is no longer the configuration of a site`);
  return buildSnapshot({
    config: withFragments(config, (file) => fragmentTrees.get(file)),
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
  });
}
