import * as vscode from 'vscode';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { siteOf } from '../pickSite.ts';
import type { Server } from '../server.ts';
import type { TextRange } from '../../../server/src/core/text/textRange.ts';
import { linesOf, offsetAfter, split, type Change, type Lines } from './change.ts';
import { commentScript } from './comments.ts';
import { toggleMark, type Mark } from './emphasis.ts';
import { enterAt } from './enter.ts';
import { EnterContext, linesIn, setContext } from './enterContext.ts';
import { toggleLink } from './links.ts';
import { indentItem, outdentItem } from './lists.ts';
import { lineKindAt, type LineKind } from './lineKind.ts';
import { alignColumn, goToCell, insertColumn, insertRow, type Alignment } from './tables.ts';

/** Extensions that bring the same keys to Markdown. */
const othersForMarkdown = ['yzhang.markdown-all-in-one', 'mdickin.markdown-shortcuts', 'docsmsft.docs-markdown'];

/** Returns a change for a line and a character. */
type AtCursor = (lines: Lines, line: number, character: number) => Change | undefined;

/**
 * The commands of the keys for writing: bold, lists, tables and so on. The manifest binds them where the contexts
 * `docsight.canWrite` (a page) and `docsight.writingAt` (a list, a table …) say so, so that everywhere else keys are
 * the editor's own and wait for no extension.
 */
export class WritingKeys implements vscode.Disposable {
  readonly #disposables: vscode.Disposable;
  #sites: readonly SiteInfo[] = [];
  #canWrite: boolean | undefined;
  #lineKind: LineKind;
  readonly #enterContext: EnterContext;

