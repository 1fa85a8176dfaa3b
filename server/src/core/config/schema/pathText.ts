import type { JsonPath } from '../json/jsonTree.ts';

/**
 * Returns the path of a JSON pointer; numbers stay strings where the parent may be an object, so callers resolve the
 * steps.
 */
export function stepsOfPointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** Formats a path for people: `navigation[0].pages[2]`; empty for the root. */
export function showPath(path: JsonPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      const plain = /^[\w$-]+$/.test(step);
      return plain ? `${index === 0 ? '' : '.'}${step}` : `["${step}"]`;
    })
    .join('');
}
