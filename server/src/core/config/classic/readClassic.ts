import { basicAuthName, located, shownModes, themeColors, type ConfigFacts } from '../configFacts.ts';
import { itemsOf, memberOf, nodeAt, type JsonNode } from '../json/jsonTree.ts';
import { navigationOf, type Navigation } from '../navigation.ts';
import { readingGroups } from '../readGroups.ts';
import type { Located, PagePrefix } from '../siteConfig.ts';

/** Reads the properties of the classic generation besides its navigation. */
export function readClassicFacts(root: JsonNode): ConfigFacts {
  return {
    versions: readVersions(root),
    prefixes: [...readPrefixes(root, 'tabs', 'tab'), ...readPrefixes(root, 'anchors', 'anchor')],
    colors: themeColors(root, shownModes(memberOf(root, 'modeToggle'), 'isHidden'), ['colors', 'background']),
    basicAuthName: basicAuthName(nodeAt(root, ['api', 'auth'])),
    iconLibrary: 'fontawesome',
    variables: [],
  };
}

function readVersions(root: JsonNode): readonly Located[] {
  return itemsOf(memberOf(root, 'versions')).flatMap(
    (item) => located(item.type === 'object' ? memberOf(item, 'name') : item) ?? [],
  );
}

function readPrefixes(root: JsonNode, list: string, owner: PagePrefix['owner']): readonly PagePrefix[] {
  return itemsOf(memberOf(root, list)).flatMap((item) => {
    const url = located(memberOf(item, 'url'));
    return url === undefined ? [] : [{ owner, url, generatesPages: memberOf(item, 'openapi') !== undefined }];
  });
}

/** Reads the classic generation's array of groups, in steps: a caller may do something else after each. */
export function* readingClassicNavigation(navigation: JsonNode | undefined): Generator<undefined, Navigation> {
  return navigationOf(yield* readingGroups(navigation, ['navigation'], { groups: [], divisions: [] }));
}
