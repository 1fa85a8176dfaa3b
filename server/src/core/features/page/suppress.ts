import type { PageModel } from '../../page/pageModel.ts';
import { lineEndOf, insertion, pageFix } from '../../rules/pageEdits.ts';
import type { Fix } from '../../rules/rule.ts';
import type { ReportedFinding } from '../../rules/runRules.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/words.ts';

/** Comments that silence a finding: where it stands, and on the whole page. */
export function suppressions(subject: PageInSite, finding: ReportedFinding): readonly Fix[] {
  const { page } = subject;
  const { id } = finding.rule;
  const forPage = pageFix(subject, `Silence ${code(id)} on this page`, silencePage(page, id));
  const isInFrontMatter = finding.range.start < (page.frontMatter?.range.end ?? 0);
  if (isInFrontMatter || page.frontMatter === undefined) return [forPage];
  return [pageFix(subject, `Silence ${code(id)} here`, silenceHere(page, finding.range, id)), forPage];
}

function silencePage({ text, frontMatter }: PageModel, ruleId: string): readonly TextEdit[] {
  const lineEnd = lineEndOf(text);
  const comment = `{/* docsight-disable ${ruleId} */}`;
  const end = frontMatter?.range.end;
  if (end === undefined) return [insertion(0, `${comment}${lineEnd}${lineEnd}`)];
  return [insertion(end, `${lineEnd}${lineEnd}${comment}`)];
}

/** A comment before the finding's line; around a fence, a table or a long tag, within which no comment can stand. */
function silenceHere(page: PageModel, { start }: TextRange, ruleId: string): readonly TextEdit[] {
  const { text } = page;
  const lineEnd = lineEndOf(text);
  const lineStart = startOfLine(text, start);
  const whole = closedPlaces(page).find((range) => range.start < lineStart && start < range.end);
  if (whole === undefined) {
    const indent = indentOf(text, lineStart);
    return [insertion(lineStart, `${indent}{/* docsight-disable-next-line ${ruleId} */}${lineEnd}`)];
  }
  const before = startOfLine(text, whole.start);
  const after = endOfLine(text, whole.end);
  const indent = indentOf(text, before);
  return [
    insertion(before, `${indent}{/* docsight-disable ${ruleId} */}${lineEnd}${lineEnd}`),
    insertion(after, `${lineEnd}${lineEnd}${indent}{/* docsight-enable ${ruleId} */}`),
  ];
}

function closedPlaces({ fences, blocks, tags, expressions }: PageModel): readonly TextRange[] {
  const tables = blocks.filter(({ kind }) => kind === 'table' || kind === 'math');
  return [...tables, ...fences, ...tags, ...expressions].map(({ range }) => range);
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function endOfLine(text: string, offset: number): number {
  const end = text.slice(offset).search(/\r?\n|$/);
  return offset + end;
}

function indentOf(text: string, lineStart: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
}
