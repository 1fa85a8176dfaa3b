import { groupsOf } from '../../config/navigation.ts';
import { configFix, removeAt } from '../configEdits.ts';
import type { ConfigRule } from '../rule.ts';

export const emptyGroup: ConfigRule = {
  meta: {
    id: 'navigation/empty-group',
    severity: 'warning',
    summary: 'a group without a page',
    fixable: true,
  },
  *check({ config }) {
    for (const group of groupsOf(config.navigation)) {
      if (!group.isEmpty) continue;
      const name = group.title === '' ? 'This group' : `The group “${group.title}”`;
      yield {
        range: group.range,
        message: `${name} lists no pages, so readers don’t see it. Add a page or remove the group.`,
        hasFix: true,
        fixes: () => [configFix(config, 'Remove the group', removeAt(config.whole, group.path))],
      };
    }
  },
};
