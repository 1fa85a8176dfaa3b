import type { JsonNode } from '../json/jsonTree.ts';
import { navigationOf, type Navigation } from '../navigation.ts';
import { readGroups } from '../readGroups.ts';

/** Reads the classic generation's array of groups. */
export function readClassicNavigation(navigation: JsonNode | undefined): Navigation {
  return navigationOf(readGroups(navigation, ['navigation'], { groups: [], divisions: [] }));
}
