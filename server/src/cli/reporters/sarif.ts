import { jsonText } from '../../core/util/printable.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { version } from '../../../../package.json';
import { ruleMetas } from '../../core/rules/index.ts';
import { isOnIn, type RuleMeta } from '../../core/rules/engine/rule.ts';
import type { Severity } from '../../core/settings/ruleSettings.ts';
import { encodePart } from '../../core/text/encode.ts';
import { ruleUrl } from '../../workspace/ruleUrl.ts';
import { rulePageText } from '../check/listRules.ts';
import type { CheckFinding, CheckResult } from '../checkResult.ts';
import { platformFindings, type PlatformFinding } from './platformFindings.ts';
import { capitalized } from '../../core/util/strings.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note', hint: 'note' };

const schema = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Returns the result in the Static Analysis Results Interchange Format, with the rules that have findings. */
export function reportSarif(result: CheckResult): string {
  const findings = platformFindings(result);
  const ids = new Set(findings.map(({ finding }) => finding.rule));
  const rules = ruleMetas.filter(({ id }) => ids.has(id));
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const run = {
    tool: { driver: { name: 'Docsight', version, semanticVersion: version, rules: rules.map(describeRule) } },
    columnKind: 'utf16CodeUnits',
    results: findings.map((finding) => describeResult(finding, indexes)),
  };
  return `${jsonText({ $schema: schema, version: '2.1.0', runs: [run] })}\n`;
}

function describeRule(meta: RuleMeta): object {
  const { id, severity, summary } = meta;
  const page = pageOf(id);
  const enabled = isOnIn(meta) === 'default';
  return {
    id,
    shortDescription: { text: `${capitalized(summary)}.` },
    ...(page !== undefined && { help: { text: page, markdown: page } }),
    defaultConfiguration: { level: levels[severity], enabled },
    properties: { tags: [id.slice(0, id.indexOf('/'))] },
  };
}

/** The address of a rule’s page is of this machine only, so the report has its text. */
function pageOf(id: string): string | undefined {
  try {
    return rulePageText(readFileSync(fileURLToPath(ruleUrl(id)), 'utf8'));
  } catch {
    return undefined;
  }
}

function describeResult(
  { finding, path, message, fingerprint }: PlatformFinding,
  indexes: ReadonlyMap<string, number>,
): object {
  const ruleIndex = indexes.get(finding.rule);
  return {
    ruleId: finding.rule,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: levels[finding.severity],
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encoded(path), uriBaseId: '%SRCROOT%' },
          region: regionOf(finding),
        },
      },
    ],
    partialFingerprints: { 'docsight/v1': fingerprint },
  };
}

function regionOf({ range: { start, end } }: CheckFinding): object {
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

/** Returns a path as a relative URI reference. */
function encoded(file: string): string {
  return file
    .split('/')
    .map((name) => encodePart(Buffer.from(name).toString()))
    .join('/');
}
