import { located, shownModes, type ConfigFacts } from '../configFacts.ts';
import { itemsOf, memberOf, nodeAt, stringOf, type JsonNode } from '../json/jsonTree.ts';
import { navigationOf, type Navigation } from '../navigation.ts';
import { readGroups } from '../readGroups.ts';
import type { Located, PagePrefix, ThemeColor } from '../siteConfig.ts';

/** Reads the properties of the classic generation besides its navigation. */
export function readClassicFacts(root: JsonNode): ConfigFacts {
  return {
    versions: readVersions(root),
    prefixes: [...readPrefixes(root, 'tabs', 'tab'), ...readPrefixes(root, 'anchors', 'anchor')],
    colors: readColors(root),
    basicAuthName: readBasicAuthName(root),
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

/** `primary` is the accent of light mode, `light` that of dark mode; `dark` is that of buttons, whose text is unknown. */
function readColors(root: JsonNode): readonly ThemeColor[] {
  const colors = memberOf(root, 'colors');
  return shownModes(memberOf(root, 'modeToggle'), 'isHidden').flatMap((mode) => {
    const property = mode === 'light' ? 'primary' : 'light';
    const color = located(memberOf(colors, property));
    const background = stringOf(nodeAt(colors, ['background', mode]));
    return color === undefined ? [] : [{ property, mode, color, background }];
  });
}

function readBasicAuthName(root: JsonNode): Located | undefined {
  const auth = nodeAt(root, ['api', 'auth']);
  return stringOf(memberOf(auth, 'method')) === 'basic' ? located(memberOf(auth, 'name')) : undefined;
}

/** Reads the classic generation's array of groups. */
export function readClassicNavigation(navigation: JsonNode | undefined): Navigation {
  return navigationOf(readGroups(navigation, ['navigation'], { groups: [], divisions: [] }));
}
