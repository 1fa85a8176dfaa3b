import { siteIconLibrary } from '../../icons/iconNames.ts';
import { located, shownModes, type ConfigFacts } from '../configFacts.ts';
import { memberOf, nodeAt, propertiesOf, rangeOf, stringOf, type JsonNode } from '../json/jsonTree.ts';
import type { Located, ThemeColor, Variable } from '../siteConfig.ts';

/**
 * Reads the properties of the current generation besides its navigation, in which versions and prefixes are separate.
 */
export function readCurrentFacts(root: JsonNode): ConfigFacts {
  return {
    versions: [],
    prefixes: [],
    colors: readColors(root),
    basicAuthName: readBasicAuthName(root),
    iconLibrary: siteIconLibrary(stringOf(nodeAt(root, ['icons', 'library']))) ?? 'fontawesome',
    variables: readVariables(root),
  };
}

/** As in the classic generation, except that the background has its own property. */
function readColors(root: JsonNode): readonly ThemeColor[] {
  const colors = memberOf(root, 'colors');
  return shownModes(memberOf(root, 'appearance'), 'strict').flatMap((mode) => {
    const property = mode === 'light' ? 'primary' : 'light';
    const color = located(memberOf(colors, property));
    const background = stringOf(nodeAt(root, ['background', 'color', mode]));
    return color === undefined ? [] : [{ property, mode, color, background }];
  });
}

function readBasicAuthName(root: JsonNode): Located | undefined {
  const auth = nodeAt(root, ['api', 'mdx', 'auth']);
  return stringOf(memberOf(auth, 'method')) === 'basic' ? located(memberOf(auth, 'name')) : undefined;
}

/** Reads the variables that pages use by name; of a duplicate name the last counts. */
function readVariables(root: JsonNode): readonly Variable[] {
  const found = propertiesOf(memberOf(root, 'variables')).flatMap(({ name, keyNode, valueNode }) => {
    const value = stringOf(valueNode);
    return value === undefined ? [] : [{ name, value, range: rangeOf(keyNode) }];
  });
  return [...new Map(found.map((variable) => [variable.name, variable])).values()];
}
