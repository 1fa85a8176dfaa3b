import { literalListsIn, type LiteralList } from './literalLists.ts';
import { insertion } from '../../text/textEdit.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { PageRule } from '../engine/rule.ts';

export const literalList: PageRule = {
  meta: {
    id: 'text/literal-list',
    severity: 'warning',
    summary: 'items of a list that are shown as text, since no space follows their markers',
    timing: 'whenTyped',
    once: 'page',
  },
  checksSnippets: true,
  *check(context) {
    for (const list of literalListsIn(context.page)) {
      yield {
        range: list.range,
        message: messageOf(list),
        fixes: () => [
          pageFix(
            context,
            list.gaps.length === 1 ? 'Add a space' : 'Add spaces',
            list.gaps.map((gap) => insertion(gap, ' ')),
            { preferred: true },
          ),
        ],
      };
    }
  },
};

function messageOf({ marker, isRun }: LiteralList): string {
  return isRun
    ? `No space follows ${code(marker)}, so the items of this list are shown as one paragraph. Add a space after each marker.`
    : `No space follows ${code(marker)}, so this line isn’t a list item. Add a space.`;
}
