import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  CancellationTokenSource,
  FileChangeType,
  type ClientCapabilities,
  type Diagnostic,
  type DidChangeTextDocumentParams,
  type DidOpenTextDocumentParams,
  type FileEvent,
  type TextDocumentIdentifier,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parseJson } from '../../../server/src/core/config/json/jsonTree.ts';
import { TempFolder } from '../../support/tempFolder.ts';
import { Failure } from '../failure.ts';
import { ServerProcess } from './serverProcess.ts';
import { located, type DiskChange, type Step } from './steps.ts';

/** A client: what it says that it can do. */
export interface Profile {
  readonly capabilities: ClientCapabilities;
  readonly options: object;
}

/** What a run of steps has done and needed. */
export interface Figures {
  edits: number;
  requests: number;
  comparisons: number;
  slowest: { readonly seconds: number; readonly method: string };
  megabytes: number;
}

/** The files of a site, by path. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Up to this size of all open texts, a request may need one second; above it, five. */
const ordinaryCharacters = 500_000;

/** Up to this number of files, a request about the whole site may need one second; above it, more in proportion. */
const ordinaryFiles = 500;

/** The most memory that a server may need at any moment, for a site of ordinary size and for each further file. */
const mostMegabytes = 600;
const megabytesPerFile = 0.1;

/** A server with a site on the disk, to which steps are done one after the other. */
export class Play {
  readonly figures: Figures = {
    edits: 0,
    requests: 0,
    comparisons: 0,
    slowest: { seconds: 0, method: '' },
    megabytes: 0,
  };
  readonly #folder = new TempFolder();
  readonly #profile: Profile;
  readonly #server = new ServerProcess();
  readonly #files: Set<string>;
  /** The open documents as the server has to have them. */
  readonly #open = new Map<string, TextDocument>();
  #settings: object = {};
  #pending: Promise<unknown>[] = [];

  constructor(files: Files, profile: Profile) {
    this.#profile = profile;
    this.#files = new Set(files.keys());
    this.#folder.write(Object.fromEntries(files));
  }

