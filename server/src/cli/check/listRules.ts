import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ruleMetas } from '../../core/rules/index.ts';
import { isOnIn } from '../../core/rules/engine/rule.ts';
import { nearestName } from '../../core/util/nearest.ts';
import { ruleUrl } from '../../workspace/ruleUrl.ts';
import { UsageError } from '../io.ts';

/** Returns a line for each rule: its id, its default severity and what it reports. */
export function rulesList(): string {
  const width = ruleMetas.reduce((widest, { id }) => Math.max(widest, id.length), 0);
  const lines = ruleMetas.map((meta) => {
    const { id, severity, summary } = meta;
    const preset = isOnIn(meta);
    const level = (preset === 'none' ? 'off' : severity).padEnd(7);
    return `${id.padEnd(width)}  ${level}  ${summary}${preset === 'strict' ? ' (strict only)' : ''}\n`;
  });
  return lines.join('');
}

/** Returns the page of a rule; throws UsageError for an unknown rule. */
export async function rulePage(id: string): Promise<string> {
  if (!ruleMetas.some((meta) => meta.id === id)) throw new UsageError(unknownRule(id));
  try {
    return rulePageText(await readFile(fileURLToPath(ruleUrl(id)), 'utf8'));
  } catch {
    throw new UsageError(`The page of ${id} isn’t installed: ${ruleUrl(id)}`);
  }
}

/** Returns a page as it reads in a terminal: with a title instead of front matter. */
export function rulePageText(page: string): string {
  return page.replace(/^---\ntitle: (.*)\ndescription: .*\n---\n/, '# $1\n');
}

export function unknownRule(id: string): string {
  const nearest = nearestName(
    id,
    ruleMetas.map((meta) => meta.id),
  );
  return `Unknown rule “${id}”. ${nearest === undefined ? 'See docsight check --list-rules.' : `Did you mean ${nearest}?`}`;
}
