import type { ComponentSpec } from '../../components/catalogue.ts';
import type { TagCounts } from '../../page/record/tagCounts.ts';
import { countTags } from '../../page/record/tagCounts.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { ownValue } from '../../util/values.ts';

/** How many uses on the site count as much as those of all other sites. */
const evenUses = 20;

/** Returns how often the site, and others, use a component; comparable with those of others. */
export function frequencyOf(context: PageContext): (spec: ComponentSpec) => number {
  const count = countsIn(context);
  return ({ name, usage }) => count(name) + (evenUses * (usage?.share ?? 0)) / 1_000;
}

/** Returns how often the components of a kind on the site, and on others, have an attribute: between 0 and 1. */
export function attributeFrequencyOf(
  context: PageContext,
  { name, usage }: ComponentSpec,
): (attribute: string) => number {
  const count = countsIn(context);
  const all = count(name);
  return (attribute) => {
    const elsewhere = (ownValue(usage?.attributes ?? {}, attribute) ?? 0) / 100;
    return (count(`${name} ${attribute}`) + evenUses * elsewhere) / (all + evenUses);
  };
}

/** Counts this page as it is now. */
function countsIn({ site, file, page }: PageContext): (name: string) => number {
  const others = site.tagUse.exceptFor(file);
  const own: TagCounts = countTags(page);
  return (name) => others(name) + (ownValue(own, name) ?? 0);
}
