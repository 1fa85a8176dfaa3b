import { memberOf, nodeAt, type JsonNode } from '../json/jsonTree.ts';
import type { SchemaProblem } from '../schemaProblem.ts';
import { consequences, unknownText } from '../schemaMessages.ts';
import { childKeys, countingKey } from './divisions.ts';

/**
 * Reports a problem of the only list of a navigation with its true effect: the platform silently drops a list next to
 * another one, but refuses a file whose navigation has no other.
 */
export function withRefusedRoot(
  root: JsonNode | undefined,
  problems: readonly SchemaProblem[],
): readonly SchemaProblem[] {
  const navigation = memberOf(root, 'navigation');
  if (navigation?.type !== 'object' || countingKey(navigation, 'root') !== undefined) return problems;
  return problems.map((problem) => (isDroppedList(root, problem) ? refused(problem) : problem));
}

/** Whether a problem is about a list of the navigation itself that has another name or another kind. */
export function isDroppedList(root: JsonNode | undefined, { kind, path, properties, nearest }: SchemaProblem): boolean {
  if (path[0] !== 'navigation') return false;
  if (kind === 'type' || (kind === 'ignored' && properties.length === 0)) {
    return path.length === 2 && childKeys.root.some((key) => key === path[1]);
  }
  const [name] = properties;
  if (path.length !== 1 || name === undefined || (kind !== 'ignored' && kind !== 'unknownProperty')) return false;
  const isMeant = childKeys.root.some((key) => nearest.names.includes(key));
  return isMeant || nodeAt(root, ['navigation', name])?.type === 'array';
}

function refused(problem: SchemaProblem): SchemaProblem {
  const [name] = problem.properties;
  if (name === undefined) {
    const message = `${problem.advice ?? problem.message} Without a list of pages, ${consequences.refused}.`;
    return { ...problem, kind: 'type', message, severity: 'error' };
  }
  const message = `${unknownText(name, problem.path, 'refused')} ${problem.advice ?? ''}`;
  return { ...problem, kind: 'unknownProperty', message, severity: 'error' };
}
