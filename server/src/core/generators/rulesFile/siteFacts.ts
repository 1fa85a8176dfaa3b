import type { ApiSettings, SiteConfig } from '../../config/siteConfig.ts';
import type { DivisionKind, NavigationDivision, NavigationNode } from '../../config/navigation.ts';
import { titleOfLibrary } from '../../icons/iconNames.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { navigationOutline } from './navigationOutline.ts';
import { ownComponents, reusableContent } from './siteContent.ts';
import { joinWithin, plainCode, plainExcerpt } from './siteText.ts';
import { componentFact, copiesFact, linkFact, listedPages, titleFact } from './writtenFacts.ts';

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
