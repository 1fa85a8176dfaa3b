import type { Diagnostic } from 'vscode-languageserver';
import type { ReportedFinding } from '../core/rules/runRules.ts';
import type { ConfigContext, PageDocumentContext, FragmentContext } from './documentContext.ts';
import { linesIn } from './fileLines.ts';
import { toDiagnostic } from './toProtocol.ts';

/** Returns the rules' findings in a document. */
export function findingsOf(context: ConfigContext | FragmentContext | PageDocumentContext): readonly ReportedFinding[] {
  const { document, findings, settings, site } = context;
  if (context.kind === 'page') return findings.ofPage(document.uri, context.page, settings);
  const { snapshot, configPath } = site;
  const file = context.kind === 'fragment' ? context.fragment.file : snapshot.config.file;
  return findings.inConfigFile(configPath, snapshot, settings, file);
}

/** Returns the rules' findings in a document as diagnostics. */
export function diagnosticsOf(context: ConfigContext | FragmentContext | PageDocumentContext): Diagnostic[] {
  const linesOf = linesIn(context.site);
  return findingsOf(context).map((finding) => toDiagnostic(linesOf, finding, context.site));
}
