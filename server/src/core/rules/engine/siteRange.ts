import { propertiesOf, rangeOf } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { TextRange } from '../../text/textRange.ts';

/** Returns the range in docs.json of a finding about the entire site: the key of its name, or the first line. */
export function siteRange({ tree }: SiteConfig): TextRange {
  const name = propertiesOf(tree.root).find((property) => property.name === 'name');
  if (name !== undefined) return rangeOf(name.keyNode);
  const lineEnd = tree.text.search(/\r?\n|$/);
  return { start: 0, end: lineEnd };
}
