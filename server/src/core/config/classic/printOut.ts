import { endOf, type JsonNode } from '../json/jsonTree.ts';
import { detectLayout, startOfLine, endOfLine } from '../../text/lines.ts';
import type { OutNode } from './outNode.ts';

/** Returns a value as JSON in the layout of the old text, with the comments of everything that was converted. */
export function printOut(out: OutNode, oldText: string): string {
  return new Printer(oldText).print(out);
}

/** Lists of values up to this length go on one line by default. */
const longestLine = 80;

class Printer {
  readonly #text: string;
  readonly #unit: string;
  readonly #lineEnd: string;
  readonly #comments: readonly Comment[];
  readonly #kept = new Set<Comment>();

  constructor(text: string) {
    const { indentUnit, lineEnd } = detectLayout(text);
    this.#text = text;
    this.#unit = indentUnit;
    this.#lineEnd = lineEnd;
    this.#comments = commentsIn(text);
  }

  /** Returns the text of the file; comments of values that aren't converted go to its end, so that none is deleted. */
  print(out: OutNode): string {
    const outside = this.#comments.filter(({ start }) => start < this.#text.search(/[{[]/));
    const head = outside.map((comment) => this.#keep(comment) + this.#lineEnd).join('');
    const body = this.#value(out, '');
    const rest = this.#comments.filter((comment) => !this.#kept.has(comment));
    const tail = rest.map((comment) => `${this.#lineEnd}${comment.text}`).join('');
    const end = this.#text.slice(this.#text.trimEnd().length).includes('\n') ? this.#lineEnd : '';
    return `${this.#text.startsWith('\uFEFF') ? '\uFEFF' : ''}${head}${body}${tail}${end}`;
  }

  #value(out: OutNode, indent: string): string {
    switch (out.kind) {
      case 'value':
        return JSON.stringify(out.value);
      case 'same':
        return this.#same(out.node, indent);
      case 'array':
        return this.#list(
          '[]',
          out.from,
          indent,
          out.items.map((item) => [item, ''] as const),
        );
      case 'object':
        return this.#list(
          '{}',
          out.from,
          indent,
          out.members.map(({ name, value }) => [value, `${JSON.stringify(name)}: `] as const),
        );
    }
  }

  /** Returns a copied value of the old text, its lines indented as at its new location. */
  #same(node: JsonNode, indent: string): string {
    const end = endOf(node);
    for (const comment of this.#comments) if (comment.start > node.offset && comment.start < end) this.#keep(comment);
    const written = this.#text.slice(node.offset, end);
    // The search for the start of its line may pass the whole file.
    if (!written.includes('\n')) return written;
    const lineStart = startOfLine(this.#text, node.offset);
    const before = /^[ \t]*/.exec(this.#text.slice(lineStart))?.[0] ?? '';
    return written.replace(
      /(\r?\n)([ \t]*)/g,
      (_, lineBreak: string, own: string) =>
        lineBreak + (own.startsWith(before) ? indent + own.slice(before.length) : own),
    );
  }

  #list(
    brackets: string,
    from: JsonNode | undefined,
    indent: string,
    parts: readonly (readonly [value: OutNode, key: string])[],
  ): string {
    const [open = '', close = ''] = brackets;
    if (parts.length === 0) return brackets;
    const inner = indent + this.#unit;
    const written = parts.map(([value, key]) => ({
      text: key + this.#value(value, inner),
      ...this.#commentsAround(value, key !== ''),
    }));
    const hasComments = written.some(({ above, after }) => above.length > 0 || after !== undefined);
    if (
      !hasComments &&
      this.#isOnOneLine(
        from,
        written.map(({ text }) => text),
      )
    ) {
      const gap = brackets === '{}' ? ' ' : '';
      return `${open}${gap}${written.map(({ text }) => text).join(', ')}${gap}${close}`;
    }
    const lines = written.flatMap(({ text, above, after }, at) => [
      ...above.map((comment) => inner + this.#keep(comment)),
      `${inner}${text}${at < written.length - 1 ? ',' : ''}${after === undefined ? '' : ` ${this.#keep(after)}`}`,
    ]);
    return [open, ...lines, indent + close].join(this.#lineEnd);
  }

  /** Whether a value goes on one line: as it was, or if new, for short lists without nested lists. */
  #isOnOneLine(from: JsonNode | undefined, parts: readonly string[]): boolean {
    if (parts.some((part) => part.includes('\n'))) return false;
    if (from !== undefined) return !this.#text.slice(from.offset, endOf(from)).includes('\n');
    return parts.join(', ').length <= longestLine && parts.every((part) => !/[[{]/.test(part));
  }

  /** Returns the comments of a value's source: of its property, or of the list item. */
  #commentsAround(value: OutNode, isMember: boolean): OwnComments {
    const from = value.kind === 'same' ? value.node : value.kind === 'value' ? undefined : value.from;
    const owner = from?.parent?.type === 'property' ? from.parent : from;
    if (owner === undefined || (isMember && owner === from)) return { above: [], after: undefined };
    const { above, after } = commentsOf(this.#text, this.#comments, owner);
    // A value that is converted twice has its comments once.
    return {
      above: above.filter((comment) => !this.#kept.has(comment)),
      after: after !== undefined && this.#kept.has(after) ? undefined : after,
    };
  }

  #keep(comment: Comment): string {
    this.#kept.add(comment);
    return comment.text;
  }
}

/** A comment with its markers; offsets in UTF-16 units of the old text. */
interface Comment {
  readonly start: number;
  readonly text: string;
}

/** The comments that belong to a property or an item. */
interface OwnComments {
  readonly above: readonly Comment[];
  /** The comment after it on its own line. */
  readonly after: Comment | undefined;
}

/** Returns all comments of a JSON text, in order; comment markers inside strings are ignored. */
function commentsIn(text: string): readonly Comment[] {
  const found: Comment[] = [];
  for (const match of text.matchAll(/"(?:\\.|[^"\\\n])*"?|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/g)) {
    if (!match[0].startsWith('"')) found.push({ start: match.index, text: match[0].trimEnd() });
  }
  return found;
}

/** Returns the comments above and after a property or an item. */
function commentsOf(text: string, comments: readonly Comment[], node: JsonNode): OwnComments {
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
