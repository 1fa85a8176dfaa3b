import { fixesIfAny, type ConfigRule } from '../engine/rule.ts';
import { configFix } from '../engine/configFixes.ts';

export const syntax: ConfigRule = {
  meta: {
    id: 'config/syntax',
    severity: 'error',
    summary: 'invalid JSON in docs.json',
  },
  *check({ config }) {
    for (const { kind, message, range, fix } of config.composed.problems) {
      // Only here the intention is certain; fixes of other syntax errors need a review.
      const isSafe = kind === 'trailingComma';
      yield {
        message,
        range,
        fixes: fixesIfAny(() =>
          fix === undefined ? [] : [{ ...configFix(config, fix.title, [fix.edit], true), isSafe }],
        ),
      };
    }
  },
};
