import { routeOf } from '../../paths/route.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import { code, shorten } from '../../util/messageText.ts';
import { withoutPageExtension } from '../references/addressCandidates.ts';
import { type SiteRule, changeFix } from '../engine/rule.ts';

export const localHost: SiteRule = {
  meta: {
    id: 'link/local-host',
    title: 'Link to the reader’s own computer',
    severity: 'warning',
    summary: 'a link to a page of this site on the reader’s own computer',
    timing: 'whenTyped',
  },
  *check(page) {
    const { site, pageIndex } = page;
    for (const { path, range } of pageIndex.localLinks) {
      const found = resolveLink(site, site.config.file, path);
      // Programs on this computer have a start page, and some have documentation of their own at `/docs`.
      if (found.kind !== 'page' || found.basePath !== undefined || routeOf(found.file) === '/') continue;
      const address = withoutPageExtension(page, path);
      yield {
        range,
        message: `This link opens the reader’s own computer. Use ${code(shorten(address))}.`,
        fixes: () => [changeFix(page, range, address)],
      };
    }
  },
};
