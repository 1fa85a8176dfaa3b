import { CodeActionKind, type CodeAction, type CodeActionParams, type Diagnostic } from 'vscode-languageserver';
import { disableForSite, suppressions } from '../core/features/page/suppress.ts';
import { addPagesToGroupAt, addPageToGroup } from '../core/features/refactor/addToGroup.ts';
import { extractSnippet } from '../core/features/refactor/extractSnippet.ts';
import { fixWithLinks, withLinks } from '../core/features/refactor/fixWithLinks.ts';
import type { Refactoring } from '../core/features/refactor/refactoring.ts';
import { upgradeAt } from '../core/features/refactor/upgradeSite.ts';
import { safeEdits } from '../core/rules/engine/fixAll.ts';
import { fixesOfRule } from '../core/rules/engine/fixRule.ts';
import type { ReportedFinding } from '../core/rules/engine/reportedFindings.ts';
import type { Fix } from '../core/rules/engine/rule.ts';
import { settingsFileName } from '../core/settings/settingsFile.ts';
import { rangesTouch } from '../core/text/textRange.ts';
import { code, count } from '../core/util/messageText.ts';
import type { FixRuleParams } from '../protocol/proposedFiles.ts';
import { linesOfSite } from '../workspace/files/fileLines.ts';
import { toUri } from '../workspace/files/resourcePath.ts';
import {
  composedLinesOf,
  type ConfigContext,
  type FragmentContext,
  type PageDocumentContext,
} from './documentContext.ts';
import { findingsOf } from './findings/fileReports.ts';
import { fromRange } from './convert/fromProtocol.ts';
import { toLocation } from './convert/toProtocol.ts';
import { toCodeAction, toWorkspaceEdit } from './convert/toWorkspaceEdit.ts';

const refactorKinds = [CodeActionKind.Refactor, CodeActionKind.RefactorExtract, CodeActionKind.RefactorRewrite];

const fixAllKind = `${CodeActionKind.SourceFixAll}.docsight`;

export function configActions(context: ConfigContext | FragmentContext, params: CodeActionParams): CodeAction[] {
  const { site } = context;
  const offset = composedLinesOf(context).offsetAt(params.range.start);
  // Fixes come first: Enter takes the first row of the menu.
  return [
    ...quickFixes(context, params, (finding) => finding.fixes?.(site.takeSnapshot()) ?? []),
    ...listings(context, params),
    ...quickFixes(context, params, (finding) => disableForSite(site.takeSnapshot(), finding.rule.id)),
    ...fixAll(context, params),
    ...refactorings(context, params, () => [
      ...addPagesToGroupAt(site.takeSnapshot(), offset),
      ...upgradeAt(site.takeSnapshot(), offset),
    ]),
  ];
}

export function pageActions(context: PageDocumentContext, params: CodeActionParams): CodeAction[] {
  const { document, site, page } = context;
  const fixes = quickFixes(context, params, (finding) =>
    (finding.fixes?.(site.takeSnapshot()) ?? []).map((fix) => fixWithLinks(page, fix)),
  );
  const disabling = quickFixes(context, params, (finding) => [
    ...suppressions(page, finding),
    ...disableForSite(site.takeSnapshot(), finding.rule.id),
  ]);
  return [
    ...fixes,
    ...(isRequested(params.context.only, CodeActionKind.QuickFix) ? ruleActions(context, params) : []),
    ...(isRequested(params.context.only, CodeActionKind.QuickFix) ? asOneRow(disabling, context) : []),
    ...fixAll(context, params),
    ...refactorings(context, params, () => [
      ...extractSnippet(page, fromRange(document, params.range)),
      // A fix says the same of some groups, in the same menu.
      ...addPageToGroup(site.takeSnapshot(), page.file).filter(({ title }) =>
        fixes.every((fix) => fix.title !== title),
      ),
    ]),
  ];
}

