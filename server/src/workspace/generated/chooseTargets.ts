import { sitesIn } from '../../core/generators/rulesFile/managedBlock.ts';
import { hasBeginMark } from '../../core/generators/rulesFile/marks.ts';
import { rulesTargets, type RulesTarget } from '../../core/generators/rulesFile/targets.ts';
import { join, type ResourcePath } from '../files/resourcePath.ts';
import type { Site } from '../site.ts';
import type { Workspace } from '../workspace.ts';
import { folderOfSite } from './rulesFiles.ts';

/** A rules file to write, and why that one. */
export interface ChosenTarget {
  readonly target: RulesTarget;
  /** For people: what in the repository shows that it is read; undefined if it has a section about the site. */
  readonly reason: string | undefined;
}

/**
 * Returns the rules files to write for a site by default: those that have a section about it or about another site, else
 * those of the assistants detected in the repository, else the first.
 */
export async function usualTargets(workspace: Workspace, site: Site): Promise<readonly ChosenTarget[]> {
  const repository = await workspace.repositoryOf(site);
  const folder = folderOfSite({ siteRoot: site.root, repository });
  const texts = await Promise.all(rulesTargets.map(({ path }) => workspace.files.readText(join(repository, path))));
  const withText = (has: (text: string) => boolean): readonly RulesTarget[] =>
    rulesTargets.filter((_, at) => has(texts[at] ?? ''));
  const written = withText((text) => hasBeginMark(text, folder));
  if (written.length > 0) return written.map((target) => ({ target, reason: undefined }));
  const shared = withText((text) => sitesIn(text).length > 0);
  if (shared.length > 0)
    return shared.map((target) => ({ target, reason: `${target.path} has a section about another site` }));
  const shown = await filter(rulesTargets, ({ sign }) => exists(workspace, repository, sign));
  const own = await withoutSameFiles(workspace, repository, shown);
  if (own.length > 0) return own.map((target) => ({ target, reason: `The repository has ${target.sign ?? ''}` }));
  return rulesTargets.slice(0, 1).map((target) => ({ target, reason: 'No assistant detected' }));
}

/** Returns the targets that are named by an id: with a skill also the one in a folder of skills that exists. */
export async function namedTargets(
  workspace: Workspace,
  site: Site,
  ids: readonly string[],
): Promise<readonly RulesTarget[]> {
  const repository = await workspace.repositoryOf(site);
  const hasSkills = ids.includes('skill') && (await exists(workspace, repository, '.claude/skills'));
  const all = hasSkills ? [...ids, 'claude-skill'] : ids;
  return rulesTargets.filter(({ id }) => all.includes(id));
}

/** A target that is offered for a tool, and whether its file exists. */
export interface OfferedTarget {
  readonly target: RulesTarget;
  readonly exists: boolean;
  /** Whether it has a section about the site. */
  readonly hasSection: boolean;
}

/** Returns one target for each tool: the file that has a section already, else the one that the tool reads today. */
export async function offeredTargets(workspace: Workspace, site: Site): Promise<readonly OfferedTarget[]> {
  const repository = await workspace.repositoryOf(site);
  const folder = folderOfSite({ siteRoot: site.root, repository });
  const all = await Promise.all(
    rulesTargets.map(async (target) => {
      const text = await workspace.files.readText(join(repository, target.path));
      return { target, exists: text !== undefined, hasSection: text !== undefined && hasBeginMark(text, folder) };
    }),
  );
  const tools = [...new Set(rulesTargets.map(({ tool }) => tool))];
  return tools.flatMap((tool) => {
    const own = all.filter(({ target }) => target.tool === tool);
    // Those without a sign are kept for who has them: nothing reads them unless it is told to.
    const preferred = own.find(({ target }) => target.sign !== undefined || target.isSkill === true);
    return own.find(({ hasSection }) => hasSection) ?? preferred ?? [];
  });
}

async function exists(workspace: Workspace, repository: ResourcePath, path: string | undefined): Promise<boolean> {
  return path !== undefined && (await workspace.files.stat(join(repository, path))) !== undefined;
}

/** Leaves out a file that is another one by a symbolic link, or that includes it: `@AGENTS.md`. */
async function withoutSameFiles(
  workspace: Workspace,
  repository: ResourcePath,
  targets: readonly RulesTarget[],
): Promise<readonly RulesTarget[]> {
  const files = await Promise.all(
    targets.map(async (target) => {
      const file = join(repository, target.path);
      const text = (await workspace.files.readText(file)) ?? '';
      return { target, text, real: await workspace.realPath(file) };
    }),
  );
  const isRepeated = (one: (typeof files)[number], at: number): boolean =>
    files.some(
      (other, index) =>
        (index < at && other.real === one.real) || (index !== at && includes(one.text, other.target.path)),
    );
  return files.filter((one, at) => !isRepeated(one, at)).map(({ target }) => target);
}

/** Whether an assistant reads another file with a text. */
function includes(text: string, path: string): boolean {
  return text.split(/\r?\n/).some((line) => line.trim() === `@${path}` || line.trim() === `@./${path}`);
}

async function filter<T>(items: readonly T[], predicate: (item: T) => Promise<boolean>): Promise<readonly T[]> {
  const requested = await Promise.all(items.map(predicate));
  return items.filter((_, at) => requested[at]);
}
