import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/proposedFiles.ts';

/** The texts of some files at one moment, to detect changes made while a question is open. */
export class CurrentTexts {
  readonly #texts: ReadonlyMap<ProposedFile, string | undefined>;

  private constructor(texts: ReadonlyMap<ProposedFile, string | undefined>) {
    this.#texts = texts;
  }

  static async read(files: readonly ProposedFile[]): Promise<CurrentTexts> {
    return new CurrentTexts(await readTexts(files));
  }

  /** Returns the files whose text has changed since. */
  async changed(): Promise<readonly ProposedFile[]> {
    const now = await readTexts([...this.#texts.keys()]);
    return [...this.#texts].filter(([file, text]) => now.get(file) !== text).map(([file]) => file);
  }
}

async function readTexts(files: readonly ProposedFile[]): Promise<ReadonlyMap<ProposedFile, string | undefined>> {
  return new Map(await Promise.all(files.map(async (file) => [file, await readText(file)] as const)));
}

/** Returns the text of a file as the editor has it, without opening it; undefined if there is no file. */
async function readText(file: ProposedFile): Promise<string | undefined> {
  const document = openDocument(file);
  if (document !== undefined) return document.getText();
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.parse(file.uri)));
  } catch {
    return undefined;
  }
}

export function openDocument({ uri }: ProposedFile): vscode.TextDocument | undefined {
  const requested = vscode.Uri.parse(uri).toString();
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === requested);
}
