import * as vscode from 'vscode';
import type { DivisionTerm } from '../../../server/src/protocol/siteView.ts';
import type { ContainerNode, PageNode, SiteNode, SiteViewNode, UnlistedNode } from './node.ts';

const { Collapsed, Expanded, None } = vscode.TreeItemCollapsibleState;

/** The icons and names of divisions, by their property in docs.json. */
const divisions: Readonly<Record<DivisionTerm, { readonly icon: string; readonly name: string }>> = {
  tab: { icon: 'browser', name: vscode.l10n.t('tab') },
  version: { icon: 'versions', name: vscode.l10n.t('version') },
  language: { icon: 'globe', name: vscode.l10n.t('language') },
  anchor: { icon: 'pinned', name: vscode.l10n.t('anchor') },
  dropdown: { icon: 'list-selection', name: vscode.l10n.t('dropdown') },
  product: { icon: 'package', name: vscode.l10n.t('product') },
  item: { icon: 'menu', name: vscode.l10n.t('menu item') },
};

const containerScheme = 'docsight-site-view';

/**
 * Returns the URI that identifies the badge of a container. Pages use the URIs of their files, which the editor
 * decorates itself.
 */
export function containerUri({ id }: SiteViewNode): vscode.Uri {
  return vscode.Uri.from({ scheme: containerScheme, path: `/${id}` });
}

export function isContainerUri({ scheme }: vscode.Uri): boolean {
  return scheme === containerScheme;
}

export function treeItem(node: SiteViewNode): vscode.TreeItem {
  const item = itemOf(node);
  item.id = node.id;
  return item;
}

function itemOf(node: SiteViewNode): vscode.TreeItem {
  switch (node.kind) {
    case 'site':
      return siteItem(node);
    case 'container':
      return containerItem(node);
    case 'unlisted':
      return unlistedItem(node);
    case 'page':
      return pageItem(node);
  }
}

function siteItem(node: SiteNode): vscode.TreeItem {
  const config = vscode.Uri.parse(node.site.config);
  const item = new vscode.TreeItem(node.site.name, Expanded);
  item.resourceUri = containerUri(node);
  item.iconPath = new vscode.ThemeIcon('book');
  item.description = vscode.workspace.asRelativePath(config);
  item.tooltip = config.fsPath;
  item.contextValue = 'site';
  return item;
}

function containerItem(node: ContainerNode): vscode.TreeItem {
  const { label, term, kind, takes, children } = node.outline;
  const state = node.isUnfolded ? Expanded : Collapsed;
  const item = new vscode.TreeItem(label, children.length === 0 ? None : state);
  const division = term === 'group' ? undefined : divisions[term];
  const details = [...(division === undefined ? [] : [division.name]), ...containerDetails(node)];
  item.resourceUri = containerUri(node);
  item.iconPath = new vscode.ThemeIcon(division?.icon ?? 'symbol-folder');
  if (details.length > 0) item.description = details.join(' · ');
  item.tooltip = [label, ...details].join(' · ');
  item.contextValue = ['container', kind, ...takes.map((childKind) => `takes-${childKind}`)].join(' ');
  return item;
}

function containerDetails({ outline: { detail, translated, isHidden } }: ContainerNode): readonly string[] {
  return [
    ...(detail === undefined ? [] : [detail]),
    ...(translated === undefined
      ? []
      : [vscode.l10n.t('{0} of {1} pages of {2}', translated.listed, translated.all, translated.language)]),
    ...(isHidden === true ? [vscode.l10n.t('hidden')] : []),
  ];
}

function unlistedItem(node: UnlistedNode): vscode.TreeItem {
  const item = new vscode.TreeItem(vscode.l10n.t('Not in navigation'), Collapsed);
  item.resourceUri = containerUri(node);
  item.iconPath = new vscode.ThemeIcon('inbox');
  item.description = String(node.children.length);
  item.tooltip = vscode.l10n.t('Pages that aren’t in the navigation. Drag them into a group to add them.');
  item.contextValue = 'unlisted';
  return item;
}

function pageItem(node: PageNode): vscode.TreeItem {
  const { label, entry, isHidden } = node.outline;
  const item = new vscode.TreeItem(label, None);
  if (node.file !== undefined) item.resourceUri = vscode.Uri.parse(node.file);
  item.iconPath = pageIcon(node);
  const details = [...(isHidden ? [vscode.l10n.t('hidden')] : []), ...(entry === label ? [] : [shortened(entry)])];
  item.description = details.join(' · ');
  item.tooltip = pageTooltip(node);
  item.command = openCommand(node);
  item.contextValue = pageContext(node);
  return item;
}

function pageIcon({ outline: { kind, isHidden } }: PageNode): vscode.ThemeIcon {
  if (kind === 'missing') return new vscode.ThemeIcon('warning', new vscode.ThemeColor('list.warningForeground'));
  if (kind === 'operation') return new vscode.ThemeIcon('plug');
  return isHidden
    ? new vscode.ThemeIcon('eye-closed', new vscode.ThemeColor('disabledForeground'))
    : new vscode.ThemeIcon('file');
}

/** Shortens a path at its start: the end distinguishes it better. */
function shortened(entry: string): string {
  const segments = entry.split('/');
  return segments.length > 3 ? `…/${segments.slice(-2).join('/')}` : entry;
}

function pageTooltip({ outline, isListed }: PageNode): vscode.MarkdownString {
  const { kind, label, entry, description, isHidden } = outline;
  const tooltip = new vscode.MarkdownString();
  tooltip.appendMarkdown('**').appendText(label).appendMarkdown('**\n\n');
  if (description !== undefined) tooltip.appendText(description).appendMarkdown('\n\n');
  if (entry !== label) tooltip.appendText(entry).appendMarkdown('\n\n');
  if (kind === 'missing') tooltip.appendText(vscode.l10n.t('Page not found.'));
  else if (kind === 'operation') tooltip.appendText(vscode.l10n.t('This page is generated from the API description.'));
  else if (isHidden) tooltip.appendText(vscode.l10n.t('This page is published, but hidden from the navigation.'));
  else if (!isListed) tooltip.appendText(vscode.l10n.t('This page isn’t in the navigation.'));
  return tooltip;
}

/** Returns the command that opens a page, or reveals an entry without a page in docs.json. */
function openCommand({ file, outline, site }: PageNode): vscode.Command {
  const title = vscode.l10n.t('Open');
  if (file !== undefined) return { command: 'vscode.open', title, arguments: [vscode.Uri.parse(file)] };
  const selection = outline.range && toEditorRange(outline.range);
  return {
    command: 'vscode.open',
    title,
    arguments: [vscode.Uri.parse(outline.fragmentUri ?? site.config), { selection }],
  };
}

function pageContext({ outline: { kind }, isListed, file }: PageNode): string {
  return [kind, isListed ? 'listed' : 'stray', ...(file === undefined ? [] : ['file'])].join(' ');
}

/** Converts a range of the protocol to the editor's type. */
export function toEditorRange({ start, end }: NonNullable<PageNode['outline']['range']>): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
