import type { ConfigRule } from '../engine/rule.ts';

export const settings: ConfigRule = {
  meta: {
    id: 'config/settings',
    title: 'Setting without effect in .docsight.json',
    severity: 'warning',
    worst: 'error',
    summary: 'a setting in `.docsight.json` that has no effect, or a syntax error in that file',
  },
  *check(site) {
    for (const { file, source } of site.settings.sources) {
      for (const { range, message, isSyntaxError } of source.problems) {
        yield { file, range, message, ...(isSyntaxError && { severity: 'error' }) };
      }
    }
  },
};
