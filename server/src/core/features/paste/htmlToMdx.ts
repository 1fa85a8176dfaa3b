import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, DefinitionContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxJsxToMarkdown, type MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { calloutOfType } from '../../components/callouts.ts';

/**
 * Returns copied HTML as MDX: headings, lists, tables, code, links, images and callouts. Undefined if it has nothing that
 * plain text lacks. Loaded on first use, since the converters are large.
 */
export function htmlToMdx(html: string): string | undefined {
  const tree = fromHtml(html, { fragment: true });
  removeInvisible(tree);
  if (!hasStructure(tree)) return undefined;
  const handlers: Readonly<Record<string, Handle>> = { div: container, aside: container, section: container };
  const mdast = toMdast(tree, { handlers });
  const text = toMarkdown(mdast, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: true }), mdxJsxToMarkdown()],
    // Braces begin an expression in MDX.
    unsafe: [
      { character: '{', inConstruct: ['phrasing'] },
      { atBreak: true, character: '{' },
    ],
  });
  return text.trim() === '' ? undefined : text.trimEnd();
}

const structured = new Set(
  'h1 h2 h3 h4 h5 h6 ul ol table pre code a img blockquote strong b em i del details'.split(' '),
);

function hasStructure(node: Nodes): boolean {
  if (node.type === 'element' && (structured.has(node.tagName) || calloutIn(classesOf(node)) !== undefined))
    return true;
  return 'children' in node && node.children.some(hasStructure);
}

/** Whether an element contains all of a copied text, as some programs write it: `<b style="…normal">`. */
function isWrapper({ tagName, properties }: Element): boolean {
  return tagName === 'b' && typeof properties.style === 'string' && /font-weight:\s*normal/i.test(properties.style);
}

/** Removes what readers of the copied page didn’t see: anchors next to headings, buttons and scripts. */
function removeInvisible(node: Root | Element): void {
  node.children = (node.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (isInvisible(child)) return [];
    removeInvisible(child);
    return isWrapper(child) ? child.children : [child];
  });
}

function isInvisible(element: Element): boolean {
  if (/^(?:script|style|button|svg|noscript|meta|link)$/.test(element.tagName)) return true;
  const isAnchor = element.tagName === 'a' && /^(?:[#¶§🔗\u200b]|\s)*$/u.test(textIn(element)) && !hasImage(element);
  return isAnchor || /\b(?:hash-link|headerlink|sr-only|visually-hidden)\b/.test(classesOf(element));
}

function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

function hasImage(node: Nodes): boolean {
  if (node.type === 'element' && node.tagName === 'img') return true;
  return 'children' in node && node.children.some(hasImage);
}

function classesOf({ properties }: Element): string {
  const { className } = properties;
  return Array.isArray(className) ? className.join(' ') : '';
}

/** Converts a box: a callout of another system becomes a component, any other is replaced by its content. */
function container(state: State, element: Element): MdxJsxFlowElement | RootContent[] {
  const name = calloutIn(classesOf(element));
  const children = state.toFlow(state.all(element)) as (BlockContent | DefinitionContent)[];
  if (name === undefined) return children;
  return { type: 'mdxJsxFlowElement', name, attributes: [], children: withoutTitle(children, name) };
}

function calloutIn(classes: string): string | undefined {
  if (!/\b(?:admonition|alert|callout|aside|hint|markdown-alert)\b|admonition-|aside--|callout-/i.test(classes)) {
    return undefined;
  }
  const words = classes.split(/[\s_-]+/);
  return words
    .filter((word) => !/^(?:alert|admonition|callout|aside)$/i.test(word))
    .map(calloutOfType)
    .find((found) => found !== undefined);
}

/** Removes the first paragraph if it only repeats the kind of callout: “Note”. */
function withoutTitle<Child extends BlockContent | DefinitionContent>(
  children: readonly Child[],
  name: string,
): Child[] {
  const [first, ...others] = children;
  if (first?.type !== 'paragraph') return [...children];
  const text = toMarkdown(first).replace(/[*_:\s]/g, '');
  return calloutOfType(text) === name && others.length > 0 ? others : [...children];
}
