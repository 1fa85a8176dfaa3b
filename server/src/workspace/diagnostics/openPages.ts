import type { PageModel } from '../../core/page/pageModel.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { boundedInFile } from '../../core/rules/reportedFindings.ts';
import type { ReportedFinding } from '../../core/rules/reportedFindings.ts';
import { checkPageAlone, checkPageInSite, inOrder, withHabits } from '../../core/rules/runRules.ts';
import { withoutHint } from '../../core/rules/withoutSetAside.ts';
import type { RuleSettings } from '../../core/settings/ruleSettings.ts';
import type { PageContext } from '../../core/site/pageContext.ts';
import { isSameToRules, type SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { namesOfVariables } from '../../core/site/variables.ts';
import { symmetricDifference } from '../../core/util/symmetricDifference.ts';
import { lineAt, type Checking } from '../pageReading.ts';

type Found = readonly ReportedFinding[];

interface Known {
  readonly page: PageModel;
  readonly isSnippet: boolean;
  readonly site: SiteSnapshot;
  readonly rules: RuleSettings;
  /** The findings of the rules that need only the page. */
  readonly alone: Found;
  readonly findings: Found;
}

/**
 * The findings in the pages that are open in an editor, with their fixes: computed once for each state, however many
 * requests need them.
 */
export class OpenPages {
  readonly #known = new Map<SitePath, Known>();

  /** Returns the findings in a page. A new state of the site runs only those rules again that depend on it. */
  in(page: PageContext, { rules, onCrash }: Checking): Found {
    const known = this.#known.get(page.file);
    const isSamePage = known !== undefined && isSameAlone(known, page, rules);
    if (isSamePage && isSameToRules(known.site, page.site)) return known.findings;
    const alone = isSamePage ? known.alone : withLines(page, checkPageAlone(page, rules, onCrash));
    const judged = withHabits(alone, page.site, rules);
    const all = inOrder([...judged, ...checkPageInSite(page, rules, onCrash)]);
    const findings = boundedInFile(withoutHint(all));
    const { file, site, isSnippet } = page;
    this.#known.set(file, { page: page.page, isSnippet, site, rules, alone, findings });
    return findings;
  }

  /** Drops the findings in pages that are no longer open. */
  keepOnly(isOpen: (file: SitePath) => boolean): void {
    for (const file of this.#known.keys()) if (!isOpen(file)) this.#known.delete(file);
  }
}

/** Adds the lines of findings, which copies of the page in closed files have too. */
function withLines({ page: { text } }: PageContext, findings: Found): Found {
  return findings.map((finding) => ({ ...finding, line: lineAt(text, finding.range) }));
}

function isSameAlone(known: Known, { page, isSnippet, site }: PageContext, rules: RuleSettings): boolean {
  return (
    known.page === page &&
    known.isSnippet === isSnippet &&
    known.site.settings === site.settings &&
    known.rules === rules &&
    symmetricDifference(namesOfVariables(known.site.config), namesOfVariables(site.config)).length === 0
  );
}
