import { quoteYaml } from '../../util/yaml.ts';

/** The length in characters up to which some assistants read a rules file. */
export const longestFile = 12_000;

/** A file that an assistant reads for the conventions of a project. */
export interface RulesTarget {
  readonly id: string;
  /** A path from the repository's root. */
  readonly path: string;
  /** The name of its assistant, for users. */
  readonly reader: string;
  /**
   * Returns the front matter by which the assistant knows when the file applies. Takes the folders of its sites from
   * the repository's root; a site at the root is an empty string.
   */
  readonly frontMatter?: (folders: readonly string[]) => string;
  /** Whether its reader ignores what comes after `longestFile` characters. */
  readonly isCutOff?: true;
}

/** The supported files, those in editors' own folders first. */
export const rulesTargets: readonly RulesTarget[] = [
  { id: 'cursor', path: '.cursor/rules.md', reader: 'Cursor' },
  { id: 'windsurf', path: '.windsurf/rules.md', reader: 'Windsurf', isCutOff: true },
  { id: 'vscode', path: '.vscode/rules.md', reader: 'VS Code' },
  { id: 'cursor-rules', path: '.cursor/rules/docs.mdc', reader: 'Cursor (project rules)', frontMatter: cursorRule },
  {
    id: 'windsurf-rules',
    path: '.windsurf/rules/docs.md',
    reader: 'Windsurf (project rules)',
    frontMatter: windsurfRule,
    isCutOff: true,
  },
  { id: 'copilot', path: '.github/copilot-instructions.md', reader: 'GitHub Copilot' },
  { id: 'agents', path: 'AGENTS.md', reader: 'Codex, Jules, Zed and other agents' },
  { id: 'claude', path: 'CLAUDE.md', reader: 'Claude Code' },
];

const purpose = 'Documentation guidelines: language, structure, components';

function cursorRule(folders: readonly string[]): string {
  return frontMatterOf([`description: ${quoteYaml(purpose)}`, `globs: ${globsOf(folders)}`, 'alwaysApply: false']);
}

function windsurfRule(folders: readonly string[]): string {
  return frontMatterOf(['trigger: glob', `description: ${quoteYaml(purpose)}`, `globs: ${globsOf(folders)}`]);
}

function frontMatterOf(lines: readonly string[]): string {
  return `---\n${lines.join('\n')}\n---\n`;
}

/**
 * Returns a list with commas, as both editors write it. A name comes first, since a star would begin an alias in YAML.
 */
function globsOf(folders: readonly string[]): string {
  const globs = folders
    .map((folder) => (folder === '' ? '' : `${folder.replace(/[^\p{L}\p{N}./_ -]/gu, '?')}/`))
    .flatMap((below) => ['docs.json', 'mint.json', '**/*.mdx', '**/*.md'].map((glob) => below + glob));
  const list = globs.join(',');
  return /^[\w.][^:#]*$/.test(list) ? list : quoteYaml(list);
}
