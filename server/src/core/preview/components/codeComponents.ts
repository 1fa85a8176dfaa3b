import type { Fence, PageModel } from '../../page/pageModel.ts';
import { codeBlockOf, codeIcon, renderCode, type CodeBlock } from '../code.ts';
import {
  childrenOf,
  propsOf,
  sourceOf,
  withVariables,
  type PreviewedComponent,
  type RenderContext,
  type Renderers,
} from '../context.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import { mathHtml } from '../inline.ts';
import { renderPlainMarkdown } from '../plainMarkdown.ts';
import type { RenderNode } from '../renderTree.ts';
import { ownIcon, panelsHtml, type Panel } from './structure.ts';

/** Returns the text between the tags of an element, without the indentation that its lines share. */
function sourceText({ context, node }: Pick<PreviewedComponent, 'context' | 'node'>): string {
  const { content } = node.element;
  if (content === undefined) return '';
  const text = context.page.text.slice(content.start, content.end).replace(/^[ \t]*\r?\n|\r?\n[ \t]*$/g, '');
  const template = /^\s*\{\s*`([^`$]*)`\s*\}\s*$/.exec(text)?.[1];
  const lines = (template ?? text).split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = indents.reduce((least, indent) => Math.min(least, indent), 100);
  return withVariables(context, lines.map((line) => line.slice(shared)).join('\n'));
}

/** Returns a text without the line break at its start, and without the last one and what follows it. */
function withoutOuterBreaks(text: string): string {
  const end = text.indexOf('\n', text.trimEnd().length);
  return text.slice(text.startsWith('\n') ? 1 : 0, end < 0 ? undefined : end);
}

function blockOfComponent(context: RenderContext, node: PreviewedComponent['node']): CodeBlock {
  const fence = fenceIn(context, node.children);
  const props = propsOf(context, node.element);
  const base = fence === undefined ? undefined : codeBlockOf(context, fence);
  return {
    code: base?.code ?? withoutOuterBreaks(sourceText({ context, node })),
    language: props.text('language', 'lang')?.toLowerCase() ?? base?.language ?? '',
    title: props.text('filename') ?? base?.title,
    icon: props.text('icon') ?? base?.icon,
    iconLook: { library: props.text('iconLibrary'), style: props.text('iconType') },
    hasNumbers: props.flag('lines'),
    isWrapped: props.flag('wrap'),
    isExpandable: props.flag('expandable'),
    hasCopy: !props.flag('nocopy'),
    highlighted: linesText(props.get('highlight')),
    focused: linesText(props.get('focus')),
    source: sourceOf(context, node.range),
  };
}

function linesText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : '';
}

/** The fences of a page by their offset. */
const fencesIn = new WeakMap<PageModel, ReadonlyMap<number, Fence>>();

function fencesOf(page: PageModel): ReadonlyMap<number, Fence> {
  const fences = fencesIn.get(page) ?? new Map(page.fences.map((fence) => [fence.range.start, fence]));
  fencesIn.set(page, fences);
  return fences;
}

function fenceIn({ page }: RenderContext, nodes: readonly RenderNode[]): Fence | undefined {
  const found = nodes.find((node) => node.kind === 'syntax' && node.node.name === 'FencedCode');
  return found && fencesOf(page).get(found.range.start);
}

/** Returns the code blocks directly in a group, snippets of one block included. */
function blocksIn(context: RenderContext, nodes: readonly RenderNode[]): readonly CodeBlock[] {
  const { budget } = context.collected;
  return nodes.flatMap((node): readonly CodeBlock[] => {
    if (budget.isExhausted) return [];
    if (node.kind === 'element') {
      if (node.element.name !== 'CodeBlock') return blocksIn(context, node.children);
      return budget.takeNodes(nodesOfBlock) ? [blockOfComponent(context, node)] : [];
    }
    const fence = fenceIn(context, [node]);
    return fence === undefined || !budget.takeNodes(nodesOfBlock) ? [] : [codeBlockOf(context, fence)];
  });
}

/** A tab and its code take as long as some nodes. */
const nodesOfBlock = 5;

function groupOf(use: PreviewedComponent, kind: string, heading?: string): Html {
  const { context, node, props } = use;
  const children = node.children.map((child) => ({ child, blocks: blocksIn(context, [child]) }));
  const blocks = children.flatMap((one) => one.blocks);
  if (blocks.length === 0) return childrenOf(use);
  const panels = blocks.map((block, at): Panel => {
    const title = block.title ?? (block.language === '' ? `Code ${at + 1}` : block.language);
    const label = `${codeIcon(context, block)}${escapeHtml(title)}`;
    return { title, label, content: renderCode(context, block, true) };
  });
  const look = { kind, className: 'code-group', isDropdown: props.flag('dropdown') };
  const head = heading === undefined ? '' : tag('p', { class: 'example-title' }, heading);
  const others = children.filter((one) => one.blocks.length === 0).map(({ child }) => child);
  return `${head}${panelsHtml(context, node, panels, look)}${context.render(context, others)}`;
}

/** Examples of an API are next to the page. */
function example(use: PreviewedComponent, heading: string): Html {
  const html = tag('div', { class: 'example' }, groupOf(use, heading, heading));
  const { isListed, collected } = use.context;
  if (!isListed || use.context.isIncluded) return html;
  collected.addAside(html);
  return '';
}

function prompt(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const description = props.text('description') ?? 'Prompt';
  const text = sourceText(use);
  const named = props.texts('actions');
  const actions = named.length === 0 ? ['copy'] : named.filter((one) => one === 'copy' || one === 'cursor');
  const buttons = actions.map((one) =>
    one === 'copy'
      ? tag('button', { type: 'button', class: 'prompt-copy', 'data-copy': true }, 'Copy prompt')
      : tag('span', { class: 'inert-button' }, 'Open in Cursor'),
  );
  const head = `${ownIcon(use)}${tag('p', { class: 'prompt-title' }, renderPlainMarkdown(context, description))}`;
  const content = `${head}${tag('div', { class: 'prompt-actions' }, buttons.join(''))}${tag('pre', {}, tag('code', {}, escapeHtml(text)))}`;
  return tag('div', { class: 'prompt', ...sourceOf(context, node.range) }, content);
}

function mermaid(use: PreviewedComponent): Html {
  const { context, node, props } = use;
  const code = props.text('chart') ?? sourceText(use);
  const source = sourceOf(context, node.range);
  return tag(
    'div',
    { class: 'diagram', 'data-diagram': code, ...source },
    tag('pre', {}, tag('code', {}, escapeHtml(code))),
  );
}

export const codeRenderers: Renderers = {
  CodeBlock: ({ context, node }) => renderCode(context, blockOfComponent(context, node)),
  CodeGroup: (use) => groupOf(use, 'code'),
  SnippetGroup: (use) => groupOf(use, 'code'),
  RequestExample: (use) => example(use, 'Request'),
  ResponseExample: (use) => example(use, 'Response'),
  Prompt: prompt,
  Mermaid: mermaid,
  Latex: (use) => mathHtml(use.context, sourceText(use), true, sourceOf(use.context, use.node.range)),
};
