import {
  childrenOf,
  propsOf,
  sourceOf,
  withVariables,
  type PreviewedComponent,
  type RenderContext,
} from './context.ts';
import { ownValue } from '../util/values.ts';
import { escapeHtml, pageId, tag, textOfHtml, type Attributes, type Html } from './html.ts';
import { linkAttributes, renderImage, sourceFor } from './links.ts';
import type { RenderNode } from './renderTree.ts';
import { classText, lengthText, styleText } from './style.ts';

/** Elements of HTML that only show something; every other one is a box with its name. */
const plain: ReadonlySet<string> = new Set(
  (
    'div span p br hr b strong i em u s small sub sup mark kbd code pre blockquote ul ol li dl dt dd table thead tbody ' +
    'tfoot tr th td caption colgroup col h1 h2 h3 h4 h5 h6 picture figure figcaption details summary section article ' +
    'header footer main aside nav center abbr cite q time del ins var samp label wbr font dfn address acronym big strike ' +
    'tt bdi bdo ruby rb rt rp data hgroup search menu fieldset legend'
  ).split(' '),
);

/** Elements and attributes with which drawings are made; none of them loads or runs anything. */
const drawing: ReadonlySet<string> = new Set(
  (
    'svg g path circle ellipse line polyline polygon rect text tspan defs linearGradient radialGradient stop clipPath ' +
    'mask title desc'
  ).split(' '),
);
const drawingAttributes: ReadonlySet<string> = new Set(
  (
    'viewBox width height fill stroke strokeWidth strokeLinecap strokeLinejoin strokeDasharray strokeDashoffset ' +
    'strokeOpacity fillOpacity fillRule clipRule opacity d cx cy r rx ry x y x1 y1 x2 y2 dx dy points transform offset ' +
    'stopColor stopOpacity gradientUnits gradientTransform textAnchor fontSize fontWeight fontFamily ' +
    'preserveAspectRatio'
  ).split(' '),
);

/** Returns an element of HTML or SVG; undefined for one that may load or run something. */
export function renderHtmlElement(use: PreviewedComponent): Html | undefined {
  const { name } = use.node.element;
  const special = ownValue(specials, name);
  if (special !== undefined) return special(use);
  if (drawing.has(name)) return isInDrawing(use) ? renderDrawing(use) : undefined;
  // Outside of its table, such an element would end what is around it.
  if (inTables.has(name)) return tag('div', commonAttributes(use), childrenOf(use));
  return plain.has(name) ? tag(shownName(name), commonAttributes(use), childrenOf(use)) : undefined;
}

/** The elements that a table and its parts may have directly. */
const partsOfTables: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'],
  colgroup: ['col'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
};
const inTables: ReadonlySet<string> = new Set(Object.values(partsOfTables).flat());

/** Returns the content of a table or a part of one. What isn’t part of a table is in a cell: elsewhere it would end the table. */
function partsHtml(context: RenderContext, whole: string, nodes: readonly RenderNode[]): Html {
  let html = '';
  for (const node of nodes) {
    if (!context.collected.budget.takeNodes()) break;
    html += partHtml(context, whole, node);
  }
  return html;
}

function partHtml(context: RenderContext, whole: string, node: RenderNode): Html {
  if (node.kind === 'element') {
    const { name } = node.element;
    if (name === '') return partsHtml(context, whole, node.children);
    if (ownValue(partsOfTables, whole)?.includes(name) === true) {
      const attributes = commonAttributes({ context, node, props: propsOf(context, node.element) });
      const isPart = ownValue(partsOfTables, name) !== undefined;
      return tag(
        name,
        attributes,
        isPart ? partsHtml(context, name, node.children) : context.render(context, node.children),
      );
    }
  }
  const other = context.render(context, [node]);
  if (other.trim() === '' || whole === 'colgroup') return '';
  return whole === 'tr' ? tag('td', {}, other) : tag('tr', {}, tag('td', {}, other));
}

function shownName(name: string): string {
  return { center: 'div', font: 'span', main: 'div', nav: 'div', header: 'div', footer: 'div' }[name] ?? name;
}

const specials: Readonly<Record<string, (use: PreviewedComponent) => Html>> = {
  a: (use) => renderAnchor(use),
  Link: (use) => renderAnchor(use),
  img: (use) => renderImg(use),
  video: (use) => renderVideo(use, 'video'),
  audio: (use) => renderVideo(use, 'audio'),
  source: () => '',
  iframe: (use) => renderFrameBox(use),
  button: (use) => tag('span', { ...commonAttributes(use), class: 'inert-button' }, childrenOf(use)),
  input: () => tag('span', { class: 'inert-input' }),
  svg: (use) => renderDrawing(use),
  table: (use) => tag('table', commonAttributes(use), partsHtml(use.context, 'table', use.node.children)),
  style: () => '',
  script: () => '',
};

function commonAttributes({ context, node, props }: PreviewedComponent): Attributes {
  const align = props.text('align');
  return {
    class:
      [classText(props.text('className', 'class')), align && /^(?:left|right|center)$/.test(align) ? `is-${align}` : '']
        .filter(Boolean)
        .join(' ') || undefined,
    id: pageId(props.text('id')),
    title: props.text('title'),
    'data-style': styleText(props.get('style')),
    colspan: digits(props.text('colSpan', 'colspan')),
    rowspan: digits(props.text('rowSpan', 'rowspan')),
    open: node.element.name === 'details' && props.flag('open'),
    ...sourceOf(context, node.range),
  };
}

