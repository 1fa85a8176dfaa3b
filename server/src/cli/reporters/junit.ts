import { printable } from '../../core/util/printable.ts';
import { groupBy } from '../../core/util/collections.ts';
import type { CheckResult } from '../checkResult.ts';
import { platformFindings, type PlatformFinding } from './platformFindings.ts';

/** Returns the result as a JUnit report: a suite for each file with findings, and a failed case for each of them. */
export function reportJunit(result: CheckResult): string {
  const all = platformFindings(result);
  const suites = [...groupBy(all, ({ path }) => path)].map(([file, findings]) => suite(file, findings));
  const time = (result.durationMs / 1000).toFixed(3);
  // Some readers refuse a report without any case.
  const content = suites.length === 0 ? [cleanSuite] : suites;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docsight" tests="${Math.max(1, all.length)}" failures="${all.length}" errors="0" time="${time}">
${content.join('')}</testsuites>
`;
}

const cleanSuite = `  <testsuite name="docsight" tests="1" failures="0" errors="0" time="0">
    <testcase name="no problems" classname="docsight" time="0"/>
  </testsuite>
`;

function suite(file: string, findings: readonly PlatformFinding[]): string {
  const name = attribute(printable(file));
  const cases = findings.map((finding) => testCase(name, finding)).join('');
  return `  <testsuite name="${name}" tests="${findings.length}" failures="${findings.length}" errors="0" time="0">
${cases}  </testsuite>
`;
}

function testCase(file: string, { finding, path, message }: PlatformFinding): string {
  const location = `${finding.range.start.line + 1}:${finding.range.start.character + 1}`;
  const text = printable(`${path}:${location} ${message}`);
  const type = attribute(finding.severity);
  return `    <testcase name="${attribute(`${finding.rule} (${location})`)}" classname="${file}" time="0">
      <failure message="${attribute(printable(message))}" type="${type}">${escaped(text)}</failure>
    </testcase>
`;
}

/** XML has no way to write most control characters, nor half of a character of two units. */
const notInXml = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

function escaped(text: string): string {
  return text.replace(notInXml, '\uFFFD').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function attribute(text: string): string {
  return escaped(text)
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, ' ');
}
