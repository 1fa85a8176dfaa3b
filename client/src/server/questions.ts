import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { questionRequest, type QuestionParams } from '../../../server/src/protocol/questions.ts';

/** Asks the server’s questions in dialogs. */
export function askQuestions(client: BaseLanguageClient): vscode.Disposable {
  return client.onRequest(questionRequest, async ({ question, answers }: QuestionParams) => {
    const items = answers.map((title, index) => ({ title, isCloseAffordance: index === answers.length - 1 }));
    const answer = await vscode.window.showInformationMessage(question, { modal: true }, ...items);
    return answer?.title ?? null;
  });
}
