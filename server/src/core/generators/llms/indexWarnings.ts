import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { code, formatList } from '../../util/messageText.ts';

/** The length in characters up to which the platform reads an index. */
const longestIndex = 100_000;

/** More files than a sentence can name; the first ones are listed. */
const mostNamed = 3;

/** Returns what users should know about a site's index before they publish it, in sentences. */
export function indexWarnings({ config }: Pick<SiteSnapshot, 'config'>, index: string): readonly string[] {
  const warnings: string[] = [];
  if (!config.knowsNavigation) {
    warnings.push(
      `${code(config.file)} includes ${unresolvedSources(config)}, which can’t be read: pages listed only there are missing.`,
    );
  }
  if (index.length > longestIndex) {
    warnings.push(`llms.txt has ${index.length} characters, but the platform reads only the first ${longestIndex}.`);
  }
  return warnings;
}

/** Returns what users should know about files that include more snippets than are written. */
export function snippetWarnings(cut: readonly SitePath[]): readonly string[] {
  if (cut.length === 0) return [];
  const rest = cut.length - mostNamed;
  const names = cut.slice(0, mostNamed).map((file) => code(file));
  const files = formatList(rest > 0 ? [...names, `${String(rest)} more`] : names, 'and');
  return [`${files} would become too long with all snippets: some of their tags are written instead.`];
}

/** Returns a description of the files that the configuration lacks. */
function unresolvedSources({ composed }: SiteConfig): string {
  const unresolved = composed.references.filter(({ problem, file }) => problem !== undefined || file === undefined);
  const names = [...new Set(unresolved.map(({ value }) => code(value)))];
  // A source without a reference is in another repository.
  if (names.length === 0) return 'elsewhere';
  const rest = names.length - mostNamed;
  return formatList(rest > 0 ? [...names.slice(0, mostNamed), `${rest} more`] : names, 'and');
}
