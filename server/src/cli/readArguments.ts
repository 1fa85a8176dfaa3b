import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './io.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads the arguments of a command that takes some options; throws UsageError for what it doesn't understand. */
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
  // The library names the option in quotes; the rest of its words isn't for people.
  const option = /'(-[^' ]*)/.exec(error instanceof Error ? error.message : '')?.[1] ?? args.join(' ');
  return new UsageError(
    `Unknown option “${option}” of docsight ${command}, or its value is missing. See docsight --help.`,
  );
}
