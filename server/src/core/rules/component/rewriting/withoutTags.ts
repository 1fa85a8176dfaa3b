import type { Element } from '../../../page/elements/elements.ts';
import { readFenceMeta } from '../../../page/fences/fenceMeta.ts';
import { attributeText, looseContentOf } from '../../../page/pageQueries.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { startingAt } from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import { labelEdit } from '../../code/blockLabel.ts';
import type { Fix } from '../../engine/rule.ts';
import { linesWithin, rewriteBlocks } from './rewriteBlocks.ts';

/** Returns the fix that leaves only what is between the tags of an element; none if its attributes say more. */
export function withoutTags(context: PageContext, { name, range, content, opening }: Element): readonly Fix[] {
  if (content === undefined || opening.attributes.length > 0) return [];
  const lines = linesWithin(context.page.text, content);
  return lines.length === 0 ? [] : rewriteBlocks(context, `Remove the ${code(name)} tags`, range, lines);
}

const labels: ReadonlySet<string> = new Set(['label', 'title', 'name', 'filename']);

/** Returns the fix that makes the label of an element the title of the only code block in it, without its tags. */
export function titledBlock(context: PageContext, element: Element): readonly Fix[] {
  const { text, fences } = context.page;
  const [attribute, ...others] = element.opening.attributes;
  const label = attribute !== undefined && labels.has(attribute.name) ? attributeText(attribute) : undefined;
  if (label === undefined || !/^[^`{}&=\s][^`{}&=\n]*$/.test(label) || others.length > 0) return [];
  const [block, ...more] = element.children.length > 0 ? [] : looseContentOf(context.page, element);
  const fence = block?.kind === 'fence' && more.length === 0 ? startingAt(fences, block.range.start) : undefined;
  if (fence === undefined || element.content === undefined || readFenceMeta(text, fence).title !== undefined) return [];
  const edit = labelEdit(text, fence, label);
  const [first = '', ...lines] = linesWithin(text, element.content);
  if (edit === undefined) return [];
  const at = edit.range.start - fence.mark.start;
  const titled = [first.slice(0, at) + edit.newText + first.slice(at), ...lines];
  return rewriteBlocks(context, `Make ${code(label)} the title of the block`, element.range, titled).map((fix) => ({
    ...fix,
    preferred: true,
  }));
}
