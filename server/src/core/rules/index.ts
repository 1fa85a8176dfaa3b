import { rules as config } from './config/index.ts';
import { rules as navigation } from './navigation/index.ts';
import { rules as frontMatter } from './frontmatter/index.ts';
import { rules as mdx } from './mdx/index.ts';
import { rules as heading } from './heading/index.ts';
import { rules as image } from './image/index.ts';
import { rules as link } from './link/index.ts';
import { rules as component } from './component/index.ts';
import { rules as code } from './code/index.ts';
import { rules as table } from './table/index.ts';
import { rules as text } from './text/index.ts';
import { rules as api } from './api/index.ts';
import { rules as translation } from './translation/index.ts';
import { rules as page } from './page/index.ts';
import { rules as prose } from './prose/index.ts';
import type { AreaRules, ConfigRule, PageRule, RuleMeta, SiteRule } from './engine/rule.ts';

/** The areas in the order of lists. */
const areas: readonly AreaRules[] = [
  config,
  navigation,
  frontMatter,
  mdx,
  heading,
  image,
  link,
  component,
  code,
  table,
  text,
  translation,
  page,
  api,
  prose,
];

/** Every rule that runs once per site, in the order of lists. */
export const configRules: readonly ConfigRule[] = areas.flatMap(({ config: rules = [] }) => rules);

/** Every rule about a page by itself, in the order of lists. */
export const pageRules: readonly PageRule[] = areas.flatMap(({ page: rules = [] }) => rules);

const proseRules: ReadonlySet<PageRule> = new Set(prose.page);

/** Whether a rule takes long, and nobody waits for it: those about prose, and those that parse samples. */
export function isSlow(rule: PageRule): boolean {
  return rule.meta.timing === 'slow' || proseRules.has(rule);
}

/** Every rule about a page's relations to its site, in the order of lists. */
export const siteRules: readonly SiteRule[] = areas.flatMap(({ site: rules = [] }) => rules);

const metas = [...configRules, ...pageRules, ...siteRules].map(({ meta }) => meta);

/** The metadata of every rule, in the order of lists; a rule that runs twice has its last position. */
export const ruleMetas: readonly RuleMeta[] = [...new Set(metas.toReversed())].toReversed();
