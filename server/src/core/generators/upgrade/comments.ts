import { endOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { endOfLine } from '../../text/lines.ts';

/** A comment with its markers; offsets in UTF-16 units of the old text. */
export interface Comment {
  readonly start: number;
  readonly text: string;
}

/** The comments that belong to a property or an item. */
export interface OwnComments {
  /** The comments on the lines above it. */
  readonly above: readonly Comment[];
  /** The comment after it on its own line. */
  readonly after: Comment | undefined;
}

/** Returns all comments of a JSON text, in order; comment markers inside strings are ignored. */
export function commentsIn(text: string): readonly Comment[] {
  const found: Comment[] = [];
  for (const match of text.matchAll(/"(?:\\.|[^"\\\n])*"?|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/g)) {
    if (!match[0].startsWith('"')) found.push({ start: match.index, text: match[0].trimEnd() });
  }
  return found;
}

/** Returns the comments above and after a property or an item. */
export function commentsOf(text: string, comments: readonly Comment[], node: JsonNode): OwnComments {
  const siblings = node.parent?.children ?? [];
  const previous = siblings[siblings.indexOf(node) - 1];
  const next = siblings[siblings.indexOf(node) + 1];
  const from = previous === undefined ? (node.parent?.offset ?? -1) + 1 : endOf(previous);
  const to = next?.offset ?? (node.parent === undefined ? text.length : endOf(node.parent) - 1);
  const lineEnd = endOfLine(text, endOf(node));
  return {
    above: comments.filter(
      ({ start }) => start >= from && start < node.offset && !(previous && start < endOfLine(text, from)),
    ),
    after: comments.find(({ start }) => start >= endOf(node) && start < to && start < lineEnd),
  };
}
