import { namesPage, type NavigationGroup, type NavigationNode, type PageEntry } from '../../config/navigation.ts';
import { memberOf, nodeAt, stringOf, valueOf, type JsonPath } from '../../config/json/jsonTree.ts';
import { containerTitle, outlineLabel } from '../../features/site/outline.ts';
import type { EntryLook } from '../../page/record/pageSummary.ts';
import type { ApiOperation } from '../../site/api/apiDescription.ts';
import { isSameFile, operationFor, operationsOf, formatOperation } from '../../site/api/operations.ts';
import { asObject } from '../../util/values.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import { pageAddress } from '../links.ts';
import { entriesHtml, frameIcon, type FrameContext } from './frameContext.ts';
import { fileOfEntry } from './shownNavigation.ts';

/** Returns the sidebar: groups with their pages, the current page marked. */
export function sidebarHtml(context: FrameContext, nodes: readonly NavigationNode[], depth = 0): Html {
  const items = entriesHtml(context, nodes, (node) => {
    if (node.kind === 'page') return entryHtml(context, node);
    return node.kind === 'group' ? groupHtml(context, node, depth) : '';
  });
  return tag('ul', {}, items);
}

function groupHtml(context: FrameContext, group: NavigationGroup, depth: number): Html {
  const raw = nodeAt(context.site.config.composed.root, group.path);
  if (memberOf(raw, 'hidden')?.value === true) return '';
  const icon = frameIcon(context, stringOf(memberOf(raw, 'icon')));
  const title = `${icon}${tag('span', {}, escapeHtml(containerTitle(group)))}${badge(stringOf(memberOf(raw, 'tag')))}`;
  const list =
    group.children.length > 0
      ? sidebarHtml(context, group.children, depth + 1)
      : generatedEntriesHtml(context, group.path);
  if (depth === 0) return tag('li', { class: 'nav-group' }, `${tag('p', { class: 'nav-title' }, title)}${list}`);
  const isCurrent = context.current?.groups.includes(group) === true;
  const isOpen = isCurrent || memberOf(raw, 'expanded')?.value === true;
  const key = `nav:${group.path.join('/')}`;
  return tag('li', {}, tag('details', { open: isOpen, 'data-key': key }, `${tag('summary', {}, title)}${list}`));
}

function badge(text: string | undefined, color = 'green'): Html {
  return text === undefined ? '' : tag('span', { class: `badge is-${color} is-xs` }, escapeHtml(text));
}

function entryHtml(context: FrameContext, node: PageEntry): Html {
  const { site } = context;
  const file = fileOfEntry(site, node.entry);
  if (file === undefined) {
    const isOperation = node.entry.trim() !== '' && !namesPage(node.entry);
    if (isOperation) return operationHtml(operationFor(site, node.entry) ?? operationIn(node.entry));
    const attributes = { class: 'is-missing', title: 'This page doesn’t exist.' };
    return tag('li', {}, tag('span', attributes, escapeHtml(outlineLabel(site, node))));
  }
  const page = site.pages.get(file);
  if (page?.isHidden === true && file !== context.file) return '';
  const isCurrent = file === context.file;
  const attributes = { href: pageAddress(file), 'data-page': file, 'aria-current': isCurrent ? 'page' : undefined };
  const label = tag('span', {}, escapeHtml(outlineLabel(site, node)));
  return tag('li', {}, tag('a', attributes, withLook(context, label, page?.look)));
}

function withLook(context: FrameContext, label: Html, look: EntryLook | undefined): Html {
  if (look === undefined) return label;
  const icon = frameIcon(context, look.icon, look.iconType);
  const method = look.method === undefined ? '' : methodHtml(look.method);
  return `${icon}${method}${label}${badge(look.tag)}${look.isDeprecated ? badge('Deprecated', 'orange') : ''}`;
}

function methodHtml(method: string): Html {
  const short = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' }[method] ?? method;
  return tag('span', { class: `method is-small is-${method.toLowerCase()}` }, escapeHtml(short));
}

/** An operation as its entry in the navigation names it. */
function operationIn(entry: string): Pick<ApiOperation, 'method' | 'path' | 'summary'> {
  const words = entry.trim().split(/\s+/);
  const method = words.at(-2)?.toUpperCase() ?? '';
  return { method: /^[A-Z]+$/.test(method) ? method : '', path: words.at(-1) ?? entry, summary: undefined };
}

/** Operations have pages that the platform generates, and no preview. */
function operationHtml({ method, path, summary }: Pick<ApiOperation, 'method' | 'path' | 'summary'>): Html {
  const label = tag('span', {}, escapeHtml(summary ?? path));
  const attributes = { title: 'The platform generates this page; it has no preview.' };
  return tag('li', {}, tag('span', attributes, `${method === '' ? '' : methodHtml(method)}${label}`));
}

/** More operations than anybody reads in a preview. */
const mostOperations = 200;

/** Returns the operations of the API description from which a group or a division without pages is filled. */
function generatedEntriesHtml(context: FrameContext, path: JsonPath): Html {
  const { site } = context;
  const written = memberOf(nodeAt(site.config.composed.root, path), 'openapi');
  const value = written && valueOf(written);
  const sources = [value].flat().flatMap((one) => asObject(one)?.['source'] ?? one);
  const distinct = new Map<string, ApiOperation>();
  for (const operation of sources.length === 0 ? [] : operationsOf(site)) {
    // Thousands of groups may each name a description of thousands of operations.
    if (distinct.size === mostOperations || !context.budget.takeSteps(sources.length)) break;
    if (sources.some((source) => typeof source === 'string' && isSameFile(operation.file, source)))
      distinct.set(formatOperation(operation), operation);
  }
  return tag('ul', {}, entriesHtml(context, distinct.values(), operationHtml));
}
