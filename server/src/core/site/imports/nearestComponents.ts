import { pageNameOf } from '../../paths/route.ts';
import { folderOf, type SitePath } from '../../paths/sitePath.ts';
import type { ImportableComponent } from './importableComponents.ts';
import { wordsIn } from '../../util/strings.ts';

/**
 * Sorts components of one name by how near their folders are to a page: first those with most words of its path, of
 * these the ones with the fewest other words; all others keep their order.
 */
export function nearestComponents(
  page: SitePath,
  components: readonly ImportableComponent[],
): readonly ImportableComponent[] {
  const ofPage = new Set(wordsIn(pageNameOf(page)));
  const rated = components.map((component) => {
    const words = [...new Set(wordsIn(folderOf(component.file)))];
    const shared = words.filter((word) => ofPage.has(word)).length;
    return { component, shared, others: words.length - shared };
  });
  return rated
    .sort((a, b) => b.shared - a.shared || (a.shared > 0 ? a.others - b.others : 0))
    .map(({ component }) => component);
}
