import type { ShownFinding } from './findingGroups.ts';

/** Which findings the view lists; all of them if nothing is set. */
export interface FindingFilter {
  /** Part of a message, a rule or a path, in any case. */
  readonly text?: string;
  /** The lowest severity; 0 is an error, 3 a hint. */
  readonly lowest?: ShownFinding['severity'];
  /** The path of a folder in the workspace. */
  readonly folder?: string;
  /** Whether only the page of the active editor is listed. */
  readonly onlyThisPage?: boolean;
}

/** Returns the findings that pass a filter; `page` is the URI of the active editor. */
export function filterFindings(
  findings: readonly ShownFinding[],
  { text = '', lowest = 3, folder, onlyThisPage = false }: FindingFilter,
  page: string | undefined,
): readonly ShownFinding[] {
  const words = text.toLowerCase();
  return findings.filter(
    ({ uri, path, rule, title, severity, message }) =>
      severity <= lowest &&
      (folder === undefined || path.startsWith(`${folder}/`)) &&
      (!onlyThisPage || uri === page) &&
      [message, rule, title, path].some((one) => one.toLowerCase().includes(words)),
  );
}

/** Returns the folders around the files of findings, each with the number of findings in it, in alphabetical order. */
export function foldersAround(
  findings: readonly ShownFinding[],
): readonly (readonly [folder: string, number: number])[] {
  const counts = new Map<string, number>();
  for (const { path } of findings) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether a filter leaves nothing out. */
export function isEmpty({ text = '', lowest = 3, folder, onlyThisPage = false }: FindingFilter): boolean {
  return text === '' && lowest === 3 && folder === undefined && !onlyThisPage;
}
