/** A finding as the view shows it. */
export interface ShownFinding {
  readonly uri: string;
  /** The file's path in the workspace. */
  readonly path: string;
  readonly rule: string;
  /** The rule in plain words. */
  readonly title: string;
  /** As in the editor: 0 is an error, 3 a hint. */
  readonly severity: 0 | 1 | 2 | 3;
  readonly message: string;
  /** The first line, from 0, and the character in it. */
  readonly line: number;
  readonly character: number;
  /** Whether it names other locations, which it counts, represents or is explained by. */
  readonly hasLocations: boolean;
}

export type Grouping = 'rule' | 'folder';

/** A row with others below it: a rule, a folder or a file. */
export interface FindingGroup {
  readonly kind: 'rule' | 'folder' | 'file';
  /** Unique in the view, and stable as long as the group exists. */
  readonly id: string;
  /** The rule’s id, or a path. */
  readonly name: string;
  /** The rule’s title, or a path. */
  readonly label: string;
  readonly findings: readonly ShownFinding[];
  /** The files of a folder; a rule and a file have their findings below them. */
  readonly files: readonly FindingGroup[];
}

/** Groups findings by rule, the most severe and most frequent first, or by folder and file in the order of their paths. */
export function groupFindings(findings: readonly ShownFinding[], by: Grouping): readonly FindingGroup[] {
  const sorted = [...findings].sort((a, b) => compare(a.path, b.path) || a.line - b.line || a.character - b.character);
  if (by === 'folder') {
    const folders = grouped('folder', sorted, ({ path }) => folderOf(path));
    return folders.map((folder) => ({ ...folder, files: grouped('file', folder.findings, ({ path }) => path) }));
  }
  const rules = grouped('rule', sorted, ({ rule }) => rule);
  return rules.toSorted(
    (a, b) =>
      highestSeverity(a) - highestSeverity(b) || b.findings.length - a.findings.length || compare(a.label, b.label),
  );
}

export function highestSeverity({ findings }: Pick<FindingGroup, 'findings'>): ShownFinding['severity'] {
  return findings.reduce<ShownFinding['severity']>((least, { severity }) => (severity < least ? severity : least), 3);
}

function grouped(
  kind: FindingGroup['kind'],
  findings: readonly ShownFinding[],
  nameOf: (finding: ShownFinding) => string,
): readonly FindingGroup[] {
  const groups = new Map<string, ShownFinding[]>();
  for (const finding of findings) {
    const name = nameOf(finding);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [finding]);
    else group.push(finding);
  }
  const entries = [...groups].sort(([a], [b]) => compare(a, b));
  return entries.map(([name, inside]) => ({
    kind,
    id: `${kind}:${name}`,
    name,
    label: kind === 'rule' ? (inside[0]?.title ?? name) : name,
    findings: inside,
    files: [],
  }));
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Compares by code units: the order of a language would be slow, and differ between machines. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
