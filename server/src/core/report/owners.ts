import { folderOf, siteRoot, type SitePath } from '../paths/sitePath.ts';
import { linesOfIgnoreFile, readIgnorePatterns, type IgnorePatterns } from '../paths/ignorePatterns.ts';

/** The paths of the file that says who owns which files, from the root of a repository; the first one counts. */
export const ownerFiles = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'] as const;

interface OwnerLine {
  readonly patterns: IgnorePatterns;
  /** Whether it is about the files directly in a folder: `docs/*`. */
  readonly isShallow: boolean;
  readonly owners: readonly string[];
}

/** Returns who owns a file, by its path from the root of the repository: the last line that matches says it. */
export function readOwners(text: string): (file: SitePath) => readonly string[] {
  const lines = linesOfIgnoreFile(text).flatMap(readLine).reverse();
  const known = new Map<SitePath, readonly string[]>();
  return (file) => {
    const owners = known.get(file) ?? lines.find((line) => matches(line, file))?.owners ?? [];
    known.set(file, owners);
    return owners;
  };
}

function readLine(line: string): readonly OwnerLine[] {
  // A name in brackets begins a section.
  if (/^\s*(?:[#!]|\^?\[|$)/.test(line)) return [];
  const [pattern = '', ...words] = line.trim().split(/(?<!\\)\s+/);
  const comment = words.findIndex((word) => word.startsWith('#'));
  return [
    {
      patterns: readIgnorePatterns([pattern], { ignoreCase: false }),
      isShallow: pattern.endsWith('/*'),
      owners: comment < 0 ? words : words.slice(0, comment),
    },
  ];
}

function matches({ patterns, isShallow }: OwnerLine, file: SitePath): boolean {
  if (!patterns.test(file).ignored) return false;
  const folder = folderOf(file);
  return !isShallow || folder === siteRoot || !patterns.test(`${folder}/`).ignored;
}
