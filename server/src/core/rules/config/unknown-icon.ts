import { unknownIcon as meantInstead } from '../../icons/unknownIcon.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { ConfigString } from '../../config/configStrings.ts';
import type { Nearest } from '../../util/nearest.ts';
import { code, listWords } from '../../util/words.ts';
import { replacementFixes } from '../configEdits.ts';
import type { ConfigRule, Finding } from '../rule.ts';

export const unknownIcon: ConfigRule = {
  meta: {
    id: 'config/unknown-icon',
    severity: 'warning',
    summary: 'an icon name that no icon library has',
    fixable: true,
  },
  *check({ config }) {
    for (const text of config.strings) {
      const nearest = text.kind === 'icon' ? meantInstead(text.value) : undefined;
      if (nearest !== undefined) yield report(config, text, nearest);
    }
  },
};

function report(config: SiteConfig, text: ConfigString, nearest: Nearest): Finding {
  const { names } = nearest;
  const hint = names.length > 0 ? `Did you mean ${listWords(names.map(code))}?` : 'Look the name up in the library.';
  return {
    range: text.range,
    message: `${code(text.value)} is no icon of Font Awesome, Lucide or Tabler. ${hint}`,
    fixes: () => replacementFixes(config, text.range, nearest),
  };
}
