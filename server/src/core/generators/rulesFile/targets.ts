import { quoteYaml } from '../../util/yaml.ts';

/** The length in characters up to which some assistants read a rules file. */
export const longestFile = 12_000;

/** The length of a skill in characters: 5,000 tokens of four characters are loaded at once. */
export const longestSkill = 20_000;

/** The tools that read rules files; some read several. */
export type RulesTool = 'agents' | 'claude' | 'copilot' | 'cursor' | 'skills' | 'vscode' | 'windsurf';

/** A file that an assistant reads for the conventions of a project. */
export interface RulesTarget {
  readonly id: string;
  /** A path from the repository's root. */
  readonly path: string;
  /** The name of its assistant, for users. */
  readonly reader: string;
  readonly tool: RulesTool;
  /** The file or folder, from the repository's root, which shows that the tool is in use and reads this target. */
  readonly sign?: string;
  /**
   * Returns the front matter by which the assistant knows when the file applies. Takes the folders of its sites from
   * the repository's root; a site at the root is an empty string.
   */
  readonly frontMatter?: (folders: readonly string[]) => string;
  /** Whether it is loaded for a task, so that it also says how to use Docsight's commands. */
  readonly isSkill?: true;
}

/** The supported files, those in editors' own folders first. */
export const rulesTargets: readonly RulesTarget[] = [
  { id: 'cursor', path: '.cursor/rules.md', reader: 'Cursor', tool: 'cursor' },
  { id: 'windsurf', path: '.windsurf/rules.md', reader: 'Windsurf', tool: 'windsurf' },
  { id: 'vscode', path: '.vscode/rules.md', reader: 'VS Code', tool: 'vscode' },
  {
    id: 'cursor-rules',
    path: '.cursor/rules/docs.mdc',
    reader: 'Cursor',
    tool: 'cursor',
    sign: '.cursor',
    frontMatter: cursorRule,
  },
  {
    id: 'windsurf-rules',
    path: '.windsurf/rules/docs.md',
    reader: 'Windsurf',
    tool: 'windsurf',
    sign: '.windsurf',
    frontMatter: windsurfRule,
  },
  {
    id: 'copilot',
    path: '.github/copilot-instructions.md',
    reader: 'GitHub Copilot',
    tool: 'copilot',
    sign: '.github/copilot-instructions.md',
  },
  { id: 'agents', path: 'AGENTS.md', reader: 'Codex, Jules, Zed and other agents', tool: 'agents', sign: 'AGENTS.md' },
  { id: 'claude', path: 'CLAUDE.md', reader: 'Claude Code', tool: 'claude', sign: 'CLAUDE.md' },
  {
    id: 'skill',
    path: '.agents/skills/docs-site/SKILL.md',
    reader: 'Agents that load skills',
    tool: 'skills',
    frontMatter: skillHead,
    isSkill: true,
  },
  {
    id: 'claude-skill',
    path: '.claude/skills/docs-site/SKILL.md',
    reader: 'Claude Code (skill)',
    tool: 'skills',
    frontMatter: skillHead,
    isSkill: true,
  },
];

const purpose = 'Documentation guidelines: language, structure, components';

function cursorRule(folders: readonly string[]): string {
  return frontMatterOf([`description: ${quoteYaml(purpose)}`, `globs: ${globsOf(folders)}`, 'alwaysApply: false']);
}

function windsurfRule(folders: readonly string[]): string {
  return frontMatterOf(['trigger: glob', `description: ${quoteYaml(purpose)}`, `globs: ${globsOf(folders)}`]);
}

function skillHead(): string {
  const description =
    'How the documentation site of this repository is written, and how to check, fix and move its pages with the docsight command. Use it before you create, edit, rename, move or review pages (.mdx, .md), images or docs.json.';
  return frontMatterOf(['name: docs-site', `description: ${quoteYaml(description)}`]);
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
