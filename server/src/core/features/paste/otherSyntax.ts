import { calloutNames, calloutOfType } from '../../components/callouts.ts';
import type { LinkLike, PageModel } from '../../page/pageModel.ts';
import { readPage } from '../../page/readPage.ts';
import { isUnsafeAddress } from '../../paths/address.ts';
import { addAll } from '../../util/collections.ts';
import { applyEdits, replacement } from '../../text/textRange.ts';
import { markdownLine } from './mdxText.ts';

/** At most this many characters, which are read in less than a tenth of a second. */
const mostCharacters = 25_000;

/**
 * Returns a text with the callouts of other systems as components; undefined if it has none. Whatever else it has stays
 * Markdown: no tag, expression or import of it becomes one of the page.
 */
export function fromOtherSyntax(written: string): string | undefined {
  if (written.length > mostCharacters || !/^(?::::|\{%|>[ \t]*\[!|!!![ \t])/m.test(written)) return undefined;
  const converted = new Converter(written.split(/\r\n?|\n/)).convert();
  return converted === undefined ? undefined : safeText(converted);
}

/** Returns a text without links that run code; undefined if the page would have more than text and callouts. */
function safeText(text: string): string | undefined {
  const page = readPage(text);
  const unsafe = unsafeLinks(page);
  if (unsafe.length === 0) return isText(page) ? text : undefined;
  const without = applyEdits(
    text,
    unsafe.map(({ range, label }) => replacement(range, text.slice(label.start, label.end))),
  );
  const cleaned = readPage(without);
  return isText(cleaned) && unsafeLinks(cleaned).length === 0 ? without : undefined;
}

function unsafeLinks({ links, images }: PageModel): readonly LinkLike[] {
  return [...links, ...images].filter(({ url }) => url !== undefined && isUnsafeAddress(url.value));
}

function isText({ frontMatter, script, expressions, math, problems, elements, definitions }: PageModel): boolean {
  const isPlain = frontMatter === undefined && script.ranges.length === 0 && expressions.length === 0;
  const isRead = math.length === 0 && problems.length === 0;
  const isSafe = definitions.every(({ url }) => url === undefined || !isUnsafeAddress(url.value));
  return isPlain && isRead && isSafe && elements.every(({ name }) => name === 'br' || calloutNames.has(name));
}

/** A callout: its component and title, and the lines of its body; `end` is the line after it. */
interface Found {
  readonly component: string;
  readonly title: string;
  readonly body: readonly string[];
  readonly end: number;
}

class Converter {
  readonly #lines: readonly string[];
  /** For each line, the next one that ends a callout of a form; the number of lines if there is none. */
  readonly #colons: readonly number[];
  readonly #hints: readonly number[];

  constructor(lines: readonly string[]) {
    this.#lines = lines;
    this.#colons = nextMatches(lines, /^:::[ \t]*$/);
    this.#hints = nextMatches(lines, /^\{%\s*endhint\s*%\}[ \t]*$/);
  }

  /** Returns the text with components; undefined if it has no callout. */
  convert(): string | undefined {
    const converted: string[] = [];
    let hasCallout = false;
    for (let at = 0; at < this.#lines.length;) {
      const fenceEnd = this.#fenceEnd(at);
      const found = fenceEnd === undefined ? this.#calloutAt(at) : undefined;
      const end = found?.end ?? fenceEnd ?? at + 1;
      addAll(converted, found === undefined ? markdownLines(this.#lines.slice(at, end)) : calloutLines(found));
      hasCallout ||= found !== undefined;
      at = end;
    }
    return hasCallout ? converted.join('\n') : undefined;
  }

  /** Returns the line after a code block that begins with a line; undefined if none does. */
  #fenceEnd(at: number): number | undefined {
    const mark = fenceOf(this.#lines[at] ?? '');
    if (mark === undefined) return undefined;
    for (let end = at + 1; end < this.#lines.length; end++)
      if (closesFence(this.#lines[end] ?? '', mark)) return end + 1;
    return this.#lines.length;
  }

  #calloutAt(at: number): Found | undefined {
    const line = this.#lines[at] ?? '';
    return this.#colonCallout(line, at) ?? this.#hint(line, at) ?? this.#alert(line, at) ?? this.#admonition(line, at);
  }

  /** Docusaurus, VitePress, Starlight: `:::note[Title]` or `:::note Title` … `:::`. */
  #colonCallout(line: string, at: number): Found | undefined {
    const [, type, bracketed, title] = /^:::[ \t]*([a-z]+)[ \t]*(?:\[([^\]]*)\]|(.*))$/i.exec(line) ?? [];
    return this.#closed(type, bracketed ?? title ?? '', at, this.#colons[at]);
  }

  /** GitBook: `{% hint style="info" %}` … `{% endhint %}`. */
  #hint(line: string, at: number): Found | undefined {
    const type = /^\{%\s*hint\s+style="([a-z]+)"\s*%\}$/i.exec(line)?.[1];
    return this.#closed(type, '', at, this.#hints[at]);
  }

  #closed(type: string | undefined, title: string, at: number, last = this.#lines.length): Found | undefined {
    const component = type === undefined ? undefined : calloutOfType(type);
    if (component === undefined || last >= this.#lines.length || last === at + 1) return undefined;
    return { component, title: title.trim(), body: this.#lines.slice(at + 1, last), end: last + 1 };
  }

  /** GitHub and Obsidian: `> [!NOTE]` and the quoted lines after it. */
  #alert(line: string, at: number): Found | undefined {
    const type = /^>[ \t]*\[!([a-z]+)\][ \t]*$/i.exec(line)?.[1];
    return this.#begun(type, '', at, /^>[ \t]?/);
  }

  /** MkDocs: `!!! note "Title"` and the indented lines after it. */
  #admonition(line: string, at: number): Found | undefined {
    const [, type, title] = /^!!![ \t]+([a-z]+)(?:[ \t]+"([^"]*)")?[ \t]*$/i.exec(line) ?? [];
    return this.#begun(type, title ?? '', at, /^(?: {4}|\t)|^[ \t]*$/);
  }

  /** Returns a callout whose lines have something before each of them. */
  #begun(type: string | undefined, title: string, at: number, before: RegExp): Found | undefined {
    const component = type === undefined ? undefined : calloutOfType(type);
    if (component === undefined) return undefined;
    let end = at + 1;
    while (end < this.#lines.length && before.test(this.#lines[end] ?? '')) end++;
    while (end > at + 1 && (this.#lines[end - 1] ?? '').trim() === '') end--;
    if (end === at + 1) return undefined;
    return { component, title, body: this.#lines.slice(at + 1, end).map((line) => line.replace(before, '')), end };
  }
}

function nextMatches(lines: readonly string[], pattern: RegExp): readonly number[] {
  const found = new Array<number>(lines.length);
  let next = lines.length;
  for (let at = lines.length - 1; at >= 0; at--) {
    found[at] = next;
    if (pattern.test(lines[at] ?? '')) next = at;
  }
  return found;
}

function fenceOf(line: string): string | undefined {
  return /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
}

function closesFence(line: string, mark: string): boolean {
  const written = line.trim();
  return written.length >= mark.length && written === mark.charAt(0).repeat(written.length);
}

/** Returns Markdown whose text outside of code means nothing in MDX. */
function markdownLines(lines: readonly string[]): readonly string[] {
  let fence: string | undefined;
  return lines.map((line) => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      return line;
    }
    fence = fenceOf(line);
    return fence === undefined ? markdownLine(line) : line;
  });
}

function calloutLines({ component, title, body }: Found): readonly string[] {
  const text = markdownLines(body.join('\n').trim().split('\n'));
  const heading = title === '' ? [] : [`**${markdownLine(title)}**`, ''];
  const indented = [...heading, ...text].map((line) => (line === '' ? '' : `  ${line}`));
  return [`<${component}>`, ...indented, `</${component}>`];
}
