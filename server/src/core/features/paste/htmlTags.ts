import {
  htmlAttribute,
  tagOf,
  textIn,
  visitNodes,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
} from './htmlTree.ts';

export const blockTags: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th ' +
    'thead tr ul'
  ).split(' '),
);

export const codeTags: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'tt', 'var']);

/** What readers don’t see or don’t read: scripts, controls and what is drawn. */
const invisibleTags: ReadonlySet<string> = new Set(
  (
    'area audio button canvas datalist embed frame frameset head iframe input link map math meta noembed noframes ' +
    'noscript object optgroup option param script select source style svg template textarea title track video'
  ).split(' '),
);

/** The classes of what isn’t seen, or is only a link to its own heading. */
const hidden = /\b(?:hash-link|headerlink|sr-only|visually-hidden)\b/;

/** Whether readers of a copied page saw a node: no script, no control, no anchor next to a heading. */
export function isVisible(node: HtmlNode): boolean {
  if (!('tagName' in node)) return node.nodeName === '#text';
  if (invisibleTags.has(node.tagName)) return false;
  if (node.tagName === 'a' && isAnchor(node)) return false;
  return !hidden.test(classesOf(node));
}

/** Whether a link shows only a sign, such as `#`; what screen readers say of it isn’t seen. */
function isAnchor(element: HtmlElement): boolean {
  let isSign = true;
  visitNodes(element, (node) => {
    if (node.nodeName === '#text' && 'value' in node) isSign &&= /^(?:[#¶§🔗\u200b]|\s)*$/u.test(node.value);
    if (tagOf(node) === 'img') isSign = false;
    return isSign && !isUnseen(node);
  });
  return isSign;
}

function isUnseen(node: HtmlNode): boolean {
  return 'tagName' in node && (invisibleTags.has(node.tagName) || hidden.test(classesOf(node)));
}

/** Returns the text of code as it is written, line breaks included, without buttons and what screen readers say of it. */
export function codeIn(element: HtmlElement): string {
  return textIn(element, (node) => !isUnseen(node));
}

/** Whether an element shows anything. */
export function hasContent(node: HtmlNode): boolean {
  if (node.nodeName === '#text' && 'value' in node) return node.value.trim() !== '';
  if (!('tagName' in node) || !isVisible(node)) return false;
  if (codeTags.has(node.tagName) || node.tagName === 'pre') return codeIn(node).trim() !== '';
  return node.tagName === 'img' || node.tagName === 'hr' || node.childNodes.some(hasContent);
}

export function classesOf(element: HtmlElement): string {
  return htmlAttribute(element, 'class') ?? '';
}

/** Returns the elements that contain a block. */
export function parentsOfBlocks(blocks: readonly HtmlElement[]): ReadonlySet<HtmlNode | HtmlParent> {
  const found = new Set<HtmlNode | HtmlParent>();
  for (const block of blocks) {
    for (let parent = block.parentNode; parent !== null && !found.has(parent);) {
      found.add(parent);
      parent = 'parentNode' in parent ? parent.parentNode : null;
    }
  }
  return found;
}
