import type { SitePath } from '../core/paths/sitePath.ts';
import { isOwnProblem } from '../core/analysis/counts.ts';
import type { ReportChanges } from '../core/report/siteReport.ts';
import { repeatCounts, repeatsText, type SiteFinding } from '../core/rules/engine/repeats.ts';
import { toFsPath } from '../workspace/files/resourcePath.ts';
import { comparedWith } from '../workspace/git/comparison.ts';
import { formerAddressesOf } from '../workspace/git/formerAddresses.ts';
import { formerFiles } from '../workspace/git/formerFiles.ts';
import { formerSite } from '../workspace/git/formerSite.ts';
import { nodeMachine } from '../workspace/pages/nodeMachine.ts';
import type { Cache } from '../workspace/cache/cacheFolder.ts';
import type { Site } from '../workspace/site.ts';
import { Baseline, identityOf } from './check/baseline.ts';
import { askedOfGit } from './check/changedFiles.ts';
import { lowestNeeded, type CheckOptions } from './check/checkOptions.ts';
import { selectedFindings, type Keep } from './check/selection.ts';
import { UsageError, type Io } from './io.ts';

interface Checked {
  readonly options: CheckOptions;
  readonly cache: Cache | undefined;
}

/** Returns what has changed since a baseline or a revision; undefined if neither was named. */
export async function changesSince(
  { baseline, since }: { readonly baseline?: string | undefined; readonly since?: string | undefined },
  site: Site,
  checked: Checked,
  io: Io,
): Promise<ReportChanges | undefined> {
  if (baseline !== undefined) return changesSinceBaseline(baseline, site, io);
  return since === undefined ? undefined : changesSinceRevision(since, site, checked);
}

/** Returns the findings that a baseline lacks, and what it has of the site that is no longer found. */
async function changesSinceBaseline(file: string, site: Site, io: Io): Promise<ReportChanges> {
  const baseline = await Baseline.read(file, { isNew: false }, io);
  const { keep, stale } = baseline.filter();
  const added = selectedFindings(site, [keep]);
  const root = { root: toFsPath(site.root) };
  const gone = stale([root], io).map((entry) => ({
    ...entry,
    file: baseline.pathIn(root, entry.file, io) as SitePath,
  }));
  return { since: 'the baseline', added, gone };
}

/**
 * Returns what is found and wasn’t at a revision, and what was found there and isn’t any more, by checking the site as it
 * was. Tells the site the addresses that it had. Throws UsageError if git can’t tell.
 */
async function changesSinceRevision(revision: string, site: Site, { options, cache }: Checked): Promise<ReportChanges> {
  const comparison = await askedOfGit('--since', () => comparedWith(site, revision));
  const { base } = comparison;
  if (base === undefined) throw new UsageError('--since: the repository has no commit yet.');
  const since = `${revision} (${base.slice(0, 8)})`;
  const former = await formerFiles(comparison);
  if (former === undefined) return { since, added: [], gone: [] };
  if (former === 'unknown')
    throw new UsageError('--since: this clone lacks the files of the revision. Use a complete clone.');
  const { readMany } = nodeMachine({ cache, readsHere: true });
  const before = await formerSite(site, former, { readMany, lowest: lowestNeeded(options) }, (workspace) => {
    workspace.setRules(options.rules, options.unlistedPages);
  });
  if (before === undefined) throw new UsageError(`--since: the folder had no site at “${revision}”.`);
  site.state.setKnown({ formerAddresses: await formerAddressesOf(before, site, former) });
  const nameNow = ({ file }: SiteFinding): string => former.renamed.get(file as SitePath) ?? file;
  const [then, now] = [selectedFindings(before, []), selectedFindings(site, [])];
  const added = selectedFindings(site, [notAmong(then, nameNow, ({ file }) => file)]);
  const gone = selectedFindings(before, [notAmong(now, ({ file }) => file, nameNow)]);
  return { since, added, gone: gone.filter(isOwnProblem).flatMap(goneProblem) };
}

function goneProblem(finding: SiteFinding): ReportChanges['gone'] {
  const { file, message, severity } = finding;
  if (severity !== 'error' && severity !== 'warning') return [];
  return [{ file, message: `${message}${repeatsText(repeatCounts(finding))}`, number: 1 }];
}

/** Returns a condition that leaves out as many findings as others are the same. */
function notAmong(
  others: readonly SiteFinding[],
  fileOfOther: (other: SiteFinding) => string,
  fileOf: (finding: SiteFinding) => string,
): Keep {
  const left = new Map<string, number>();
  const keyOf = (file: string, finding: SiteFinding): string => [file, finding.rule.id, identityOf(finding)].join('\n');
  for (const other of others) {
    const key = keyOf(fileOfOther(other), other);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return (_site, finding) => {
    const key = keyOf(fileOf(finding), finding);
    const number = left.get(key) ?? 0;
    left.set(key, number - 1);
    return number <= 0;
  };
}
