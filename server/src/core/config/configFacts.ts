import { rangeOf, stringOf, type JsonNode } from './json/jsonTree.ts';
import type { Located, SiteConfig } from './siteConfig.ts';

/** What each generation has in a form of its own besides the navigation. */
export type ConfigFacts = Pick<
  SiteConfig,
  'versions' | 'prefixes' | 'colors' | 'basicAuthName' | 'iconLibrary' | 'variables'
>;

/** Returns a string with its range; undefined for anything else. */
export function located(node: JsonNode | undefined): Located | undefined {
  const value = stringOf(node);
  return value === undefined || node === undefined ? undefined : { value, range: rangeOf(node) };
}
