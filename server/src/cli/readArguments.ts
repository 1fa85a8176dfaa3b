import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './io.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses the arguments of a command with options; throws UsageError for invalid ones. */
export function readArguments<Taken extends Options>(
  command: string,
  args: readonly string[],
  options: Taken,
): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: Taken }>> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw notUnderstood(command, args, error);
  }
}

function notUnderstood(command: string, args: readonly string[], error: unknown): UsageError {
  // The library's message has the option in quotes; the rest of it isn't written for people.
  const option = /'(-[^' ]*)/.exec(error instanceof Error ? error.message : '')?.[1] ?? args.join(' ');
  return new UsageError(
    `Unknown option “${option}” of docsight ${command}, or its value is missing. See docsight --help.`,
  );
}
