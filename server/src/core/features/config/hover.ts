import { fragmentAt, rangeInComposed, referredFile, type ConfigFragment } from '../../config/composedTree.ts';
import { stringStartingAt, type ConfigString } from '../../config/configStrings.ts';
import { libraryOfIcon } from '../../config/iconLibrary.ts';
import {
  itemsOf,
  memberOf,
  nodeAt,
  pathOf,
  propertiesOf,
  rangeOf,
  stringOf,
  type JsonNode,
  type JsonPath,
} from '../../config/json/jsonTree.ts';
import { nodesIn, type NavigationDivision, type NavigationGroup } from '../../config/navigation.ts';
import { neededProperties, schemasAt, schemasForNewValue } from '../../config/schema/schemaAt.ts';
import { isImage } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { configReferences } from '../../site/references/configReferences.ts';
import { localFileOf } from '../../paths/address.ts';
import { fileOfTarget, resolveEntry } from '../../site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { codeText, plainText } from '../../text/markdown.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';
import { count } from '../../util/messageText.ts';
import type { Hover } from '../answers.ts';
import { describeOperation, describePage } from '../describe.ts';
import { describeIcon } from '../icons.ts';
import { describeProperty, describeValue } from './schemaText.ts';

/** A key or value of docs.json, or of an included file. */
interface HoverTarget {
  readonly fragment: ConfigFragment;
  /** In the tree of its own file. */
  readonly node: JsonNode;
  /** In the composed text. */
  readonly range: TextRange;
}

/** Returns the hover of the property or value at an offset of docs.json or of an included file. */
export function hoverConfig(site: SiteSnapshot, offset: number): Hover | undefined {
  const { schema, composed } = site.config;
  const fragment = fragmentAt(composed, offset);
  const node = schema && fragment.tree.root && innermost(fragment.tree.root, offset - fragment.start);
  if (node === undefined) return undefined;
  const target = { fragment, node, range: rangeInComposed(fragment, rangeOf(node)) };
  const property = node.parent?.type === 'property' ? node.parent : undefined;
  return property?.children?.[0] === node ? hoverKey(site, target) : hoverValue(site, target);
}

/** Returns the smallest node around an offset; keys and values, not their pairs. */
function innermost(node: JsonNode, offset: number): JsonNode | undefined {
  if (!rangeHoldsCursor(rangeOf(node), offset)) return undefined;
  const inner =
    node.type === 'array'
      ? itemsOf(node)
      : propertiesOf(node).flatMap(({ keyNode, valueNode }) => (valueNode ? [keyNode, valueNode] : [keyNode]));
  const held = inner.find((child) => rangeHoldsCursor(rangeOf(child), offset));
  return held === undefined ? node : innermost(held, offset);
}

function hoverKey(site: SiteSnapshot, { fragment, node, range }: HoverTarget): Hover | undefined {
  const markdown = propertyText(site, fragment, pathOf(node), String(node.value));
  return markdown === undefined ? undefined : { range, markdown };
}

function propertyText(
  site: SiteSnapshot,
  fragment: ConfigFragment,
  pathInFragment: JsonPath,
  name: string,
): string | undefined {
  const { schema, composed } = site.config;
  const reference = referenceText(site, fragment, pathInFragment);
  if (reference !== undefined || schema === undefined) return reference;
  const path = [...fragment.path, ...pathInFragment];
  // All values valid here are described, not only the form in use.
  const schemas = schemasForNewValue(schema, composed.root, path);
  if (schemas.length === 0) return undefined;
  const around = path.slice(0, -1);
  const needed = neededProperties(schemasAt(schema, composed.root, around), nodeAt(composed.root, around));
  return describeProperty(name, schemas, needed.has(name));
}

function hoverValue(site: SiteSnapshot, { fragment, node, range }: HoverTarget): Hover | undefined {
  const { schema, composed } = site.config;
  if (schema === undefined || node.type === 'object' || node.type === 'array') return undefined;
  const text = stringStartingAt(site.config, range.start);
  const special = text === undefined ? undefined : hovers[text.kind]?.(site, text);
  if (special !== undefined) return special;
  const pathInFragment = pathOf(node);
  const path = [...fragment.path, ...pathInFragment];
  const meaning = describeValue(schemasAt(schema, composed.root, path), node.value);
  const counting = nodeAt(composed.root, path);
  const division = counting?.offset === range.start ? divisionText(site, counting) : undefined;
  const head = division ?? (meaning === '' ? '' : `${codeText(String(node.value))}: ${meaning}`);
  const name = path.at(-1);
  // An entry of a list has no name of its own, and the list is described at its name.
  const description = typeof name === 'string' ? propertyText(site, fragment, pathInFragment, name) : undefined;
  if (description === undefined) return undefined;
  return { range, markdown: head === '' ? description : `${head}\n\n---\n\n${description}` };
}

