import { childrenOf, claimId, sourceOf, type PreviewedComponent, type Renderers } from '../context.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import type { Value } from '../values.ts';
import { foldingHtml } from './structure.ts';

/** What is shown of a parameter or a field. */
export interface Field {
  readonly name: string;
  readonly location?: string | undefined;
  readonly type?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDeprecated?: boolean;
  readonly initial?: string | undefined;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

/** Returns the line that names a field, with its type and labels. */
export function fieldHead({ before = [], after = [], ...field }: Field): Html {
  const label = (name: string) => (text: string) => tag('span', { class: `field-${name}` }, escapeHtml(text));
  return [
    ...before.map(label('label')),
    tag(
      'code',
      { class: field.isDeprecated === true ? 'field-name is-deprecated' : 'field-name' },
      escapeHtml(field.name),
    ),
    field.type === undefined ? '' : label('type')(field.type),
    field.location === undefined ? '' : label('label')(field.location),
    field.isRequired === true ? label('required')('required') : '',
    field.isDeprecated === true ? label('deprecated')('deprecated') : '',
    field.initial === undefined ? '' : label('default')(`default: ${field.initial}`),
    ...after.map(label('label')),
  ].join('');
}

const locations = ['path', 'query', 'body', 'header', 'cookie', 'auth'] as const;

function field(use: PreviewedComponent, named: { readonly name: string; readonly location?: string }): Html {
  const { context, node, props } = use;
  if (props.flag('hidden')) return '';
  const id = claimId(context, props.text('id') ?? context.idAt.get(node.element.opening.range.start));
  const head = fieldHead({
    ...named,
    type: props.text('type'),
    isRequired: props.flag('required'),
    isDeprecated: props.flag('deprecated'),
    initial: shown(props.get('default')) ?? shown(props.get('initialValue')),
    before: props.texts('pre'),
    after: props.texts('post'),
  });
  const placeholder = props.text('placeholder');
  const hint = placeholder === undefined ? '' : tag('p', { class: 'field-hint' }, escapeHtml(placeholder));
  const anchor =
    id === undefined ? '' : tag('a', { class: 'anchor', href: `#${id}`, 'aria-label': 'Link to this field' }, '#');
  const content = `${tag('div', { class: 'field-head' }, `${head}${anchor}`)}${tag('div', { class: 'field-body' }, `${childrenOf(use)}${hint}`)}`;
  return tag('div', { class: 'field', id, ...sourceOf(context, node.range) }, content);
}

function shown(value: Value | undefined): string | undefined {
  if (value === undefined || value === true) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function paramField(use: PreviewedComponent): Html {
  const location = locations.find((name) => use.props.get(name) !== undefined);
  if (location === undefined) return field(use, { name: use.props.text('name') ?? 'parameter' });
  return field(use, { name: use.props.text(location) ?? 'body', location });
}

function expandable(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const title = props.text('title') ?? 'child attributes';
  const closed = props.text('closedText') ?? 'Show';
  const opened = props.text('openedText') ?? 'Hide';
  const words =
    tag('span', { class: 'when-closed' }, escapeHtml(`${closed} ${title}`)) +
    tag('span', { class: 'when-open' }, escapeHtml(`${opened} ${title}`));
  const look = { kind: 'expandable', title, head: words, isOpen: props.flag('defaultOpen'), className: 'expandable' };
  return foldingHtml(context, node, look, childrenOf(use, { isListed: false }));
}

export const fieldRenderers: Renderers = {
  ParamField: paramField,
  Param: paramField,
  ResponseField: (use) => field(use, { name: use.props.text('name') ?? 'field' }),
  Expandable: expandable,
};
