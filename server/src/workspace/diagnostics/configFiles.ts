import type { Answered, Asked } from '../../core/analysis/askedSite.ts';
import { Recheck } from '../../core/analysis/recheck.ts';
import { reportConfig, reportingConfig, type Checking } from '../../core/analysis/report.ts';
import type { PathAbove, SitePath } from '../../core/paths/sitePath.ts';
import { withSameCauses, type SiteFinding } from '../../core/rules/engine/repeats.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { finishInSlices, type Pause } from '../scheduling.ts';
import type { ConfiguredRules } from '../../core/rules/engine/activeRules.ts';

type File = SitePath | PathAbove;
type Found = readonly SiteFinding[];

interface Known {
  /** The last state with the same answers to what the rules asked. */
  site: SiteSnapshot;
  readonly rules: ConfiguredRules;
  /** By docs.json, its included files, and the other files in which its rules found something. */
  readonly byFile: ReadonlyMap<File, Found>;
  readonly asked: Asked;
}

/** The findings in a site's docs.json and in the files that belong to it, computed once for each state. */
export class ConfigFiles {
  readonly #recheck = new Recheck('coarse');
  #known: Known | undefined;

  /** Returns the findings by file; the same object as long as nothing differs that rules depend on. */
  in(site: SiteSnapshot, checking: Checking): ReadonlyMap<File, Found> {
    const known = this.#knownOf(site, checking);
    if (known !== undefined) return known;
    return this.#keep(
      site,
      checking,
      this.#recheck.asking(site, (view) => reportConfig(view, checking)),
    );
  }

  /** Finds what {@link in} returns, with pauses for other work between the rules. */
  async prepare(site: SiteSnapshot, checking: Checking, pause: Pause): Promise<void> {
    if (this.#knownOf(site, checking) !== undefined) return;
    const steps = this.#recheck.askingInSteps(site, (view) => reportingConfig(view, checking));
    const found = await finishInSlices(steps, pause);
    // Something else may have needed them during a pause.
    if (this.#knownOf(site, checking) === undefined) this.#keep(site, checking, found);
  }

  #knownOf(site: SiteSnapshot, { rules }: Checking): ReadonlyMap<File, Found> | undefined {
    const known = this.#known;
    if (known?.rules !== rules || this.#recheck.differs(known.asked, known.site, site)) return undefined;
    known.site = site;
    return known.byFile;
  }

  #keep(
    site: SiteSnapshot,
    { rules }: Checking,
    { result, asked }: Answered<ReadonlyMap<File, readonly ReportedFinding[]>>,
  ): ReadonlyMap<File, Found> {
    const byFile = withSameCauses(result);
    this.#known = { site, rules, byFile, asked };
    return byFile;
  }
}
