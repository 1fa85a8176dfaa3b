import { mainName } from '../../components/catalogue.ts';
import type { Element } from '../../page/elements/elements.ts';
import { readFenceMeta, type FenceTitle } from '../../page/fences/fenceMeta.ts';
import { openingLine } from '../../page/fences/fenceLines.ts';
import type { Fence } from '../../page/pageModel.ts';
import { attributeOf, elementAround, looseContentOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { specOf } from '../component/componentUse.ts';
import { linesWithin, rewriteBlocks } from '../component/rewriting/rewriteBlocks.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { labelEdit, usualLabel } from './blockLabel.ts';
import { replacement } from '../../text/textRange.ts';
import { addTo } from '../../util/collections.ts';

export const groupLabel: PageRule = {
  meta: {
    id: 'code/group-label',
    title: 'Code group without distinct labels',
    severity: 'warning',
    summary: 'a block in a `CodeGroup` without a label, or with the label of another block',
    guideline: 'Give each block in a `CodeGroup` its own label',
  },
  *check(context) {
    for (const [group, blocks] of groupsOf(context)) {
      const [only, ...others] = blocks;
      const isAlone = others.length === 0 && group.children.length === 0 && !group.isBroken;
      if (only !== undefined && isAlone && only.label === undefined) yield needlessGroup(context, group, only);
      else yield* checkGroup(context, blocks);
    }
  },
};

interface LabelledFence {
  readonly fence: Fence;
  readonly label: FenceTitle | undefined;
}

/** Returns the direct child blocks of each group. Where a fence is missing, the number of blocks is unknown. */
function groupsOf(context: PageContext): ReadonlyMap<Element, readonly LabelledFence[]> {
  const { text, fences, fenceMistakes } = context.page;
  const mistaken = new Set(fenceMistakes.map(({ opening }) => elementAround(context.page, opening.start)));
  const groups = new Map<Element, LabelledFence[]>();
  for (const fence of fences) {
    const group = elementAround(context.page, fence.range.start);
    if (group === undefined || mistaken.has(group) || !fence.isClosed || !isGroup(context, group)) continue;
    if (hasDropdown(group)) continue;
    addTo(groups, group, { fence, label: readFenceMeta(text, fence).title });
  }
  return groups;
}

function isGroup(context: PageContext, { name }: Element): boolean {
  return mainName(context.catalogue, name) === 'CodeGroup' && specOf(context, name) !== undefined;
}

/** Whether a group has a list of its languages instead of tabs. */
function hasDropdown({ opening }: Element): boolean {
  const dropdown = attributeOf(opening, 'dropdown');
  return dropdown !== undefined && dropdown.value?.text.trim() !== 'false';
}

/**
 * Returns the finding of a group with a single unlabelled block: it shows an empty tab, so the block alone is better.
 */
function needlessGroup(context: PageContext, group: Element, { fence }: LabelledFence): Finding {
  const { page } = context;
  const { content, opening, range } = group;
  const isPlain = opening.attributes.length === 0 && looseContentOf(page, group).length === 1;
  return {
    range: openingLine(fence),
    message: `This ${code(group.name)} has only one block, without a label. Remove the group, or add a label after the language.`,
    // Sites that have such a group usually write all their blocks so.
    cause: 'one block without a label',
    fixes: fixesIfAny(() =>
      isPlain && content !== undefined
        ? rewriteBlocks(context, `Remove the ${code(group.name)}`, range, linesWithin(page.text, content))
        : [],
    ),
  };
}

function* checkGroup(context: PageContext, blocks: readonly LabelledFence[]): Iterable<Finding> {
  const first = new Map<string, LabelledFence>();
  for (const block of blocks) {
    const range = openingLine(block.fence);
    const fixes = fixesIfAny(() => fixesFor(context, block, blocks));
    const label = block.label?.value ?? '';
    const earlier = first.get(label);
    if (label === '') {
      const message = 'This block has no label, so its tab is empty. Add one after the language.';
      // Labels are usually missing throughout a page.
      yield { range, message, fixes, cause: context.file };
    } else if (earlier === undefined) first.set(label, block);
    else {
      const message = `Duplicate label ${code(label)} in this group. Give each block its own label.`;
      const related = [{ file: context.file, range: openingLine(earlier.fence), message: 'First used here' }];
      yield { range: block.label?.range ?? range, message, related, fixes };
    }
  }
}

/** The language's usual name becomes the label, if no other block has it. */
function fixesFor(
  context: PageContext,
  { fence, label }: LabelledFence,
  blocks: readonly LabelledFence[],
): readonly Fix[] {
  const { text } = context.page;
  const name = usualLabel(text, fence);
  if (name === undefined || blocks.some((other) => other.label?.value === name)) return [];
  const edit = label === undefined ? labelEdit(text, fence, name) : replacement(label.range, name);
  return edit === undefined ? [] : [pageFix(context, `Set the label to ${code(name)}`, [edit], { preferred: true })];
}
