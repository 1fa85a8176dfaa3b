import path from 'node:path';
import { explainConfig, explainPage, keyOfFinding, type Explanation, type Step } from '../../core/analysis/explain.ts';
import { lineStartsOf } from '../../core/text/lines.ts';
import { count } from '../../core/util/messageText.ts';
import { configuredRules } from '../../core/rules/engine/activeRules.ts';
import type { SiteFinding } from '../../core/rules/engine/repeats.ts';
import type { RuleRun } from '../../core/rules/engine/runRules.ts';
import { linesOfSite, type LinesOf } from '../../workspace/files/fileLines.ts';
import { fromFsPath } from '../../workspace/files/resourcePath.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { UsageError, type Io } from '../io.ts';
import type { CheckOptions } from './checkOptions.ts';

/** What each stage says of a finding that it drops, and of one whose severity it changes. */
const reasons: Readonly<Record<Step['stage'], readonly [dropped: string, changed?: string]>> = {
  off: ['its rule is off'],
  severity: ['', 'the severity is configured, or the page records the past'],
  preset: ['the minimal preset reports only errors'],
  covered: ['another problem around it is the cause, or readers never see what is around it'],
  suppression: ['a comment suppresses it'],
  'most of a rule': ['the rule reached its limit for this file; further findings are only counted'],
  habit: ['the site has another habit, or explains or exports the name elsewhere', 'the site has another habit'],
  order: [''],
  'unused file': ['the editor shows it differently'],
  'unlisted page': ['docs.json doesn’t list the page, and only errors are reported there'],
  'file set aside': ['readers never see the file; that is reported once'],
  'most of a file': ['the limit for this file was reached; further findings are only counted'],
};

/** Returns what the rules find in a line of a file, and what became of it; throws UsageError for a file of no site. */
export async function explainFindings(
  workspace: Workspace,
  place: string,
  { rules, unlistedPages }: Pick<CheckOptions, 'rules' | 'unlistedPages'>,
  io: Io,
): Promise<string> {
  const [, file = '', line] = /^(.+):(\d+)$/.exec(place) ?? [];
  if (line === undefined)
    throw new UsageError(`“${place}” has no line number. Use FILE:LINE, such as guides/install.mdx:12.`);
  const resource = fromFsPath(path.resolve(io.cwd, file));
  const { site, file: inside } = workspace.locate(resource);
  if (site === undefined) throw new UsageError(`“${file}” isn’t part of a site.`);
  refuseUnknownLine(await site.readText(inside), { file, line: Number(line) });
  const snapshot = site.takeSnapshot();
  // A rule that fails was reported by the check before.
  const run: RuleRun = { rules: configuredRules(rules), onCrash: () => undefined };
  const context = await site.contextOf(inside);
  const all = context === undefined ? explainConfig(snapshot, run) : explainPage(context, run, { unlistedPages });
  const linesOf = linesOfSite(site);
  const lineOf = (one: Explanation['finding']): number => linesOf(one.file).positionAt(one.range.start).line + 1;
  const here = all.filter(({ finding }) => finding.file === inside && lineOf(finding) === Number(line));
  if (snapshot.settings.isIgnored(inside)) return 'No rule runs here: .docsight.json ignores the file.\n';
  if (here.length === 0) return 'No rule reports anything on this line.\n';
  const shown = new Map(site.diagnostics.all(inside).map((finding) => [keyOfFinding(finding), finding]));
  return here.map((one) => explained(one, shown.get(keyOfFinding(one.finding)), linesOf)).join('');
}

function refuseUnknownLine(text: string | undefined, { file, line }: { file: string; line: number }): void {
  if (text === undefined) throw new UsageError(`“${file}” is missing or can’t be read.`);
  const lines = lineStartsOf(text).length;
  if (line < 1 || line > lines) throw new UsageError(`“${file}” has ${count(lines, 'line')}.`);
}

function explained({ finding, steps }: Explanation, shown: SiteFinding | undefined, linesOf: LinesOf): string {
  const changes = steps.map(({ stage, severity }) => {
    const [dropped, changed = dropped] = reasons[stage];
    return severity === undefined ? `  not reported: ${dropped} (${stage})` : `  ${severity}: ${changed} (${stage})`;
  });
  const isDropped = steps.some(({ severity }) => severity === undefined);
  const end = isDropped ? [] : [`  ${outcome(shown, linesOf)}`];
  return [`${finding.severity} ${finding.rule.id}: ${finding.message}`, ...changes, ...end, ''].join('\n');
}

function outcome(shown: SiteFinding | undefined, linesOf: LinesOf): string {
  if (shown === undefined) return 'not reported: its severity is below --severity';
  const { repeatOf, severity } = shown;
  if (repeatOf === undefined) return `reported: ${severity}`;
  const { line } = linesOf(repeatOf.file).positionAt(repeatOf.range.start);
  return `reported once, in ${repeatOf.file}:${line + 1} (repeats)`;
}
