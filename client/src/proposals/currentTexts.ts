import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/generatedFiles.ts';

/** What stood in some files at one moment: an answer may take a person longer than a change takes somebody else. */
export class CurrentTexts {
  readonly #texts: ReadonlyMap<ProposedFile, string | undefined>;

  private constructor(texts: ReadonlyMap<ProposedFile, string | undefined>) {
    this.#texts = texts;
  }

  static async read(files: readonly ProposedFile[]): Promise<CurrentTexts> {
    return new CurrentTexts(await readTexts(files));
  }

  /** The files in which something else stands by now. */
  async changed(): Promise<readonly ProposedFile[]> {
    const now = await readTexts([...this.#texts.keys()]);
    return [...this.#texts].filter(([file, text]) => now.get(file) !== text).map(([file]) => file);
  }
}

async function readTexts(files: readonly ProposedFile[]): Promise<ReadonlyMap<ProposedFile, string | undefined>> {
  return new Map(await Promise.all(files.map(async (file) => [file, await readText(file)] as const)));
}

/** The text of a file as the editor has it, which needn't open it for that; undefined where there is no file. */
async function readText(file: ProposedFile): Promise<string | undefined> {
  const document = openDocument(file);
  if (document !== undefined) return document.getText();
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.parse(file.uri)));
  } catch {
    return undefined;
  }
}

/** The document of a file that is open in the editor. */
export function openDocument({ uri }: ProposedFile): vscode.TextDocument | undefined {
  const requested = vscode.Uri.parse(uri).toString();
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === requested);
}
