import type { Severity } from '../../core/settings/ruleSettings.ts';
import type { CheckResult } from '../checkResult.ts';
import { printable } from '../../core/util/printable.ts';
import { platformFindings, type PlatformFinding } from './platformFindings.ts';

const levels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
  hint: 'notice',
};

/** Returns the result as workflow commands of GitHub Actions, which become annotations next to the changed lines. */
export function reportGitHub(result: CheckResult): string {
  return platformFindings(result).map(annotation).join('');
}

function annotation({ finding, path, message }: PlatformFinding): string {
  const { start, end } = finding.range;
  // GitHub refuses columns of a range over several lines.
  const columns =
    start.line === end.line
      ? { col: start.character + 1, endColumn: Math.max(end.character, start.character + 1) }
      : {};
  const properties = {
    file: printable(path),
    line: start.line + 1,
    endLine: end.line + 1,
    ...columns,
    title: finding.rule,
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${levels[finding.severity]} ${written.join(',')}::${escapeData(printable(message))}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
