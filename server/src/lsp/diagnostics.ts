import type { Connection, Diagnostic } from 'vscode-languageserver';
import { checkConfig, type ReportedFinding } from '../core/rules/runRules.ts';
import { LineIndex } from '../core/text/lineIndex.ts';
import { toUri } from '../workspace/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import type { Settings } from './settings.ts';
import { toDiagnostic } from './toProtocol.ts';

/** What the rules find in a site's docs.json; a rule that fails is told on standard error and left out. */
export function findingsOf(site: Site, settings: Settings): readonly ReportedFinding[] {
  return checkConfig(site.snapshot, settings.rules, (rule, error) => {
    console.error(`The rule ${rule} failed:`, error);
  });
}

export function diagnosticsOf(site: Site, settings: Settings): Diagnostic[] {
  const lines = new LineIndex(site.snapshot.config.tree.text);
  return findingsOf(site, settings).map((finding) => toDiagnostic(lines, finding, site));
}

/** Sends findings to clients that don't ask for them; each file again only when its findings differ. */
export class DiagnosticsPusher {
  readonly #connection: Connection;
  readonly #sent = new Map<string, string>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  push(sites: readonly Site[], settings: Settings): void {
    const current = new Map(sites.map((site) => [toUri(site.configPath), diagnosticsOf(site, settings)]));
    for (const uri of this.#sent.keys()) if (!current.has(uri)) current.set(uri, []);
    for (const [uri, diagnostics] of current) {
      const key = JSON.stringify(diagnostics);
      if (this.#sent.get(uri) === key) continue;
      this.#sent.set(uri, key);
      void this.#connection.sendDiagnostics({ uri, diagnostics });
    }
  }
}
