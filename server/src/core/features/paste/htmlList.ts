import { hasContent, isVisible } from './htmlTags.ts';
import { htmlAttribute, tagOf, type HtmlElement, type HtmlNode } from './htmlTree.ts';

/** An item of a list. */
export interface HtmlListItem {
  readonly nodes: readonly HtmlNode[];
  /** The box of a task, with a space after it; empty for any other item. */
  readonly check: '' | '[ ] ' | '[x] ';
  /** Whether it is one paragraph, with nothing after it but lists. */
  readonly isTight: boolean;
}

/** Returns the items of a list. A list directly within a list belongs to the item before it. */
export function htmlItems(list: HtmlElement, isBlock: (element: HtmlElement) => boolean): readonly HtmlListItem[] {
  const items: HtmlNode[][] = [];
  for (const node of list.childNodes) {
    if (!isVisible(node) || !hasContent(node)) continue;
    const last = items.at(-1);
    if ('tagName' in node && node.tagName === 'li') items.push([...node.childNodes]);
    else if (isList(node) && last !== undefined) last.push(node);
    else items.push([node]);
  }
  return items.map((nodes) => {
    const shown = nodes.filter((node) => checkBox(node) !== undefined || (isVisible(node) && hasContent(node)));
    const isTight = isTightItem(shown, isBlock);
    const box = shown.map(checkBox).find((found) => found !== undefined);
    return { nodes, isTight, check: box === undefined || !isTight ? '' : box };
  });
}

export function isList(node: HtmlNode): node is HtmlElement {
  return /^[ou]l$/.test(tagOf(node) ?? '');
}

function isTightItem(nodes: readonly HtmlNode[], isBlock: (element: HtmlElement) => boolean): boolean {
  const first = nodes.findIndex(isList);
  const text = first < 0 ? nodes : nodes.slice(0, first);
  const blocks = text.filter((node) => 'tagName' in node && isBlock(node));
  const isText = blocks.length === 0 || (text.length === 1 && blocks[0]?.nodeName === 'p');
  return isText && nodes.slice(text.length).every(isList);
}

/** Returns the box of a task at the start of an item. */
function checkBox(node: HtmlNode): HtmlListItem['check'] | undefined {
  if (!('tagName' in node)) return undefined;
  const input = node.tagName === 'label' || node.tagName === 'p' ? node.childNodes[0] : node;
  if (input === undefined || !('tagName' in input) || input.tagName !== 'input') return undefined;
  if (htmlAttribute(input, 'type')?.toLowerCase() !== 'checkbox') return undefined;
  return htmlAttribute(input, 'checked') === undefined ? '[ ] ' : '[x] ';
}
