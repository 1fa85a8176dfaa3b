/**
 * Whether a quote at the end of a line’s text closes a string in which completion offered something. Quotes ask for lists
 * because others open a string; while an editor waits for the answer to a closing one it shows the list before, from which
 * Enter would take a row.
 */
export function closesString(line: string, isJson: boolean): boolean {
  if (isJson) return line.endsWith('"') && (line.match(/(?<!\\)(?:\\\\)*"/g)?.length ?? 0) % 2 === 0;
  return /(?:=\s*|\bfrom\s+|\bimport\s+)(?:"[^"]*"|'[^']*')$/.test(line);
}
