import { fenceText } from '../page/fences/fenceLines.ts';
import { readFenceMeta } from '../page/fences/fenceMeta.ts';
import type { Fence } from '../page/pageModel.ts';
import { keyFor, sourceOf, withVariables, type RenderContext } from './context.ts';
import { escapeHtml, tag, type Attributes, type Html } from './html.ts';
import { renderIcon, type IconLook } from './links.ts';
import { ownValue } from '../util/values.ts';

/** A code block, however a page writes it. */
export interface CodeBlock {
  readonly code: string;
  readonly language: string;
  readonly title: string | undefined;
  readonly icon?: string | undefined;
  readonly iconLook?: IconLook;
  readonly hasNumbers: boolean;
  readonly isWrapped: boolean;
  readonly isExpandable: boolean;
  readonly hasCopy: boolean;
  /** Numbers and ranges of lines: `1,3-5`. */
  readonly highlighted: string;
  readonly focused: string;
  readonly source: Attributes;
}

/** Returns a fenced block as a page’s readers see it. */
export function codeBlockOf(context: RenderContext, fence: Fence): CodeBlock {
  const { text } = context.page;
  const meta = readFenceMeta(text, fence);
  const option = (name: string): string | undefined => meta.options.find((one) => one.name === name)?.value?.value;
  const has = (name: string): boolean => {
    const found = meta.options.find((one) => one.name === name);
    return found !== undefined && found.value?.value !== 'false';
  };
  return {
    code: withVariables(context, fenceText(text, fence)).replace(/\r?\n$/, ''),
    language: (option('lang') ?? meta.language?.value ?? '').toLowerCase(),
    title: meta.title?.value,
    icon: option('icon'),
    hasNumbers: has('lines'),
    isWrapped: has('wrap'),
    isExpandable: has('expandable'),
    hasCopy: !has('nocopy'),
    highlighted: option('highlight') ?? '',
    focused: option('focus') ?? '',
    source: sourceOf(context, fence.range),
  };
}

/** Returns a code block with its title and its button; diagrams are drawn by the client. */
export function renderCode(context: RenderContext, block: CodeBlock, isInGroup = false): Html {
  if (block.language === 'mermaid') return renderDiagram(block);
  const lines = linesOf(context, block);
  const classes = [
    'code',
    block.isWrapped && 'is-wrapped',
    block.hasNumbers && 'has-numbers',
    block.focused !== '' && 'has-focus',
  ].filter(Boolean);
  const copy = block.hasCopy
    ? tag('button', { type: 'button', class: 'copy', 'aria-label': 'Copy code', 'data-copy': true }, '')
    : '';
  const pre = tag('pre', { tabindex: '0' }, tag('code', { 'data-language': block.language }, lines.join('\n')));
  const content = `${isInGroup ? '' : header(context, block)}${copy}${fold(context, block, pre, lines.length)}`;
  return tag('div', { class: classes.join(' '), ...block.source }, content);
}

function renderDiagram({ code, source }: CodeBlock): Html {
  const fallback = tag('pre', {}, tag('code', {}, escapeHtml(code)));
  return tag('div', { class: 'diagram', 'data-diagram': code, ...source }, fallback);
}

function header(context: RenderContext, block: CodeBlock): Html {
  const { title, icon } = block;
  if (title === undefined && icon === undefined) return '';
  return tag('div', { class: 'code-title' }, `${codeIcon(context, block)}${tag('span', {}, escapeHtml(title ?? ''))}`);
}

/** Returns the icon of a code block: its own, or that of its language. */
export function codeIcon(context: RenderContext, { icon, iconLook, language }: CodeBlock): Html {
  return icon === undefined ? renderIcon(context, languageIcons.get(language)) : renderIcon(context, icon, iconLook);
}

