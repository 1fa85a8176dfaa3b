import type { Lines } from './change.ts';

/** More columns than these fit on no page, and more rows are rather pasted. */
const most = { columns: 20, rows: 100 };

/** The rows of a table of which only the header is given. */
const usualRows = 2;

/**
 * Returns a table as a snippet, to be inserted at the end of a line: with columns and rows (`3x2`), or with the cells of
 * its header (`Name, Type`); undefined for anything else.
 */
export function newTable(lines: Lines, line: number, wanted: string): string | undefined {
  const table = tableOf(wanted);
  if (table === undefined) return undefined;
  const { header, rows } = table;
  const row = (first: string): string => `| ${[first, ...header.slice(1).map(() => '')].join(' | ')} |`;
  const written = [
    `| ${header.join(' | ')} |`,
    `|${' --- |'.repeat(header.length)}`,
    ...Array.from({ length: rows }, (_, at) => row(at === 0 ? '$0' : '')),
  ].join('\n');
  const isBlank = (one: number): boolean => one < 0 || one >= lines.count || lines.text(one).trim() === '';
  const before = isBlank(line) ? (isBlank(line - 1) ? '' : '\n') : '\n\n';
  return `${before}${written}${isBlank(line + 1) ? '' : '\n'}`;
}

function tableOf(wanted: string): { readonly header: readonly string[]; readonly rows: number } | undefined {
  const [, columns, rows] = /^\s*(\d+)\s*[x×*]\s*(\d+)\s*$/i.exec(wanted)?.map(Number) ?? [];
  if (columns !== undefined && rows !== undefined) {
    const isPossible = columns > 0 && rows > 0 && columns <= most.columns && rows <= most.rows;
    const header = Array.from({ length: columns }, (_, at) => `\${${at + 1}:Column ${at + 1}}`);
    return isPossible ? { header, rows } : undefined;
  }
  const header = wanted
    .split(/[,|\t]/)
    .flatMap((cell) => (cell.trim() === '' ? [] : cell.trim().replace(/[\\$}]/g, '\\$&')));
  return header.length > 1 && header.length <= most.columns ? { header, rows: usualRows } : undefined;
}
