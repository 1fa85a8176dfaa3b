import type { PageModel } from '../../page/pageModel.ts';
import { blocksAround } from '../../page/pageQueries.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { ReportedFinding } from '../../rules/engine/reportedFindings.ts';
import { type Fix, pageFix } from '../../rules/engine/rule.ts';
import { disableRuleIn, settingsWithout } from '../../settings/disableRule.ts';
import { settingsFileName } from '../../settings/settingsFile.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { endOfLineText, lineBefore, lineEndOf, startOfLine } from '../../text/lines.ts';
import { type TextRange, insertion, type TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';

/** Returns the fixes that suppress a finding by a comment: on its line, and on the entire page. */
export function suppressions(subject: PageContext, finding: ReportedFinding): readonly Fix[] {
  const { page } = subject;
  const { id } = finding.rule;
  if (isSyntaxRule(id)) return [];
  const forPage = pageFix(subject, `Disable ${code(id)} for the entire page`, suppressInPage(page, id));
  const isInFrontMatter = finding.range.start < (page.frontMatter?.range.end ?? 0);
  if (isInFrontMatter || page.frontMatter === undefined) return [forPage];
  return [pageFix(subject, `Disable ${code(id)} here`, suppressHere(page, finding.range, id)), forPage];
}

function suppressInPage({ text, frontMatter }: PageModel, ruleId: string): readonly TextEdit[] {
  const lineEnd = lineEndOf(text);
  const comment = `{/* docsight-disable ${ruleId} */}`;
  const end = frontMatter?.range.end;
  if (end === undefined) return [insertion(0, `${comment}${lineEnd}${lineEnd}`)];
  return [insertion(end, `${lineEnd}${lineEnd}${comment}`)];
}

/**
 * Returns the edits that insert a comment before the finding's line, or before the fence, table or long tag around it,
 * which can't contain a comment.
 */
function suppressHere(page: PageModel, { start }: TextRange, ruleId: string): readonly TextEdit[] {
  const { text } = page;
  const lineEnd = lineEndOf(text);
  const lineStart = startOfLine(text, start);
  const fullRange = closedRanges(page, start).find((range) => range.start < lineStart && start < range.end);
  if (fullRange === undefined) {
    const prefix = prefixAt(page, start);
    return [insertion(lineStart, `${prefix}{/* docsight-disable-next-line ${ruleId} */}${lineEnd}`)];
  }
  const after = endOfLineText(text, fullRange.end);
  const prefix = prefixAt(page, fullRange.start);
  const gap = `${lineEnd}${prefix.trimEnd()}${lineEnd}`;
  return [
    insertion(startOfLine(text, fullRange.start), `${prefix}{/* docsight-disable ${ruleId} */}${gap}`),
    insertion(after, `${gap}${prefix}{/* docsight-enable ${ruleId} */}`),
  ];
}

function closedRanges(page: PageModel, offset: number): readonly TextRange[] {
  const { fences, tags, expressions } = page;
  const blocks = blocksAround(page, offset).filter(({ kind }) => kind === 'table' || kind === 'math');
  return [...blocks, ...fences, ...tags, ...expressions].map(({ range }) => range);
}

/** Returns the prefix of a new line next to that of an offset: its indentation, and in a quote its markers. */
function prefixAt(page: PageModel, offset: number): string {
  const line = lineBefore(page.text, offset);
  const isQuoted = blocksAround(page, offset).some(({ kind, range }) => kind === 'quote' && range.start < offset);
  const marks = isQuoted ? /^(?:[ \t]*>)+[ \t]*/.exec(line) : null;
  return marks?.[0] ?? /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** The rules of syntax errors: what can’t be read stays broken, and hides what follows, whether it is reported or not. */
function isSyntaxRule(ruleId: string): boolean {
  return ['mdx/syntax', 'frontmatter/syntax', 'config/syntax'].includes(ruleId);
}

/** Returns the fix that disables a rule in the settings of the site; none for syntax errors, which break the page. */
export function disableForSite({ settings }: SiteSnapshot, ruleId: string): readonly Fix[] {
  if (isSyntaxRule(ruleId) || ruleId === 'config/settings') return [];
  const title = `Disable ${code(ruleId)} for this site`;
  const file = settingsFileName as SitePath;
  const own = settings.sources.find((source) => source.file === file)?.source;
  if (own === undefined) {
    return [{ title, preferred: false, edits: [{ kind: 'create', file, text: settingsWithout(ruleId) }] }];
  }
  const edits = disableRuleIn(own.text, ruleId);
  return edits.length === 0 ? [] : [{ title, preferred: false, edits: [{ kind: 'edit', file, edits }] }];
}
