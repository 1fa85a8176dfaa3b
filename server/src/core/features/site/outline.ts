import { memberOf, nodeAt, type JsonPath } from '../../config/json/jsonTree.ts';
import {
  kindName,
  namesPage,
  type NavigationDivision,
  type NavigationGroup,
  type NavigationNode,
  type PageEntry,
} from '../../config/navigation.ts';
import { pageNameOf, titleFromPath } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { languagesOf } from '../../rules/translation/translatedLists.ts';
import { orphansOf } from '../../site/navigation/orphans.ts';
import { fileOfTarget, resolveEntry } from '../../site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import { containerList, type NodeKind } from './containerList.ts';

/** The navigation of a site as readers see it, and the unlisted pages. */
export interface SiteOutline {
  readonly nodes: readonly SiteOutlineNode[];
  /** Pages outside of groups that nothing hides on purpose. */
  readonly unlisted: readonly SiteOutlinePage[];
}

export type SiteOutlineNode = SiteOutlineContainer | SiteOutlinePage;

interface SiteOutlineLocation {
  /** The path of the node in docs.json; empty for an unlisted page. */
  readonly path: JsonPath;
  readonly label: string;
}

/** A group, a tab, a version …: a node with children. */
export interface SiteOutlineContainer extends SiteOutlineLocation {
  readonly kind: 'group' | 'division';
  /** Its kind, as docs.json names it. */
  readonly term: Exclude<NodeKind, 'page'>;
  /** The version of a group, or the address that a division links to. */
  readonly detail: string | undefined;
  /** How much of another language a language has; undefined for all other nodes. */
  readonly translated: TranslatedShare | undefined;
  readonly isHidden: boolean;
  readonly children: readonly SiteOutlineNode[];
  readonly range: TextRange;
  readonly takes: readonly ('page' | 'group')[];
}

/** How many of the pages of a language are listed in another one. */
export interface TranslatedShare {
  readonly listed: number;
  readonly all: number;
  readonly language: string;
}

/** A page, or an entry that isn't a page. */
export interface SiteOutlinePage extends SiteOutlineLocation {
  readonly kind: 'page' | 'operation' | 'missing';
  readonly file: SitePath | undefined;
  readonly entry: string;
  readonly isHidden: boolean;
  readonly description: string | undefined;
  readonly range: TextRange | undefined;
}

/** Returns the outline of a site. Titles of pages that aren't read yet are derived from their paths. */
export function outlineSite(site: SiteSnapshot): SiteOutline {
  return {
    nodes: site.config.navigation.nodes.map((node) => outlineNode(site, node)),
    unlisted: orphansOf(site).map((file) => ({
      kind: 'page',
      path: [],
      label: sidebarTitleOf(site, file),
      file,
      entry: pageNameOf(file),
      isHidden: false,
      description: site.pages.get(file)?.description,
      range: undefined,
    })),
  };
}

function outlineNode(site: SiteSnapshot, node: NavigationNode): SiteOutlineNode {
  return node.kind === 'page' ? outlineEntry(site, node) : outlineContainer(site, node);
}

function outlineContainer(site: SiteSnapshot, node: NavigationGroup | NavigationDivision): SiteOutlineContainer {
  const { kind, path, range } = node;
  return {
    kind,
    path,
    label: outlineLabel(site, node),
    term: termOf(node),
    detail: kind === 'group' ? node.version : node.href,
    translated: translatedShare(site, node),
    isHidden: memberOf(nodeAt(site.config.composed.root, path), 'hidden')?.value === true,
    children: node.children.map((child) => outlineNode(site, child)),
    range,
    takes: containerList(site.config, node).takes.filter((childKind) => childKind === 'page' || childKind === 'group'),
  };
}

function translatedShare(site: SiteSnapshot, node: NavigationGroup | NavigationDivision): TranslatedShare | undefined {
  if (node.kind === 'group' || node.division !== 'language') return undefined;
  // A site may have its languages once for each version.
  const [language, ...others] = languagesOf(site).filter(({ title }) => title === node.title);
  if (language?.source === undefined || others.length > 0 || language.translations.length === 0) return undefined;
  const { translations, lists, source } = language;
  const listed = translations.filter(({ path }) => lists(path)).length;
  return { listed, all: translations.length, language: source };
}

function outlineEntry(site: SiteSnapshot, node: PageEntry): SiteOutlinePage {
  const { entry, path, range } = node;
  const file = fileOf(site, entry);
  const page = file === undefined ? undefined : site.pages.get(file);
  return {
    kind: kindOf(site, entry),
    path,
    label: outlineLabel(site, node),
    file,
    entry,
    isHidden: page?.isHidden === true,
    description: page?.description,
    range,
  };
}

function kindOf({ files }: SiteSnapshot, entry: string): SiteOutlinePage['kind'] {
  if (entry.trim() !== '' && !namesPage(entry)) return 'operation';
  return resolveEntry(files, entry).kind === 'missing' ? 'missing' : 'page';
}

function fileOf({ files }: SiteSnapshot, entry: string): SitePath | undefined {
  return fileOfTarget(resolveEntry(files, entry));
}

export function outlineLabel(site: SiteSnapshot, node: NavigationNode): string {
  if (node.kind !== 'page') return containerTitle(node);
  if (node.entry.trim() === '') return '(empty)';
  if (!namesPage(node.entry)) return node.entry;
  const target = resolveEntry(site.files, node.entry);
  const file = target.kind === 'index' ? undefined : fileOfTarget(target);
  return file === undefined ? titleFromPath(node.entry) || node.entry : sidebarTitleOf(site, file);
}

/** Returns the label of a container, also without a title. */
export function containerTitle(node: NavigationGroup | NavigationDivision): string {
  return node.title === '' ? `(${kindName(termOf(node))} without a title)` : node.title;
}

/** Returns the kind of a container, as docs.json names it. */
export function termOf(node: NavigationGroup | NavigationDivision): Exclude<NodeKind, 'page'> {
  return node.kind === 'group' ? 'group' : node.division;
}

/** Returns the title of a page as the navigation shows it. */
function sidebarTitleOf(site: SiteSnapshot, file: SitePath): string {
  return site.pages.get(file)?.sidebarTitle ?? displayTitleOf(site, file);
}
