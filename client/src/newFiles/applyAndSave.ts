import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import type { EditAnswer } from '../../../server/src/protocol/siteView.ts';
import { openFiles, saveWithoutTabs, withoutUnsaved } from '../files/fileTabs.ts';
import { notApplied, refuseUnwritable, type Target } from '../proposals/writeErrors.ts';
import type { Server } from '../server/server.ts';
import { applyWorkspaceEdit } from '../files/writing.ts';

/** The files that an edit created, and those that it changed. */
export interface ChangedFiles {
  readonly created: readonly vscode.Uri[];
  readonly changed: readonly vscode.Uri[];
}

/**
 * Applies the edit of an answer as one undoable step, and saves the files that had no unsaved changes. Throws the
 * message of a refusal.
 */
export async function applyAndSave(server: Server, answer: EditAnswer<ProtocolEdit>): Promise<ChangedFiles> {
  if ('refused' in answer) throw new Error(answer.refused);
  const { edit } = answer;
  return server.queueChange(() => applyEdit(server, edit));
}

async function applyEdit(server: Server, requested: ProtocolEdit): Promise<ChangedFiles> {
  const { created, others } = apart(requested);
  // The editor reports an empty edit as failed.
  if (created.size === 0 && others.length === 0) return { created: [], changed: [] };
  const edit = await server.toEdit({ documentChanges: others });
  const changed = edit.entries().map(([uri]) => uri);
  const targets = [
    ...[...created.keys()].map((uri) => targetOf(vscode.Uri.parse(uri), 'new')),
    ...changed.map((uri) => targetOf(uri, 'managed')),
  ];
  await refuseUnwritable(targets);
  // As a separate change, the text would make the editor open each of the files.
  for (const [uri, text] of created)
    edit.createFile(vscode.Uri.parse(uri), { contents: new TextEncoder().encode(text) });
  const open = openFiles();
  const saved = withoutUnsaved(changed);
  // It may be undone before it is saved, and saving may change a file again.
  server.savedEdits.expect(saved);
  if (!(await applyWorkspaceEdit(edit))) throw notApplied(targets);
  await saveWithoutTabs(saved, open);
  server.savedEdits.remember(saved);
  return { created: [...created.keys()].map((uri) => vscode.Uri.parse(uri)), changed };
}

function targetOf(uri: vscode.Uri, state: Target['state']): Target {
  return { uri: uri.toString(), path: vscode.workspace.asRelativePath(uri), state };
}

type DocumentChange = NonNullable<ProtocolEdit['documentChanges']>[number];

/** Splits an edit into the files that it creates, with their texts, and its other changes. */
function apart({ documentChanges = [] }: ProtocolEdit): {
  readonly created: ReadonlyMap<string, string>;
  readonly others: DocumentChange[];
} {
  const created = new Map<string, string>();
  const others: DocumentChange[] = [];
  for (const change of documentChanges) {
    const file = 'textDocument' in change ? change.textDocument.uri : undefined;
    if ('kind' in change && change.kind === 'create') created.set(change.uri, '');
    else if ('edits' in change && file !== undefined && created.has(file)) created.set(file, textOf(change.edits));
    else others.push(change);
  }
  return { created, others };
}

/** Returns the text that edits insert into an empty file. */
function textOf(edits: Extract<DocumentChange, { edits: unknown }>['edits']): string {
  return edits.map((edit) => ('newText' in edit ? edit.newText : edit.snippet.value)).join('');
}
