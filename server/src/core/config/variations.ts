import { memberOf, stringOf } from './json/jsonTree.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The only theme that shows variations. */
const themeOfVariations = 'willow';

/** Returns the ids of the variations that the site shows; undefined if docs.json doesn't show them for certain. */
export function readShownVariations({
  composed,
  isComplete,
  generation,
}: Pick<SiteConfig, 'composed' | 'isComplete' | 'generation'>): SiteConfig['shownVariations'] {
  const lacksFragment = composed.references.some(({ problem, file }) => problem !== undefined || file === undefined);
  const theme = stringOf(memberOf(composed.root, 'theme'));
  if (!isComplete || lacksFragment || theme === undefined || generation !== 'current') return undefined;
  if (theme !== themeOfVariations) return [];
  const options = memberOf(memberOf(composed.root, 'variations'), 'options');
  if (options === undefined) return [];
  const ids = (options.children ?? []).map((option) => stringOf(memberOf(option, 'id')));
  return ids.every((id) => id !== undefined) ? ids : undefined;
}
