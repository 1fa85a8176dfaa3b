import { FILE_HEADERS_ONLY, formatPatch, structuredPatch, type StructuredPatch } from 'diff';

/** The number of unchanged lines shown around changed ones. */
const context = 3;

/** More differences than this are shown as one; finding the fewest takes time that grows with their square. */
const mostDifferences = 1_000;

/** Returns the difference of two texts in the format of `diff -u`. `oldPath` is the path before a rename. */
export function unifiedDiff(path: string, before: string, after: string, oldPath = path): string {
  const options = { context, stripTrailingCr: true, maxEditLength: mostDifferences };
  const patch = structuredPatch(oldPath, path, before, after, undefined, undefined, options);
  return formatPatch(patch ?? replacement(oldPath, path, before, after), FILE_HEADERS_ONLY);
}

/** Returns the difference that removes all lines and adds the new ones. */
function replacement(oldFileName: string, newFileName: string, before: string, after: string): StructuredPatch {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lines = [...old.map((line) => `-${line}`), ...now.map((line) => `+${line}`)];
  const hunk = { oldStart: 1, oldLines: old.length, newStart: 1, newLines: now.length, lines };
  return { oldFileName, newFileName, oldHeader: undefined, newHeader: undefined, hunks: [hunk] };
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
