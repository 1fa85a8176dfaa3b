import path from 'node:path';
import type { Severity } from '../../core/settings/ruleSettings.ts';
import { formatList } from '../../core/util/messageText.ts';
import { fromFsPath } from '../../workspace/files/resourcePath.ts';
import type { CheckResult } from '../checkResult.ts';
import { UsageError, type Io } from '../io.ts';
import { reportAgent } from '../reporters/agent.ts';
import { reportGitHub } from '../reporters/github.ts';
import { reportGitLab } from '../reporters/gitlab.ts';
import { reportJson } from '../reporters/json.ts';
import { reportJunit } from '../reporters/junit.ts';
import { reportSarif } from '../reporters/sarif.ts';
import { reportStylish } from '../reporters/stylish.ts';
import { writeRequested } from '../writeFiles.ts';
import { atLeast, type ReportOptions } from './severityLevel.ts';

interface Format {
  readonly report: (result: CheckResult, options: ReportOptions) => string;
  /** Whether its output is a single document, so that nothing else may be printed with it. */
  readonly isDocument: boolean;
  /** Whether it is read as text, so that nothing in it may be a command of a terminal or a log. */
  readonly isText: boolean;
  /** The lowest severity that it shows by default. */
  readonly lowest: Severity;
  /** The lowest severity of findings of which it shows the fix; undefined if of none. */
  readonly fixesFrom: Severity | undefined;
}

const platform = {
  isDocument: true,
  isText: false,
  lowest: 'warning',
  fixesFrom: undefined,
} as const;

const formats: Readonly<Record<string, Format>> = {
  stylish: { ...platform, report: ofShown(reportStylish), isDocument: false, isText: true },
  agent: { ...platform, report: ofShown(reportAgent), isDocument: false, isText: true, fixesFrom: 'hint' },
  json: { ...platform, report: ofShown(reportJson), lowest: 'hint', fixesFrom: 'warning' },
  sarif: { ...platform, report: ofShown(reportSarif) },
  github: { ...platform, report: ofShown(reportGitHub), isDocument: false },
  gitlab: { ...platform, report: ofShown(reportGitLab) },
  junit: { ...platform, report: ofShown(reportJunit) },
};

/** Returns a report that gets only the findings that are shown. */
function ofShown(report: Format['report']): Format['report'] {
  return (result, options) => report(atLeast(result, options.lowest), options);
}

/** A format, and the file that it is written to; without one it is printed. */
export interface Output {
  readonly format: Format;
  readonly file: string | undefined;
}

/** Parses `FORMAT` and `FORMAT=FILE`; throws UsageError for unknown formats and outputs that would mix. */
export function parseOutputs(values: readonly string[]): readonly Output[] {
  const outputs = values.map(parseOutput);
  const printed = outputs.filter(({ file }) => file === undefined);
  if (printed.length > 1 && printed.some(({ format }) => format.isDocument))
    throw new UsageError('Only one --format can be printed. Write the others to files: --format json=FILE.');
  return outputs;
}

function parseOutput(text: string): Output {
  const [, name = '', file] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? [];
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format === undefined)
    throw new UsageError(`Invalid --format “${name}”. Use ${formatList(Object.keys(formats), 'or')}.`);
  if (file === '') throw new UsageError(`Invalid --format “${text}”. Add a file name after =.`);
  return { format, file };
}

/** What determines how a result is printed. */
interface PrintedOptions extends Pick<ReportOptions, 'json' | 'args' | 'paths'> {
  readonly outputs: readonly Output[];
  readonly lowest: Severity | undefined;
}

/** Prints a result in each of the formats, or writes it to the format’s file. */
export async function writeOutputs(
  result: CheckResult,
  { outputs, lowest, json, args, paths }: PrintedOptions,
  io: Io,
): Promise<void> {
  for (const { format, file } of outputs) {
    const useColor = file === undefined && io.useColor;
    const { tools } = io;
    const text = format.report(result, { lowest: lowest ?? format.lowest, useColor, json, args, paths, tools });
    const print = format.isText ? io.write : io.writeDocument;
    if (file === undefined) print(text);
    else await writeRequested(fromFsPath(path.resolve(io.cwd, file)), text, io);
  }
}
