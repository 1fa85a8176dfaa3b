import { escapeHtml } from '../preview/html.ts';
import { codeSpan, proseText } from '../text/markdown.ts';
import { count } from '../util/messageText.ts';
import { printable } from '../util/printable.ts';
import { summaryText } from './reportHtml.ts';
import type { Figure, ReportRow, ReportSection, SiteReport } from './siteReport.ts';

/** Comments of pull requests have at most 65,536 characters. */
const mostBytes = 60_000;

/** What a list shows before the others have got their share. */
const mostRows = 20;

/** Returns a report for a comment on a pull request: all figures, and as many lists as fit, each closed. */
export function reportMarkdown(report: SiteReport): string {
  const start = `## Report of ${textMarkdown(report.name)}\n\n${summaryText(report)}\n`;
  const lists = report.sections.flatMap(({ figures }) => figures.filter(({ rows }) => rows.length > 0));
  const { text, left } = within(mostBytes - bytesOf(leftText(lists.length)), [
    start,
    ...report.sections.map(sectionMarkdown),
    '\n### Lists\n',
    ...lists.map(listMarkdown),
  ]);
  return left === 0 ? text : `${text}${leftText(left)}`;
}

function leftText(lists: number): string {
  return `\n${count(lists, 'part')} not shown, since comments are short: \`docsight report --out report.html\` has all.\n`;
}

/** Joins the first parts that are short enough together, and counts the others. */
function within(most: number, parts: readonly string[]): { readonly text: string; readonly left: number } {
  let text = '';
  let length = 0;
  for (const [at, part] of parts.entries()) {
    length += bytesOf(part);
    if (length > most) return { text, left: parts.length - at };
    text += part;
  }
  return { text, left: 0 };
}

/** Returns the number of bytes of a text as UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

function sectionMarkdown({ title, note, figures }: ReportSection): string {
  const rows = figures.map(({ label, value }) => `| ${cell(label)} | ${cell(value)} |\n`);
  return `\n### ${textMarkdown(title)}\n\n${note}\n\n| | |\n| --- | ---: |\n${rows.join('')}`;
}

function listMarkdown({ label, value, rows, total }: Figure): string {
  const shown = rows.slice(0, mostRows);
  const left = total - shown.length;
  const more = left === 0 ? '' : `- and ${count(left, 'more row')}\n`;
  // Within the tag, Markdown has no meaning.
  const summary = unmentioned(escapeHtml(printable(`${label}: ${value}`)));
  return `\n<details><summary>${summary}</summary>\n\n${shown.map(rowMarkdown).join('')}${more}\n</details>\n`;
}

function rowMarkdown({ file, line, text }: ReportRow): string {
  const location = codeSpan(printable(line === undefined ? file : `${file}:${line}`));
  return `- ${location} ${textMarkdown(text)}\n`;
}

function cell(text: string): string {
  return textMarkdown(text).replaceAll('|', String.raw`\|`);
}

/** Escapes a text, in which only code keeps its meaning and nobody is mentioned. */
function textMarkdown(text: string): string {
  return unmentioned(proseText(printable(text)));
}

function unmentioned(text: string): string {
  return text.replace(/@(?=[\p{L}\p{N}])/gu, '@\u2060');
}
