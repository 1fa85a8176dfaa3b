import { toSitePath, type SitePath } from '../paths/sitePath.ts';
import { decodeEscapes } from '../util/strings.ts';
import { itemsOf, memberOf, nodeAt, rangeOf, stringOf, type JsonNode, type JsonPath } from './json/jsonTree.ts';
import type { ApiSettings, Located, Redirect, SiteConfig, ThemeColor } from './siteConfig.ts';

/** What each generation has in a form of its own besides the navigation. */
export type ConfigFacts = Pick<
  SiteConfig,
  'versions' | 'prefixes' | 'colors' | 'basicAuthName' | 'iconLibrary' | 'variables'
>;

/** Returns a string with its range; undefined for anything else. */
export function located(node: JsonNode | undefined): Located | undefined {
  const value = stringOf(node);
  return value === undefined || node === undefined ? undefined : { value, range: rangeOf(node) };
}

const modes = ['light', 'dark'] as const;

/**
 * Returns the modes that readers can see: one if the setting of modes has a default, and a property that keeps readers
 * from changing it.
 */
export function shownModes(setting: JsonNode | undefined, fixed: string): readonly (typeof modes)[number][] {
  const usual = stringOf(memberOf(setting, 'default'));
  const only = modes.filter((mode) => mode === usual);
  return memberOf(setting, fixed)?.value === true && only.length > 0 ? only : modes;
}

/**
 * Reads the colors of the theme in some modes; `background` is the path of the backgrounds by mode. `primary` is the
 * accent of light mode, `light` that of dark mode; `dark` is that of buttons, whose text is unknown.
 */
export function themeColors(
  root: JsonNode,
  shown: ReturnType<typeof shownModes>,
  background: JsonPath,
): readonly ThemeColor[] {
  return shown.flatMap((mode) => {
    const property = mode === 'light' ? 'primary' : 'light';
    const color = located(nodeAt(root, ['colors', property]));
    return color === undefined
      ? []
      : [{ property, mode, color, background: stringOf(nodeAt(root, [...background, mode])) }];
  });
}

/** Returns the name of the authentication in the settings of an API, if that is basic. */
export function basicAuthName(auth: JsonNode | undefined): Located | undefined {
  return stringOf(memberOf(auth, 'method')) === 'basic' ? located(memberOf(auth, 'name')) : undefined;
}

/** Reads redirects, which have the same form in both generations. */
export function readRedirects(root: JsonNode): readonly Redirect[] {
  return itemsOf(memberOf(root, 'redirects')).flatMap((item, index) => {
    const source = located(memberOf(item, 'source'));
    if (source === undefined) return [];
    const sourcePath = sourcePathOf(source.value);
    // A name in a source takes any segment only where the source has an asterisk.
    const isPattern = sourcePath !== undefined && /[*(]/.test(sourcePath);
    const destination = located(memberOf(item, 'destination'));
    return [{ path: ['redirects', index], source, sourcePath, isPattern, destination }];
  });
}

/** Without query and fragment; a `?` after a name or a bracket belongs to the pattern. */
function sourcePathOf(source: string): SitePath | undefined {
  return toSitePath(decodeEscapes(source.replace(/#.*$|(?<!:\w+|\))\?.*$/, '')).toLowerCase());
}

/** Reads how a site documents its API, in whichever generation it says so. */
export function readApiSettings(root: JsonNode | undefined, descriptions: readonly string[]): ApiSettings {
  const api = memberOf(root, 'api');
  const auth = memberOf(api, 'auth') ?? nodeAt(api, ['mdx', 'auth']);
  const playground = memberOf(api, 'playground');
  return {
    servers: textsOf(memberOf(api, 'baseUrl') ?? nodeAt(api, ['mdx', 'server'])),
    authMethod: stringOf(memberOf(auth, 'method')),
    authName: stringOf(memberOf(auth, 'name')),
    playground: stringOf(memberOf(playground, 'mode') ?? memberOf(playground, 'display')),
    descriptions,
  };
}

/** Returns a string, or the strings of a list. */
function textsOf(node: JsonNode | undefined): readonly string[] {
  return [node, ...itemsOf(node)].flatMap((one) => stringOf(one) ?? []);
}
