import { childrenOf, sourceOf, withVariables, type PreviewedComponent, type Renderers } from '../context.ts';
import { escapeHtml, tag, type Attributes, type Html } from '../html.ts';
import { linkAttributes, renderIcon, renderImage } from '../links.ts';
import { calloutDrawing, calloutHtml, kindOfCallout } from './callouts.ts';
import { classText } from '../style.ts';
import { ownIcon } from './structure.ts';

function grid(use: PreviewedComponent): Html {
  const columns = Math.min(6, Math.max(1, Math.round(use.props.number('cols') ?? 2)));
  const layout = /^(?:static|fill|fit)$/.exec(use.props.text('layout') ?? '')?.[0];
  const classes = ['grid', `cols-${columns}`, layout && `is-${layout}`].filter(Boolean).join(' ');
  return tag('div', { class: classes, ...sourceOf(use.context, use.node.range) }, childrenOf(use));
}

function linkOf({ context, props }: PreviewedComponent): Attributes | undefined {
  const href = props.text('href');
  return href === undefined || props.flag('disabled') ? undefined : linkAttributes(context, href);
}

function card(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const link = linkOf(use);
  const kind = kindOfCallout(props.text('type'));
  const image = props.text('img');
  const picture = image === undefined ? '' : renderImage(context, image, { alt: '' });
  const isOutside = link?.['data-external'] === true;
  const showsArrow = props.get('arrow') === undefined ? isOutside : props.flag('arrow');
  const arrow =
    showsArrow && link !== undefined ? tag('span', { class: 'card-arrow', 'aria-hidden': 'true' }, '↗') : '';
  const icon =
    props.text('icon') === undefined && kind !== undefined && kind !== 'custom' ? calloutDrawing(kind) : ownIcon(use);
  const title = props.text('title');
  // A link around the card would contain the links in its text, so the title’s covers the card.
  const label = escapeHtml(withVariables(context, title ?? ''));
  const { class: linkClass, ...rest } = link ?? {};
  const heading =
    link === undefined
      ? label
      : tag('a', { ...rest, class: ['card-link', linkClass].filter(Boolean).join(' ') }, label || '›');
  const cta = props.text('cta');
  const more = cta === undefined ? '' : tag('span', { class: 'card-cta' }, `${escapeHtml(cta)} ›`);
  const body = `${tag('p', { class: 'card-title' }, heading)}${tag('div', { class: 'card-text' }, childrenOf(use))}${more}`;
  const classes = [
    'card',
    props.flag('horizontal') && 'is-horizontal',
    link === undefined && 'is-plain',
    props.flag('disabled') && 'is-disabled',
    kind && `is-${kind}`,
  ].filter(Boolean);
  return tag(
    'div',
    { class: classes.join(' '), ...sourceOf(context, node.range) },
    `${picture}${arrow}${icon}${tag('div', { class: 'card-body' }, body)}`,
  );
}

function tile(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const link = linkOf(use);
  const title = escapeHtml(props.text('title') ?? '');
  const heading = link === undefined ? title : tag('a', { ...link, class: 'card-link' }, title);
  const description = props.text('description');
  const text = description === undefined ? '' : tag('p', { class: 'tile-text' }, escapeHtml(description));
  const preview = tag('div', { class: 'tile-preview' }, childrenOf(use));
  const content = `${preview}${tag('p', { class: 'card-title' }, heading)}${text}`;
  return tag('div', { class: 'tile', ...sourceOf(context, node.range) }, content);
}

function badge(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const pick = (name: string, pattern: RegExp): string | undefined => pattern.exec(props.text(name) ?? '')?.[0];
  const color =
    pick('color', /^(?:gray|blue|green|yellow|orange|red|purple|white|surface)(?:-destructive)?$/) ?? 'gray';
  const classes = [
    `badge is-${color}`,
    `is-${pick('size', /^(?:xs|sm|md|lg)$/) ?? 'md'}`,
    pick('shape', /^pill$/) && 'is-pill',
    (props.flag('stroke') || props.text('variant') === 'outline') && 'is-outline',
    props.flag('disabled') && 'is-disabled',
  ].filter(Boolean);
  const icons = ['leadIcon', 'tailIcon'].map((name) => renderIcon(context, props.text(name)));
  const content = `${ownIconWithoutColor(use)}${icons[0] ?? ''}${childrenOf(use)}${icons[1] ?? ''}`;
  const link = linkOf(use);
  return tag(
    link === undefined ? 'span' : 'a',
    { ...link, class: classes.join(' '), ...sourceOf(context, node.range) },
    content,
  );
}

function ownIconWithoutColor({ context, props }: PreviewedComponent): Html {
  return renderIcon(context, props.text('icon'), { library: props.text('iconLibrary'), style: props.text('iconType') });
}

function repository(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const name = (props.text('repo') ?? '').replace(/^https?:\/\/github\.com\//i, '').replace(/\/+$/, '');
  const isName = /^[\w.-]+\/[\w.-]+$/.test(name);
  const link = isName ? linkAttributes(context, `https://github.com/${name}`) : {};
  const icon = renderIcon(context, 'github', { library: 'fontawesome', style: 'brands' });
  const title = tag('a', { ...link, class: 'card-link' }, escapeHtml(name === '' ? 'Repository' : name));
  const variant = props.text('variant') === 'flat' ? 'is-flat' : undefined;
  const own = classText(props.text('className'));
  const classes = ['card is-horizontal repository', variant, own].filter(Boolean).join(' ');
  return tag(
    'div',
    { class: classes, ...sourceOf(context, node.range) },
    `${icon}${tag('p', { class: 'card-title' }, title)}`,
  );
}

export const cardRenderers: Renderers = {
  Card: (use) =>
    use.props.text('title') === undefined && use.props.text('type') !== undefined ? typed(use) : card(use),
  CardGroup: grid,
  Columns: grid,
  Column: (use) => tag('div', { class: 'column', ...sourceOf(use.context, use.node.range) }, childrenOf(use)),
  Tile: tile,
  Badge: badge,
  'GitHub.Repo': repository,
  'Github.Repo': repository,
};

/** A card with nothing but a type looks like the callout. */
function typed(use: PreviewedComponent): Html {
  return calloutHtml(use, kindOfCallout(use.props.text('type')) ?? 'custom', childrenOf(use));
}
