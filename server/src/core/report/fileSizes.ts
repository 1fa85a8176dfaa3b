import { isMarkdown } from '../paths/fileKinds.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { readingMinutes } from '../text/wordCount.ts';
import { count, sizeText } from '../util/messageText.ts';
import { figure, type Figure, type ReportRow, type ReportSection, type ReportSource } from './siteReport.ts';

const mostLargest = 20;

/** Returns the largest files of a site, its longest pages, and the files that nothing mentions. */
export function fileSizes({ sizes, unused, longest }: ReportSource): ReportSection {
  const largest = [...sizes].sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || (a < b ? -1 : 1));
  const unusedSize = unused.reduce((sum, { size = 0 }) => sum + size, 0);
  const pages = largest.filter(([file]) => isMarkdown(file));
  const unmentioned = figure(
    'Unused files',
    [
      unused.length === 0 ? '0' : count(unused.length, 'file'),
      ...(unusedSize === 0 ? [] : [sizeText(unusedSize)]),
    ].join(', '),
    unused.map(({ file, size }) => ({ file, text: size === undefined ? '' : sizeText(size) })),
  );
  // An editor’s own file systems aren’t asked for sizes.
  if (sizes.size === 0)
    return { title: 'Files', note: 'File sizes aren’t known here.', figures: [...slowest(longest), unmentioned] };
  return {
    title: 'Files',
    note: `The lists show the ${mostLargest} largest files and pages, and the pages with the most words.`,
    figures: [
      figure('All files', total(largest), largest.slice(0, mostLargest).map(rowOf)),
      figure('Pages and snippets', total(pages), pages.slice(0, mostLargest).map(rowOf)),
      ...slowest(longest),
      unmentioned,
    ],
  };
}

/** Returns the pages that take readers the longest. */
function slowest(longest: ReportSource['longest']): readonly Figure[] {
  const [first] = longest;
  if (first === undefined) return [];
  const rows = longest.slice(0, mostLargest).map(({ file, words }) => ({
    file,
    text: `${minutesText(words)}, ${count(words, 'word')}`,
  }));
  return [figure('Slowest page to read', minutesText(first.words), rows)];
}

function minutesText(words: number): string {
  return count(readingMinutes(words), 'minute');
}

function total(files: readonly (readonly [SitePath, number])[]): string {
  return `${count(files.length, 'file')}, ${sizeText(files.reduce((sum, [, size]) => sum + size, 0))}`;
}

function rowOf([file, size]: readonly [SitePath, number]): ReportRow {
  return { file, text: sizeText(size) };
}