/** Pages, images, API descriptions and icons are described by their targets. */
const hovers: Partial<Record<ConfigString['kind'], (site: SiteSnapshot, text: ConfigString) => Hover | undefined>> = {
  page: hoverPage,
  image: hoverImage,
  apiDescription: hoverApi,
  icon: hoverIcon,
  pagePrefix: hoverPrefix,
  url: hoverUrl,
};

function hoverPage(site: SiteSnapshot, text: ConfigString): Hover | undefined {
  const file = fileOfTarget(resolveEntry(site.files, text.value));
  const markdown = file === undefined ? describeOperation(site, text.value) : describePage(site, file);
  return markdown === undefined ? undefined : { range: text.range, markdown };
}

/** Returns the hover of an address inside the site, such as a redirect's destination. */
function hoverUrl(site: SiteSnapshot, text: ConfigString): Hover | undefined {
  const reference = configReferences(site, text.range).find(({ range }) => range.start === text.range.start + 1);
  if (reference?.file === undefined || !site.pages.has(reference.file)) return undefined;
  return { range: text.range, markdown: describePage(site, reference.file) };
}

function hoverImage(site: SiteSnapshot, text: ConfigString): Hover | undefined {
  const file = existing(site, text);
  if (file === undefined || !isImage(file)) return undefined;
  return { range: text.range, markdown: codeText(`/${file}`), image: file };
}

function hoverApi(site: SiteSnapshot, text: ConfigString): Hover | undefined {
  const file = existing(site, text);
  const description = file === undefined ? undefined : site.apiDescriptions.get(file);
  if (file === undefined || description === undefined) return undefined;
  const title = description.title === undefined ? 'API description' : `**${plainText(description.title)}**`;
  return { range: text.range, markdown: `${title}\n\n${codeText(`/${file}`)}` };
}

function existing(site: SiteSnapshot, text: ConfigString): SitePath | undefined {
  const path = localFileOf(text.value)?.path;
  return path !== undefined && site.files.has(path) ? path : undefined;
}

function hoverIcon({ config }: SiteSnapshot, text: ConfigString): Hover | undefined {
  const markdown = describeIcon(text.value, libraryOfIcon(config, text.path));
  return markdown === undefined ? undefined : { range: text.range, markdown };
}

function hoverPrefix(site: SiteSnapshot, text: ConfigString): Hover | undefined {
  const prefix = text.value.replace(/^\/+|\/+$/g, '');
  const pages = site.config.navigation.entries.filter((page) => page.entry.replace(/^\/+/, '').startsWith(prefix));
  if (prefix === '' || pages.length === 0) return undefined;
  return { range: text.range, markdown: `${codeText(prefix)}: ${count(pages.length, 'page')} in the navigation` };
}

/** Returns the content of a group or a division, for the string with its title; undefined for any other string. */
function divisionText({ config }: SiteSnapshot, text: JsonNode): string | undefined {
  const owner = text.parent?.parent;
  if (owner?.type !== 'object') return undefined;
  for (const node of nodesIn(config.navigation.nodes)) {
    if (node.kind === 'page' || node.range.start !== owner.offset) continue;
    const naming = node.kind === 'group' ? 'group' : node.division;
    return memberOf(owner, naming) === text ? nodeText(node) : undefined;
  }
  return undefined;
}

function nodeText(node: NavigationDivision | NavigationGroup): string {
  const inside = [...nodesIn(node.children)];
  const pages = inside.filter(({ kind }) => kind === 'page').length;
  const groups = inside.filter(({ kind }) => kind === 'group').length;
  const held = groups === 0 ? count(pages, 'page') : `${count(pages, 'page')} in ${count(groups, 'group')}`;
  const isLink = node.kind === 'division' && node.href !== undefined && pages === 0;
  return `**${plainText(node.title)}** — ${isLink ? `links to ${plainText(node.href)}` : held}`;
}

const meanings: ReadonlyMap<unknown, string> = new Map([
  [
    '$ref',
    'Path of a JSON file that contains this value, relative to the folder of this file. Properties next to it take precedence over those of the file.',
  ],
  ['sourceRef', 'This value is in another repository and is included when the site is built.'],
]);

/** Returns the description of `$ref`, by which an object includes another file; undefined for other properties. */
function referenceText(
  { config, files }: SiteSnapshot,
  fragment: ConfigFragment,
  pathInFragment: JsonPath,
): string | undefined {
  const name = pathInFragment.at(-1);
  const meaning = config.generation === 'current' ? meanings.get(name) : undefined;
  if (meaning === undefined) return undefined;
  const written = name === '$ref' ? stringOf(nodeAt(fragment.tree.root, pathInFragment)) : undefined;
  const file = written === undefined ? undefined : referredFile(written, fragment.file);
  const isThere = file !== undefined && file !== 'outside' && files.has(file);
  return `**${codeText(String(name))}** — ${meaning}${isThere ? `\n\nFile: ${codeText(`/${file}`)}` : ''}`;
}