/** Returns the ways to disable rules as one action, which asks for one of them, if the client can. */
function asOneRow(
  ways: readonly CodeAction[],
  { client: { chooseActionCommand: command } }: PageDocumentContext,
): CodeAction[] {
  if (command === undefined || ways.length < 2) return [...ways];
  const title = 'Disable the rule…';
  const edits = ways.map((way) => ({ title: way.title, edit: way.edit ?? (way.command?.arguments?.[0] as unknown) }));
  const diagnostics = [...new Set(ways.flatMap((way) => way.diagnostics ?? []))];
  return [{ title, kind: CodeActionKind.QuickFix, diagnostics, command: { title, command, arguments: [edits] } }];
}

/** Nobody chooses among the fixes of more findings; a selected page may have thousands. */
const mostFixed = 100;

type FixesOf = (finding: ReportedFinding) => readonly Fix[];

/**
 * Returns the fixes of all findings that a range touches; those of findings that the client shows are attached to them.
 */
function quickFixes(
  context: ConfigContext | FragmentContext | PageDocumentContext,
  { range, context: requested }: CodeActionParams,
  fixesOf: FixesOf,
): CodeAction[] {
  const { document, site, client } = context;
  if (!isRequested(requested.only, CodeActionKind.QuickFix)) return [];
  const linesOf = linesOfSite(site);
  const selected = fromRange(document, range);
  const touched = findingsOf(context).filter((finding) => rangesTouch(finding.range, selected));
  return touched.slice(0, mostFixed).flatMap((finding) => {
    const resolved = requested.diagnostics.filter((diagnostic) => isOf(diagnostic, finding, context));
    return fixesOf(finding).flatMap((fix) => {
      const action = toCodeAction(linesOf, fix, site, client, resolved);
      return action === undefined ? [] : savedElsewhere(action, context);
    });
  });
}

/** Returns an action for each finding that counts something, which lists all of it. */
function listings(
  context: ConfigContext | FragmentContext,
  { range, context: { only, diagnostics } }: CodeActionParams,
): CodeAction[] {
  const { document, site, client } = context;
  const command = client.showReferencesCommand;
  if (command === undefined || !isRequested(only, CodeActionKind.QuickFix)) return [];
  const linesOf = linesOfSite(site);
  const selected = fromRange(document, range);
  return findingsOf(context).flatMap((finding) => {
    const { counted = [] } = finding;
    if (counted.length === 0 || !rangesTouch(finding.range, selected)) return [];
    const files = new Set(counted.map(({ file }) => file));
    const title =
      files.size === counted.length ? `Show the ${count(files.size, 'page')}` : `Show all ${counted.length}`;
    const locations = counted.map((one) => toLocation(linesOf, one.file, one.range, site));
    return {
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics: diagnostics.filter((diagnostic) => isOf(diagnostic, finding, context)),
      command: { title, command, arguments: [document.uri, range.start, locations] },
    };
  });
}

function isOf(
  { code, message, range }: Diagnostic,
  finding: ReportedFinding,
  { document }: ConfigContext | FragmentContext | PageDocumentContext,
): boolean {
  // A rule may find several things in one range. The message in the protocol may count copies after the finding’s.
  const text = typeof message === 'string' ? message : message.value;
  const isSame = code === finding.rule.id && text.startsWith(finding.message);
  return isSame && document.offsetAt(range.start) === finding.range.start;
}

/** Returns one action that applies all safe fixes; only if requested by its kind. */
function fixAll(
  context: ConfigContext | FragmentContext | PageDocumentContext,
  { context: { only } }: CodeActionParams,
): CodeAction[] {
  if (only === undefined || !isRequested(only, fixAllKind)) return [];
  const { site, client } = context;
  const edits = safeEdits(findingsOf(context));
  const edit = edits.length === 0 ? undefined : toWorkspaceEdit(linesOfSite(site), edits, site, client);
  if (edit === undefined) return [];
  return [{ title: 'Fix all auto-fixable Docsight problems', kind: fixAllKind, edit }];
}

/**
 * Returns an action that changes other files only as one that saves them too, if the client can: nobody sees that they
 * are unsaved. New pages and snippets are opened instead, to be written.
 */