  constructor(server: Server, extension: vscode.Extension<unknown>) {
    this.#enterContext = new EnterContext(extension);
    this.#disposables = vscode.Disposable.from(
      server.onDidChangeSites(() => {
        void server.sites().then((sites) => {
          this.#sites = sites;
          this.#update();
        });
      }),
      ...registerMarks(),
      ...registerKeys(this.#enterContext),
      ...registerTables(),
      registerComment(),
      vscode.window.onDidChangeActiveTextEditor(() => {
        this.#update();
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === vscode.window.activeTextEditor) this.#update();
      }),
    );
    this.#update();
  }

  /** Sets the contexts of the keybindings for the active editor. */
  #update(): void {
    const editor = vscode.window.activeTextEditor;
    const canWrite = editor !== undefined && this.#isWritable(editor.document);
    const lineKind = canWrite ? lineKindIn(editor) : undefined;
    if (canWrite !== this.#canWrite) void setContext('docsight.canWrite', canWrite);
    if (lineKind !== this.#lineKind) void setContext('docsight.writingAt', lineKind);
    this.#canWrite = canWrite;
    this.#lineKind = lineKind;
    this.#enterContext.update(isEnterBound(lineKind) ? editor : undefined);
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  #isWritable({ languageId, uri }: vscode.TextDocument): boolean {
    if (languageId === 'mdx') return true;
    const isOurs = languageId === 'markdown' && siteOf(this.#sites, uri) !== undefined;
    return isOurs && othersForMarkdown.every((id) => vscode.extensions.getExtension(id) === undefined);
  }
}

function isEnterBound(lineKind: LineKind): boolean {
  return lineKind === 'list' || lineKind === 'quote' || lineKind === 'fence';
}

function lineKindIn(editor: vscode.TextEditor): LineKind {
  const { selection, selections } = editor;
  const lines = linesIn(editor);
  // What is commented out begins with the first selected line.
  const { line, character } = selection.isSingleLine ? selection.active : selection.start;
  return selections.length === 1 && line < lines.count ? lineKindAt(lines, line, character) : undefined;
}

function registerMarks(): readonly vscode.Disposable[] {
  const mark = (id: string, kind: Mark): vscode.Disposable =>
    register(id, (editor) => applyAll(editor, (text, selection) => toggleMark(text, selection, kind)));
  const link = register('docsight.write.link', async (editor) => {
    const changes = await applyAll(editor, toggleLink);
    if (changes.length === 1 && changes[0]?.needsAddress === true) {
      await vscode.commands.executeCommand('editor.action.triggerSuggest');
    }
  });
  return [
    mark('docsight.write.bold', 'bold'),
    mark('docsight.write.italic', 'italic'),
    mark('docsight.write.code', 'code'),
    link,
  ];
}

function registerKeys(enterContext: EnterContext): readonly vscode.Disposable[] {
  return [
    register('docsight.write.enter', (editor) => {
      enterContext.clear();
      const eol = editor.document.eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n';
      return applyAt(
        editor,
        (lines, line, character) => enterAt(lines, line, character, eol),
        // The editor’s own Enter indents the new line.
        () => vscode.commands.executeCommand('type', { text: '\n' }),
      );
    }),
    register('docsight.write.tab', (editor) =>
      applyAt(editor, (lines, line, character) =>
        lineKindIn(editor) === 'table' ? goToCell(lines, line, character, 1) : indentItem(lines, line, character),
      ),
    ),
    register('docsight.write.shiftTab', (editor) =>
      applyAt(editor, (lines, line, character) =>
        lineKindIn(editor) === 'table' ? goToCell(lines, line, character, -1) : outdentItem(lines, line, character),
      ),
    ),
  ];
}

/** Toggles the comment on the selected lines; one that is there already is removed by the editor. */
function registerComment(): vscode.Disposable {
  return register('docsight.write.comment', async (editor) => {
    const { document, selection } = editor;
    const range = { first: selection.start.line, last: selection.end.line };
    const offsets = { start: document.offsetAt(selection.start), end: document.offsetAt(selection.end) };
    const change = commentScript(linesOf(document.getText()), range, offsets);
    if (change === undefined) await vscode.commands.executeCommand('editor.action.commentLine');
    else await apply(editor, [change]);
  });
}

function registerTables(): readonly vscode.Disposable[] {
  const noTable = (): void => {
    void vscode.window.showInformationMessage(vscode.l10n.t('Put the cursor into a table first.'));
  };
  const command = (id: string, change: AtCursor): vscode.Disposable =>
    register(id, (editor) => applyAt(editor, change, noTable));
  return [
    command('docsight.write.newRow', (lines, line, character) => insertRow(lines, line, character)),
    command('docsight.write.newColumn', insertColumn),
    register('docsight.write.alignColumn', async (editor, ...[requested]) => {
      const to = isAlignment(requested) ? requested : await askForAlignment();
      const align: AtCursor = (lines, line, character) => to && alignColumn(lines, line, character, to);
      if (to !== undefined) await applyAt(editor, align, noTable);
    }),
  ];
}

function isAlignment(value: unknown): value is Alignment {
  return ['left', 'center', 'right', 'none'].includes(String(value));
}

async function askForAlignment(): Promise<Alignment | undefined> {
  const items: (vscode.QuickPickItem & { readonly to: Alignment })[] = [
    { label: vscode.l10n.t('Left'), to: 'left' },
    { label: vscode.l10n.t('Center'), to: 'center' },
    { label: vscode.l10n.t('Right'), to: 'right' },
    { label: vscode.l10n.t('Default'), to: 'none' },
  ];
  const picked = await vscode.window.showQuickPick(items, {
    placeHolder: vscode.l10n.t('Select the alignment of the column'),
  });
  return picked?.to;
}

function register(
  id: string,
  run: (editor: vscode.TextEditor, ...args: readonly unknown[]) => unknown,
): vscode.Disposable {
  return vscode.commands.registerCommand(id, (...args: readonly unknown[]) => {
    const editor = vscode.window.activeTextEditor;
    return editor && run(editor, ...args);
  });
}

/** Changes the text at the cursor, or does something else where there is nothing to change. */
async function applyAt(editor: vscode.TextEditor, change: AtCursor, otherwise?: () => unknown): Promise<void> {
  const { document, selection } = editor;
  const changed = change(linesOf(document.getText()), selection.active.line, selection.active.character);
  if (changed === undefined) await otherwise?.();
  else await apply(editor, [changed]);
}

/** Changes the text at each selection. */
async function applyAll<Result extends Change>(
  editor: vscode.TextEditor,
  change: (text: string, selection: TextRange) => Result,
): Promise<readonly Result[]> {
  const { document } = editor;
  const text = document.getText();
  const selections = [...editor.selections].sort((a, b) => a.start.compareTo(b.start));
  const changes = selections.map(({ start, end }) =>
    change(text, { start: document.offsetAt(start), end: document.offsetAt(end) }),
  );
  await apply(editor, changes);
  return changes;
}

/**
 * Applies changes. What is typed next mustn't arrive between a change of the text and one of the selection, so the
 * cursor is moved by the edit itself where it can be.
 */
async function apply(editor: vscode.TextEditor, changes: readonly Change[]): Promise<void> {
  const [only] = changes;
  if (only !== undefined && changes.length === 1 && (await applyAtOnce(editor, only))) return;
  if (!(await applyEdits(editor, changes))) return;
  const { document } = editor;
  let growth = 0;
  editor.selections = changes.map(({ edits, selection: { start, end } }) => {
    const selection = new vscode.Selection(document.positionAt(start + growth), document.positionAt(end + growth));
    growth += edits.reduce((sum, { range, newText }) => sum + newText.length - (range.end - range.start), 0);
    return selection;
  });
  editor.revealRange(editor.selection);
}

/** Applies a change with the cursor after it in one step. False if it selects something. */
async function applyAtOnce(editor: vscode.TextEditor, change: Change): Promise<boolean> {
  const { edits, selection } = change;
  if (edits.length === 0 || !editor.selection.isEmpty || selection.start !== selection.end) return false;
  const { document } = editor;
  const cursor = document.offsetAt(editor.selection.active);
  if (selection.start === offsetAfter(cursor, edits)) {
    await applyEdits(editor, [change]);
    return true;
  }
  const { start, before, after } = split(document.getText(), change);
  if (selection.start < start || selection.start > start + before.length) return false;
  const range = rangeOf(document, { start, end: edits.reduce((end, edit) => Math.max(end, edit.range.end), start) });
  // The editor indents the lines of a snippet as the line where it begins.
  const [indent = ''] = /^\s*/.exec(document.lineAt(range.start).text) ?? [];
  const plain = (text: string): string => text.replaceAll(`\n${indent}`, '\n');
  const snippet = new vscode.SnippetString().appendText(plain(before)).appendTabstop(0).appendText(plain(after));
  return editor.insertSnippet(snippet, range);
}

function applyEdits(editor: vscode.TextEditor, changes: readonly Change[]): Thenable<boolean> {
  const edits = changes.flatMap((change) => change.edits);
  if (edits.length === 0) return Promise.resolve(true);
  const { document } = editor;
  return editor.edit((builder) => {
    for (const { range, newText } of edits) {
      // Only an insertion moves the cursor to its end.
      if (range.start === range.end) builder.insert(document.positionAt(range.start), newText);
      else builder.replace(rangeOf(document, range), newText);
    }
  });
}

function rangeOf(document: vscode.TextDocument, { start, end }: TextRange): vscode.Range {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}