/** Names under which icon libraries have the logos of languages. */
const languageIcons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ javascript: 'js', js: 'js', jsx: 'react', tsx: 'react', typescript: 'typescript', ts: 'typescript' },
    ...{ python: 'python', py: 'python', go: 'golang', golang: 'golang', java: 'java', php: 'php', rust: 'rust' },
    ...{ swift: 'swift', bash: 'terminal', sh: 'terminal', shell: 'terminal', zsh: 'terminal', curl: 'terminal' },
    ...{ html: 'html5', css: 'css3', json: 'code', yaml: 'code', yml: 'code', docker: 'docker', dockerfile: 'docker' },
  }),
);

/** The number of lines that a folded block shows. */
const shownLines = 12;

function fold(context: RenderContext, { isExpandable, title }: CodeBlock, pre: Html, lines: number): Html {
  if (!isExpandable || lines <= shownLines) return pre;
  const button = tag(
    'button',
    { type: 'button', class: 'expand', 'aria-expanded': 'false', 'data-expand': true },
    'Show all',
  );
  return tag('div', { class: 'foldable', 'data-key': keyFor(context, 'code', title ?? '') }, `${pre}${button}`);
}

/** What a comment such as `// [!code ++]` makes of its line. */
const lineMarks: Readonly<Record<string, string>> = {
  '++': 'is-added',
  '--': 'is-removed',
  highlight: 'is-highlighted',
  hl: 'is-highlighted',
  focus: 'is-focused',
  error: 'is-removed',
  warning: 'is-highlighted',
};
const markPattern =
  /[ \t]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)[ \t]*\[!code (\+\+|--|highlight|hl|focus|error|warning)(?::\d+)?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

/** A line of code takes much less time than a node. */
const linesOfNode = 8;

function linesOf(context: RenderContext, { code, language, highlighted, focused }: CodeBlock): readonly Html[] {
  const marked: string[] = [];
  const plain = code.split('\n').map((line, at) => {
    const mark = line.includes('[!code') ? markPattern.exec(line) : null;
    if (mark !== null) marked[at] = ownValue(lineMarks, mark[1] ?? '') ?? '';
    return mark === null ? line : line.slice(0, mark.index);
  });
  if (!context.collected.budget.takeNodes(Math.ceil(plain.length / linesOfNode))) return [];
  const text = plain.join('\n');
  const html = (language === '' ? undefined : context.services.highlight(text, language)) ?? escapeHtml(text);
  const [bright, sharp] = [linesNamed(highlighted, plain.length), linesNamed(focused, plain.length)];
  const diff = language === 'diff' ? plain.map(diffClass) : [];
  return splitLines(html).map((line, at) => {
    const classes = [
      'line',
      bright?.[at + 1] === 1 && 'is-highlighted',
      sharp?.[at + 1] === 1 && 'is-focused',
      marked[at],
      diff[at],
    ].filter(Boolean);
    return tag('span', { class: classes.join(' ') }, line);
  });
}

function diffClass(line: string): string {
  return line.startsWith('+') ? 'is-added' : line.startsWith('-') ? 'is-removed' : '';
}

/** Returns the lines that some numbers and ranges name, by their number; of no more lines than there are. Most blocks name none. */
function linesNamed(written: string, count: number): Uint8Array | undefined {
  if (written === '') return undefined;
  // How many ranges begin before a line, and end: each may be as long as the block.
  const changes = new Int32Array(count + 2);
  for (const [, first = '', last = first] of written.matchAll(/(\d{1,6})(?:\s*-\s*(\d{1,6}))?/g)) {
    const [start, end] = [Math.min(Number(first), count + 1), Math.min(Number(last), count)];
    if (start > end) continue;
    changes[start] = (changes[start] ?? 0) + 1;
    changes[end + 1] = (changes[end + 1] ?? 0) - 1;
  }
  let open = 0;
  return Uint8Array.from(changes, (change) => Number((open += change) > 0));
}

/** Splits highlighted code into lines, each with the spans that are open on it. */
function splitLines(html: Html): readonly Html[] {
  const open: string[] = [];
  const lines = html.split('\n');
  if (!html.includes('<')) return lines;
  return lines.map((line) => {
    const before = open.join('');
    for (const [found] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (found === '</span>') open.pop();
      else open.push(found);
    }
    return `${before}${line}${'</span>'.repeat(open.length)}`;
  });
}
