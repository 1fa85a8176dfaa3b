import type { PageTraits } from '../page/record/pageTraits.ts';
import type { TagCounts } from '../page/record/tagCounts.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { ownValue } from '../util/values.ts';
import { FollowedCounts, type Counts } from './followedCounts.ts';

/** How often the pages of a site use each component and attribute (see `TagCounts`); counted when somebody asks. */
export class TagUse {
  readonly #traits: ReadonlyMap<SitePath, PageTraits>;
  readonly #counts: FollowedCounts<PageTraits>;

  /** `before`: the counts of an earlier state, from which those of the same pages are taken. */
  constructor(traits: ReadonlyMap<SitePath, PageTraits>, before?: TagUse) {
    this.#traits = traits;
    this.#counts = before === undefined ? new FollowedCounts(({ tags }) => Object.entries(tags)) : before.#counts;
  }

  /** Returns the numbers of all pages but one, which has others while it is edited. */
  exceptFor(page: SitePath): (name: string) => number {
    const all: Counts = this.#counts.of(this.#traits);
    const own: TagCounts = this.#traits.get(page)?.tags ?? {};
    return (name) => (all.get(name) ?? 0) - (ownValue(own, name) ?? 0);
  }
}
