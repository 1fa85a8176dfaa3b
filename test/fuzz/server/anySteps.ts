import type { TextDocumentContentChangeEvent } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { anyReplacement, anyText, replaced } from '../mutations.ts';
import type { Random } from '../random.ts';
import type { Files, Profile } from './play.ts';
import { anyFile, anyRequest, anyStatelessRequest, newName, type Subject } from './requests.ts';
import { markedUri, type DiskChange, type Step } from './steps.ts';

const languages: Readonly<Record<string, string>> = { mdx: 'mdx', md: 'markdown', json: 'docs-json', yaml: 'yaml' };
const isText = /\.(?:mdx?|jsonc?|ya?ml|jsx?|tsx?|css)$|(?:^|\/)\.(?:mint|git)ignore$/;

/** Files that decide how the others are read; there may be none of them at first. */
const decisive = ['docs.json', '.docsight.json', '.mintignore', '.gitignore', 'AGENTS.md', 'parts.json'];

/** The size from which on a file isn't taken for an edit. */
const mostCharacters = 200_000;

const rules = ['link/not-found', 'heading/*', 'mdx/syntax', 'frontmatter/*', '__proto__', 'no/such'];

/** Picks what happens next, and keeps the texts of the disk and of the editor to pick from. */
export class AnySteps {
  readonly #random: Random;
  readonly #disk = new Map<string, string>();
  readonly #others: readonly string[];
  readonly #open = new Map<string, string>();
  /** Steps that belong to one before. */
  readonly #next: Step[] = [];
  readonly #config: string | undefined;
  #version = 1;

