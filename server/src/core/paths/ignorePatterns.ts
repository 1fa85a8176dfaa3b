import ignore from 'ignore';

/** Whether patterns exclude a path, or include it again. */
export interface PatternVerdict {
  readonly ignored: boolean;
  readonly unignored: boolean;
}

/** Patterns as in a `.gitignore`. */
export interface IgnorePatterns {
  /** Tests a path relative to the folder of the patterns; a folder’s ends with a slash. */
  test(path: string): PatternVerdict;
}

/** Nobody writes more; the library compiles each line to a regular expression, which has a maximum length. */
const longestLine = 1000;
const mostLines = 10_000;

/** The time of a regular expression grows with the power of its wildcards in one segment, and of its `**`. */
const mostInSegment = 3;
const mostDeep = 3;

/** Longer paths aren’t matched: none of a site is nearly as long. */
const longestPath = 1000;

/** Reads patterns; those that could take without end to match are left out, so what they exclude is read. */
export function readIgnorePatterns(lines: readonly string[], { ignoreCase }: { ignoreCase: boolean }): IgnorePatterns {
  const patterns = ignore({ ignorecase: ignoreCase }).add(lines.slice(0, mostLines).filter(isMatchable));
  return {
    test(path) {
      if (path.length > longestPath) return { ignored: false, unignored: false };
      const { ignored, unignored } = patterns.test(path);
      return { ignored, unignored };
    },
  };
}

/** Splits the text of an ignore file into its lines. */
export function linesOfIgnoreFile(text: string): readonly string[] {
  return text.split(/\r?\n/, mostLines);
}

function isMatchable(line: string): boolean {
  if (line.length > longestLine) return false;
  const segments = line.split('/');
  const deep = segments.filter((segment) => segment.includes('**')).length;
  return deep <= mostDeep && segments.every((segment) => (segment.match(/\*+/g)?.length ?? 0) <= mostInSegment);
}
