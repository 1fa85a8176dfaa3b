import type { PageModel } from '../core/page/pageModel.ts';
import { checkConfig, checkPage, type OnCrash, type ReportedFinding } from '../core/rules/runRules.ts';
import type { PageInSite } from '../core/site/pageInSite.ts';
import { isSameToRules, type SiteSnapshot } from '../core/site/siteSnapshot.ts';
import type { Settings } from './settings.ts';

interface Computed {
  readonly site: SiteSnapshot;
  readonly page: PageModel | undefined;
  readonly settings: Settings;
  readonly findings: readonly ReportedFinding[];
}

/** What the rules find in documents and configurations: computed once for each state, however many requests ask. */
export class Findings {
  readonly #byUri = new Map<string, Computed>();
  readonly #onCrash: OnCrash;

  constructor(onCrash: OnCrash) {
    this.#onCrash = onCrash;
  }

  ofConfig(uri: string, site: SiteSnapshot, settings: Settings): readonly ReportedFinding[] {
    return this.#remember(uri, { site, page: undefined, settings }, () =>
      checkConfig(site, settings.rules, this.#onCrash),
    );
  }

  ofPage(uri: string, page: PageInSite, settings: Settings): readonly ReportedFinding[] {
    return this.#remember(uri, { site: page.site, page: page.page, settings }, () =>
      checkPage(page, settings.rules, this.#onCrash),
    );
  }

  /** Forgets all but some files, so that sites that are gone are not kept in memory. */
  keepOnly(uris: ReadonlySet<string>): void {
    for (const uri of this.#byUri.keys()) if (!uris.has(uri)) this.#byUri.delete(uri);
  }

  forget(uri: string): void {
    this.#byUri.delete(uri);
  }

  #remember(
    uri: string,
    state: Omit<Computed, 'findings'>,
    compute: () => readonly ReportedFinding[],
  ): readonly ReportedFinding[] {
    const known = this.#byUri.get(uri);
    if (known !== undefined && isSameState(known, state)) return known.findings;
    const findings = compute();
    this.#byUri.set(uri, { ...state, findings });
    return findings;
  }
}

function isSameState(a: Omit<Computed, 'findings'>, b: Omit<Computed, 'findings'>): boolean {
  return a.page === b.page && a.settings === b.settings && isSameToRules(a.site, b.site);
}