  constructor(random: Random, files: Files) {
    this.#random = random;
    for (const [file, content] of files)
      if (typeof content === 'string' && isText.test(file) && content.length < mostCharacters)
        this.#disk.set(file, content);
    this.#others = [...files.keys()];
    this.#config = this.#disk.get('docs.json');
    if (this.#disk.size === 0) this.#disk.set('docs.json', '{ "name": "A", "navigation": [] }');
  }

  next(): Step {
    const waiting = this.#next.shift();
    if (waiting !== undefined) return waiting;
    return this.#random.weighted<() => Step>([
      [30, () => this.#type()],
      [25, () => this.#ask()],
      [8, () => this.#openDocument()],
      [5, () => this.#closeDocument()],
      [10, () => this.#changeDisk()],
      [3, () => this.#move()],
      [2, () => this.#configure()],
      [2, () => this.#nonsense()],
    ])();
  }

  /** Returns the steps of a comparison: mostly of a site whose docs.json is the one that it had at first. */
  compare(): readonly Step[] {
    const steps: Step[] = [];
    if (this.#config !== undefined && !this.#random.oneIn(3)) {
      if (this.#open.delete('docs.json')) steps.push(closed('docs.json'));
      this.#disk.set('docs.json', this.#config);
      steps.push({ kind: 'disk', changes: [{ kind: 'write', file: 'docs.json', text: this.#config, isNew: false }] });
    }
    const requests = Array.from({ length: 8 }, () => anyStatelessRequest(this.#random, this.#subject()));
    return [...steps, { kind: 'compare', requests }];
  }

  #type(): Step {
    const file = this.#openFile();
    if (file === undefined) return this.#openDocument();
    const { uri, text } = file;
    const others = [...this.#disk.values()];
    const contentChanges: TextDocumentContentChangeEvent[] = [];
    let changed = text;
    for (let count = this.#random.pick([1, 1, 1, 2, 4]); count > 0; count--) {
      const document = TextDocument.create('', '', 0, changed);
      const replacement = anyReplacement(this.#random, uri, changed, others);
      const range = { start: document.positionAt(replacement.start), end: document.positionAt(replacement.end) };
      changed = replaced(changed, {
        start: document.offsetAt(range.start),
        end: document.offsetAt(range.end),
        insert: replacement.insert,
      });
      contentChanges.push(this.#random.oneIn(15) ? { text: changed } : { range, text: replacement.insert });
    }
    this.#open.set(uri, changed);
    // Now and then a version comes late.
    this.#version += this.#random.oneIn(30) ? -2 : 1;
    return {
      kind: 'notify',
      method: 'textDocument/didChange',
      params: { textDocument: { uri: markedUri(uri), version: Math.max(0, this.#version) }, contentChanges },
    };
  }

  #ask(): Step {
    const request = anyRequest(this.#random, this.#subject());
    const how = this.#random.weighted<object>([
      [6, {}],
      [2, { isCancelled: true }],
      [4, { isAlone: true }],
    ]);
    return { kind: 'request', ...request, ...how };
  }

  #openDocument(): Step {
    const file = this.#random.oneIn(4) ? this.#random.pick(decisive) : this.#random.pick([...this.#disk.keys()]);
    const text = this.#random.oneIn(3) ? this.#newText(file) : (this.#disk.get(file) ?? '');
    this.#open.set(file, text);
    const languageId = languages[/\w+$/.exec(file)?.[0] ?? ''] ?? 'plaintext';
    return {
      kind: 'notify',
      method: 'textDocument/didOpen',
      params: { textDocument: { uri: markedUri(file), languageId, version: ++this.#version, text } },
    };
  }

  #closeDocument(): Step {
    const uri = this.#openFile()?.uri ?? 'never-opened.mdx';
    this.#open.delete(uri);
    return closed(uri);
  }

  #changeDisk(): Step {
    const count = this.#random.pick([1, 1, 1, 3, 10, 60]);
    return { kind: 'disk', changes: Array.from({ length: count }, () => this.#changeFile()) };
  }

  #changeFile(): DiskChange {
    const files = [...this.#disk.keys()];
    const file = this.#random.oneIn(6) ? this.#random.pick(decisive) : this.#random.pick(files);
    // docs.json comes back sooner or later, or the rest of a run would be about nothing.
    if (files.length > 3 && this.#random.oneIn(file === 'docs.json' ? 12 : 4)) {
      this.#disk.delete(file);
      return { kind: 'delete', file };
    }
    const isNew = !this.#disk.has(file);
    const original = this.#random.oneIn(8) ? this.#random.pick([...this.#disk.values()]) : undefined;
    const text = original ?? this.#newText(file);
    this.#disk.set(file, text);
    return { kind: 'write', file, text, isNew: isNew || this.#random.oneIn(10) };
  }

  #move(): Step {
    const files = [...this.#disk.keys()];
    const from = anyFile(this.#random, files);
    const to = newName(this.#random, files);
    if (`${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`) || this.#disk.has(to)) return this.#ask();
    for (const [file, text] of [...this.#disk]) {
      if (!`${file}/`.startsWith(`${from}/`)) continue;
      this.#disk.delete(file);
      this.#disk.set(to + file.slice(from.length), text);
    }
    const request = {
      method: 'workspace/willRenameFiles',
      params: { files: [{ oldUri: markedUri(from), newUri: markedUri(to) }] },
    };
    const move: Step = { kind: 'disk', changes: [{ kind: 'move', from, to }] };
    if (this.#random.oneIn(2)) return move;
    this.#next.push(move);
    return { kind: 'request', ...request };
  }

  #configure(): Step {
    const docsight = {
      rules: Object.fromEntries([[this.#random.pick(rules), this.#random.pick(['off', 'error', 'hint', 7, null])]]),
      diagnostics: { unlistedPages: this.#random.pick(['all', 'errors', 3]) },
      codeLens: { enabled: this.#random.oneIn(2) },
      docsUrl: this.#random.pick(['', 'https://docs.example', 'javascript:x', 5]),
      autoClosingTags: this.#random.oneIn(2),
    };
    const settings = this.#random.pick([{ docsight }, { docsight }, { docsight: {} }, null]);
    return { kind: 'notify', method: 'workspace/didChangeConfiguration', params: { settings } };
  }

  /** Returns what only a faulty client sends, which may not disturb the rest. */
  #nonsense(): Step {
    return this.#random.pick<Step>([
      {
        kind: 'notify',
        method: 'textDocument/didChange',
        params: { textDocument: { uri: markedUri('never-opened.mdx'), version: 3 }, contentChanges: [{ text: 'x' }] },
      },
      { kind: 'notify', method: '$/cancelRequest', params: { id: 999_999 } },
      { kind: 'notify', method: '$/unknown', params: {} },
      { kind: 'disk', changes: [] },
      {
        kind: 'request',
        method: 'textDocument/hover',
        params: { textDocument: { uri: 'untitled:Untitled-1' }, position: { line: 0, character: 0 } },
      },
      {
        kind: 'request',
        method: 'textDocument/hover',
        params: { textDocument: { uri: 'file:///' }, position: { line: 0, character: 0 } },
      },
      {
        kind: 'notify',
        method: 'textDocument/didOpen',
        params: { textDocument: { uri: 'git:/docs.json?x', languageId: 'docs-json', version: 1, text: '{' } },
      },
    ]);
  }

  #newText(file: string): string {
    const others = [...this.#disk.values()];
    return anyText(this.#random, file, this.#disk.get(file) ?? '', others);
  }

  #openFile(): { readonly uri: string; readonly text: string } | undefined {
    if (this.#open.size === 0) return undefined;
    const [uri, text] = this.#random.pick([...this.#open]);
    return { uri, text };
  }

  #subject(): Subject {
    const files = [...new Set([...this.#disk.keys(), ...this.#others])];
    const open = this.#openFile();
    // Mostly of what is open; now and then of a closed file.
    if (open !== undefined && !this.#random.oneIn(10)) return { file: open.uri, text: open.text, files };
    const [file, text] = this.#random.pick([...this.#disk]);
    return { file, text, files };
  }
}

function closed(file: string): Step {
  return { kind: 'notify', method: 'textDocument/didClose', params: { textDocument: { uri: markedUri(file) } } };
}

/** Returns what a client can: everything, or nearly nothing. */
export function anyProfile(random: Random): Profile {
  if (random.oneIn(4)) return { capabilities: {}, options: {} };
  return {
    capabilities: {
      workspace: {
        workspaceEdit: {
          documentChanges: true,
          resourceOperations: ['create', 'rename', 'delete'],
          changeAnnotationSupport: {},
        },
        diagnostics: { refreshSupport: true },
      },
      textDocument: {
        completion: { completionItem: { snippetSupport: true } },
        definition: { linkSupport: true },
        diagnostic: {},
      },
    },
    options: random.oneIn(2)
      ? { closesTags: true, showsSites: true, suggestCommand: 'a', showReferencesCommand: 'b' }
      : {},
  };
}
