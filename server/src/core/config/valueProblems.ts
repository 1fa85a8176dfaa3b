import type { TextRange } from '../text/textRange.ts';
import { code } from '../util/messageText.ts';
import { findNearest, type Nearest } from '../util/nearest.ts';
import { itemsOf, rangeOf, showPath, type JsonNode } from './json/jsonTree.ts';
import { jsonTypeOf, type Violation } from './schema/jsonSchema.ts';
import { expectation, nodeLabel } from './schemaMessages.ts';
import { nothingNear, type SchemaProblem, type ValueAtPath } from './schemaProblem.ts';

/**
 * Returns the problem of a value that has the wrong type, is none of the fixed ones, or doesn't have the required form.
 */
export function wrongValue(violation: Violation, target: ValueAtPath): SchemaProblem {
  const { node, path } = target;
  // The navigation itself isn't dropped: without one the file is refused.
  const isDropped = violation.parentSchema?.['x-dropped'] === true && path.length > 1;
  if (violation.keyword === 'type' && isDropped) return ignoredValue(violation, target);
  const allowed = violation.parentSchema?.enum?.map(String) ?? [];
  const nearest = node.type === 'string' ? nearestValue(String(node.value), allowed) : nothingNear;
  const hint = nearest.names[0] === undefined ? '' : ` Did you mean ${code(nearest.names[0])}?`;
  return {
    kind: isWrongKind(violation, node) ? 'type' : 'value',
    message: `${code(showPath(path))} must be ${expectation(violation)}; found ${found(violation, node)}.${hint}`,
    range: violation.keyword === 'maxItems' ? surplus(violation, node) : rangeOf(node),
    path,
    severity: schemaSeverity(violation),
    properties: [],
    nearest,
  };
}

/** Shorter values are part of many words. */
const shortestPart = 3;

/** Returns the fixed values that may be meant: of similar spelling, or the only one with which the written one begins or ends. */
function nearestValue(written: string, allowed: readonly string[]): Nearest {
  const near = findNearest(written, allowed);
  if (near.names.length > 0) return near;
  const text = written.toLowerCase();
  const parts = allowed.filter(
    (value) => value.length >= shortestPart && (text.startsWith(value) || text.endsWith(value)),
  );
  return parts.length === 1 ? { names: parts, isClear: true } : nothingNear;
}

/** Returns the severity of a violation if it differs from the rule's own. */
export function schemaSeverity(violation: Violation): 'warning' | undefined {
  return violation.parentSchema?.['x-severity'] === 'warning' ? 'warning' : undefined;
}

function found({ keyword }: Violation, node: JsonNode): string {
  if (keyword === 'maxItems') return `${itemsOf(node).length} entries`;
  if (keyword === 'maxLength') return `${String(node.value).length} characters`;
  return nodeLabel(node);
}

/** Returns where the surplus entries begin; all of them would be underlined over many lines. */
function surplus({ params }: Violation, node: JsonNode): TextRange {
  const { offset } = itemsOf(node)[Number(params['limit'])] ?? node;
  return { start: offset, end: offset + 1 };
}

/** Returns the problem of a navigation list that is no list, so that its content isn't displayed. */
function ignoredValue(violation: Violation, { node, path }: ValueAtPath): SchemaProblem {
  const text = `${code(showPath(path))} must be ${expectation(violation)}; found ${nodeLabel(node)}.`;
  return {
    kind: 'ignored',
    message: `${text} Its content isn’t shown.`,
    advice: text,
    range: rangeOf(node),
    path,
    severity: undefined,
    properties: [],
    nearest: nothingNear,
  };
}

/** Whether a value has the wrong type: a number isn't merely none of the allowed strings. */
function isWrongKind({ keyword, parentSchema }: Violation, node: JsonNode): boolean {
  if (keyword === 'type') return true;
  return keyword === 'enum' && (parentSchema?.enum ?? []).every((value) => jsonTypeOf(value) !== node.type);
}
