import { CodeActionKind, type CodeAction, type Range } from 'vscode-languageserver';
import { fixesOfRule } from '../core/rules/fixRule.ts';
import type { ReportedFinding } from '../core/rules/reportedFindings.ts';
import { rangesTouch } from '../core/text/textRange.ts';
import { code } from '../core/util/messageText.ts';
import type { FixRuleParams } from '../protocol/fixRule.ts';
import { toUri } from '../workspace/resourcePath.ts';
import { findingsOf } from './fileReports.ts';
import type { PageDocumentContext } from './documentContext.ts';
import { linesIn } from '../workspace/fileLines.ts';
import { fromRange } from './fromProtocol.ts';
import { toWorkspaceEdit } from './toWorkspaceEdit.ts';

/** Returns the actions that fix all findings of the rules at a range: on the page, and on the site. */
export function ruleActions(context: PageDocumentContext, range: Range): CodeAction[] {
  const selected = fromRange(context.document, range);
  const touched = findingsOf(context).filter((finding) => rangesTouch(finding.range, selected));
  const byRule = new Map(touched.map((finding) => [finding.rule.id, finding]));
  return [...byRule.values()].flatMap((finding) => actionsFor(context, finding));
}

function actionsFor(context: PageDocumentContext, finding: ReportedFinding): readonly CodeAction[] {
  const { client, site, page } = context;
  const { id } = finding.rule;
  const title = finding.fixes?.(site.takeSnapshot())[0]?.title;
  if (title === undefined) return [];
  const { edits, count } = fixesOfRule(findingsOf(context), id, title, page.file);
  if (count === 0) return [];
  const edit = toWorkspaceEdit(linesIn(site), [{ kind: 'edit', file: page.file, edits }], site, client);
  const kind = CodeActionKind.QuickFix;
  const onPage = `Fix all ${String(count)} ${code(id)} problems on this page`;
  const onSite = `Fix all ${code(id)} problems on the site…`;
  const params: FixRuleParams = { config: toUri(site.configPath), rule: id, title };
  const { fixRuleCommand } = client;
  return [
    ...(count < 2 || edit === undefined ? [] : [{ title: onPage, kind, edit }]),
    ...(fixRuleCommand === undefined
      ? []
      : [{ title: onSite, kind, command: { title: onSite, command: fixRuleCommand, arguments: [params] } }]),
  ];
}
