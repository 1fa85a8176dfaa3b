import { nearestNames } from '../util/nearest.ts';
import { itemsOf, memberOf, propertiesOf, stringOf, type JsonNode } from './json/jsonTree.ts';

/**
 * Which of the format's two generations a file is in. In the classic one `navigation` is an array of groups,
 * in the current one an object. `foreign` files only share the name: API dumps, lists, other tools' settings.
 */
export type Generation = 'classic' | 'current' | 'foreign';

/** Properties at the top of the file that only the classic generation has. */
const classicOnly =
  'mintlify layout openapi topbar sidebar rounded modeToggle versions codeBlock eyebrow topbarCtaButton topbarLinks primaryTab topAnchor anchors tabs backgroundImage font feedback analytics isWhiteLabeled footerSocials'.split(
    ' ',
  );
/** Properties at the top of the file that only the current generation has. */
const currentOnly =
  'public description appearance navbar fonts icons styling banner errors contextual thumbnails interaction variables markdown variations'.split(
    ' ',
  );
const shared =
  '$schema name logo redirects theme favicon colors api navigation footer background integrations search seo metadata'.split(
    ' ',
  );
/** Whether a property at the top of the file exists in the current generation only. */
export function isCurrentOnly(property: string): boolean {
  return currentOnly.includes(property);
}

const known = new Set([...classicOnly, ...currentOnly, ...shared]);

/** Themes of the current generation; the classic one has three others. */
const currentThemes = new Set('mint maple palm willow linden almond aspen luma sequoia'.split(' '));

/**
 * Tells the generation of a parsed file. Doubt means foreign: a file that may be somebody else's is left alone.
 * An empty file is the beginning of a classic one.
 */
export function detectGeneration(root: JsonNode | undefined): Generation {
  if (root === undefined) return 'foreign';
  if (root.type !== 'object') return 'foreign';
  const schema = stringOf(memberOf(root, '$schema'));
  if (schema !== undefined && isOfAnotherTool(schema)) return 'foreign';
  const navigation = memberOf(root, 'navigation');
  if (navigation !== undefined) return byNavigation(root, navigation);
  if (!looksLikeSite(root, schema)) return 'foreign';
  return bySignals(root, schema);
}

/** A whole address of a schema that isn't the platform's; half of one may still become it. */
function isOfAnotherTool(schema: string): boolean {
  return /^https?:\/\/[^/]+\/./.test(schema) && !/mintlify/i.test(schema);
}

function byNavigation(root: JsonNode, navigation: JsonNode): Generation {
  if (navigation.type === 'array') {
    const items = itemsOf(navigation);
    const groups = items.filter((item) => memberOf(item, 'group') ?? memberOf(item, 'pages'));
    return items.length === 0 || groups.length > 0 || looksLikeSite(root, undefined) ? 'classic' : 'foreign';
  }
  if (navigation.type === 'object') {
    const divisions = 'products languages versions tabs dropdowns anchors groups pages global'.split(' ');
    const held = propertiesOf(navigation).some((property) => divisions.includes(property.name));
    return held || looksLikeSite(root, undefined) ? 'current' : 'foreign';
  }
  return looksLikeSite(root, undefined) ? 'classic' : 'foreign';
}

/** Without navigation a file counts as a site's only when hardly anything in it is unknown to the format. */
function looksLikeSite(root: JsonNode, schema: string | undefined): boolean {
  if (schema !== undefined && /mintlify/i.test(schema)) return true;
  // A key without a value is still being typed.
  const names = propertiesOf(root).flatMap((property) => (property.valueNode === undefined ? [] : [property.name]));
  const strange = names.filter((name) => !known.has(name));
  const areTypos = strange.every((name) => nearestNames(name, known).length > 0);
  return areTypos && strange.length * 4 <= names.length && hasPlausibleShapes(root);
}

/** Other documentation tools share some of the names, but not the kinds of value behind them. */
function hasPlausibleShapes(root: JsonNode): boolean {
  const theme = memberOf(root, 'theme');
  const isColor = stringOf(theme)?.startsWith('#') ?? false;
  return isKind(theme, 'string') && !isColor && isKind(memberOf(root, 'sidebar'), 'object');
}

function isKind(node: JsonNode | undefined, type: JsonNode['type']): boolean {
  return node === undefined || node.type === type;
}

function bySignals(root: JsonNode, schema: string | undefined): Generation {
  if (schema?.endsWith('docs.json') ?? false) return 'current';
  const theme = stringOf(memberOf(root, 'theme'));
  if (theme !== undefined && currentThemes.has(theme)) return 'current';
  const names = new Set(propertiesOf(root).map((property) => property.name));
  const newer = currentOnly.filter((name) => names.has(name)).length;
  const older = classicOnly.filter((name) => names.has(name)).length;
  return newer > older ? 'current' : 'classic';
}
