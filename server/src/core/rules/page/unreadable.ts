import type { SiteSnapshot, UnreadableReason } from '../../site/siteSnapshot.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { code } from '../../util/messageText.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';
import { siteRange } from '../engine/siteRange.ts';

/** It runs once per site: there is no text of the page to run it on. */
export const unreadable: ConfigRule = {
  meta: {
    id: 'page/unreadable',
    severity: 'error',
    summary: 'a page or folder that can’t be read, so that nothing in it is checked',
  },
  *check(site) {
    for (const [file, reason] of site.unreadable) if (!site.settings.isIgnored(file)) yield findingFor(file, reason);
    for (const folder of site.unreadFolders) if (!site.settings.isIgnored(folder)) yield reportFolder(site, folder);
  },
};

const messages: Readonly<Record<UnreadableReason, string>> = {
  forbidden: 'This page can’t be read: permission denied. Grant read permission.',
  tooLarge: 'This page is larger than 32 MB, so it isn’t read. Split it.',
  tooLong: 'This page has more than 6,000,000 characters, so nothing in it is checked. Split it.',
  tooComplex:
    'This page has too much markup: at most 200,000 lines, 130,000 `<`, and 600,000 lines and markup characters are read, fewer if there is hardly any text between them. Nothing in it is checked. Split it.',
  longLine: 'This page has a line of more than 1,000,000 characters, so nothing in it is checked. Split the line.',
  tooManyOpen: 'This page can’t be read: too many files are open. Raise the limit, or close other programs.',
  failed: 'This page can’t be read: the disk reports an error.',
};

function findingFor(file: SitePath, reason: UnreadableReason): Finding {
  return { file, range: { start: 0, end: 0 }, message: messages[reason] };
}

/** It may have no pages at all, so this is a warning. */
function reportFolder({ config }: SiteSnapshot, folder: SitePath): Finding {
  const message = `The folder ${code(folder)} can’t be read, so nothing in it is checked. Grant read permission, or ignore the folder.`;
  return { range: siteRange(config), message, severity: 'warning' };
}

/** Returns why no page of a site could be read; undefined if one was, or there is none. */
export function whyAllUnreadable({ files, unreadable: pages }: SiteSnapshot): string | undefined {
  const [first] = files.pages.map((file) => pages.get(file));
  const isAll = files.pages.length > 0 && files.pages.every((file) => pages.has(file));
  return isAll && first !== undefined ? messages[first] : undefined;
}
