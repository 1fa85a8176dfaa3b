import { codeRules } from './code/index.ts';
import { componentRules, componentSiteRules } from './component/index.ts';
import { configRules as aboutConfig } from './config/index.ts';
import { frontMatterRules, frontMatterSiteRules } from './frontmatter/index.ts';
import { headingRules } from './heading/index.ts';
import { imageRules, imageSiteRules } from './image/index.ts';
import { linkConfigRules, linkRules, linkSiteRules } from './link/index.ts';
import { mdxRules } from './mdx/index.ts';
import { navigationRules, navigationSiteRules } from './navigation/index.ts';
import { proseRules } from './prose/index.ts';
import { tableRules } from './table/index.ts';
import { textRules } from './text/index.ts';
import { pageLevelConfigRules, pageLevelRules, pageLevelSiteRules } from './page/index.ts';
import type { ConfigRule, PageRule, RuleMeta, SiteRule } from './rule.ts';

/** Every rule that runs once per site, in the order of lists. */
export const configRules: readonly ConfigRule[] = [
  ...aboutConfig,
  ...navigationRules,
  ...linkConfigRules,
  ...pageLevelConfigRules,
];

/** Every rule about a page by itself, in the order of lists. */
export const pageRules: readonly PageRule[] = [
  ...frontMatterRules,
  ...mdxRules,
  ...headingRules,
  ...imageRules,
  ...linkRules,
  ...componentRules,
  ...codeRules,
  ...tableRules,
  ...textRules,
  ...pageLevelRules,
  ...proseRules,
];

/** Every rule about a page's relations to its site, in the order of lists. */
export const siteRules: readonly SiteRule[] = [
  ...navigationSiteRules,
  ...frontMatterSiteRules,
  ...imageSiteRules,
  ...linkSiteRules,
  ...componentSiteRules,
  ...pageLevelSiteRules,
];

const metas = [...configRules, ...pageRules, ...siteRules].map(({ meta }) => meta);

/** The metadata of every rule, in the order of lists; a rule that runs twice has its last position. */
export const ruleMetas: readonly RuleMeta[] = [...new Set(metas.toReversed())].toReversed();
