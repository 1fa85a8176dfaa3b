import { reportConfig, reportingConfig, type Checking } from '../../core/analysis/report.ts';
import type { PathAbove, SitePath } from '../../core/paths/sitePath.ts';
import type { ReportedFinding } from '../../core/rules/reportedFindings.ts';
import { isSameToRules, type SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { finishInSlices, type Pause } from '../scheduling.ts';
import type { ConfiguredRules } from '../../core/rules/activeRules.ts';

type File = SitePath | PathAbove;
type Found = readonly ReportedFinding[];

interface Known {
  readonly site: SiteSnapshot;
  readonly rules: ConfiguredRules;
  /** By docs.json, its included files, and the other files in which its rules found something. */
  readonly byFile: ReadonlyMap<File, Found>;
}

/** The findings in a site's docs.json and in the files that belong to it, computed once for each state. */
export class ConfigFiles {
  #known: Known | undefined;

  /** Returns the findings by file; the same object as long as nothing differs that rules depend on. */
  in(site: SiteSnapshot, checking: Checking): ReadonlyMap<File, Found> {
    return this.#knownOf(site, checking) ?? this.#keep(site, checking, reportConfig(site, checking));
  }

  /** Finds what {@link in} returns, with pauses for other work between the rules. */
  async prepare(site: SiteSnapshot, checking: Checking, pause: Pause): Promise<void> {
    if (this.#knownOf(site, checking) !== undefined) return;
    const byFile = await finishInSlices(reportingConfig(site, checking), pause);
    // Something else may have needed them during a pause.
    if (this.#knownOf(site, checking) === undefined) this.#keep(site, checking, byFile);
  }

  #knownOf(site: SiteSnapshot, { rules }: Checking): ReadonlyMap<File, Found> | undefined {
    const known = this.#known;
    return known?.rules === rules && isSameToRules(known.site, site) ? known.byFile : undefined;
  }

  #keep(site: SiteSnapshot, { rules }: Checking, byFile: ReadonlyMap<File, Found>): ReadonlyMap<File, Found> {
    this.#known = { site, rules, byFile };
    return byFile;
  }
}
