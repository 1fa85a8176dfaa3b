/** The number of unchanged lines shown around changed ones. */
const context = 3;

/**
 * Returns the difference of two texts in the format of `diff -u`. All changes are one hunk, since Docsight writes one
 * contiguous block into a file. `oldPath` is the path before a rename.
 */
export function unifiedDiff(path: string, before: string, after: string, oldPath = path): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).reverse(), now.slice(start).reverse());
  const from = Math.max(0, start - context);
  const following = Math.min(end, context);
  const part = (lines: readonly string[]): string => `${from + 1},${lines.length - end + following - from}`;
  return [
    `--- ${oldPath}`,
    `+++ ${path}`,
    `@@ -${part(old)} +${part(now)} @@`,
    ...old.slice(from, start).map((line) => ` ${line}`),
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...now.slice(start, now.length - end).map((line) => `+${line}`),
    ...old.slice(old.length - end, old.length - end + following).map((line) => ` ${line}`),
    '',
  ].join('\n');
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((line, at) => line !== b[at]);
  return different < 0 ? Math.min(a.length, b.length) : different;
}
