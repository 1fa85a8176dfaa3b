import { propertiesOf, rangeOf } from '../../config/json/jsonTree.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { Generator } from '../../paths/generators.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, count } from '../../util/messageText.ts';
import type { ConfigRule } from '../engine/rule.ts';
import { addTo } from '../../util/collections.ts';

export const otherGenerator: ConfigRule = {
  meta: {
    id: 'navigation/other-generator',
    title: 'Pages of another generator',
    severity: 'hint',
    summary: 'pages of another generator in the site’s folder that aren’t in the navigation and aren’t checked',
  },
  *check(site) {
    const pages = new Map<Generator, SitePath[]>();
    for (const [file, reason] of site.setAside.files) {
      const generator = reason === 'otherGenerator' ? site.files.generatorAbove(file) : undefined;
      if (generator === undefined || site.settings.isIgnored(file)) continue;
      addTo(pages, generator, file);
    }
    // The files are in the order in which they became known.
    const inOrder = [...pages].sort(([a], [b]) => (a.folder < b.folder ? -1 : 1));
    for (const [{ name, folder }, files] of inOrder) {
      const amount = files.length;
      const location = folder === '' ? 'The site’s folder' : code(folder);
      yield {
        range: navigationKey(site),
        message: `${location} also belongs to ${name}; ${count(amount, 'page')} there outside the navigation ${amount === 1 ? 'isn’t' : 'aren’t'} checked. Exclude such pages in \`.mintignore\`.`,
        counted: files.sort().map((file) => ({ file, range: { start: 0, end: 0 }, message: 'Not checked' })),
      };
    }
  },
};

/** Returns the range of the navigation's key, or the start of the file if it has none. */
export function navigationKey({ config: { tree } }: SiteSnapshot): TextRange {
  const key = propertiesOf(tree.root).find(({ name }) => name === 'navigation')?.keyNode;
  return key === undefined ? { start: 0, end: 0 } : rangeOf(key);
}
