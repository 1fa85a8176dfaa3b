import type { Connection, Diagnostic } from 'vscode-languageserver';
import type { ReportedFinding } from '../core/rules/runRules.ts';
import type { ConfigContext, PageContext } from './documentContext.ts';
import { linesIn } from './fileLines.ts';
import { toDiagnostic } from './toProtocol.ts';

/** What the rules find in a document. */
export function findingsOf(context: ConfigContext | PageContext): readonly ReportedFinding[] {
  const { document, findings, settings, site } = context;
  return context.kind === 'config'
    ? findings.ofConfig(document.uri, site.snapshot, settings)
    : findings.ofPage(document.uri, context.page, settings);
}

/** What the rules find in a document, as the client shows it. */
export function diagnosticsOf(context: ConfigContext | PageContext): Diagnostic[] {
  const linesOf = linesIn(context.site);
  return findingsOf(context).map((finding) => toDiagnostic(linesOf, finding, context.site));
}

/** Sends findings to clients that don't ask for them; each file again only when its findings differ. */
export class DiagnosticsPusher {
  readonly #connection: Connection;
  readonly #sent = new Map<string, string>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Takes the findings of every file that has some to show, by URI; those of all others are cleared. */
  push(diagnosticsByUri: ReadonlyMap<string, Diagnostic[]>): void {
    const current = new Map(diagnosticsByUri);
    for (const uri of this.#sent.keys()) if (!current.has(uri)) current.set(uri, []);
    for (const [uri, diagnostics] of current) {
      const key = JSON.stringify(diagnostics);
      if (this.#sent.get(uri) === key) continue;
      this.#sent.set(uri, key);
      void this.#connection.sendDiagnostics({ uri, diagnostics });
    }
  }
}
