import * as vscode from 'vscode';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { siteOf } from '../pickSite.ts';
import type { Server } from '../server/server.ts';
import { applyAll, applyAt, applyChanges, applySelected, linesIn, type AtCursor } from './applyChanges.ts';
import { linesOf } from './change.ts';
import { commentScript } from './comments.ts';
import { beginsKey, isCodeOrFrontMatter } from './fences.ts';
import { isInTag, toggleMark, type Mark } from './emphasis.ts';
import { toggleLink } from './links.ts';
import { indentItem, outdentItem } from './lists.ts';
import { lineKindAt, type LineKind } from './lineKind.ts';
import { newTable } from './newTable.ts';
import { indentItems, outdentItems } from './selectedItems.ts';
import { alignColumn, goToCell, insertColumn, insertRow, type Alignment } from './tables.ts';
import { WhileTyping } from './whileTyping.ts';

/** As long as the editor shows such a message by default. */
const shownMs = 5_000;

/** Extensions that bring the same keys to Markdown. */
const othersForMarkdown = ['yzhang.markdown-all-in-one', 'mdickin.markdown-shortcuts', 'docsmsft.docs-markdown'];

/**
 * The commands of the keys for writing: bold, lists, tables and so on. The manifest binds them where the contexts
 * `docsight.canWrite` (a Markdown page) and `docsight.writingAt` (a list, a table …) say so, so that everywhere else keys are
 * the editor's own and wait for no extension.
 */
export class WritingKeys implements vscode.Disposable {
  readonly #disposables: vscode.Disposable;
  #sites: readonly SiteInfo[] = [];
  #canWrite: boolean | undefined;
  #lineKind: LineKind;

