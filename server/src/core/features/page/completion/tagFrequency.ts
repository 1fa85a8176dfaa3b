import type { ComponentSpec } from '../../../components/catalogue.ts';
import { countTags } from '../../../page/record/tagCounts.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { ownValue } from '../../../util/values.ts';
import { likelihoodOf, neighboursOf, type NearAndFar, type Uses } from '../../likelyNames.ts';
import { countUp } from '../../../util/collections.ts';

type Level = keyof NearAndFar;

/** Returns how likely a component is used next: by what this page, its folder, the site and other sites use. */
export function frequencyOf(context: PageContext): (spec: Pick<ComponentSpec, 'name' | 'usage'>) => number {
  const counts = countsIn(context);
  const { components } = context.catalogue;
  const uses = usesOf(counts, (countOf) => components.reduce((sum, { name }) => sum + countOf(name), 0));
  return ({ name, usage }) => likelihoodOf(name, uses, (usage?.share ?? 0) / 1_000);
}

/** Returns how likely a component of a kind has an attribute, between 0 and 1. */
export function attributeFrequencyOf(
  context: PageContext,
  { name, usage }: ComponentSpec,
): (attribute: string) => number {
  const uses = usesOf(countsIn(context), (countOf) => countOf(name));
  return (attribute) =>
    likelihoodOf(`${name} ${attribute}`, uses, (ownValue(usage?.attributes ?? {}, attribute) ?? 0) / 100);
}

type Counts = Readonly<Record<Level, (name: string) => number>>;

function usesOf({ site, folder, page }: Counts, totalOf: (countOf: Uses['countOf']) => number): NearAndFar {
  const uses = (countOf: Uses['countOf']): Uses => ({ countOf, total: totalOf(countOf) });
  return { site: uses(site), folder: uses(folder), page: uses(page) };
}

/** Counts this page as it is now. */
function countsIn({ site, file, page }: PageContext): Counts {
  const own = countTags(page);
  const near = new Map<string, number>();
  for (const neighbour of neighboursOf(site, file)) {
    const tags = Object.entries(site.traits.get(neighbour)?.tags ?? {});
    for (const [name, count] of tags) countUp(near, name, count);
  }
  return {
    site: site.tagUse.exceptFor(file),
    folder: (name) => near.get(name) ?? 0,
    page: (name) => ownValue(own, name) ?? 0,
  };
}
