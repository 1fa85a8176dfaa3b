import { checkPage } from '../../core/analysis/report.ts';
import { changesLinkedAnchor } from '../../core/features/refactor/fixWithLinks.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { fixesOfRule } from '../../core/rules/engine/fixRule.ts';
import { applyEdits } from '../../core/text/textRange.ts';
import {
  fixRuleRequest,
  type FixRuleParams,
  type ProposedFile,
  type RuleFixesInfo,
} from '../../protocol/proposedFiles.ts';
import { mapLimited } from '../../workspace/concurrency.ts';
import { join, toUri } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Session } from '../documentContext.ts';
import { rowForSite, type RequestRow } from './requestRow.ts';
import { configuredRules, type ConfiguredRules } from '../../core/rules/engine/activeRules.ts';

/** The fixes of a rule on all pages of a site. */
export const fixRuleRequests: readonly RequestRow[] = [rowForSite(fixRuleRequest, { files: [], count: 0 }, fixIn)];

async function fixIn(site: Site, params: FixRuleParams, session: Session): Promise<RuleFixesInfo> {
  await session.workspace.checked();
  const snapshot = site.takeSnapshot();
  const mayHaveFindings = (file: SitePath): boolean =>
    site.pageIn(file) !== undefined || site.diagnostics.all(file).some(({ rule }) => rule.id === params.rule);
  const rules = configuredRules(session.settings.rules);
  const files = [...snapshot.pages.keys()].filter(mayHaveFindings).sort();
  const fixed = await mapLimited(files, (file) => fixInFile(site, file, params, rules));
  const found = fixed.filter((one) => one !== undefined);
  return { files: found.map(({ file }) => file), count: found.reduce((sum, { count }) => sum + count, 0) };
}

interface FixedFile {
  readonly file: ProposedFile;
  readonly count: number;
}

async function fixInFile(
  site: Site,
  file: SitePath,
  { rule, title }: FixRuleParams,
  rules: ConfiguredRules,
): Promise<FixedFile | undefined> {
  const context = await site.contextOf(file);
  if (context === undefined) return undefined;
  // A rule that fails is reported where the page is checked.
  const findings = checkPage(context, { rules, onCrash: () => undefined }, 'open');
  // Links on other pages, which change by themselves here, are updated by fixes of one page.
  const { edits, count } = fixesOfRule(findings, rule, title, file, (one) => !changesLinkedAnchor(context, one));
  if (count === 0) return undefined;
  const uri = toUri(join(site.root, file));
  return { file: { uri, path: file, text: applyEdits(context.page.text, edits), state: 'foreign' }, count };
}
