import { reportConfig, type Checking } from '../../core/analysis/report.ts';
import type { PathAbove, SitePath } from '../../core/paths/sitePath.ts';
import type { ReportedFinding } from '../../core/rules/reportedFindings.ts';
import { isSameToRules, type SiteSnapshot } from '../../core/site/siteSnapshot.ts';
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
    const { rules } = checking;
    const known = this.#known;
    if (known?.rules === rules && isSameToRules(known.site, site)) return known.byFile;
    const byFile = reportConfig(site, checking);
    this.#known = { site, rules, byFile };
    return byFile;
  }
}