  async start(): Promise<void> {
    await this.#server.initialize(this.#uri, this.#profile.capabilities, this.#profile.options);
    await settled(this.#server);
  }

  /** Does a step; throws a `Failure` if the server did what it may not. */
  async do(step: Step): Promise<void> {
    switch (step.kind) {
      case 'disk':
        this.#changeDisk(step.changes);
        break;
      case 'notify':
        this.#notify(step.method, located(step.params, this.#uri));
        break;
      case 'request':
        await this.#request(step);
        break;
      case 'compare':
        await this.#compare(step.requests);
    }
    await this.#server.check();
  }

  /** Waits for all answers. */
  async end(): Promise<void> {
    await this.#allAnswers();
    this.#checkMemory();
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await Promise.allSettled(this.#pending);
    this.#folder.remove();
  }

  get #uri(): string {
    return pathToFileURL(this.#folder.path).href;
  }

  #changeDisk(changes: readonly DiskChange[]): void {
    const events = changes.flatMap((change) => this.#changeFile(change));
    this.figures.edits += changes.length;
    this.#server.notify('workspace/didChangeWatchedFiles', { changes: events });
  }

  #changeFile(change: DiskChange): readonly FileEvent[] {
    const uri = (file: string): string => pathToFileURL(path.join(this.#folder.path, file)).href;
    try {
      if (change.kind === 'write') {
        const existed = existsSync(path.join(this.#folder.path, change.file));
        this.#folder.write({ [change.file]: change.text });
        this.#files.add(change.file);
        return [
          { uri: uri(change.file), type: change.isNew || !existed ? FileChangeType.Created : FileChangeType.Changed },
        ];
      }
      if (change.kind === 'delete') {
        rmSync(path.join(this.#folder.path, change.file), { recursive: true, force: true });
        return [{ uri: uri(change.file), type: FileChangeType.Deleted }];
      }
      const to = path.join(this.#folder.path, change.to);
      mkdirSync(path.dirname(to), { recursive: true });
      renameSync(path.join(this.#folder.path, change.from), to);
    } catch {
      // While a run is cut down, a step may need a file that another would have written.
      return [];
    }
    for (const file of [...this.#files])
      if (`${file}/`.startsWith(`${change.from}/`)) this.#files.add(change.to + file.slice(change.from.length));
    return [
      { uri: uri(change.from), type: FileChangeType.Deleted },
      { uri: uri(change.to), type: FileChangeType.Created },
    ];
  }

  #notify(method: string, params: object): void {
    this.figures.edits += method === 'textDocument/didChange' ? 1 : 0;
    this.#server.notify(method, params);
    this.#follow(method, params);
  }

  /** Applies a notification to the open documents, as every server does. */
  #follow(method: string, params: object): void {
    if (method === 'workspace/didChangeConfiguration') this.#settings = params;
    if (method === 'textDocument/didOpen') {
      const { textDocument } = params as DidOpenTextDocumentParams;
      const { uri, languageId, version, text } = textDocument;
      this.#open.set(uri, TextDocument.create(uri, languageId, version, text));
    }
    if (method === 'textDocument/didChange') {
      const { textDocument, contentChanges } = params as DidChangeTextDocumentParams;
      const document = this.#open.get(textDocument.uri);
      if (document) TextDocument.update(document, contentChanges, textDocument.version);
    }
    if (method === 'textDocument/didClose') {
      this.#open.delete((params as { textDocument: TextDocumentIdentifier }).textDocument.uri);
    }
  }

  async #request({ method, params, isAlone = false, isCancelled = false }: Step & { kind: 'request' }): Promise<void> {
    this.figures.requests++;
    if (isAlone) {
      await this.#measured(method, located(params, this.#uri));
      return;
    }
    const source = isCancelled ? new CancellationTokenSource() : undefined;
    const answer = this.#server.request(method, located(params, this.#uri), source?.token);
    answer.catch(() => undefined);
    this.#pending.push(answer);
    source?.cancel();
    if (this.#pending.length >= 20) await this.#allAnswers();
  }

  async #measured(method: string, params: object): Promise<void> {
    await this.#allAnswers();
    await settled(this.#server);
    const before = this.#server.processorSeconds();
    const answer = await this.#server.request(method, params);
    const after = this.#server.processorSeconds();
    checkRanges(method, answer);
    if (before === undefined || after === undefined) return;
    const seconds = after - before;
    if (seconds > this.figures.slowest.seconds) this.figures.slowest = { seconds, method };
    if (seconds > this.#mostSeconds())
      throw new Failure(
        'time',
        `${method} needed ${seconds.toFixed(2)} s of processor time.\n${JSON.stringify(params)}`,
      );
  }

  #mostSeconds(): number {
    const characters = [...this.#open.values()].reduce((sum, document) => sum + document.getText().length, 0);
    return (characters > ordinaryCharacters ? 5 : 1) * Math.max(1, this.#files.size / ordinaryFiles);
  }

  #checkMemory(): void {
    const megabytes = this.#server.peakMegabytes() ?? 0;
    this.figures.megabytes = Math.max(this.figures.megabytes, megabytes);
    if (megabytes > mostMegabytes + this.#files.size * megabytesPerFile)
      throw new Failure('memory', `The server needed ${megabytes} MB.`);
  }

  async #allAnswers(): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    await Promise.all(pending);
  }

  /** Compares with a server that starts now, reads the same files and gets the same open texts. */
  async #compare(requests: readonly { readonly method: string; readonly params: object }[]): Promise<void> {
    await this.#allAnswers();
    this.#checkMemory();
    const fresh = new ServerProcess();
    try {
      await fresh.initialize(this.#uri, this.#profile.capabilities, this.#profile.options);
      fresh.notify('workspace/didChangeConfiguration', this.#settings);
      for (const document of this.#open.values())
        fresh.notify('textDocument/didOpen', { textDocument: opened(document) });
      if (this.#hasBrokenConfig() || !(await this.#isComparable(fresh))) return;
      this.figures.comparisons++;
      // A finding may wait at a link that was typed last, until that is saved.
      await this.#findings(this.#server);
      for (const uri of this.#open.keys()) this.#server.notify('textDocument/didSave', { textDocument: { uri } });
      const [kept, found] = await Promise.all([this.#findings(this.#server), this.#findings(fresh)]);
      expectSame('findings', kept, found);
      for (const { method, params } of requests) {
        const [one, other] = await Promise.all(
          [this.#server, fresh].map((server) => server.request(method, located(params, this.#uri))),
        );
        expectSame(method, lines(one), lines(other));
      }
    } finally {
      await fresh.stop();
    }
  }

  /** Whether both servers have the same sites: a file that was a site's stays one while its text is broken. */
  async #isComparable(fresh: ServerProcess): Promise<boolean> {
    const [kept, found] = await Promise.all([sitesOf(this.#server), sitesOf(fresh)]);
    return kept.filter((config) => !found.includes(config)).every((config) => !this.#exists(config));
  }

  /**
   * Whether a docs.json, or a file that one includes, has a syntax error: then pages are checked with its last text
   * that had none, which a fresh server doesn't know.
   */
  #hasBrokenConfig(): boolean {
    const configs = [...this.#files].filter((file) => /(?:^|\/)(?:docs|mint)\.json$/.test(file));
    const included = [...this.#files].filter((file) => file.endsWith('.json') && !configs.includes(file));
    const texts = configs.map((file) => this.#textOf(file));
    const isIncluded = (file: string): boolean => texts.some((text) => text.includes(path.posix.basename(file)));
    return [...texts, ...included.filter(isIncluded).map((file) => this.#textOf(file))].some(hasSyntaxError);
  }

  /** Returns the current text of a file; of a missing one, or where a folder is now, that of an empty object. */
  #textOf(file: string): string {
    const target = path.join(this.#folder.path, file);
    const open = this.#open.get(pathToFileURL(target).href);
    if (open !== undefined) return open.getText();
    const isFile = statSync(target, { throwIfNoEntry: false })?.isFile() === true;
    return isFile ? readFileSync(target, 'utf8') : '{}';
  }

  #exists(uri: string): boolean {
    return this.#open.has(uri) || existsSync(fileURLToPath(uri));
  }

  /** Returns the findings of each file as a line, in the order of the files. */
  async #findings(server: ServerProcess): Promise<readonly string[]> {
    const counts = await settled(server);
    const found: string[] = [JSON.stringify(counts)];
    for (const file of [...this.#files].sort()) {
      if (!/(?:\.mdx?|\.jsonc?)$/.test(file)) continue;
      const uri = pathToFileURL(path.join(this.#folder.path, file)).href;
      const report = (await server.request('textDocument/diagnostic', { textDocument: { uri } })) as {
        readonly items?: readonly Diagnostic[];
      } | null;
      for (const { range, code, message, severity } of report?.items ?? [])
        found.push(
          `${file}:${range.start.line}:${range.start.character} ${String(code)} ${String(severity)} ${JSON.stringify(message)}`,
        );
    }
    return found;
  }
}

function hasSyntaxError(json: string): boolean {
  return json.trim() === '' || parseJson(json).problems.some(({ kind }) => kind === 'other');
}

function opened(document: TextDocument): object {
  return { uri: document.uri, languageId: document.languageId, version: document.version, text: document.getText() };
}

/** Waits until a server has applied everything and checked every site; resolves to the counts of findings. */
async function settled(server: ServerProcess): Promise<readonly unknown[]> {
  const counts: unknown[] = [];
  for (const config of await sitesOf(server))
    counts.push(config, await server.request('docsight/checkSite', { config }));
  return counts;
}

async function sitesOf(server: ServerProcess): Promise<readonly string[]> {
  const sites = (await server.request('docsight/sites', {})) as readonly { readonly config: string }[] | null;
  return (sites ?? []).map(({ config }) => config);
}

function lines(answer: unknown): readonly string[] {
  return (JSON.stringify(answer, undefined, 1) as string | undefined)?.split('\n') ?? [];
}

function expectSame(what: string, kept: readonly string[], fresh: readonly string[]): void {
  if (kept.join('\n') === fresh.join('\n')) return;
  const at = kept.findIndex((line, index) => line !== fresh[index]);
  const around = (all: readonly string[]): string =>
    (at < 0 ? all.slice(kept.length) : all.slice(at)).slice(0, 3).join('\n  ');
  throw new Failure(
    'difference',
    `${what}: this server and a fresh one differ.\nThis one:\n  ${around(kept)}\nA fresh one:\n  ${around(fresh)}`,
  );
}

/** Throws if a range in an answer ends before it starts, or has a position that no document has. */
function checkRanges(method: string, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const { start, end } = answer as Partial<Record<'start' | 'end', { line: number; character: number }>>;
  if (typeof start === 'object' && typeof end === 'object') {
    const isInOrder = start.line < end.line || (start.line === end.line && start.character <= end.character);
    if (!isInOrder || start.line < 0 || start.character < 0)
      throw new Failure('range', `${method} answered with an impossible range: ${JSON.stringify(answer)}`);
  }
  for (const value of Object.values(answer)) checkRanges(method, value);
}

/** Writes the files of a site to a folder, for a fixture. */
export function writeSite(folder: string, files: Files): void {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
