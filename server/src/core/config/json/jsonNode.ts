/**
 * A node of the tolerant tree. A `property` has its key as first child and its value, if any, as second. Nodes are made
 * with all of their properties: an added one would take memory of its own in each of thousands.
 */
export interface JsonNode {
  readonly type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null';
  /** The range in the text, quotes and brackets included. */
  readonly offset: number;
  length: number;
  readonly value?: string | number | boolean | null;
  parent?: JsonNode | undefined;
  children?: JsonNode[] | undefined;
}
