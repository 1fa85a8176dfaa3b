import { defaultTreeAdapter, Parser, type DefaultTreeAdapterTypes, type Tokenizer, type TreeAdapter } from 'parse5';
import { asObject } from '../../util/values.ts';
import type { Budget } from '../../util/budget.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;
type TreeMap = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/** Copied HTML that is too large or too deep to be converted. */
export class TooLargeError extends Error {}

/** At most this many attributes of one tag. */
const mostAttributes = 500;

/** Elements within each other, beyond which no page is written. */
const deepest = 200;

/** So many characters take a few milliseconds to parse. */
const chunkLength = 16_384;

/** Parses copied HTML, with a pause after each piece; throws a {@link TooLargeError} beyond the bounds. */
export async function parseHtml(html: string, budget: Budget, pause: () => Promise<void>): Promise<HtmlParent> {
  const parser = Parser.getFragmentParser<TreeMap>(undefined, {
    scriptingEnabled: false,
    treeAdapter: boundedAdapter(budget),
  });
  for (let at = 0; at < html.length; at += chunkLength) {
    parser.tokenizer.write(html.slice(at, at + chunkLength), false);
    // Each attribute of a tag is compared with those before it.
    if (attributesSoFar(parser.tokenizer) > mostAttributes) throw new TooLargeError();
    await pause();
  }
  parser.tokenizer.write('', true);
  // `getFragment` moves each node from the start of a list.
  return parser.document.childNodes.find((node) => 'childNodes' in node) ?? parser.document;
}

/** Returns how many attributes the tag has that is being read; the parser has no public property for it. */
function attributesSoFar(tokenizer: Tokenizer): number {
  const attributes = asObject(Reflect.get(tokenizer, 'currentToken'))?.['attrs'];
  return Array.isArray(attributes) ? attributes.length : 0;
}

/** Returns an adapter that counts nodes, and the elements that are open at a time. */
function boundedAdapter(budget: Budget): TreeAdapter<TreeMap> {
  let depth = 0;
  const count = (): void => {
    if (!budget.takeNodes()) throw new TooLargeError();
  };
  return {
    ...defaultTreeAdapter,
    createElement: (...args) => {
      count();
      return defaultTreeAdapter.createElement(...args);
    },
    insertText: (...args) => {
      count();
      defaultTreeAdapter.insertText(...args);
    },
    insertTextBefore: (...args) => {
      count();
      defaultTreeAdapter.insertTextBefore(...args);
    },
    createCommentNode: () => {
      count();
      return defaultTreeAdapter.createCommentNode('');
    },
    onItemPush: () => {
      if (++depth > deepest) throw new TooLargeError();
    },
    onItemPop: () => {
      depth--;
    },
  };
}

/** Returns the name of an element; undefined for text. */
export function tagOf(node: HtmlNode): string | undefined {
  return 'tagName' in node ? node.tagName : undefined;
}

export function htmlAttribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Calls a function for each node within a node, before those within it; elements for which it is false are skipped. */
export function visitNodes(parent: HtmlParent, enter: (node: HtmlNode) => boolean): void {
  const pending: HtmlNode[] = parent.childNodes.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!enter(node) || !('childNodes' in node)) continue;
    for (let at = node.childNodes.length - 1; at >= 0; at--) {
      const child = node.childNodes[at];
      if (child !== undefined) pending.push(child);
    }
  }
}

/** Returns the text within an element as it is written, line breaks included, of the nodes that are seen. */
export function textIn(element: HtmlElement, isSeen: (node: HtmlNode) => boolean = () => true): string {
  const texts: string[] = [];
  visitNodes(element, (node) => {
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value);
    if (node.nodeName === 'br') texts.push('\n');
    return isSeen(node);
  });
  return texts.join('');
}
