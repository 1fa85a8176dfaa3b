import type { Diagnostic } from 'vscode-languageserver';
import type { ReportedFinding } from '../core/rules/runRules.ts';
import type { ConfigContext, PageContext } from './documentContext.ts';
import { linesIn } from './fileLines.ts';
import { toDiagnostic } from './toProtocol.ts';

/** What the rules find in a document. */
export function findingsOf(context: ConfigContext | PageContext): readonly ReportedFinding[] {
  const { document, findings, settings, site } = context;
  return context.kind === 'config'
    ? findings.ofConfig(site.configPath, site.snapshot, settings)
    : findings.ofPage(document.uri, context.page, settings);
}

/** What the rules find in a document, as the client shows it. */
export function diagnosticsOf(context: ConfigContext | PageContext): Diagnostic[] {
  const linesOf = linesIn(context.site);
  return findingsOf(context).map((finding) => toDiagnostic(linesOf, finding, context.site));
}
