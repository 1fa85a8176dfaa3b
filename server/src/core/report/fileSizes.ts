import { isMarkdown } from '../paths/fileKinds.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { count, sizeText } from '../util/messageText.ts';
import { figure, type ReportRow, type ReportSection, type ReportSource } from './siteReport.ts';

const mostLargest = 20;

/** Returns the largest files of a site, its longest pages, and the files that nothing mentions. */
export function fileSizes({ sizes, unused }: ReportSource): ReportSection {
  const largest = [...sizes].sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || (a < b ? -1 : 1));
  const unusedSize = unused.reduce((sum, { size = 0 }) => sum + size, 0);
  const pages = largest.filter(([file]) => isMarkdown(file));
  const unmentioned = figure(
    'Files that nothing mentions',
    [
      unused.length === 0 ? '0' : count(unused.length, 'file'),
      ...(unusedSize === 0 ? [] : [sizeText(unusedSize)]),
    ].join(', '),
    unused.map(({ file, size }) => ({ file, text: size === undefined ? '' : sizeText(size) })),
  );
  // An editor’s own file systems aren’t asked for sizes.
  if (sizes.size === 0) return { title: 'Files', note: 'Their sizes aren’t known here.', figures: [unmentioned] };
  return {
    title: 'Files',
    note: `The first two lists have the ${mostLargest} largest.`,
    figures: [
      figure('All files', total(largest), largest.slice(0, mostLargest).map(rowOf)),
      figure('Pages and snippets', total(pages), pages.slice(0, mostLargest).map(rowOf)),
      unmentioned,
    ],
  };
}

function total(files: readonly (readonly [SitePath, number])[]): string {
  return `${count(files.length, 'file')}, ${sizeText(files.reduce((sum, [, size]) => sum + size, 0))}`;
}

function rowOf([file, size]: readonly [SitePath, number]): ReportRow {
  return { file, text: sizeText(size) };
}
