import {
  childElements,
  childrenOf,
  keyFor,
  propsOf,
  sourceOf,
  type PreviewedComponent,
  type RenderContext,
  type Renderers,
} from '../context.ts';
import { escapeHtml, ownId, tag, type Html } from '../html.ts';
import { renderIcon, linkAttributes } from '../links.ts';
import { renderPlainMarkdown } from '../plainMarkdown.ts';
import { classText, colorText } from '../style.ts';
import type { Value } from '../values.ts';
import { ownValue } from '../../util/values.ts';

function frame(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const caption = props.text('caption');
  const hint = props.text('hint');
  const below = caption === undefined ? '' : tag('figcaption', {}, renderPlainMarkdown(context, caption));
  const above = hint === undefined ? '' : tag('p', { class: 'frame-hint' }, escapeHtml(hint));
  const inner = tag('div', { class: 'frame-content' }, childrenOf(use));
  return tag('figure', { class: 'frame', ...sourceOf(context, node.range) }, `${above}${inner}${below}`);
}

function tooltip(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const headline = props.text('headline', 'title');
  const href = props.text('href');
  const cta = props.text('cta');
  const link =
    href === undefined || cta === undefined ? '' : tag('a', linkAttributes(context, href), `${escapeHtml(cta)} ›`);
  const head = headline === undefined ? '' : tag('strong', {}, escapeHtml(headline));
  const id = ownId(`tip-${context.collected.countKey('tip')}`);
  const side = /^(?:top|bottom|left|right)$/.exec(props.text('side') ?? '')?.[0] ?? 'top';
  const align = /^(?:start|center|end)$/.exec(props.text('align') ?? '')?.[0];
  const classes = align === undefined ? `is-${side}` : `is-${side} at-${align}`;
  const text = tag('span', {}, escapeHtml(props.text('tip', 'description') ?? ''));
  const bubble = tag('span', { role: 'tooltip', id, class: classes }, `${head}${text}${link}`);
  const term = tag('span', { class: 'term', tabindex: '0', 'aria-describedby': id }, childrenOf(use));
  return tag('span', { class: 'tooltip', ...sourceOf(context, node.range) }, `${term}${bubble}`);
}

function icon({ context, props }: PreviewedComponent): Html {
  const drawn = renderIcon(context, props.text('icon', 'src'), {
    color: props.text('colorLight', 'color'),
    colorDark: props.text('colorDark'),
    size: Math.min(256, props.number('size') ?? 0) || undefined,
    library: props.text('iconLibrary'),
    style: props.text('iconType'),
  });
  const classes = classText(props.text('className'));
  return classes === undefined ? drawn : tag('span', { class: classes }, drawn);
}

function color(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const isTable = props.text('variant') === 'table';
  return tag(
    'div',
    { class: `colors ${isTable ? 'is-table' : 'is-compact'}`, ...sourceOf(context, node.range) },
    childrenOf(use),
  );
}

function colorRow(use: PreviewedComponent): Html {
  const title = tag('span', { class: 'color-row-title' }, escapeHtml(use.props.text('title') ?? ''));
  return tag('div', { class: 'color-row', ...sourceOf(use.context, use.node.range) }, `${title}${childrenOf(use)}`);
}

function colorItem({ context, node, props }: PreviewedComponent): Html {
  const [light, dark] = colorsOf(props.get('value'));
  const swatch = tag('span', { class: 'swatch', 'data-style': light && `--light:${light};--dark:${dark ?? light}` });
  const name = tag('span', { class: 'color-name' }, escapeHtml(props.text('name') ?? ''));
  const value = tag('code', {}, escapeHtml([light, dark].filter(Boolean).join(' / ')));
  return tag('div', { class: 'color-item', ...sourceOf(context, node.range) }, `${swatch}${name}${value}`);
}

function colorsOf(value: Value | undefined): readonly (string | undefined)[] {
  if (typeof value === 'string') return [colorText(value)];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return ['light', 'dark'].map((mode) => {
    const one = ownValue(value as Readonly<Record<string, Value>>, mode);
    return typeof one === 'string' ? colorText(one) : undefined;
  });
}

function tree(use: PreviewedComponent): Html {
  const { context, node } = use;
  return tag('ul', { class: 'file-tree', ...sourceOf(context, node.range) }, treeItems(context, node));
}

function treeItems(context: RenderContext, node: PreviewedComponent['node']): Html {
  const items = childElements(context, node.children, 'Tree.Folder', 'Tree.File', 'FileTree.Folder', 'FileTree.File');
  return items.map((item) => treeItem(context, item)).join('');
}

function treeItem(context: RenderContext, node: PreviewedComponent['node']): Html {
  const props = propsOf(context, node.element);
  const name = props.text('name') ?? '';
  const classes = props.flag('highlight') ? 'is-highlighted' : undefined;
  const source = sourceOf(context, node.range);
  const label = tag('span', { class: 'tree-name' }, escapeHtml(name));
  if (node.element.name.endsWith('.File'))
    return tag('li', { class: ['tree-file', classes].filter(Boolean).join(' '), ...source }, label);
  const list = tag('ul', {}, treeItems(context, node));
  if (props.get('openable') === false) return tag('li', { class: 'tree-folder', ...source }, `${label}${list}`);
  const key = keyFor(context, 'folder', name);
  const folder = tag(
    'details',
    { 'data-key': key, open: props.flag('defaultOpen') },
    `${tag('summary', {}, label)}${list}`,
  );
  return tag('li', { class: ['tree-folder', classes].filter(Boolean).join(' '), ...source }, folder);
}

function visibility(use: PreviewedComponent): Html {
  if (use.props.text('for') !== 'agents') return childrenOf(use);
  const note = tag('p', { class: 'agents-note' }, 'For AI agents only; readers of the site don’t see it.');
  const content = childrenOf(use, { isListed: false });
  return tag('div', { class: 'agents-only', ...sourceOf(use.context, use.node.range) }, `${note}${content}`);
}

function panel(use: PreviewedComponent): Html {
  const html = tag(
    'div',
    { class: 'panel', ...sourceOf(use.context, use.node.range) },
    childrenOf(use, { isListed: false }),
  );
  const { context } = use;
  if (!context.isListed || context.isIncluded) return html;
  context.collected.addAside(html);
  return '';
}

export const mediaRenderers: Renderers = {
  Frame: frame,
  Example: frame,
  Tooltip: tooltip,
  Icon: icon,
  Color: color,
  'Color.Row': colorRow,
  'Color.Item': colorItem,
  Tree: tree,
  FileTree: tree,
  'Tree.Folder': ({ context, node }) => tag('ul', { class: 'file-tree' }, treeItem(context, node)),
  'Tree.File': ({ context, node }) => tag('ul', { class: 'file-tree' }, treeItem(context, node)),
  Visibility: visibility,
  Panel: panel,
  Variation: (use) => childrenOf(use),
  MDX: (use) => childrenOf(use),
  ZoomImage: (use) => childrenOf(use),
  ApiPlayground: (use) => tag('div', { class: 'embed', ...sourceOf(use.context, use.node.range) }, 'API playground'),
  OptimizedVideo: (use) =>
    tag(
      'span',
      { class: 'no-image is-video', ...sourceOf(use.context, use.node.range) },
      escapeHtml(use.props.text('src') ?? 'Video'),
    ),
};
