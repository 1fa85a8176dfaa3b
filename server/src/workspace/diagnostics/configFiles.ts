import type { PathAbove, SitePath } from '../../core/paths/sitePath.ts';
import { boundedInFile } from '../../core/rules/reportedFindings.ts';
import type { ReportedFinding } from '../../core/rules/reportedFindings.ts';
import { checkConfig } from '../../core/rules/runRules.ts';
import { isSameToRules, type SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import type { Checking } from '../pageReading.ts';
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
  in(site: SiteSnapshot, { rules, onCrash }: Checking): ReadonlyMap<File, Found> {
    const known = this.#known;
    if (known?.rules === rules && isSameToRules(known.site, site)) return known.byFile;
    const all = new Map<File, ReportedFinding[]>(site.config.composed.fragments.map(({ file }) => [file, []]));
    for (const finding of checkConfig(site, rules, onCrash)) {
      const others = all.get(finding.file);
      if (others === undefined) all.set(finding.file, [finding]);
      else others.push(finding);
    }
    const byFile = new Map([...all].map(([file, found]) => [file, boundedInFile(found)]));
    this.#known = { site, rules, byFile };
    return byFile;
  }
}
