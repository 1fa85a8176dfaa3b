import type { ProposedFile } from './generatedFiles.ts';
import type { SiteParams } from './sites.ts';

/** Requests the texts of a site’s pages with the findings of a rule fixed; `FixRuleParams` → `RuleFixesInfo`. */
export const fixRuleRequest = 'docsight/fixRule';

export interface FixRuleParams extends SiteParams {
  /** The id of the rule. */
  readonly rule: string;
  /** The title of the fix to apply where a finding has several. */
  readonly title: string;
}

export interface RuleFixesInfo {
  readonly files: readonly ProposedFile[];
  /** The number of findings that are fixed. */
  readonly count: number;
}
