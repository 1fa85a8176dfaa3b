/**
 * Returns the HTML of a block with lines (`data-line`) that count from the page’s first line instead of the block’s,
 * which is `firstLine`. The server uses it for whole pages, and a client for the blocks that it kept.
 */
export function withPageLines(html: string, firstLine: number): string {
  if (firstLine === 0) return html;
  return html.replace(/ data-line="(\d+)"/g, (_found, line: string) => ` data-line="${Number(line) + firstLine}"`);
}
