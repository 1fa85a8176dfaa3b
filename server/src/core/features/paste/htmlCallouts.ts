import { calloutOfType } from '../../components/callouts.ts';
import { blockTags, classesOf, hasContent } from './htmlTags.ts';
import { tagOf, textIn, type HtmlElement, type HtmlNode, type HtmlParent } from './htmlTree.ts';

/** Returns the component for a callout of another system, which its classes name; undefined for any other element. */
export function calloutOf(element: HtmlElement): string | undefined {
  const classes = classesOf(element);
  if (!/\b(?:admonition|alert|callout|aside|hint|markdown-alert)\b|admonition-|aside--|callout-/i.test(classes)) {
    return undefined;
  }
  return classes
    .split(/[\s_-]+/)
    .filter((word) => !/^(?:alert|admonition|callout|aside)$/i.test(word))
    .map(calloutOfType)
    .find((found) => found !== undefined);
}

/** Returns the title of a callout that only repeats its kind, “Note”; undefined if it has none, or nothing else. */
export function repeatedTitle(
  callout: HtmlElement,
  name: string,
  withBlocks: ReadonlySet<HtmlNode | HtmlParent>,
): HtmlNode | undefined {
  let hasMore = false;
  for (let parent = callout; ;) {
    const [first, next] = parent.childNodes.filter(hasContent);
    hasMore ||= next !== undefined;
    if (first === undefined) return undefined;
    if ('tagName' in first && withBlocks.has(first)) {
      parent = first;
      continue;
    }
    const isApart = isBlock(first, withBlocks) || next === undefined || isBlock(next, withBlocks);
    const text = 'tagName' in first ? textIn(first) : 'value' in first ? first.value : '';
    const isTitle = text.length < 40 && calloutOfType(text.replace(/[*_:\s]/g, '')) === name;
    return isTitle && isApart && hasMore ? first : undefined;
  }
}

function isBlock(node: HtmlNode, withBlocks: ReadonlySet<HtmlNode | HtmlParent>): boolean {
  return blockTags.has(tagOf(node) ?? '') || withBlocks.has(node);
}
