import { decodeEscapes } from '../util/strings.ts';
import { ownValue } from '../util/values.ts';
import type { Node } from './openApi.ts';
import type { DescriptionPath } from './pathOffset.ts';

/** A reference of a description that points to nothing. */
export interface UnresolvedReference {
  /**
   * Whether it makes the description invalid: it is of an operation, of which the page then lacks a body or parameter,
   * or what would contain the target is missing, too. Sites are published with others, in shared components.
   */
  readonly isRefused: boolean;
  readonly written: string;
  /** The path of the object that has it. */
  readonly path: DescriptionPath;
  /** Whether it names another file or an address, which the platform doesn't read. */
  readonly isExternal: boolean;
}

/** What has these names is data, or belongs to another tool. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-codeSamples', 'x-mint']);

interface Step {
  readonly value: object;
  readonly key: string;
  readonly parent: Step | undefined;
  /** Whether it is in `components`. */
  readonly isShared: boolean;
}

/**
 * Returns the first reference to nothing that the build refuses, or else the first one; undefined if there is none.
 * Objects that are used twice are read once.
 */
export function unresolvedReference(root: Node): UnresolvedReference | undefined {
  const known = new Map<string, Target>();
  let harmless: UnresolvedReference | undefined;
  const seen = new Set<object>();
  const left: Step[] = [{ value: root, key: '', parent: undefined, isShared: false }];
  for (let step = left.pop(); step !== undefined; step = left.pop()) {
    if (seen.has(step.value)) continue;
    seen.add(step.value);
    const isMap = step.key === 'properties' && step.parent?.key !== 'properties';
    const written: unknown = isMap ? undefined : (step.value as Node)['$ref'];
    if (typeof written === 'string') {
      const target = known.get(written) ?? targetOf(root, written);
      known.set(written, target);
      if (target === 'refused' || (target === 'missing' && !step.isShared)) return brokenAt(step, written, true);
      if (target === 'missing') harmless ??= brokenAt(step, written, false);
    }
    for (const key of Object.keys(step.value)) {
      const value = ownValue(step.value as Node, key);
      if (typeof value !== 'object' || value === null) continue;
      if (!isMap && (data.has(key) || key.startsWith('x-'))) continue;
      const isShared = step.isShared || (step.parent === undefined && key === 'components');
      left.push({ value, key, parent: step, isShared });
    }
  }
  return harmless;
}

function brokenAt(step: Step, written: string, isRefused: boolean): UnresolvedReference {
  return { written, path: pathOf(step), isExternal: !written.startsWith('#'), isRefused };
}

function pathOf(step: Step): DescriptionPath {
  const path: string[] = [];
  for (let at: Step | undefined = step; at.parent !== undefined; at = at.parent) path.unshift(at.key);
  return path;
}

type Target = 'found' | 'missing' | 'refused';

/** A reference to an anchor (`#name`) is found elsewhere than by a path. */
function targetOf(root: Node, written: string): Target {
  if (!written.startsWith('#/')) return written.startsWith('#') ? 'found' : 'refused';
  let value: unknown = root;
  for (const step of written.slice(2).split('/')) {
    const name = decodeEscapes(step).replaceAll('~1', '/').replaceAll('~0', '~');
    if (value === undefined || value === null) return 'refused';
    value = typeof value === 'object' ? ownValue(value as Node, name) : undefined;
  }
  return value === undefined ? 'missing' : 'found';
}
