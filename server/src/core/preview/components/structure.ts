import type { Element } from '../../page/elements/elements.ts';
import { headingHtml } from '../blocks.ts';
import {
  childElements,
  childrenOf,
  claimId,
  shortHash,
  keyFor,
  propsOf,
  sourceOf,
  type PreviewedComponent,
  type RenderContext,
  type Renderers,
} from '../context.ts';
import { escapeHtml, ownId, tag, type Html } from '../html.ts';
import { renderIcon } from '../links.ts';
import type { RenderNode } from '../renderTree.ts';

type ElementNode = PreviewedComponent['node'];

/** Returns the icon of a component that takes one. */
export function ownIcon({ context, props }: PreviewedComponent): Html {
  return renderIcon(context, props.text('icon'), {
    color: props.text('color'),
    library: props.text('iconLibrary'),
    style: props.text('iconType'),
  });
}

function idOf({ context, node, props }: PreviewedComponent): string | undefined {
  return props.text('id') ?? context.idAt.get(node.element.opening.range.start);
}

function steps(use: PreviewedComponent): Html {
  return tag('div', { class: 'steps', role: 'list', ...sourceOf(use.context, use.node.range) }, childrenOf(use));
}

function step(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const title = escapeHtml(props.text('title') ?? '');
  const size = /^h([2-4])$/.exec(props.text('titleSize') ?? sizeOfAll(use) ?? '')?.[1];
  const offset = node.element.opening.range.start;
  const id = idOf(use);
  const look = { content: title, offset, id, hasAnchor: !props.flag('noAnchor') };
  const head =
    size === undefined
      ? tag('p', { class: 'step-title', id: claimId(context, id) }, title)
      : headingHtml(context, { level: Number(size), ...look });
  const icon = ownIcon(use);
  const number = props.text('stepNumber') ?? String(positionIn(node));
  const marker = tag('span', { class: 'step-marker', 'aria-hidden': 'true' }, icon === '' ? escapeHtml(number) : icon);
  const body = `${title === '' ? '' : head}${childrenOf(use)}`;
  return tag(
    'div',
    { class: 'step', role: 'listitem', ...sourceOf(context, node.range) },
    `${marker}${tag('div', { class: 'step-body' }, body)}`,
  );
}

/** Returns the size of titles that `Steps` gives to its steps. */
function sizeOfAll({ context, node }: PreviewedComponent): string | undefined {
  const { parent } = node.element;
  if (parent?.name !== 'Steps') return undefined;
  // Its other attributes aren’t read again for each step.
  const attributes = parent.opening.attributes.filter(({ name }) => name === 'titleSize' || name === '');
  return propsOf(context, { opening: { ...parent.opening, attributes } }).text('titleSize');
}

/** The numbers of the steps in each parent: to look for each among its siblings would take quadratic time. */
const numbersIn = new WeakMap<Element, ReadonlyMap<Element, number>>();

/** Returns the number of a step among its siblings. */
function positionIn({ element }: ElementNode): number {
  const { parent } = element;
  if (parent === undefined) return 1;
  const numbers = numbersIn.get(parent) ?? numbersOf(parent.children.filter(({ name }) => name === element.name));
  numbersIn.set(parent, numbers);
  return numbers.get(element) ?? 1;
}

function numbersOf(elements: readonly Element[]): ReadonlyMap<Element, number> {
  return new Map(elements.map((element, at) => [element, at + 1]));
}

/** One of several contents, of which one is shown at a time. */
export interface Panel {
  readonly title: string;
  readonly label: Html;
  readonly content: Html;
  readonly id?: string | undefined;
}

export interface PanelsLook {
  readonly kind: string;
  readonly selected?: number;
  readonly isSynced?: boolean;
  readonly isDropdown?: boolean;
  readonly className?: string;
}

/** Returns contents with tabs, or with a list to choose from. */
export function panelsHtml(context: RenderContext, node: RenderNode, panels: readonly Panel[], look: PanelsLook): Html {
  const key = keyFor(context, look.kind, panels.map(({ title }) => title).join('|'));
  const chosen = Math.min(Math.max(0, look.selected ?? 0), Math.max(0, panels.length - 1));
  const name = ownId(shortHash(key));
  const bodies = panels.map(({ content }, at) =>
    tag(
      'div',
      { role: 'tabpanel', id: `${name}-p${at}`, 'aria-labelledby': `${name}-t${at}`, hidden: at !== chosen },
      content,
    ),
  );
  const list = look.isDropdown === true ? optionList(panels, chosen) : tabList(context, panels, chosen, name);
  return tag(
    'div',
    {
      class: `panels ${look.className ?? ''}`.trim(),
      'data-key': key,
      'data-panels': true,
      'data-sync': look.isSynced !== false,
      ...sourceOf(context, node.range),
    },
    `${list}${bodies.join('')}`,
  );
}