function digits(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{1,3}$/.test(text) ? text : undefined;
}

function renderAnchor(use: PreviewedComponent): Html {
  const { context, props } = use;
  const href = props.text('href');
  const link = href === undefined ? {} : linkAttributes(context, href);
  return tag(
    'a',
    { ...commonAttributes(use), 'data-line': undefined, id: pageId(props.text('id', 'name')), ...link },
    childrenOf(use, { isInLink: true }),
  );
}

function renderImg({ context, node, props }: PreviewedComponent): Html {
  const src = props.text('src');
  const source = sourceOf(context, node.range);
  if (src === undefined) return tag('span', { class: 'no-image', ...source }, escapeHtml(props.text('alt') ?? 'Image'));
  return renderImage(context, src, {
    alt: withVariables(context, props.text('alt') ?? ''),
    title: props.text('title'),
    className: props.text('className', 'class'),
    width: props.get('width'),
    height: props.get('height'),
    style: props.get('style'),
    isZoomable: !props.flag('noZoom'),
    source,
  });
}

function renderVideo(use: PreviewedComponent, name: 'video' | 'audio'): Html {
  const { context, node, props } = use;
  const inner = node.children.find((child) => child.kind === 'element' && child.element.name === 'source');
  const written = props.text('src') ?? (inner?.kind === 'element' ? innerSource(inner.element.opening.attributes) : '');
  const found = written === '' ? { missing: name } : sourceFor(context, written);
  const source = sourceOf(context, node.range);
  if ('missing' in found) return tag('span', { class: 'no-image is-video', ...source }, escapeHtml(found.missing));
  const poster = props.text('poster');
  const drawn = poster === undefined ? undefined : sourceFor(context, poster);
  const [width, height] = [lengthText(props.get('width')), lengthText(props.get('height'))];
  const sizes = [width && `width:${width}`, height && `height:${height}`, styleText(props.get('style'))].filter(
    Boolean,
  );
  return tag(name, {
    src: found.address,
    controls: true,
    muted: props.flag('muted'),
    loop: props.flag('loop'),
    playsinline: props.flag('playsInline'),
    preload: 'metadata',
    poster: drawn !== undefined && 'address' in drawn ? drawn.address : undefined,
    title: props.text('title'),
    class: classText(props.text('className')),
    'data-style': sizes.length === 0 ? undefined : sizes.join(';'),
    ...source,
  });
}

function innerSource(
  attributes: readonly { readonly name: string; readonly value: { readonly text: string } | undefined }[],
): string {
  return attributes.find(({ name }) => name === 'src')?.value?.text ?? '';
}

/** A frame would load a page of somebody else: a box names it instead. */
function renderFrameBox({ context, node, props }: PreviewedComponent): Html {
  const src = props.text('src') ?? '';
  const title = props.text('title') ?? 'Embedded page';
  const link = src === '' ? '' : tag('a', linkAttributes(context, src), escapeHtml(src.slice(0, 200)));
  const style = [lengthText(props.get('height'))]
    .filter(Boolean)
    .map((height) => `min-height:${height}`)
    .join('');
  return tag(
    'div',
    { class: 'embed', 'data-style': style === '' ? undefined : style, ...sourceOf(context, node.range) },
    `${tag('strong', {}, escapeHtml(title))}${link}`,
  );
}

function renderDrawing(use: PreviewedComponent): Html {
  const { name } = use.node.element;
  const attributes: Record<string, string> = {};
  for (const [key, value] of use.props.entries(use.context.collected.budget)) {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string' || !drawingAttributes.has(camel(key)) || !/^[\w\s#%.,()+-]*$/.test(text)) continue;
    if (/url|script|data/i.test(text)) continue;
    attributes[svgName(camel(key))] = text;
  }
  const { context, node } = use;
  const content = context.render(context, node.children.filter(isDrawable));
  return tag(name, attributes, isText.has(name) ? escapeHtml(textOfHtml(content)) : content);
}

/** Outside of a drawing, a browser reads some of these as other elements: `title` as one without elements in it. */
function isInDrawing({ node }: PreviewedComponent): boolean {
  let { parent } = node.element;
  while (parent !== undefined && parent.name !== 'svg' && (parent.name === '' || drawing.has(parent.name)))
    ({ parent } = parent);
  return parent?.name === 'svg';
}

/** A box within a drawing would end it, so what can’t be drawn is omitted: it may load something. */
function isDrawable(node: RenderNode): boolean {
  return node.kind !== 'element' || node.element.name === '' || drawing.has(node.element.name);
}

/** Elements of drawings whose content browsers read as HTML. */
const isText: ReadonlySet<string> = new Set(['title', 'desc']);

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_found, letter: string) => letter.toUpperCase());
}

function svgName(name: string): string {
  const kept = new Set(['viewBox', 'gradientUnits', 'gradientTransform', 'preserveAspectRatio']);
  return kept.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
