import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
  listFolderRequest,
  readFileRequest,
  statFileRequest,
  type FileParams,
  type FileStat,
  type FileText,
  type FolderList,
} from '../../../server/src/protocol/files.ts';
import { questionRequest, type QuestionParams } from '../../../server/src/protocol/questions.ts';
import { decode, mostBytes } from '../../../server/src/workspace/files/fileText.ts';

/** Reads for the server what it can’t: the files of the editor’s own file systems. */
export function provideFiles(client: BaseLanguageClient): vscode.Disposable {
  return vscode.Disposable.from(
    client.onRequest(readFileRequest, ({ uri }: FileParams) => read(vscode.Uri.parse(uri))),
    client.onRequest(listFolderRequest, ({ uri }: FileParams) => list(vscode.Uri.parse(uri))),
    client.onRequest(statFileRequest, ({ uri }: FileParams) => stat(vscode.Uri.parse(uri))),
  );
}

async function read(uri: vscode.Uri): Promise<FileText> {
  try {
    const bytes = await vscode.workspace.fs.readFile(uri);
    return bytes.length > mostBytes ? { reason: 'tooLarge' } : { text: decode(bytes) };
  } catch (error) {
    const code = error instanceof vscode.FileSystemError ? error.code : '';
    if (code === 'FileNotFound' || code === 'FileIsADirectory' || code === 'FileNotADirectory') return {};
    return { reason: code === 'NoPermissions' ? 'forbidden' : 'failed' };
  }
}

async function list(uri: vscode.Uri): Promise<FolderList> {
  try {
    const entries = await vscode.workspace.fs.readDirectory(uri);
    return { entries: entries.flatMap(([name, type]) => ofKind(type).map((kind) => ({ name, kind }))) };
  } catch {
    return {};
  }
}

async function stat(uri: vscode.Uri): Promise<FileStat> {
  try {
    const [kind] = ofKind((await vscode.workspace.fs.stat(uri)).type);
    return kind === undefined ? {} : { kind };
  } catch {
    return {};
  }
}

/** Returns the kind of a type; a link also has the type of its target. */
function ofKind(type: vscode.FileType): readonly ('file' | 'folder')[] {
  if ((type & vscode.FileType.Directory) !== 0) return ['folder'];
  return (type & vscode.FileType.File) !== 0 ? ['file'] : [];
}

/** Asks the server’s questions in dialogs. */
export function askQuestions(client: BaseLanguageClient): vscode.Disposable {
  return client.onRequest(questionRequest, async ({ question, answers }: QuestionParams) => {
    const items = answers.map((title, index) => ({ title, isCloseAffordance: index === answers.length - 1 }));
    const answer = await vscode.window.showInformationMessage(question, { modal: true }, ...items);
    return answer?.title ?? null;
  });
}
