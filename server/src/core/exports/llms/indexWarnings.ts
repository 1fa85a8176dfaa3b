import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code } from '../../util/words.ts';

/** The platform reads no more of an index, counted in characters. */
const longestIndex = 100_000;

/** What a person has to know of the index of a site before they publish it, in sentences. */
export function indexWarnings({ config }: Pick<SiteSnapshot, 'config'>, index: string): readonly string[] {
  const warnings: string[] = [];
  if (!config.knowsNavigation) {
    warnings.push(
      `${code(config.file)} names parts in files of their own, which Docsight doesn't read yet: pages that only they list are missing.`,
    );
  }
  if (index.length > longestIndex) {
    warnings.push(`llms.txt has ${index.length} characters; the platform reads ${longestIndex} of them.`);
  }
  return warnings;
}
