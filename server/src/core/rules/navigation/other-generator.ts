import { propertiesOf, rangeOf } from '../../config/json/jsonTree.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { Generator } from '../../paths/generators.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, count } from '../../util/messageText.ts';
import type { ConfigRule } from '../engine/rule.ts';

export const otherGenerator: ConfigRule = {
  meta: {
    id: 'navigation/other-generator',
    severity: 'hint',
    summary: 'pages of another generator in the site’s folder that aren’t in the navigation and aren’t checked',
  },
  *check(site) {
    const counts = new Map<Generator, number>();
    for (const [file, reason] of site.setAside.files) {
      const generator = reason === 'otherGenerator' ? site.files.generatorAbove(file) : undefined;
      if (generator === undefined || site.settings.isIgnored(file)) continue;
      counts.set(generator, (counts.get(generator) ?? 0) + 1);
    }
    // The files are in the order in which they became known.
    const inOrder = [...counts].sort(([a], [b]) => (a.folder < b.folder ? -1 : 1));
    for (const [{ name, folder }, amount] of inOrder) {
      const location = folder === '' ? 'The site’s folder' : code(folder);
      yield {
        range: navigationKey(site),
        message: `${location} also belongs to ${name}; ${count(amount, 'page')} there outside the navigation ${amount === 1 ? 'isn’t' : 'aren’t'} checked. Exclude such pages in \`.mintignore\`.`,
      };
    }
  },
};

/** Returns the range of the navigation's key, or the start of the file if it has none. */
export function navigationKey({ config: { tree } }: SiteSnapshot): TextRange {
  const key = propertiesOf(tree.root).find(({ name }) => name === 'navigation')?.keyNode;
  return key === undefined ? { start: 0, end: 0 } : rangeOf(key);
}
