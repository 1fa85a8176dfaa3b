import type { Element } from '../../page/elements.ts';
import { readFenceMeta, type FenceTitle } from '../../page/fenceMeta.ts';
import { openingLine } from '../../page/fenceText.ts';
import type { Fence } from '../../page/pageModel.ts';
import { elementAround, looseContentOf } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code } from '../../util/words.ts';
import { mainName, specOf } from '../component/componentUse.ts';
import { linesWithin, rewriteBlocks } from '../component/rewriteBlocks.ts';
import { pageFix, replacement } from '../pageEdits.ts';
import type { Finding, Fix, PageRule } from '../rule.ts';
import { labelEdit, usualLabel } from './blockLabel.ts';

export const groupLabel: PageRule = {
  meta: {
    id: 'code/group-label',
    severity: 'warning',
    summary: 'a block in a `CodeGroup` without a label, or with the label of another block',
    guideline: 'Give each block in a `CodeGroup` its own label',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const [group, blocks] of groupsOf(place)) {
      const [only, ...others] = blocks;
      const isAlone = others.length === 0 && group.children.length === 0 && !group.isBroken;
      if (only !== undefined && isAlone && only.label === undefined) yield needlessGroup(place, group, only);
      else yield* checkGroup(place, blocks);
    }
  },
};

interface Block {
  readonly fence: Fence;
  readonly label: FenceTitle | undefined;
}

/** The blocks of each group that stand directly in it. */
function groupsOf(place: PageInSite): ReadonlyMap<Element, readonly Block[]> {
  const { text, fences } = place.page;
  const groups = new Map<Element, Block[]>();
  for (const fence of fences) {
    const group = elementAround(place.page, fence.range.start);
    if (group === undefined || !fence.isClosed || !isGroup(place, group)) continue;
    const block = { fence, label: readFenceMeta(text, fence).title };
    const others = groups.get(group);
    if (others === undefined) groups.set(group, [block]);
    else others.push(block);
  }
  return groups;
}

function isGroup(place: PageInSite, { name }: Element): boolean {
  return mainName(place.catalogue, name) === 'CodeGroup' && specOf(place, name) !== undefined;
}

/** A group of one block that has no label shows an empty tab; the block alone shows the same. */
function needlessGroup(place: PageInSite, group: Element, { fence }: Block): Finding {
  const { page } = place;
  const { content, opening, range } = group;
  const isPlain = opening.attributes.length === 0 && looseContentOf(page, group).length === 1;
  return {
    range: openingLine(fence),
    message: `This ${code(group.name)} has only one block, without a label. Remove the group, or add a label after the language.`,
    fixes: () =>
      isPlain && content !== undefined
        ? rewriteBlocks(place, `Remove the ${code(group.name)}`, range, linesWithin(page.text, content))
        : [],
  };
}

function* checkGroup(place: PageInSite, blocks: readonly Block[]): Iterable<Finding> {
  const first = new Map<string, Block>();
  for (const block of blocks) {
    const range = openingLine(block.fence);
    const fixes = (): readonly Fix[] => fixesFor(place, block, blocks);
    const label = block.label?.value ?? '';
    const earlier = first.get(label);
    if (label === '') {
      const message = 'This block has no label, so its tab is empty. Add one after the language.';
      // Whoever leaves the labels out does so throughout a page.
      yield { range, message, fixes, cause: place.file };
    } else if (earlier === undefined) first.set(label, block);
    else {
      const message = `Duplicate label ${code(label)} in this group. Give each block its own label.`;
      const related = [{ file: place.file, range: openingLine(earlier.fence), message: 'First used here' }];
      yield { range: block.label?.range ?? range, message, related, fixes };
    }
  }
}

/** The language's usual name becomes the label, where no other block has it. */
function fixesFor(place: PageInSite, { fence, label }: Block, blocks: readonly Block[]): readonly Fix[] {
  const { text } = place.page;
  const name = usualLabel(text, fence);
  if (name === undefined || blocks.some((other) => other.label?.value === name)) return [];
  const edit = label === undefined ? labelEdit(text, fence, name) : replacement(label.range, name);
  return edit === undefined ? [] : [pageFix(place, `Set the label to ${code(name)}`, [edit], { preferred: true })];
}
