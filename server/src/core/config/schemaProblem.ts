import type { TextRange } from '../text/textRange.ts';
import type { Nearest } from '../util/nearest.ts';
import type { JsonNode, JsonPath } from './json/jsonTree.ts';

/** A value of a document, and the way to it. */
export interface Target {
  readonly node: JsonNode;
  readonly path: JsonPath;
}

/** A value that breaks the schema, placed on the text that has to change. */
export interface SchemaProblem {
  /** `ignored`: the platform drops it without a word; `repeated`: another entry of the list says the same. */
  readonly kind: 'type' | 'value' | 'required' | 'unknownProperty' | 'ignored' | 'repeated';
  readonly message: string;
  /** The part of the message that says what to write instead, where the consequence is another sentence. */
  readonly advice?: string;
  readonly range: TextRange;
  /** The path of the value; for a missing or unknown property of the object that lacks or has it. */
  readonly path: JsonPath;
  /** The severity where it isn't the rule's own. */
  readonly severity: 'error' | 'warning' | undefined;
  /** The names of missing properties, or of the unknown one. */
  readonly properties: readonly string[];
  /** Names or values that may have been meant. */
  readonly nearest: Nearest;
}

/** What is near where nothing is. */
export const nothingNear: Nearest = { names: [], isClear: false };
