import type { ConfigRule } from '../rule.ts';
import { configFix } from '../configEdits.ts';

export const syntax: ConfigRule = {
  meta: {
    id: 'config/syntax',
    severity: 'error',
    summary: 'text in docs.json that is not JSON',
    fixable: true,
  },
  *check({ config }) {
    for (const { message, range, fix } of config.whole.problems) {
      yield {
        message,
        range,
        fixes: () => (fix === undefined ? [] : [configFix(config, fix.title, [fix.edit], true)]),
      };
    }
  },
};
