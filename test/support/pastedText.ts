import type { Nodes } from 'mdast';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { calloutNames } from '../../server/src/core/components/callouts.ts';
import { htmlToMdx } from '../../server/src/core/features/paste/htmlToMdx.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { noPause } from '../../server/src/workspace/scheduling.ts';
import { parseReference } from '../conformance/reference.ts';

/** The tags that a conversion may write. */
const allowedTags = new Set([...calloutNames, 'strong', 'em', 'del']);

/** Returns what is wrong with the MDX that copied HTML becomes; undefined if it shows the same text and is nothing else. */
export async function wrongPaste(html: string): Promise<string | undefined> {
  const mdx = await htmlToMdx(html, noPause);
  if (mdx === undefined) return undefined;
  for (const [place, text] of [
    ['alone', mdx],
    ['after text', `Before.\n\n${mdx}\n\nAfter.\n`],
  ] as const) {
    const wrong = wrongIn(text, html, place === 'alone' ? '' : 'Before.|After.');
    if (wrong !== undefined) return `${wrong} (${place})\n${JSON.stringify(html)}\n${mdx}`;
  }
  return undefined;
}

function wrongIn(text: string, html: string, around: string): string | undefined {
  const page = readPage(text);
  if (page.problems.length > 0) return `can’t be read: ${JSON.stringify(page.problems)}`;
  if (page.frontMatter !== undefined) return 'is front matter';
  if (page.script.ranges.length > 0) return 'is a script';
  if (page.expressions.length > 0) return 'has an expression';
  if (page.math.length > 0) return 'has a formula';
  if (page.headings.some(({ id }) => id !== undefined)) return 'has a heading’s id';
  if (page.definitions.length > 0) return 'has a definition';
  const tag = page.elements.find(({ name }) => !allowedTags.has(name));
  if (tag !== undefined) return `has the tag ${tag.name}`;
  if (page.elements.some(({ opening }) => opening.attributes.length > 0)) return 'has an attribute';
  const unsafe = [...page.links, ...page.images].find(({ url }) => url !== undefined && !isSafe(url.value));
  if (unsafe !== undefined) return `links to ${unsafe.url?.value ?? ''}`;
  const [before = '', after = ''] = around.split('|');
  const expected = squeezed(before) + squeezed(visibleIn(parseFragment(html))) + squeezed(after);
  let tree: Nodes;
  try {
    tree = parseReference(text);
  } catch (error) {
    return `can’t be read by the reference: ${String(error)}`;
  }
  const shown: string[] = [];
  const wrong = readTree(tree, shown);
  if (wrong !== undefined) return wrong;
  const actual = squeezed(shown.join(''));
  return actual === expected ? undefined : `shows ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
}

function isSafe(address: string): boolean {
  const scheme = /^[^/?#]*?:/.exec(address.replace(/[\0-\x20]/g, ''))?.[0].toLowerCase();
  return (
    scheme === undefined || /^(?:https?|mailto|tel|sms|ftp|xmpp):$/.test(scheme) || address.startsWith('data:image/png')
  );
}

/** Collects the text that readers see; returns what is no text. */
function readTree(node: Nodes, shown: string[]): string | undefined {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      shown.push(node.value);
      return undefined;
    case 'image':
      shown.push(node.alt ?? '');
      return isSafe(node.url) ? undefined : `shows an image of ${node.url}`;
    case 'link':
      if (!isSafe(node.url)) return `links to ${node.url}`;
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (node.name === null || !allowedTags.has(node.name)) return `has the tag ${String(node.name)}`;
      break;
    case 'root':
    case 'paragraph':
    case 'heading':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'list':
    case 'listItem':
    case 'blockquote':
    case 'table':
    case 'tableRow':
    case 'tableCell':
    case 'break':
    case 'thematicBreak':
      break;
    default:
      return `has a ${node.type}`;
  }
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const wrong = readTree(child, shown);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Zero-width characters and whitespace aren't seen. */
function squeezed(text: string): string {
  return text.replace(/[\s\u200B]+/g, '');
}

const invisible =
  /^(?:area|audio|button|canvas|datalist|embed|frame|frameset|head|iframe|input|link|map|math|meta|noembed|noframes|noscript|object|optgroup|option|param|script|select|source|style|svg|template|textarea|title|track|video|caption|col|colgroup)$/;

function visibleIn(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  if ('tagName' in node) {
    if (invisible.test(node.tagName)) return '';
    if (isForScreenReaders(node)) return '';
    if (node.tagName === 'img') return node.attrs.find(({ name }) => name === 'alt')?.value ?? '';
  }
  const inner = node.childNodes.map(/^(?:code|kbd|pre)$/.test(node.nodeName) ? codeIn : visibleIn).join('');
  const isAnchor = node.nodeName === 'a' && /^[#\s\u200B]*$/.test(inner) && !hasImage(node);
  return isAnchor ? '' : inner;
}

/** Returns what is seen of something in code: its text alone. */
function codeIn(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const isHidden = 'tagName' in node && (invisible.test(node.tagName) || isForScreenReaders(node));
  return isHidden ? '' : node.childNodes.map(codeIn).join('');
}

function isForScreenReaders({ attrs }: DefaultTreeAdapterTypes.Element): boolean {
  return attrs.some(({ name, value }) => name === 'class' && value === 'sr-only');
}

function hasImage(node: DefaultTreeAdapterTypes.Node): boolean {
  return node.nodeName === 'img' || ('childNodes' in node && node.childNodes.some(hasImage));
}
