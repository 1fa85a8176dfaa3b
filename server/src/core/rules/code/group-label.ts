import type { Element } from '../../page/elements.ts';
import { readFenceMeta, type FenceTitle } from '../../page/fenceMeta.ts';
import { openingLine } from '../../page/fenceText.ts';
import type { Fence } from '../../page/pageModel.ts';
import { elementAround } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code } from '../../util/words.ts';
import { mainName, specOf } from '../component/componentUse.ts';
import { pageFix, replacement } from '../pageEdits.ts';
import type { Finding, Fix, PageRule } from '../rule.ts';
import { labelEdit, usualLabel } from './blockLabel.ts';

export const groupLabel: PageRule = {
  meta: {
    id: 'code/group-label',
    severity: 'warning',
    summary: 'a block of a `CodeGroup` that has no label, or one that another block has as well',
    guideline: 'Give each block of a `CodeGroup` a label of its own',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const blocks of groupsOf(place)) yield* checkGroup(place, blocks);
  },
};

interface Block {
  readonly fence: Fence;
  readonly label: FenceTitle | undefined;
}

/** The blocks of each group that stand directly in it. */
function groupsOf(place: PageInSite): Iterable<readonly Block[]> {
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
  return groups.values();
}

function isGroup(place: PageInSite, { name }: Element): boolean {
  return mainName(place.catalogue, name) === 'CodeGroup' && specOf(place, name) !== undefined;
}

function* checkGroup(place: PageInSite, blocks: readonly Block[]): Iterable<Finding> {
  const first = new Map<string, Block>();
  for (const block of blocks) {
    const range = openingLine(block.fence);
    const fixes = (): readonly Fix[] => fixesFor(place, block, blocks);
    const label = block.label?.value ?? '';
    const earlier = first.get(label);
    if (label === '') {
      const message = 'This block has no label, so its tab in the group says nothing. Write one behind the language.';
      yield { range, message, fixes };
    } else if (earlier === undefined) first.set(label, block);
    else {
      const message = `The label ${code(label)} stands twice in this group, so readers can’t tell the two tabs apart. Give each its own.`;
      const related = [{ file: place.file, range: openingLine(earlier.fence), message: 'The other one stands here.' }];
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
  return edit === undefined ? [] : [pageFix(place, `Label it ${code(name)}`, [edit], { preferred: true })];
}
