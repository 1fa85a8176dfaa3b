import { childrenOf, sourceOf, type PreviewedComponent, type Renderers } from '../context.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import { renderIcon } from '../links.ts';
import { colorText } from '../style.ts';

type Kind = 'info' | 'warning' | 'note' | 'tip' | 'check' | 'danger' | 'custom';

const kinds: readonly Kind[] = ['info', 'warning', 'note', 'tip', 'check', 'danger', 'custom'];

/** The drawings of the built-in callouts, on a grid of 16 by 16. */
const drawings: Readonly<Record<Exclude<Kind, 'custom'>, Html>> = {
  note: '<circle cx="8" cy="8" r="6.5"/><path d="M8 7.5v3.5M8 5v.01"/>',
  info: '<circle cx="8" cy="8" r="6.5"/><path d="M8 7.5v3.5M8 5v.01"/>',
  tip: '<path d="M5.5 10.2A4.5 4.5 0 1 1 10.5 10.2V12h-5zM6.5 14.5h3"/>',
  warning: '<path d="M8 2 14.5 13.5h-13zM8 6.5v3M8 11.5v.01"/>',
  check: '<path d="m2.5 8.5 3.5 3.5 7.5-8"/>',
  danger: '<path d="M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3zM8 4.8v4M8 11.2v.01"/>',
};

/** Returns the kind of callout that a string names, in any case; undefined if it names none. */
export function kindOfCallout(text: string | undefined): Kind | undefined {
  return kinds.find((kind) => kind === text?.toLowerCase());
}

/** Returns a callout: a drawing, a title and the content. */
export function calloutHtml(use: PreviewedComponent, kind: Kind, content: Html): Html {
  const { context, node, props } = use;
  const color = colorText(props.text('color'));
  const look = { library: props.text('iconLibrary'), style: props.text('iconType') };
  const icon = props.text('icon');
  const own = kind === 'custom' ? '' : calloutDrawing(kind);
  const drawn = icon === undefined ? own : renderIcon(context, icon, look);
  const title = props.text('title');
  const head = title === undefined ? '' : tag('p', { class: 'callout-title' }, escapeHtml(title));
  return tag(
    'div',
    {
      class: `callout is-${kind}`,
      role: 'note',
      'aria-label': props.text('ariaLabel') ?? names[kind],
      'data-style': color && `--tone:${color}`,
      ...sourceOf(context, node.range),
    },
    `${drawn}${tag('div', { class: 'callout-body' }, `${head}${content}`)}`,
  );
}

export function calloutDrawing(kind: Exclude<Kind, 'custom'>): Html {
  const svg = tag('svg', { viewBox: '0 0 16 16', class: 'is-outlined', focusable: 'false' }, drawings[kind]);
  return tag('span', { class: 'icon', 'aria-hidden': 'true' }, svg);
}

const names: Readonly<Record<Kind, string>> = {
  note: 'Note',
  info: 'Info',
  tip: 'Tip',
  warning: 'Warning',
  check: 'Check',
  danger: 'Danger',
  custom: 'Callout',
};

function fixed(kind: Kind): (use: PreviewedComponent) => Html {
  return (use) => calloutHtml(use, kind, childrenOf(use));
}

export const calloutRenderers: Renderers = {
  Note: fixed('note'),
  Info: fixed('info'),
  Tip: fixed('tip'),
  Warning: fixed('warning'),
  Check: fixed('check'),
  Danger: fixed('danger'),
  Callout: (use) => calloutHtml(use, kindOfCallout(use.props.text('variant')) ?? 'custom', childrenOf(use)),
};
