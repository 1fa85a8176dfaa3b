import { siteIconLibrary } from '../../icons/iconNames.ts';
import { basicAuthName, shownModes, themeColors, type ConfigFacts } from '../configFacts.ts';
import { memberOf, nodeAt, propertiesOf, rangeOf, stringOf, type JsonNode } from '../json/jsonTree.ts';
import type { Variable } from '../siteConfig.ts';

/**
 * Reads the properties of the current generation besides its navigation, in which versions and prefixes are separate.
 */
export function readCurrentFacts(root: JsonNode): ConfigFacts {
  return {
    versions: [],
    prefixes: [],
    colors: themeColors(root, shownModes(memberOf(root, 'appearance'), 'strict'), ['background', 'color']),
    basicAuthName: basicAuthName(nodeAt(root, ['api', 'mdx', 'auth'])),
    iconLibrary: siteIconLibrary(stringOf(nodeAt(root, ['icons', 'library']))) ?? 'fontawesome',
    variables: readVariables(root),
  };
}

/** Reads the variables that pages use by name; of a duplicate name the last counts. */
function readVariables(root: JsonNode): readonly Variable[] {
  const found = propertiesOf(memberOf(root, 'variables')).flatMap(({ name, keyNode, valueNode }) => {
    const value = stringOf(valueNode);
    return value === undefined ? [] : [{ name, value, range: rangeOf(keyNode) }];
  });
  return [...new Map(found.map((variable) => [variable.name, variable])).values()];
}
