import type { ConfigRule } from '../rule.ts';
import { configFix } from '../configEdits.ts';

export const syntax: ConfigRule = {
  meta: {
    id: 'config/syntax',
    severity: 'error',
    summary: 'invalid JSON in docs.json',
    fixable: true,
  },
  *check({ config }) {
    for (const { kind, message, range, fix } of config.composed.problems) {
      // What was meant is certain; of all other breaks somebody has to look whether it was.
      const isSafe = kind === 'trailingComma';
      yield {
        message,
        range,
        fixes: () => (fix === undefined ? [] : [{ ...configFix(config, fix.title, [fix.edit], true), isSafe }]),
      };
    }
  },
};
