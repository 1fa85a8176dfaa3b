import { linkedPath } from '../../page/record/linkedPaths.ts';
import { encodeAddress } from '../../paths/address.ts';
import { relativeFrom } from '../../paths/route.ts';
import { folderOf, isWithin, type SitePath } from '../../paths/sitePath.ts';
import { editOf, type FileEdit } from '../../paths/fileEdit.ts';
import { withoutBasePath } from '../../site/references/basePath.ts';
import type { MovedFolder } from '../../site/references/siteLinks.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { code, count, formatList } from '../../util/messageText.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';
import { siteRange } from '../engine/siteRange.ts';
import { notFound } from './not-found.ts';

/** Broken links into a moved folder have one cause, so they are one finding of the site. */
export const movedFolders: ConfigRule = {
  meta: notFound.meta,
  *check(site) {
    const { folders } = site.movedFolders;
    for (const folder of folders) yield findingFor(site, folder);
  },
};

/** The number of folders to list. */
const mostNamed = 3;

function findingFor(site: SiteSnapshot, moved: MovedFolder): Finding {
  const { folder, links, byPage, nowIn } = moved;
  const pages = [...byPage].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const named = nowIn.slice(0, mostNamed).map((one) => code(`/${one}`));
  const more = nowIn.length > mostNamed ? ' and elsewhere' : '';
  return {
    range: siteRange(site.config),
    message: `${count(links, 'link')} on ${count(pages.length, 'page')} point to pages in ${code(`/${folder}`)}, which doesn’t exist; pages with the same names are in ${formatList(named, 'and')}${more}. Update the links.`,
    counted: pages.map(([file, amount]) => ({
      file,
      range: { start: 0, end: 0 },
      message: `${count(amount, 'link')} to pages in ${code(`/${folder}`)}`,
    })),
    fixes: (current = site) => [
      {
        title: `Update ${count(links, 'link')} to pages in ${code(`/${folder}`)}`,
        edits: pages.flatMap(([file]) => updates(current, file, folder)),
        preferred: true,
        confirm: `Links to pages in /${folder}`,
      },
    ],
  };
}

function updates(site: SiteSnapshot, file: SitePath, folder: SitePath): readonly FileEdit[] {
  const { targets } = site.movedFolders;
  const references = site.pageIndexes.get(file)?.references ?? [];
  const edits = references.flatMap((reference): readonly TextEdit[] => {
    const path = linkedPath(file, reference);
    const target = path === undefined || !isWithin(withoutBasePath(site, path), folder) ? undefined : targets.get(path);
    if (target === undefined) return [];
    const isFromRoot = reference.value.trim().startsWith('/');
    const address = isFromRoot ? `/${target}` : relativeFrom(folderOf(file), target);
    const rest = /[?#].*$/s.exec(reference.value)?.[0].trimEnd() ?? '';
    return [{ range: reference.range, newText: encodeAddress(address) + rest }];
  });
  return editOf(file, edits);
}
