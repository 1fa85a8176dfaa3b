import { isHtmlName, isVoid } from '../page/elements/elements.ts';
import { calloutRenderers } from './components/callouts.ts';
import { cardRenderers } from './components/cards.ts';
import { codeRenderers } from './components/codeComponents.ts';
import { fieldRenderers } from './components/fields.ts';
import { mediaRenderers } from './components/media.ts';
import { propsOf, sourceOf, type PreviewedComponent, type RenderContext, type Renderers } from './context.ts';
import { structureRenderers } from './components/structure.ts';
import { escapeHtml, tag, type Html } from './html.ts';
import { renderHtmlElement } from './htmlElements.ts';
import type { RenderNode } from './renderTree.ts';
import { boxHtml, originOf, renderSnippet } from './snippets.ts';
import { evaluate, type Value } from './values.ts';
import { deepestNode } from '../util/limits.ts';
import { isRemovedName } from '../page/record/unresolvedNames.ts';
import { variableIn } from '../page/variableUses.ts';
import { pageKindOf } from '../site/siteSnapshot.ts';
import { ownValue } from '../util/values.ts';

/** Every component that the preview can draw. */
const componentRenderers: Renderers = {
  ...calloutRenderers,
  ...cardRenderers,
  ...codeRenderers,
  ...fieldRenderers,
  ...mediaRenderers,
  ...structureRenderers,
};

/** Renders nodes of a page, whatever they are. */
export function renderNodes(context: RenderContext, nodes: readonly RenderNode[]): Html {
  let html = '';
  const { collected } = context;
  const { depth } = collected;
  collected.depth = depth + 1;
  if (collected.depth <= deepestNode) {
    for (const node of nodes) {
      if (!collected.budget.takeNodes()) break;
      html += renderAlone(context, node);
    }
  }
  collected.depth = depth;
  return html;
}

/** Renders a node; an error in it costs that node alone. */
function renderAlone(context: RenderContext, node: RenderNode): Html {
  const { collected, file } = context;
  const { budget, depth } = collected;
  const { characters } = budget;
  let html: Html;
  try {
    html = renderNode(context, node);
  } catch (error) {
    collected.depth = depth;
    context.services.onError(error, file);
    html = tag('span', { class: 'break' }, 'The preview can’t show this.');
  }
  // What is inside it has been counted.
  budget.takeCharacters(Math.max(0, html.length - (budget.characters - characters)));
  return html;
}

function renderNode(context: RenderContext, node: RenderNode): Html {
  switch (node.kind) {
    case 'text':
      return context.syntax.text(context, node.range);
    case 'syntax':
      return context.syntax.render(context, node.node);
    case 'element':
      return renderElement(context, node);
    case 'expression':
      return renderExpression(context, node);
    case 'broken':
      return breakHtml(context, node.range.start, context.page.text.slice(node.range.start, node.range.end));
  }
}

function renderElement(context: RenderContext, node: Extract<RenderNode, { kind: 'element' }>): Html {
  const { element } = node;
  const { opening } = element;
  if (element.name === '') return context.render(context, node.children);
  const use: PreviewedComponent = { context, node, props: propsOf(context, element) };
  const html = renderComponent(use);
  const isUnclosed = element.closing === undefined && opening.form === 'opening' && !isVoid(element);
  const message = isUnclosed ? context.breaks.get(opening.range.start) : undefined;
  return message === undefined || message === ''
    ? html
    : `${html}${breakHtml(context, opening.range.start, `<${element.name}>`)}`;
}

function renderComponent(use: PreviewedComponent): Html {
  const { context, node } = use;
  const { element } = node;
  const { name } = element;
  const html = isHtmlName(name) || name === 'Link' ? renderHtmlElement(use) : undefined;
  if (html !== undefined) return html;
  if (isHtmlName(name)) return boxHtml(use, `HTML element ${name}`);
  const origin = originOf(context, element, use.props.text('file'));
  switch (origin?.kind) {
    case 'snippet':
      return renderSnippet(use, origin.file) ?? boxHtml(use, `Snippet ${origin.file}`);
    case 'script':
      return boxHtml(use, `Component ${name} from ${origin.source}`);
    case 'missing':
      return boxHtml(use, `${name}: ${origin.source} not found. Its content is lost on the site.`, true);
    case undefined:
      break;
  }
  const renderer = ownValue(componentRenderers, name);
  if (renderer !== undefined) return renderer(use);
  const isKnown = context.catalogue.get(name) !== undefined;
  const label = isKnown ? `Component ${name}` : `Unknown component ${name}: its content is lost on the site.`;
  return boxHtml(use, label, !isKnown);
}

/** Returns what an expression means if it is constant, or its source. */
function renderExpression(context: RenderContext, node: Extract<RenderNode, { kind: 'expression' }>): Html {
  const { start, end } = node.range;
  const written = context.page.text.slice(start, end);
  const variable = context.variables.get(variableIn(written) ?? '');
  if (variable !== undefined) return escapeHtml(variable);
  const code = written.slice(1, -1).trim();
  // The platform puts nothing of what is between a snippet’s tags into the snippet.
  if (context.isIncluded && code === 'children') return '';
  const message = context.breaks.get(start);
  if (message !== undefined) return breakHtml(context, start, written);
  // What a snippet names may be an attribute whose value isn’t known.
  const isPage = !context.isIncluded && pageKindOf(context.site, context.file) === 'page';
  if (isPage && isRemovedName(context.page, node.range)) return '';
  const value = evaluate(code, context.scope, context.collected.budget);
  if (value !== undefined) return escapeHtml(shown(value));
  const name = code.length > 300 ? `${code.slice(0, 300)}…` : code;
  return tag(
    'code',
    { class: 'expression', title: 'An expression, which the preview doesn’t run' },
    escapeHtml(`{${name}}`),
  );
}

/** Returns what React shows of a value: nothing of booleans. */
function shown(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map((one: Value) => shown(one)).join('') : '';
}

/** Returns a box for a syntax error, with its message and the text. */
function breakHtml(context: RenderContext, offset: number, written: string): Html {
  const message = context.breaks.get(offset) ?? 'MDX can’t read this.';
  const source = sourceOf(context, { start: offset, end: offset });
  const text = tag('code', {}, escapeHtml(written.length > 200 ? `${written.slice(0, 200)}…` : written));
  if (message === '') return tag('span', source, text);
  return tag(
    'span',
    { class: 'break', title: message.replaceAll('`', ''), ...source },
    `${text}${tag('span', { class: 'break-message' }, messageHtml(message))}`,
  );
}

/** Returns a message with its code spans as such. */
function messageHtml(message: string): Html {
  const pieces = message.split(/`([^`]+)`/).map((piece, index) => {
    const html = escapeHtml(piece);
    return index % 2 === 1 ? tag('code', {}, html) : html;
  });
  return pieces.join('');
}
