import { lineEndOf, startOfLine } from '../../text/lines.ts';
import { writeYaml } from '../../util/yaml.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import { deletion, insertion, replacement, type TextEdit } from '../../text/textRange.ts';

/** Returns the edits that change a heading's level; an underlined one stays so if that can show the level. */
export function setLevel(text: string, heading: Heading, level: number): readonly TextEdit[] {
  const { range, content } = heading;
  const marks = '#'.repeat(level);
  if (text.charAt(range.start) === '#') {
    const written = /^#+/.exec(text.slice(range.start, range.end))?.[0].length ?? 0;
    return [replacement({ start: range.start, end: range.start + written }, marks)];
  }
  const lineStart = startOfLine(text, range.end);
  const underline = { start: lineStart + text.slice(lineStart, range.end).search(/[=-]/), end: range.end };
  if (level <= 2) {
    const line = (level === 1 ? '=' : '-').repeat(Math.max(3, underline.end - underline.start));
    return [replacement(underline, line)];
  }
  const title = text.slice(content.start, content.end).replace(/\s*\n\s*/g, ' ');
  return [replacement({ start: range.start, end: range.end }, `${marks} ${title}`)];
}

/** Returns the edits that remove a block with its line and the empty line after it. */
export function removeBlock(text: string, { start, end }: Heading['range']): readonly TextEdit[] {
  const lineStart = startOfLine(text, start);
  const isAlone = text.slice(lineStart, start).trim() === '';
  const rest = /^[ \t]*\r?\n(?:[ \t]*\r?\n)?/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  return [deletion({ start: isAlone ? lineStart : start, end: end + rest })];
}

/** Returns the edits that remove a heading whose text is a title elsewhere, but leave its other components and images. */
export function removeHeading({ text, elements, images }: PageModel, heading: Heading): readonly TextEdit[] {
  const { start, end } = heading.content;
  const components = elements.filter(({ content, name }) => content === undefined && name !== 'br');
  const kept = [...components, ...images]
    .filter(({ range }) => range.start >= start && range.end <= end)
    .sort((a, b) => a.range.start - b.range.start)
    .map(({ range }) => text.slice(range.start, range.end));
  return kept.length === 0 ? removeBlock(text, heading.range) : [replacement(heading.range, kept.join(' '))];
}

/** Returns the edit that writes a title into the front matter, which is created if missing. */
export function addTitle(
  text: string,
  title: string,
  frontMatter: { readonly content: { readonly start: number } } | undefined,
): TextEdit {
  const lineEnd = lineEndOf(text);
  const line = `title: ${writeYaml(title)}${lineEnd}`;
  if (frontMatter !== undefined) return insertion(frontMatter.content.start, line);
  return insertion(0, `---${lineEnd}${line}---${lineEnd}${lineEnd}`);
}