function tabList(context: RenderContext, panels: readonly Panel[], chosen: number, name: string): Html {
  const buttons = panels.map(({ label, title, id }, at) => {
    const ids = { id: claimId(context, id) ?? `${name}-t${at}`, 'aria-controls': `${name}-p${at}` };
    const state = { 'aria-selected': String(at === chosen), tabindex: at === chosen ? '0' : '-1' };
    return tag('button', { type: 'button', role: 'tab', ...ids, ...state, 'data-title': title }, label);
  });
  return tag('div', { role: 'tablist' }, buttons.join(''));
}

function optionList(panels: readonly Panel[], chosen: number): Html {
  const options = panels.map(({ title }, at) =>
    tag('option', { value: String(at), selected: at === chosen }, escapeHtml(title)),
  );
  return tag('select', { 'aria-label': 'Version of the code', 'data-select': true }, options.join(''));
}

function tabs(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const children = childElements(context, node.children, 'Tab');
  const panels = children.map((child): Panel => {
    const inner = { context, node: child, props: propsOf(context, child.element) };
    const title = inner.props.text('title') ?? 'Tab';
    const id = idOf(inner);
    return { title, label: `${ownIcon(inner)}${escapeHtml(title)}`, content: childrenOf(inner), id };
  });
  if (panels.length === 0) return childrenOf(use);
  const shown = new Set<RenderNode>(children);
  const others = node.children.filter((child) => !shown.has(child));
  const look = { kind: 'tabs', selected: props.number('defaultTabIndex') ?? 0, isSynced: props.get('sync') !== false };
  const className = props.flag('borderBottom') ? 'has-border' : '';
  return `${panelsHtml(context, node, panels, { ...look, className })}${context.render(context, others)}`;
}

/** What folds: a title and the content under it. */
export interface FoldingLook {
  readonly kind: string;
  readonly title: string;
  readonly head: Html;
  readonly isOpen: boolean;
  readonly className: string;
  readonly id?: string | undefined;
}

export function foldingHtml(context: RenderContext, node: RenderNode, look: FoldingLook, content: Html): Html {
  return tag(
    'details',
    {
      class: look.className,
      id: claimId(context, look.id),
      open: look.isOpen,
      'data-key': keyFor(context, look.kind, look.title),
      ...sourceOf(context, node.range),
    },
    `${tag('summary', {}, look.head)}${tag('div', { class: 'folded' }, content)}`,
  );
}

function accordion(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const title = props.text('title') ?? '';
  const description = props.text('description');
  const text = `${tag('span', { class: 'fold-title' }, escapeHtml(title))}${
    description === undefined ? '' : tag('span', { class: 'fold-description' }, escapeHtml(description))
  }`;
  const head = `${ownIcon(use)}${tag('span', { class: 'fold-text' }, text)}`;
  const look = {
    kind: 'accordion',
    title,
    head,
    isOpen: props.flag('defaultOpen'),
    className: 'accordion',
    id: idOf(use),
  };
  return foldingHtml(context, node, look, childrenOf(use, { isListed: false }));
}

function update(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const label = props.text('label') ?? '';
  const id = claimId(context, idOf(use));
  if (id !== undefined && context.isListed) context.collected.addToc({ id, title: label, level: 2 });
  const tags = props.texts('tags').map((one) => tag('span', { class: 'badge is-gray' }, escapeHtml(one)));
  const description = props.text('description');
  const side = [
    tag('a', { class: 'update-label', href: id === undefined ? undefined : `#${id}` }, escapeHtml(label)),
    description === undefined ? '' : tag('span', { class: 'update-description' }, escapeHtml(description)),
    tags.length === 0 ? '' : tag('span', { class: 'update-tags' }, tags.join('')),
  ];
  const body = tag('div', { class: 'update-body' }, childrenOf(use, { isListed: false }));
  const aside = tag('div', { class: 'update-side' }, side.join(''));
  return tag('section', { class: 'update', id, ...sourceOf(context, node.range) }, `${aside}${body}`);
}

function view(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const title = props.text('title') ?? '';
  const index = context.collected.addView({ title, icon: ownIcon(use) });
  const content = childrenOf(use);
  return tag(
    'div',
    { class: 'view', 'data-view': title, hidden: index > 0, ...sourceOf(context, node.range) },
    content,
  );
}

function heading(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  return headingHtml(context, {
    level: props.number('level') ?? 2,
    content: childrenOf(use),
    offset: node.element.opening.range.start,
    id: idOf(use),
    hasAnchor: !props.flag('noAnchor'),
  });
}

export const structureRenderers: Renderers = {
  Steps: steps,
  Step: step,
  Tabs: tabs,
  Tab: (use) => tag('div', { class: 'stray', ...sourceOf(use.context, use.node.range) }, childrenOf(use)),
  AccordionGroup: (use) =>
    tag('div', { class: 'accordions', ...sourceOf(use.context, use.node.range) }, childrenOf(use)),
  Accordion: accordion,
  Update: update,
  View: view,
  Heading: heading,
};
