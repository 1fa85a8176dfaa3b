import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { decodeEscapes } from '../../util/decode.ts';
import { itemsOf, memberOf, nodeAt, rangeOf, stringOf, type JsonNode } from '../json/jsonTree.ts';
import type { Located, PagePrefix, Redirect, SiteConfig, ThemeColor } from '../siteConfig.ts';

/** What the classic generation says besides its navigation. */
export type ClassicFacts = Pick<
  SiteConfig,
  'name' | 'versions' | 'prefixes' | 'colors' | 'redirects' | 'basicAuthName'
>;

export function readClassicFacts(root: JsonNode): ClassicFacts {
  return {
    name: stringOf(memberOf(root, 'name')),
    versions: readVersions(root),
    prefixes: [...readPrefixes(root, 'tabs', 'tab'), ...readPrefixes(root, 'anchors', 'anchor')],
    colors: readColors(root),
    redirects: readRedirects(root),
    basicAuthName: readBasicAuthName(root),
  };
}

function located(node: JsonNode | undefined): Located | undefined {
  const value = stringOf(node);
  return value === undefined || node === undefined ? undefined : { value, range: rangeOf(node) };
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

/** `primary` is the accent of light mode, `light` that of dark mode; `dark` colours buttons, whose text isn't known. */
function readColors(root: JsonNode): readonly ThemeColor[] {
  const colors = memberOf(root, 'colors');
  return (['light', 'dark'] as const).flatMap((mode) => {
    const property = mode === 'light' ? 'primary' : 'light';
    const color = located(memberOf(colors, property));
    const background = stringOf(nodeAt(colors, ['background', mode]));
    return color === undefined ? [] : [{ property, mode, color, background }];
  });
}

/** Both generations list redirects in the same form. */
export function readRedirects(root: JsonNode): readonly Redirect[] {
  return itemsOf(memberOf(root, 'redirects')).flatMap((item) => {
    const source = located(memberOf(item, 'source'));
    if (source === undefined) return [];
    const taken = pathTaken(source.value);
    const isPattern = taken !== undefined && /[:*(]/.test(taken);
    return [{ source, taken, isPattern, destination: located(memberOf(item, 'destination')) }];
  });
}

/** Without query and fragment; a `?` behind a name or a bracket belongs to the pattern. */
function pathTaken(source: string): SitePath | undefined {
  return toSitePath(decodeEscapes(source.replace(/#.*$|(?<!:\w+|\))\?.*$/, '')).toLowerCase());
}

function readBasicAuthName(root: JsonNode): Located | undefined {
  const auth = nodeAt(root, ['api', 'auth']);
  return stringOf(memberOf(auth, 'method')) === 'basic' ? located(memberOf(auth, 'name')) : undefined;
}
