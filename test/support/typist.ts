import {
  CompletionRequest,
  CompletionTriggerKind,
  InsertTextFormat,
  TextEdit,
  type CompletionContext,
  type CompletionItem,
} from 'vscode-languageserver/node';
import { closesString } from '../../server/src/core/text/closesString.ts';
import type { LanguageClient } from './languageClient.ts';
import { shownItems } from './suggestions.ts';

/** An item with the offsets of what it replaces, as VS Code compares it. */
interface Row {
  readonly label: string;
  readonly sortText: string;
  readonly filterText: string;
  readonly edit: { readonly range: { readonly start: number; readonly end: number }; readonly newText: string };
  /** Whether the editor inserts it as a snippet, or changes another place with it: it takes Enter even if that changes nothing. */
  readonly takesEnter: boolean;
}

/** An answer: to what was typed up to an offset. */
interface List {
  readonly rows: readonly Row[];
  readonly isIncomplete: boolean;
  readonly offset: number;
}

/** What a document is typed into. */
export interface Keyboard {
  readonly client: LanguageClient;
  readonly triggerCharacters: ReadonlySet<string>;
  /** Whether the document is docs.json, where the editor also asks at the first letter of each word. */
  readonly isJson: boolean;
}

/** A newline that Enter didn’t begin, since it took a row of a list. */
export interface TakenRow {
  /** The line up to the cursor. */
  readonly line: string;
  readonly label: string;
  /** What the row replaces, and by what. */
  readonly typed: string;
  readonly newText: string;
}

const letter = /[\p{L}\p{N}_]/u;

/** Where a part of a document is typed: what is before it, and what is after it. */
interface Place {
  readonly before: string;
  readonly after: string;
}

const wholeDocument: Place = { before: '', after: '' };

/** What the editor adds after a character, and what isn't typed twice then. */
const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '"': '"', '`': '`' };

/**
 * Types a document as VS Code does it: characters ask for lists, lists are filtered while somebody types on, and Enter takes
 * the first row of an open list if that changes something. Returns the rows that were taken; after each of them the list is
 * closed, and the document goes on as if it hadn’t been.
 */
export class Typist {
  readonly #keyboard: Keyboard;
  readonly #name: string;
  readonly #text: string;
  readonly #start: number;
  readonly #after: string;
  readonly #answers = new Map<string, List>();
  /** The requests that aren’t answered yet, with the number of keys until they are. */
  #pending: { readonly answer: List; keys: number } | undefined;
  #list: List | undefined;

  constructor(keyboard: Keyboard, name: string, text: string, { before, after }: Place = wholeDocument) {
    this.#keyboard = keyboard;
    this.#name = name;
    this.#text = before + text;
    this.#start = before.length;
    this.#after = after;
  }

