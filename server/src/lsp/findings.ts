import { withoutHint } from '../core/rules/withoutSetAside.ts';
import type { PageModel } from '../core/page/pageModel.ts';
import type { PathAbove, SitePath } from '../core/paths/sitePath.ts';
import {
  checkConfig,
  checkPageAlone,
  checkPageInSite,
  inOrder,
  withHabits,
  type OnCrash,
  type ReportedFinding,
} from '../core/rules/runRules.ts';
import type { SiteSettings } from '../core/settings/siteSettings.ts';
import type { PageContext } from '../core/site/pageContext.ts';
import { isSameToRules, type SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { namesOfVariables } from '../core/site/variables.ts';
import { symmetricDifference } from '../core/util/symmetricDifference.ts';
import type { ResourcePath } from '../workspace/resourcePath.ts';
import type { Settings } from './settings.ts';

type Found = readonly ReportedFinding[];

const none: Found = [];

interface OfConfig {
  readonly site: SiteSnapshot;
  readonly settings: Settings;
  readonly findings: Found;
  /** By docs.json and each included file. */
  readonly byFile: ReadonlyMap<SitePath | PathAbove, Found>;
}

interface OfPage {
  readonly page: PageModel;
  readonly isSnippet: boolean;
  readonly site: SiteSnapshot;
  readonly siteSettings: SiteSettings;
  readonly settings: Settings;
  /** The findings of the rules that need only the page. */
  readonly alone: Found;
  readonly findings: Found;
}

/** The findings in configurations and open documents: computed once for each state, however many requests need them. */
export class Findings {
  readonly #configs = new Map<ResourcePath, OfConfig>();
  readonly #pages = new Map<string, OfPage>();
  readonly #onCrash: OnCrash;

  constructor(onCrash: OnCrash) {
    this.#onCrash = onCrash;
  }

  /** Returns the findings in a docs.json and its included files. */
  ofConfig(path: ResourcePath, site: SiteSnapshot, settings: Settings): Found {
    return this.#configAt(path, site, settings).findings;
  }

  /** Returns the findings in one of those files; the same object as long as they are equal. */
  inConfigFile(path: ResourcePath, site: SiteSnapshot, settings: Settings, file: SitePath | PathAbove): Found {
    return this.#configAt(path, site, settings).byFile.get(file) ?? none;
  }

  /** Returns the files with such findings. */
  configFiles(path: ResourcePath, site: SiteSnapshot, settings: Settings): ReadonlySet<SitePath | PathAbove> {
    const fragmentFiles = site.config.composed.fragments.map(({ file }) => file);
    return new Set([...fragmentFiles, ...this.#configAt(path, site, settings).byFile.keys()]);
  }

  #configAt(path: ResourcePath, site: SiteSnapshot, settings: Settings): OfConfig {
    const known = this.#configs.get(path);
    if (known?.settings === settings && isSameToRules(known.site, site)) return known;
    const findings = checkConfig(site, settings.rules, this.#onCrash);
    const files = new Set(findings.map(({ file }) => file));
    const byFile = new Map([...files].map((one) => [one, findings.filter(({ file }) => file === one)]));
    const found = { site, settings, findings, byFile };
    this.#configs.set(path, found);
    return found;
  }

  /** Returns the findings in a page. A new state of the site runs only those rules again that depend on it. */
  ofPage(uri: string, page: PageContext, settings: Settings): Found {
    const known = this.#pages.get(uri);
    const isSamePage = known !== undefined && isSameAlone(known, page, settings);
    if (isSamePage && isSameToRules(known.site, page.site)) return known.findings;
    const alone = isSamePage ? known.alone : checkPageAlone(page, settings.rules, this.#onCrash);
    const judged = withHabits(alone, page.site, settings.rules);
    const findings = withoutHint(inOrder([...judged, ...checkPageInSite(page, settings.rules, this.#onCrash)]));
    const { site, isSnippet } = page;
    this.#pages.set(uri, {
      page: page.page,
      isSnippet,
      site,
      siteSettings: site.settings,
      settings,
      alone,
      findings,
    });
    return findings;
  }

  /** Drops the configurations of removed sites. */
  keepOnly(paths: ReadonlySet<ResourcePath>): void {
    for (const path of this.#configs.keys()) if (!paths.has(path)) this.#configs.delete(path);
  }

  forget(uri: string): void {
    this.#pages.delete(uri);
  }
}

function isSameAlone(known: OfPage, { page, isSnippet, site }: PageContext, settings: Settings): boolean {
  return (
    known.page === page &&
    known.isSnippet === isSnippet &&
    known.siteSettings === site.settings &&
    known.settings === settings &&
    symmetricDifference(namesOfVariables(known.site.config), namesOfVariables(site.config)).length === 0
  );
}
