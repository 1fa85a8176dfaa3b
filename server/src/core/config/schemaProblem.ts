import type { TextRange } from '../text/textRange.ts';
import type { Nearest } from '../util/nearest.ts';
import type { JsonNode, JsonPath } from './json/jsonTree.ts';

/** A value of a document, and its path. */
export interface ValueAtPath {
  readonly node: JsonNode;
  readonly path: JsonPath;
}

/** A value that violates the schema, with the range that has to change. */
export interface SchemaProblem {
  /** `ignored`: the platform silently drops it; `repeated`: another entry of the list is the same. */
  readonly kind: 'type' | 'value' | 'required' | 'unknownProperty' | 'ignored' | 'repeated';
  readonly message: string;
  /** The sentence that says what to write instead, if the effect is a sentence of its own. */
  readonly advice?: string;
  readonly range: TextRange;
  /** The path of the value; for a missing or unknown property of the object that lacks or has it. */
  readonly path: JsonPath;
  /** The severity, unless it is the rule's own. */
  readonly severity: 'error' | 'warning' | 'hint' | undefined;
  /** The names of missing properties, or of the unknown one. */
  readonly properties: readonly string[];
  /** Names or values that may have been meant. */
  readonly nearest: Nearest;
}

/** The result for a name that nothing is near to. */
export const nothingNear: Nearest = { names: [], isClear: false };
