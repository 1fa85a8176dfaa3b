import { parseArgs } from 'node:util';
import { nearestName } from '../core/util/nearest.ts';
import type { CommandLine } from './commandLines.ts';
import { typedOption } from './help.ts';
import { UsageError } from './io.ts';

type Values<Line extends CommandLine> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Line['options'] }>
>;

/** Parses the arguments of a command with options; throws UsageError for invalid ones. */
export function readArguments<Line extends CommandLine>(line: Line, args: readonly string[]): Values<Line> {
  const options: Line['options'] = line.options;
  try {
    return parseArgs({ args: withNumbers(line, args), allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(notUnderstood(line, args, error));
  }
}

/** Returns the folder of a command that takes one, the current one by default; throws UsageError for several. */
export function folderArgument({ name }: CommandLine, [folder = '.', ...others]: readonly string[]): string {
  if (others.length > 0)
    throw new UsageError(`docsight ${name} accepts only one folder. Remove “${others.join(' ')}”.`);
  return folder;
}

/** Joins negative numbers to their options: the library takes them for options, so that nothing says what is allowed. */
function withNumbers({ options }: CommandLine, args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    const option = Object.hasOwn(options, before.slice(2)) ? options[before.slice(2)] : undefined;
    const isValue = /^-\d/.test(arg) && before.startsWith('--') && option?.type === 'string';
    if (isValue) joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

/** The library’s messages have the option in quotes; the rest of them isn’t written for people. */
function notUnderstood({ name: command, options }: CommandLine, args: readonly string[], error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  const typed = /'(?:-\w, )?(-[^' ]*)/.exec(message)?.[1] ?? args.join(' ');
  const name = typed.replace(/^-+/, '');
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && option !== undefined) {
    return option.type === 'boolean'
      ? `${typed} takes no value.`
      : `${typed} needs a value: ${typedOption(name, option)}.`;
  }
  const nearest = nearestName(name, Object.keys(options));
  const hint = nearest === undefined ? `See docsight help ${command}.` : `Did you mean --${nearest}?`;
  return `Unknown option “${typed}” of docsight ${command}. ${hint}`;
}
