import type { ApiSettings, SiteConfig } from '../../config/siteConfig.ts';
import {
  type DivisionKind,
  type NavigationDivision,
  type NavigationNode,
  nodesIn,
  type NavigationGroup,
} from '../../config/navigation.ts';
import { titleOfLibrary } from '../../icons/iconNames.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { joinWithin, plainCode, plainExcerpt } from './siteText.ts';
import { componentFact, copiesFact, linkFact, listedPages, titleFact, rounded } from './writtenFacts.ts';
import { folderOf, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { isChoice } from '../llms/selection.ts';
import { builtIn } from '../../components/catalogue.ts';
import { isClassicSnippetPath, isMarkdown } from '../../paths/fileKinds.ts';
import { parametersOf } from '../../site/imports/declaredParts.ts';
import { exportedNames } from '../../site/imports/exportedNames.ts';
import { importNameFor } from '../../site/imports/importableComponents.ts';
import { countUp } from '../../util/collections.ts';

/** Returns a fact about a site, within a limit in characters; undefined if there is none. */
type Fact = (most: number) => string | undefined;

/** The minimum length of a useful list. */
const leastRoom = 60;

/**
 * Returns a list of what is particular about a site.
 * @param folder the site's folder from the repository's root
 * @param most the limit in characters
 */
export function siteFacts(site: SiteSnapshot, folder: string, most: number): string {
  const { config } = site;
  const facts: readonly (readonly [most: number, fact: Fact])[] = [
    [400, () => configFact(config, folder)],
    [400, () => pageFact(site, folder)],
    [400, (room) => linkFact(site, room)],
    [250, (room) => titleFact(site, room)],
    [500, (room) => copiesFact(site, room)],
    [200, () => description(site)],
    [160, (room) => editions(config, 'version', 'Versions', room)],
    [160, (room) => editions(config, 'language', 'Languages', room)],
    [450, () => apiFact(config.api)],
    [80, () => iconFact(config)],
    [200, (room) => variableFact(config, room)],
    [350, (room) => ownComponents(site, room)],
    [700, (room) => componentFact(site, room)],
    [1600, (room) => navigationFact(config, folder, room)],
    [1400, (room) => reusableContent(site, room)],
  ];
  let text = '';
  for (const [share, fact] of facts) {
    const room = Math.min(share, most - text.length - '\n- '.length);
    const said = room < leastRoom ? undefined : fact(room);
    if (said !== undefined && said.length <= room) text += `${text === '' ? '' : '\n'}- ${said}`;
  }
  return text;
}

function description({ config }: SiteSnapshot): string | undefined {
  return config.description === undefined ? undefined : `Description: “${plainExcerpt(config.description, 120)}”`;
}

/** Returns the facts about the configuration, which differ by generation. */
function configFact({ file, generation }: SiteConfig, folder: string): string {
  const path = plainCode(pathBelow(folder, file));
  return generation === 'classic'
    ? `${path} uses the classic format: \`navigation\` is a list of groups with \`group\` and \`pages\`. Don’t use properties of the current format (\`theme\`, \`navbar\`, \`navigation\` as an object).`
    : `${path} uses the current format: \`navigation\` is an object of nested tabs, versions, languages, groups …, with one kind for each level. Don’t use properties of the classic format (\`topbarLinks\`, \`topAnchor\`, \`tabs\` or \`anchors\` outside \`navigation\`).`;
}

function pageFact(site: SiteSnapshot, folder: string): string {
  const example = listedPages(site).find((file) => file.includes('/') && file.length < 60) ?? 'guides/install.mdx';
  const name = example.replace(/\.mdx?$/i, '');
  const file = plainCode(pathBelow(folder, example), 140);
  return `Pages are MDX files: ${file} is listed as ${plainCode(name)} and linked as ${plainCode(`/${name}`)}. Image paths start at the same root. A new page goes into the folder of its group, and into the group’s \`pages\`.`;
}

function pathBelow(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

function editions(
  { versions, navigation }: SiteConfig,
  kind: DivisionKind,
  label: string,
  most: number,
): string | undefined {
  const found = divisionsIn(navigation.nodes).filter(({ division }) => division === kind);
  const titles = found.map(({ title }) => title);
  const isNamed = (name: string): boolean => name.trim() !== '';
  const declared = kind === 'version' ? versions.map(({ value }) => value) : [];
  const names = [...new Set([...declared, ...titles])].filter(isNamed).map((name) => plainCode(name, 30));
  return names.length === 0 ? undefined : `${label}: ${joinWithin(names, ', ', most - label.length - ': .'.length)}.`;
}

/** Returns all divisions; they are nested in each other, never in a group. */
function divisionsIn(nodes: readonly NavigationNode[]): readonly NavigationDivision[] {
  return nodes.flatMap((node) => (node.kind === 'division' ? [node, ...divisionsIn(node.children)] : []));
}

function apiFact({ servers, authMethod, authName, playground, descriptions }: ApiSettings): string | undefined {
  const list = (texts: readonly string[], most: number): string => {
    const names = texts.map((text) => plainCode(text, 80));
    return joinWithin(names, ', ', most);
  };
  const name = authName === undefined ? '' : ` as ${plainCode(authName, 40)}`;
  const parts = [
    servers.length > 0 && `base URL ${list(servers, 120)}`,
    authMethod !== undefined && `authentication ${plainCode(authMethod, 20)}${name}`,
    playground !== undefined && `playground ${plainCode(playground, 20)}`,
    descriptions.length > 0 && `described by ${list(descriptions, 120)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : `API: ${parts.join('; ')}.`;
}

/** Returns the icon library, if it isn't the default. */
function iconFact({ iconLibrary }: SiteConfig): string | undefined {
  return iconLibrary === 'fontawesome' ? undefined : `Icon library: ${titleOfLibrary(iconLibrary)}.`;
}

function variableFact({ variables }: SiteConfig, most: number): string | undefined {
  const intro = 'Variables from `docs.json` that you can use in pages: ';
  const names = variables.map(({ name }) => plainCode(`{{${name}}}`, 40));
  return names.length === 0 ? undefined : `${intro}${joinWithin(names, ', ', most - intro.length - '.'.length)}.`;
}

function navigationFact({ navigation }: SiteConfig, folder: string, most: number): string | undefined {
  const below = folder === '' ? '' : ` below ${plainCode(`${folder}/`)}`;
  const intro = `Navigation, with the folders of its pages${below}:`;
  const outline = navigationOutline(navigation.nodes, most - intro.length);
  return outline === '' ? undefined : intro + outline;
}

type NavigationContainer = NavigationDivision | NavigationGroup;

/** The maximum depth of the outline. */
const mostLevels = 4;
/** A title of one character in quotes, and the separator. */
const shortestLabel = 5;

/**
 * Returns the divisions and groups of a navigation with the folders of their pages, to follow a colon: a list nested as
 * deep as the limit allows, or one line if nothing is nested. Of several languages or versions only the one that readers see first is listed.
 * @param most the limit in characters
 */
function navigationOutline(nodes: readonly NavigationNode[], most: number): string {
  const containers = containersIn(nodes);
  for (let levels = mostLevels; levels > 1; levels--) {
    if (amount(containers, levels) * shortestLabel > most) continue;
    const fullText = contents(containers, levels, '  ', '');
    if (fullText.length <= most) return fullText;
  }
  const names = containers.map((container) => label(container, ''));
  return names.length === 0 ? '' : ` ${joinWithin(names, ', ', most - 1)}`;
}

/** Returns the number of containers down to a level. */
function amount(containers: readonly NavigationContainer[], levels: number): number {
  if (levels === 1) return containers.length;
  return containers.reduce((sum, { children }) => sum + amount(containersIn(children), levels - 1), containers.length);
}

/** Returns the content of a container after its colon: on the same line, if none of it has content of its own. */
function contents(containers: readonly NavigationContainer[], levels: number, indent: string, folder: string): string {
  const inside = containers.map((container) => (levels === 1 ? [] : containersIn(container.children)));
  if (inside.every((found) => found.length === 0)) {
    return containers.length === 0 ? '' : ` ${containers.map((container) => label(container, folder)).join(', ')}`;
  }
  return containers
    .map((container, index) => {
      const own = folderOfPages(container) ?? folder;
      const below = contents(inside[index] ?? [], levels - 1, `${indent}  `, own);
      return `\n${indent}- ${label(container, folder)}${below === '' ? '' : `:${below}`}`;
    })
    .join('');
}

/** Returns the divisions and groups among some nodes; a container without a title is replaced by its content. */
function containersIn(nodes: readonly NavigationNode[]): readonly NavigationContainer[] {
  const containers = nodes.filter((node) => node.kind !== 'page');
  const main = containers.find(isDefault) ?? containers[0];
  const shown = main !== undefined && isChoice(main) ? [main] : containers;
  return shown.flatMap((container) => (container.title.trim() === '' ? containersIn(container.children) : [container]));
}

function isDefault(container: NavigationContainer): boolean {
  return container.kind === 'division' && container.isDefault;
}

/** Returns the title of a container, with the folder of its pages unless it is the one above. */
function label(container: NavigationContainer, above: string): string {
  const term = container.kind === 'division' ? `${container.division} ` : '';
  const folder = folderOfPages(container) ?? above;
  return `${term}“${plainExcerpt(container.title)}”${folder === above ? '' : ` in ${plainCode(`${folder}/`, 80)}`}`;
}

/** The share of pages from which on a container has a folder. */
const clearMajority = 0.6;

/** Returns the deepest folder that holds most of a container's pages; undefined if there is none. */
const folderOfPages = lazyForEach((container: NavigationContainer): SitePath | undefined => {
  const paths = [...nodesIn(container.children)].flatMap((node) =>
    node.kind === 'page' ? (toSitePath(node.entry) ?? []) : [],
  );
  const counts = new Map<SitePath, number>();
  for (const path of paths)
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) countUp(counts, folder);
  const shared = [...counts].filter(([, count]) => count >= Math.max(2, paths.length * clearMajority));
  return shared.sort(([a], [b]) => b.length - a.length)[0]?.[0];
});

/**
 * Returns the components that the site's settings declare, usable without an import.
 * @param most the limit in characters
 */
function ownComponents({ settings }: SiteSnapshot, most: number): string | undefined {
  const own = settings.catalogue.components.filter((one) => !builtIn.includes(one));
  if (own.length === 0) return undefined;
  const entries = own.map(({ name, summary, attributes }) => {
    const takes = attributes.map((attribute) => plainCode(attribute.name, 30)).join(', ');
    return `${plainCode(name, 40)} (${plainExcerpt(summary, 80)}${takes === '' ? '' : `; attributes: ${takes}`})`;
  });
  const intro = 'Custom components, available without an import: ';
  return `${intro}${joinWithin(entries, ', ', most - intro.length - 1)}.`;
}

/** More never fit, and some sites have thousands. */
const mostFiles = 30;
/** The number of a file's exports to list. */
const mostNames = 4;

/**
 * Returns what pages can include instead of repeating it, each with the line that includes it.
 * @param most the limit in characters
 */
function reusableContent(site: SiteSnapshot, most: number): string | undefined {
  const { snippets, scripts } = site.files;
  const usesOf = (file: SitePath): number => site.includedBy.get(file)?.length ?? 0;
  const files = [...scripts, ...snippets].sort((a, b) => rounded(usesOf(b)) - rounded(usesOf(a)));
  const lines = files.slice(0, mostFiles).flatMap((file) => wayToUse(site, file));
  if (lines.length === 0) return undefined;
  const intro = 'Reusable snippets, those on the most pages first:\n';
  const unseen = Math.max(files.length - mostFiles, 0);
  const items = lines.map((line) => `  - ${plainCode(line, 160)}`);
  return intro + joinWithin(items, '\n', most - intro.length, unseen);
}

function wayToUse(site: SiteSnapshot, file: SitePath): readonly string[] {
  if (isClassicSnippetPath(file) && isMarkdown(file)) {
    return [`<Snippet file="${file.slice('_snippets/'.length)}" />`];
  }
  const exported = usableNames(site, file);
  // Its exports are unknown, or whether they are named or default.
  if (exported === undefined || hasDefault(site, file)) return [`/${file}`];
  const names = exported.length > 0 ? `{ ${exported.slice(0, mostNames).join(', ')} }` : fullName(site, file);
  return names === undefined ? [] : [`import ${names} from "/${file}";${tagsOf(site, file, exported, names)}`];
}

/** Returns the names that a file exports, its components alone if it has some; undefined if they aren't known. */
function usableNames(site: SiteSnapshot, file: SitePath): readonly string[] | undefined {
  const exported = exportedNames(site, file);
  const components = exported?.filter((name) => /^\p{Lu}/u.test(name) && !name.includes('_')) ?? [];
  return components.length > 0 ? components : exported;
}

/** Returns how pages use what they import, where it takes something. */
function tagsOf(site: SiteSnapshot, file: SitePath, exported: readonly string[], name: string): string {
  const names = exported.length > 0 ? exported.slice(0, mostNames) : [name];
  const tags = names.flatMap((one) => {
    const parameters = exported.length > 0 ? parametersIn(site.snippets.get(file) ?? '', one) : openNames(site, file);
    if (parameters.length === 0) return [];
    return [` <${[one, ...parameters.slice(0, mostParameters).map((parameter) => `${parameter}={…}`)].join(' ')} />`];
  });
  return tags.join('');
}

/** The number of a component's parameters to list. */
const mostParameters = 6;

/** Returns what a snippet takes from the pages that include it. */
function openNames({ pageIndexes }: SiteSnapshot, file: SitePath): readonly string[] {
  const names = (pageIndexes.get(file)?.namesLeftOpen ?? []).map(({ value }) => value.replace(/^props\./, ''));
  return [...new Set(names)].filter((name) => name !== 'props' && name !== 'children');
}

/** Returns the attributes that a component takes, where its file shows them. */
function parametersIn(text: string, name: string): readonly string[] {
  const parameters = parametersOf(text, name) ?? [];
  return parameters.flatMap((one) => (one.name === 'children' ? [] : one.name));
}

function hasDefault({ snippets }: SiteSnapshot, file: SitePath): boolean {
  return !isMarkdown(file) && /\bexport\s+default\b|\bas\s+default\b/.test(snippets.get(file) ?? '');
}

/** Returns the name by which a snippet is imported by default, unless a component of the settings has it already. */
function fullName({ settings }: SiteSnapshot, file: SitePath): string | undefined {
  const name = isMarkdown(file) ? importNameFor(file) : undefined;
  return name === undefined || settings.catalogue.get(name) !== undefined ? undefined : name;
}
