import { lazyForEach } from '../../util/lazy.ts';
import { ownText } from '../../util/strings.ts';
import type { PageModel } from '../pageModel.ts';

/**
 * How often a page uses its components and their attributes: `Card` is the number of its cards, `Card href` of those that
 * have a target.
 */
export type TagCounts = Readonly<Record<string, number>>;

/** Tags of generated pages have no end. */
const mostNames = 200;

/** Returns how often a page uses components and their attributes: completion asks twice at each letter. */
export const countTags = lazyForEach(({ elements }: PageModel): TagCounts => {
  const counts = new Map<string, number>();
  const add = (name: string): void => {
    const known = counts.get(name);
    if (known !== undefined || counts.size < mostNames)
      counts.set(known === undefined ? ownText(name) : name, (known ?? 0) + 1);
  };
  for (const { name, opening } of elements) {
    if (!/^\p{Lu}/u.test(name)) continue;
    add(name);
    for (const attribute of opening.attributes) if (attribute.name !== '') add(`${name} ${attribute.name}`);
  }
  return Object.fromEntries(counts);
});

/** Returns the names of the components. */
export function componentsIn(tags: TagCounts): readonly string[] {
  return Object.keys(tags).filter((name) => !name.includes(' '));
}
