import type { ConfigRule } from '../rule.ts';

export const settings: ConfigRule = {
  meta: {
    id: 'config/settings',
    severity: 'warning',
    reportsErrors: true,
    summary: 'something in `.docsight.json` that has no effect, or a syntax error there',
    fixable: false,
  },
  *check(site) {
    for (const { file, source } of site.settings.sources) {
      for (const { range, message, isSyntaxError } of source.problems) {
        yield { file, range, message, ...(isSyntaxError && { severity: 'error' }) };
      }
    }
  },
};
