import { escapeHtml, tag, type Html } from '../preview/html.ts';
import { count } from '../util/messageText.ts';
import { printable } from '../util/printable.ts';
import type { Figure, ReportPlace, ReportRow, ReportSection, SiteReport } from './siteReport.ts';

/** Returns the address at which a file opens at a line (from 1). */
export type RowLink = (file: string, line: number | undefined) => string;

/** Returns a report as one document that loads nothing. Its rows are links if something can open their files. */
export function reportHtml(report: SiteReport, linkOf?: RowLink): Html {
  const title = `Report of ${report.name}`;
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, textHtml(title)),
    tag('style', {}, reportStyle),
  ];
  const lists = report.sections.flatMap(({ figures }, section) =>
    figures.map((one, at) => listHtml(one, idOf(section, at), linkOf)),
  );
  const body = [
    tag('h1', {}, textHtml(title)),
    tag('p', { class: 'summary' }, textHtml(summaryText(report))),
    ...report.sections.map(sectionHtml),
    tag('h2', {}, 'Lists'),
    ...lists,
  ];
  return `<!doctype html>\n<html lang="en"><head>${head.join('')}</head><body><main>${body.join('\n')}</main></body></html>\n`;
}

export function summaryText({ pages, errors, warnings }: SiteReport): string {
  return [count(pages, 'page'), count(errors, 'error'), count(warnings, 'warning')].join(' · ');
}

function idOf(section: number, figure: number): string {
  return `list-${section + 1}-${figure + 1}`;
}

function sectionHtml({ title, note, figures }: ReportSection, section: number): Html {
  const rows = figures.map(({ label, value, rows: { length } }, at) => {
    const shown = textHtml(value);
    const id = idOf(section, at);
    const number = length === 0 ? shown : tag('a', { href: `#${id}`, id: `${id}-figure` }, shown);
    return tag('tr', {}, `${tag('th', { scope: 'row' }, textHtml(label))}${tag('td', {}, number)}`);
  });
  return tag(
    'section',
    {},
    `${tag('h2', {}, textHtml(title))}${tag('p', {}, note)}${tag('table', {}, rows.join('\n'))}`,
  );
}

function listHtml({ label, value, rows, total }: Figure, id: string, linkOf: RowLink | undefined): Html {
  if (rows.length === 0) return '';
  const left = total - rows.length;
  const back = tag(
    'a',
    { class: 'back', href: `#${id}-figure`, 'aria-label': `Back to the figure: ${printable(label)}` },
    '↑',
  );
  const parts = [
    tag('h3', {}, `${textHtml(label)}: ${textHtml(value)} ${back}`),
    tag('ul', {}, rows.map((row) => tag('li', {}, rowHtml(row, linkOf))).join('\n')),
    left === 0 ? '' : tag('p', {}, `${count(left, 'more row')} not shown.`),
  ];
  return tag('section', { id, tabindex: -1 }, parts.join(''));
}

function rowHtml({ text, others = [], ...place }: ReportRow, linkOf: RowLink | undefined): Html {
  const more = others.map((other, at) => placeHtml(other, others[at - 1]?.file, linkOf)).join(', ');
  const list = more === '' ? '' : tag('div', { class: 'others' }, `Also in ${more}`);
  return `${placeHtml(place, undefined, linkOf)} ${messageHtml(text)}${list}`;
}

/** Returns a place as HTML: its line alone where the place before it is in the same file. */
function placeHtml({ file, line }: ReportPlace, fileBefore: string | undefined, linkOf: RowLink | undefined): Html {
  const name = file === fileBefore ? '' : file;
  const shown = textHtml(line === undefined ? file : `${name}:${line}`);
  return linkOf === undefined ? tag('code', {}, shown) : tag('a', { class: 'place', href: linkOf(file, line) }, shown);
}

/** Returns a message as HTML: of its Markdown, only code has a meaning. */
function messageHtml(message: string): Html {
  const pieces = message.split(/`([^`]+)`/);
  return pieces.map((piece, at) => (at % 2 === 1 ? tag('code', {}, textHtml(piece)) : textHtml(piece))).join('');
}

function textHtml(text: string): Html {
  return escapeHtml(printable(text));
}

/** The style sheet of a report. In an editor, its colors are those of the editor’s theme. */
const reportStyle = `
:root { color-scheme: light dark; --back: #fff; --text: #1f2328; --dim: #57606a; --link: #0550ae; --line: #d0d7de; }
@media (prefers-color-scheme: dark) {
  :root { --back: #0d1117; --text: #e6edf3; --dim: #9da7b3; --link: #79c0ff; --line: #3d444d; }
}
body {
  margin: 0; background: var(--vscode-editor-background, var(--back)); color: var(--vscode-editor-foreground, var(--text));
  font: 15px/1.5 system-ui, sans-serif;
}
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2rem 0 0; }
h3 { font-size: 1rem; margin: 1.75rem 0 0.25rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0 0.5rem; color: var(--vscode-editor-foreground, var(--dim)); }
.summary { font-size: 1.1rem; color: inherit; }
a { color: var(--vscode-textLink-foreground, var(--link)); }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
code, .place { font: 0.87em ui-monospace, monospace; overflow-wrap: anywhere; background: none; color: inherit; }
a.place { color: var(--vscode-textLink-foreground, var(--link)); }
table { border-collapse: collapse; width: min(100%, 42rem); }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.5rem 0.3rem 0; border-top: 1px solid var(--vscode-editorWidget-border, var(--line)); }
th { font-weight: normal; overflow-wrap: anywhere; }
td { text-align: end; padding-inline: 1rem 0; white-space: nowrap; }
ul { margin: 0; padding-inline-start: 1.25rem; }
li { margin-block: 0.2rem; }
.others { font-size: 0.9em; }
section:target { outline: none; }
section:target > h3 { text-decoration: underline; }
/* A row with hundreds of places may be longer than a page. */
li { orphans: 3; widows: 3; }
.others { break-before: avoid; }
section:has(> table), tr, h2, h3 { break-inside: avoid; }
h2, h3 { break-after: avoid; }
@media print {
  :root { color-scheme: light; --back: #fff; --text: #000; --dim: #333; --link: #000; --line: #999; }
  /* The lists begin on a page of their own, so that the figures can be printed alone. */
  main > h2 { break-before: page; }
  .back { display: none; }
}
`;
