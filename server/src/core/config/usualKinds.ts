import { itemsOf, memberOf, stringOf, type JsonNode } from './json/jsonTree.ts';

const kinds: Readonly<Record<string, string>> = {
  string: '$schema name theme layout rounded backgroundImage mintlify description logo favicon openapi',
  object:
    'colors api footer background integrations search seo metadata sidebar topbar codeBlock eyebrow modeToggle topbarCtaButton primaryTab topAnchor font feedback analytics appearance navbar fonts icons styling banner errors contextual thumbnails interaction variables markdown variations logo favicon footerSocials navigation',
  array: 'redirects topbarLinks versions anchors tabs openapi footerSocials navigation',
  boolean: 'isWhiteLabeled public',
};

/** By JSON type, the properties at the top of the file that have such a value in either generation. */
const namesByKind = new Map(Object.entries(kinds).map(([kind, names]) => [kind, new Set(names.split(' '))]));

const namedLists = new Set(['anchors', 'tabs', 'topbarLinks', 'versions']);

/** Whether a value is of a kind that the format gives the property, so that it may well be meant as that. */
export function isUsualKind(name: string, value: JsonNode): boolean {
  if (name === 'theme' && (stringOf(value)?.startsWith('#') ?? false)) return false;
  if (!(namesByKind.get(value.type)?.has(name) ?? false)) return false;
  if (value.type !== 'array' || !namedLists.has(name)) return true;
  // Other tools' lists of the same name have other fields.
  return itemsOf(value).every(
    (item) =>
      item.type === 'string' ||
      item.children?.length === 0 ||
      ['name', 'url', 'type'].some((field) => memberOf(item, field) !== undefined),
  );
}
