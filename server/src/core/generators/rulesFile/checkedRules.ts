import { ruleMetas } from '../../rules/index.ts';
import { conventionOf, type Convention, type RuleMeta } from '../../rules/engine/rule.ts';
import { chosenSeverity } from '../../rules/engine/activeRules.ts';
import type { SiteSettings } from '../../settings/siteSettings.ts';
import { code } from '../../util/messageText.ts';
import { ownValue } from '../../util/values.ts';

/** The areas of rules in a writer's terms, in the order of the list. */
const areas: Readonly<Record<string, string>> = {
  frontmatter: 'Front matter',
  heading: 'Headings',
  link: 'Links',
  image: 'Images',
  code: 'Code blocks',
  component: 'Components',
  mdx: 'MDX',
  table: 'Tables',
  text: 'Text',
  prose: 'Prose',
  api: 'API pages',
  navigation: 'Navigation',
  page: 'Pages',
  config: '`docs.json`',
};

/** Returns numbered conventions, each with the rules that check it for this site. */
export function numberedConventions(
  conventions: readonly string[],
  kind: 'writing' | 'choice',
  settings: SiteSettings,
): readonly string[] {
  const rules = activeRules(settings);
  return conventions.map((text, index) => {
    const name = `${kind}-${index + 1}` as Convention;
    const ids = rules.filter((meta) => conventionOf(meta) === name).map(({ id }) => code(id));
    return `${index + 1}. ${text}${ids.length === 0 ? '' : ` (${ids.join(', ')})`}`;
  });
}

/** Returns the guidelines of rules that no numbered convention covers, a line for each area. */
export function guidelines(settings: SiteSettings): readonly string[] {
  const rules = activeRules(settings).filter(({ guideline }) => typeof guideline === 'string');
  const areaNames = new Set([...Object.keys(areas), ...rules.map(areaName)]);
  return [...areaNames].flatMap((area) => {
    const orders = rules
      .filter((rule) => areaName(rule) === area)
      .map(({ guideline }) => (typeof guideline === 'string' ? `${guideline}.` : ''));
    return orders.length === 0 ? [] : [`- ${ownValue(areas, area) ?? area}: ${orders.join(' ')}`];
  });
}

function areaName({ id }: RuleMeta): string {
  return id.slice(0, id.indexOf('/'));
}

/** Returns the rules that the site hasn't disabled. */
function activeRules(settings: SiteSettings): readonly RuleMeta[] {
  return ruleMetas.filter((meta) => chosenSeverity(meta, {}, settings) !== 'off');
}
