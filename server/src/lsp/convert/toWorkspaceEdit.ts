import {
  CodeActionKind,
  type CodeAction,
  type Diagnostic,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { Refusable } from '../../core/features/refactor/refactoring.ts';
import type { EditAnswer } from '../../protocol/siteView.ts';
import type { Fix } from '../../core/rules/engine/rule.ts';
import type { FileEdit } from '../../core/paths/fileEdit.ts';
import type { Site } from '../../workspace/site.ts';
import type { ClientSupport } from '../clientSupport.ts';
import type { LinesOf } from '../../workspace/files/fileLines.ts';
import { startOfFile, toFileUri, toTextEdit } from './toProtocol.ts';

/** Converts a fix to a code action; undefined if the client can't create the file that it needs. */
export function toCodeAction(
  linesOf: LinesOf,
  fix: Fix,
  site: Site,
  client: ClientSupport,
  resolved: Diagnostic[],
): CodeAction | undefined {
  const edit = toWorkspaceEdit(linesOf, fix.edits, site, client, fix.confirm);
  if (edit === undefined) return undefined;
  return { title: fix.title, kind: CodeActionKind.QuickFix, isPreferred: fix.preferred, diagnostics: resolved, edit };
}

/**
 * Converts changes of several files to one edit; undefined if the client can't create or move the files that it needs.
 * `confirm` is the label of changes that a person has to confirm, if the client can ask.
 */
export function toWorkspaceEdit(
  linesOf: LinesOf,
  edits: readonly FileEdit[],
  site: Pick<Site, 'root'>,
  client: ClientSupport,
  confirm?: string,
): WorkspaceEdit | undefined {
  if (client.documentChanges) {
    if (edits.some(({ kind }) => kind === 'create') && !client.createFiles) return undefined;
    if (edits.some(({ kind }) => kind === 'move') && !client.renameFiles) return undefined;
    const documentChanges = edits.flatMap((edit) => toDocumentChanges(linesOf, edit, site));
    return confirm === undefined || !client.changeAnnotations
      ? { documentChanges }
      : annotated(documentChanges, confirm, true);
  }
  const changes = edits.map((edit) =>
    edit.kind === 'edit' ? ([toFileUri(site, edit.file), toTextEdits(linesOf, edit)] as const) : undefined,
  );
  // Without document changes files can't be created or moved.
  return changes.includes(undefined)
    ? undefined
    : { changes: Object.fromEntries(changes.filter((change) => change !== undefined)) };
}

/** Returns the answer to a request for a change: its edit, or why there is none. */
export function editAnswer(
  linesOf: LinesOf,
  change: Refusable,
  site: Pick<Site, 'root'>,
  client: ClientSupport,
): EditAnswer<WorkspaceEdit> {
  if ('refused' in change) return change;
  const edit = toWorkspaceEdit(linesOf, change.edits, site, client);
  return edit === undefined ? { refused: 'This editor can’t create files for language servers.' } : { edit };
}

/** Describes the changes of an edit, so that a preview shows what they are for, without asking about each. */
export function described(edit: WorkspaceEdit | undefined, label: string): WorkspaceEdit | undefined {
  return edit?.documentChanges === undefined ? edit : annotated(edit.documentChanges, label, false);
}

function annotated(
  documentChanges: readonly DocumentChange[],
  label: string,
  needsConfirmation: boolean,
): WorkspaceEdit {
  return {
    changeAnnotations: { [label]: { label, needsConfirmation } },
    documentChanges: documentChanges.map((change) =>
      'edits' in change
        ? { ...change, edits: change.edits.map((edit) => ({ ...edit, annotationId: label })) }
        : { ...change, annotationId: label },
    ),
  };
}

/** Joins the edits of several sites; null if there are none. */
export function joinEdits(edits: readonly (WorkspaceEdit | undefined)[]): WorkspaceEdit | null {
  const documentChanges = edits.flatMap((edit) => edit?.documentChanges ?? []);
  const changes = edits.flatMap((edit) => Object.entries(edit?.changes ?? {}));
  const annotations = edits.flatMap((edit) => Object.entries(edit?.changeAnnotations ?? {}));
  if (documentChanges.length === 0) return changes.length === 0 ? null : { changes: Object.fromEntries(changes) };
  return {
    documentChanges,
    ...(annotations.length > 0 && { changeAnnotations: Object.fromEntries(annotations) }),
  };
}

type DocumentChange = NonNullable<WorkspaceEdit['documentChanges']>[number];

function toDocumentChanges(linesOf: LinesOf, edit: FileEdit, site: Pick<Site, 'root'>): DocumentChange[] {
  const uri = toFileUri(site, edit.file);
  const textDocument = { uri, version: null };
  switch (edit.kind) {
    case 'edit':
      return [{ textDocument, edits: toTextEdits(linesOf, edit) }];
    case 'create':
      return [
        { kind: 'create', uri },
        { textDocument, edits: [{ range: startOfFile, newText: edit.text }] },
      ];
    case 'move':
      return [{ kind: 'rename', oldUri: toFileUri(site, edit.from), newUri: uri }];
  }
}

function toTextEdits(linesOf: LinesOf, { file, edits }: Extract<FileEdit, { kind: 'edit' }>): TextEdit[] {
  const lines = linesOf(file);
  return edits.map((edit) => toTextEdit(lines, edit));
}
