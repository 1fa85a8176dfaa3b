import { frontMatterEntry, frontMatterSchema, requiredKeys, schemaOfKey } from '../../page/frontMatter/schema.ts';
import { code } from '../../util/messageText.ts';
import { ownValue } from '../../util/values.ts';
import { type PageRule, changeFix } from '../engine/rule.ts';

export const unknownKey: PageRule = {
  meta: {
    id: 'frontmatter/unknown-key',
    severity: 'warning',
    summary: 'a front matter key that has no effect, since it differs from one of the format only in case or hyphens',
  },
  pagesOnly: true,
  *check(context) {
    const { frontMatter } = context.page;
    if (frontMatter === undefined) return;
    for (const { key, keyRange } of frontMatter.entries) {
      const meant = keyMeant(key);
      // A page that has both gives the other one its own meaning. A missing title or description is another rule's.
      if (context.site.settings.known.frontMatter.has(key)) continue;
      if (meant === undefined || frontMatterEntry(frontMatter, meant) !== undefined) continue;
      yield {
        range: keyRange,
        message: `Unknown key ${code(key)}; it has no effect. Did you mean ${code(meant)}?`,
        cause: key,
        fixes: () => [changeFix(context, keyRange, meant)],
      };
    }
  },
};

/** Keys of other tools, in lower case without hyphens, for keys of the format. */
const otherNames: Readonly<Record<string, string>> = { sidebarlabel: 'sidebarTitle' };

/** Keys of the format whose words, written in another way, are as likely a key of the site's own. */
const commonWords: ReadonlySet<string> = new Set([
  'auth',
  'authors',
  'contentType',
  'createdDate',
  'groups',
  'lastUpdatedDate',
  'public',
  'timestamp',
  'url',
  'version',
]);

const knownKeys: ReadonlyMap<string, string> = new Map(
  Object.keys(frontMatterSchema.properties ?? {})
    .filter((key) => !requiredKeys.includes(key) && !commonWords.has(key))
    .map((key) => [bare(key), key]),
);

function bare(key: string): string {
  return key.replace(/[-_ ]/g, '').toLowerCase();
}

/** Returns the key of the format that another one is meant as; undefined if it may be the site's own. */
function keyMeant(written: string): string | undefined {
  if (schemaOfKey(written) !== undefined) return undefined;
  return knownKeys.get(bare(written)) ?? ownValue(otherNames, bare(written));
}
