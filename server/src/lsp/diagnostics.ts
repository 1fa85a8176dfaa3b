import type { Diagnostic } from 'vscode-languageserver';
import type { ReportedFinding } from '../core/rules/runRules.ts';
import type { ConfigContext, PageContext, PartContext } from './documentContext.ts';
import { linesIn } from './fileLines.ts';
import { toDiagnostic } from './toProtocol.ts';

/** What the rules find in a document. */
export function findingsOf(context: ConfigContext | PartContext | PageContext): readonly ReportedFinding[] {
  const { document, findings, settings, site } = context;
  if (context.kind === 'page') return findings.ofPage(document.uri, context.page, settings);
  const { snapshot, configPath } = site;
  const file = context.kind === 'part' ? context.part.file : snapshot.config.file;
  return findings.inConfigFile(configPath, snapshot, settings, file);
}

/** What the rules find in a document, as the client shows it. */
export function diagnosticsOf(context: ConfigContext | PartContext | PageContext): Diagnostic[] {
  const linesOf = linesIn(context.site);
  return findingsOf(context).map((finding) => toDiagnostic(linesOf, finding, context.site));
}
