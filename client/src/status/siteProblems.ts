import * as vscode from 'vscode';
import type { DiagnosticData, SiteInfo } from '../../../server/src/protocol/sites.ts';

/** The number of errors and warnings; lower severities aren't counted. */
export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
}

const none: ProblemCounts = { errors: 0, warnings: 0 };

/** Counts Docsight's diagnostics by file, so that a sum doesn't need all diagnostics of a workspace. */
export class SiteProblems implements vscode.Disposable {
  /** By URI, only of files with diagnostics. */
  readonly #counts = new Map<string, ProblemCounts>();
  readonly #changed = new vscode.EventEmitter<readonly string[]>();
  readonly #listener: vscode.Disposable;

  constructor() {
    this.#listener = vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      this.#count(uris);
    });
    this.#count(vscode.languages.getDiagnostics().map(([uri]) => uri));
  }

  /** Fired with the URIs of the files whose counts have changed. */
  readonly onDidChange = (listener: (files: readonly string[]) => void): vscode.Disposable =>
    this.#changed.event(listener);

  /** The sum of all files. */
  get total(): ProblemCounts {
    return sum([...this.#counts.values()]);
  }

  of(file: string): ProblemCounts {
    return this.#counts.get(file) ?? none;
  }

  /** Returns the sum of the counts of some files; each counts once. */
  sumOf(files: Iterable<string>): ProblemCounts {
    return sum([...new Set(files)].map((file) => this.of(file)));
  }

  /** Returns the sum of the counts of a site's files, including its docs.json and excluding sites inside it. */
  ofSite({ root }: SiteInfo, sites: readonly SiteInfo[]): ProblemCounts {
    const folder = folderOf(root);
    const inner = sites.map((site) => folderOf(site.root)).filter((one) => one !== folder && one.startsWith(folder));
    const files = [...this.#counts.keys()].filter((file) => file.startsWith(folder));
    return this.sumOf(files.filter((file) => !inner.some((one) => file.startsWith(one))));
  }

  dispose(): void {
    this.#listener.dispose();
    this.#changed.dispose();
  }

  #count(uris: readonly vscode.Uri[]): void {
    const changed = uris.map(String).filter((file, at) => {
      const uri = uris[at];
      return uri !== undefined && this.#set(file, countIn(uri));
    });
    if (changed.length > 0) this.#changed.fire(changed);
  }

  #set(file: string, counts: ProblemCounts): boolean {
    const before = this.of(file);
    if (before.errors === counts.errors && before.warnings === counts.warnings) return false;
    if (isNone(counts)) this.#counts.delete(file);
    else this.#counts.set(file, counts);
    return true;
  }
}

/** Returns counts as text: `Errors: 2, warnings: 1`. */
export function problemCountText({ errors, warnings }: ProblemCounts): string {
  return vscode.l10n.t('Errors: {0}, warnings: {1}', errors, warnings);
}

export function isNone({ errors, warnings }: ProblemCounts): boolean {
  return errors + warnings === 0;
}

/** Returns the common prefix of the URIs of all files in a folder. */
function folderOf(root: string): string {
  return `${vscode.Uri.parse(root).toString()}/`;
}

function countIn(uri: vscode.Uri): ProblemCounts {
  const found = vscode.languages.getDiagnostics(uri).filter(isCounted);
  const count = (requested: vscode.DiagnosticSeverity): number =>
    found.filter(({ severity }) => severity === requested).length;
  return { errors: count(vscode.DiagnosticSeverity.Error), warnings: count(vscode.DiagnosticSeverity.Warning) };
}

/** Whether a diagnostic is Docsight’s, and a problem of its own: the client’s library keeps what the server adds to it. */
export function isCounted(diagnostic: vscode.Diagnostic & { readonly data?: DiagnosticData }): boolean {
  return diagnostic.source === 'docsight' && diagnostic.data?.isExtra !== true;
}

function sum(all: readonly ProblemCounts[]): ProblemCounts {
  return all.reduce((a, b) => ({ errors: a.errors + b.errors, warnings: a.warnings + b.warnings }), none);
}