  /** `delay` is how many keys are typed until an answer comes. */
  async type(delay: number): Promise<readonly TakenRow[]> {
    const taken: TakenRow[] = [];
    this.#close();
    for (let at = this.#start; at < this.#text.length; at++) {
      this.#receive(at);
      const key = this.#text.charAt(at);
      if (key === '\n') {
        const row = this.#rowOfEnter(at);
        if (row !== undefined) {
          const typed = this.#text.slice(row.edit.range.start, at);
          taken.push({ line: lineBefore(this.#text, at), label: row.label, typed, newText: row.edit.newText });
        }
        this.#close();
        continue;
      }
      this.#filter(at + 1);
      await this.#ask(at + 1, key, delay);
    }
    return taken;
  }

  #close(): void {
    this.#pending = undefined;
    this.#list = undefined;
  }

  /** Shows the list of an answer whose time has come, with the rows that still fit. */
  #receive(at: number): void {
    if (this.#pending === undefined || this.#pending.keys-- > 0) return;
    this.#list = this.#pending.answer;
    this.#pending = undefined;
    this.#filter(at);
  }

  #filter(at: number): void {
    // While another answer is awaited, the editor leaves the list as it is.
    if (this.#list === undefined || this.#pending !== undefined) return;
    if (this.#shown(this.#list, at).length === 0) this.#list = undefined;
  }

  #shown({ rows }: List, at: number): readonly Row[] {
    return shownItems(rows, this.#text.slice(0, at));
  }

  #rowOfEnter(at: number): Row | undefined {
    const list = this.#list;
    const [row] = list === undefined ? [] : this.#shown(list, this.#pending === undefined ? at : list.offset);
    if (row === undefined || list === undefined) return undefined;
    const { start } = row.edit.range;
    return !row.takesEnter && row.edit.newText === this.#text.slice(start, at) ? undefined : row;
  }

  async #ask(at: number, key: string, delay: number): Promise<void> {
    const isWord = letter.test(key);
    if (/["']/.test(key) && closesString(lineBefore(this.#text, at), this.#keyboard.isJson)) {
      this.#close();
      return;
    }
    if (!isWord && this.#keyboard.triggerCharacters.has(key)) {
      await this.#request(at, delay, { triggerKind: CompletionTriggerKind.TriggerCharacter, triggerCharacter: key });
      return;
    }
    if (isWord && this.#list?.isIncomplete === true && this.#pending === undefined) {
      await this.#request(at, delay, { triggerKind: CompletionTriggerKind.TriggerForIncompleteCompletions });
      return;
    }
    const isFirst = isWord && !letter.test(this.#text.charAt(at - 2));
    if (isFirst && this.#keyboard.isJson && this.#list === undefined && this.#pending === undefined)
      await this.#request(at, delay, { triggerKind: CompletionTriggerKind.Invoked });
  }

  async #request(at: number, delay: number, context: CompletionContext): Promise<void> {
    const key = `${at} ${context.triggerKind}`;
    const answer = this.#answers.get(key) ?? (await this.#answerTo(at, context));
    this.#answers.set(key, answer);
    this.#pending = { answer, keys: delay };
  }

  async #answerTo(at: number, context: CompletionContext): Promise<List> {
    const { client } = this.#keyboard;
    const before = this.#text.slice(0, at);
    const lines = before.split('\n');
    // Typed at the end of a document, nothing is closed: that is the harder case for whoever reads it.
    const closing = this.#start === 0 ? '' : addedAfter(lines.at(-1) ?? '');
    await client.change(this.#name, before + closing + this.#after);
    const found = await client.connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: client.uri(this.#name) },
      position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
      context,
    });
    const { items, isIncomplete } = Array.isArray(found) ? { items: found, isIncomplete: false } : (found ?? none);
    const lineStart = at - (lines.at(-1)?.length ?? 0);
    return { rows: items.flatMap((item) => rowOf(item, lineStart)), isIncomplete, offset: at };
  }
}

const none = { items: [], isIncomplete: false };

function rowOf(
  { label, sortText, filterText, textEdit, insertTextFormat, additionalTextEdits }: CompletionItem,
  lineStart: number,
): readonly Row[] {
  if (!TextEdit.is(textEdit)) return [];
  const { start, end } = textEdit.range;
  const range = { start: lineStart + start.character, end: lineStart + end.character };
  const isSnippet = insertTextFormat === InsertTextFormat.Snippet;
  const newText = isSnippet ? textEdit.newText.replace(/\$0$/, '') : textEdit.newText;
  const takesEnter = isSnippet || additionalTextEdits !== undefined;
  return [
    { label, sortText: sortText ?? label, filterText: filterText ?? label, edit: { range, newText }, takesEnter },
  ];
}

/** Returns what the editor has added after the cursor for what is open on a line. */
function addedAfter(line: string): string {
  const open: string[] = [];
  for (const char of line) {
    if (open.at(-1) === char) open.pop();
    else if (char in closers && !/["`]/.test(open.at(-1) ?? '')) open.push(closers[char] ?? '');
  }
  return open.reverse().join('');
}

function lineBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
}