function savedElsewhere(
  action: CodeAction,
  { document, client }: ConfigContext | FragmentContext | PageDocumentContext,
): CodeAction {
  const { edit, ...others } = action;
  const { applyAndSaveCommand: command } = client;
  const changes = edit?.documentChanges;
  // The client asks about annotated changes.
  if (command === undefined || changes === undefined || edit?.changeAnnotations !== undefined) return action;
  const isElsewhere = changes.every((change) =>
    'kind' in change
      ? change.kind === 'create' && change.uri.endsWith(`/${settingsFileName}`)
      : change.textDocument.uri !== document.uri,
  );
  return isElsewhere ? { ...others, command: { title: action.title, command, arguments: [edit] } } : action;
}

/** Returns refactorings; computed only if requested. */
function refactorings(
  context: ConfigContext | FragmentContext | PageDocumentContext,
  { range, context: { only } }: CodeActionParams,
  offered: () => readonly Refactoring[],
): CodeAction[] {
  if (!refactorKinds.some((kind) => isRequested(only, kind))) return [];
  const { site, client, pendingFiles } = context;
  const linesOf = linesOfSite(site);
  return offered().flatMap(({ title, kind, edits, newName }) => {
    const { extractSnippetCommand: command } = client;
    if (newName !== undefined && command !== undefined && isRequested(only, kind)) {
      const about = { textDocument: { uri: context.document.uri }, range };
      return { title: `${title}…`, kind, command: { title, command, arguments: [about, newName] } };
    }
    const edit = isRequested(only, kind) ? toWorkspaceEdit(linesOf, edits, site, client) : undefined;
    if (edit === undefined) return [];
    pendingFiles.expect(site, edits);
    return [savedElsewhere({ title, kind, edit }, context)];
  });
}

function isRequested(only: readonly string[] | undefined, kind: string): boolean {
  return only?.some((requested) => kind === requested || kind.startsWith(`${requested}.`)) ?? true;
}

/**
 * Returns the actions that fix all findings of the rules at a range: on the page, and on the site. Editors list actions
 * without a diagnostic last, after those that disable the rule.
 */
function ruleActions(
  context: PageDocumentContext,
  { range, context: { diagnostics } }: CodeActionParams,
): CodeAction[] {
  const selected = fromRange(context.document, range);
  const touched = findingsOf(context).filter((finding) => rangesTouch(finding.range, selected));
  const byRule = new Map(touched.map((finding) => [finding.rule.id, finding]));
  return [...byRule.values()].flatMap((finding) => {
    const shown = diagnostics.filter((diagnostic) => isOf(diagnostic, finding, context));
    return actionsFor(context, finding).map((action) => ({ ...action, diagnostics: shown }));
  });
}

function actionsFor(context: PageDocumentContext, finding: ReportedFinding): readonly CodeAction[] {
  const { client, site, page } = context;
  const { id } = finding.rule;
  const [fix, ...others] = finding.fixes?.(site.takeSnapshot()) ?? [];
  if (fix === undefined) return [];
  const { title } = fix;
  const { edits, count } = fixesOfRule(findingsOf(context), id, title, page.file);
  if (count === 0) return [];
  const edit = toWorkspaceEdit(linesOfSite(site), withLinks(page, edits), site, client);
  const kind = CodeActionKind.QuickFix;
  // Of several ways none of which is nearly always right, the first is taken.
  const way = fix.preferred || others.length === 0 ? '' : `: ${title}`;
  const onPage = `Fix all ${String(count)} ${code(id)} problems on this page${way}`;
  const onSite = `Fix all ${code(id)} problems on the site${way}…`;
  const params: FixRuleParams = { config: toUri(site.configPath), rule: id, title };
  const { fixRuleCommand } = client;
  return [
    ...(count < 2 || edit === undefined ? [] : [{ title: onPage, kind, edit }]),
    ...(fixRuleCommand === undefined
      ? []
      : [{ title: onSite, kind, command: { title: onSite, command: fixRuleCommand, arguments: [params] } }]),
  ];
}