  constructor(server: Server) {
    const whileTyping = new WhileTyping();
    this.#disposables = vscode.Disposable.from(
      server.onDidChangeSites(() => {
        void server.sites().then((sites) => {
          this.#sites = sites;
          this.#update();
        });
      }),
      ...registerMarks(),
      ...registerKeys(whileTyping),
      ...registerTables(),
      registerComment(),
      vscode.window.onDidChangeActiveTextEditor(() => {
        this.#update();
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === vscode.window.activeTextEditor) this.#update();
      }),
      vscode.workspace.onDidChangeTextDocument((event) => {
        const editor = vscode.window.activeTextEditor;
        if (editor?.document !== event.document || this.#canWrite !== true) return;
        const mark = lineOfTyped(event, /^[`~|]$/);
        if (mark !== undefined) void whileTyping.removeDoubled(editor, mark);
        const letter = lineOfTyped(event, /^[a-z]$/i);
        if (letter !== undefined && beginsKey(linesIn(editor.document), letter)) void suggest();
      }),
    );
    // The editor asks extensions about a command once, before its first use. Enter shall not wait for that.
    void vscode.commands.executeCommand('runCommands', { commands: ['noop'] });
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

function lineKindIn(editor: vscode.TextEditor): LineKind {
  const { selection, selections } = editor;
  const lines = linesIn(editor.document);
  // What is commented out begins with the first selected line.
  const { line } = selection.isSingleLine ? selection.active : selection.start;
  const lineKind = selections.length === 1 && line < lines.count ? lineKindAt(lines, line) : undefined;
  // Rows that are selected are no cell.
  return lineKind === 'table' && !selection.isSingleLine ? undefined : lineKind;
}

function registerMarks(): readonly vscode.Disposable[] {
  const mark = (id: string, kind: Mark): vscode.Disposable =>
    register(id, async (editor) => {
      const { document, selection } = editor;
      if (isInTag(document.getText(), document.offsetAt(selection.active))) {
        vscode.window.setStatusBarMessage(vscode.l10n.t('The value of an attribute has no formatting.'), shownMs);
        return;
      }
      await applyAll(editor, (text, selected) => toggleMark(text, selected, kind));
    });
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

function registerKeys(whileTyping: WhileTyping): readonly vscode.Disposable[] {
  return [
    // The manifest’s keybinding has made the editor break the line before.
    register('docsight.write.enter', (editor) => whileTyping.completeLineBreak(editor)),
    register('docsight.write.tab', (editor) => tab(editor, 1)),
    register('docsight.write.shiftTab', (editor) => tab(editor, -1)),
  ];
}

/** Goes to another cell, or moves an item or the selected ones to another level. */
function tab(editor: vscode.TextEditor, by: 1 | -1): Promise<void> {
  if (lineKindIn(editor) === 'table') {
    return applyAt(editor, (lines, line, character) => goToCell(lines, line, character, by));
  }
  if (editor.selection.isEmpty) return applyAt(editor, by === 1 ? indentItem : outdentItem);
  return by === 1 ? applySelected(editor, indentItems, 'tab') : applySelected(editor, outdentItems, 'outdent');
}

/** Returns the line on which one of some characters was typed; undefined for any other change. */
function lineOfTyped(
  { contentChanges, reason }: vscode.TextDocumentChangeEvent,
  characters: RegExp,
): number | undefined {
  const [change, ...others] = contentChanges;
  if (change === undefined || others.length > 0 || reason !== undefined) return undefined;
  return characters.test(change.text) ? change.range.start.line : undefined;
}

/** Shows completion if there is any: the editor doesn’t by itself in Markdown, where letters are mostly prose. */
function suggest(): Thenable<unknown> {
  return vscode.commands.executeCommand('editor.action.triggerSuggest', { auto: true });
}

/** Toggles the comment on the selected lines; one that is there already is removed by the editor. */
function registerComment(): vscode.Disposable {
  return register('docsight.write.comment', async (editor) => {
    const { document, selection } = editor;
    const range = { first: selection.start.line, last: selection.end.line };
    const offsets = { start: document.offsetAt(selection.start), end: document.offsetAt(selection.end) };
    const change = commentScript(linesOf(document.getText()), range, offsets);
    if (change === undefined) await vscode.commands.executeCommand('editor.action.commentLine');
    else await applyChanges(editor, [change]);
  });
}

function registerTables(): readonly vscode.Disposable[] {
  const noTable = (): void => {
    void vscode.window.showInformationMessage(vscode.l10n.t('Put the cursor into a table first.'));
  };
  const command = (id: string, change: AtCursor): vscode.Disposable =>
    register(id, (editor) => applyAt(editor, change, noTable));
  return [
    register('docsight.write.newTable', askForTable),
    command('docsight.write.newRow', (lines, line, character) => insertRow(lines, line, character)),
    command('docsight.write.newColumn', insertColumn),
    register('docsight.write.alignColumn', async (editor, ...[requested]) => {
      const to = isAlignment(requested) ? requested : await askForAlignment();
      const align: AtCursor = (lines, line, character) => to && alignColumn(lines, line, character, to);
      if (to !== undefined) await applyAt(editor, align, noTable);
    }),
  ];
}

/** Inserts a table below the line of the cursor, with its header’s cells to fill in. */
async function askForTable(editor: vscode.TextEditor): Promise<void> {
  const { document, selection } = editor;
  const { line } = selection.active;
  const lines = linesIn(document);
  if (isCodeOrFrontMatter(lines, line)) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Put the cursor below the front matter, outside of code.'));
    return;
  }
  const tableFor = (wanted: string): string | undefined => newTable(lines, line, wanted);
  const wanted = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('Columns x rows, or the cells of the header, separated by commas'),
    value: '3x2',
    validateInput: (text) =>
      tableFor(text) === undefined
        ? vscode.l10n.t('Enter a size such as 3x2, or a header such as Name, Type.')
        : undefined,
  });
  const table = wanted === undefined ? undefined : tableFor(wanted);
  if (table !== undefined) await editor.insertSnippet(new vscode.SnippetString(table), document.lineAt(line).range.end);
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

function setContext(key: string, value: unknown): Thenable<unknown> {
  return vscode.commands.executeCommand('setContext', key, value);
}
