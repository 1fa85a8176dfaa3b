import { iconNames, isIconName, librariesOf } from '../../icons/iconNames.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { ConfigString } from '../../config/configStrings.ts';
import { findNearest, type Nearest } from '../../util/nearest.ts';
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
      if (text.kind !== 'icon' || !(isIconName(text.value) || isFontClass(text.value))) continue;
      if (librariesOf(text.value).length === 0) yield report(config, text);
    }
  },
};

/** Font Awesome's own way to name an icon in a page: `fa-solid fa-rocket`. */
function isFontClass(text: string): boolean {
  return /^fa[\w-]* fa-[\w-]+$/.test(text);
}

function report(config: SiteConfig, text: ConfigString): Finding {
  const nearest = meant(text.value);
  const { names } = nearest;
  const hint = names.length > 0 ? `Did you mean ${listWords(names.map(code))}?` : 'Look the name up in the library.';
  return {
    range: text.range,
    message: `${code(text.value)} is no icon of Font Awesome, Lucide or Tabler. ${hint}`,
    fixes: () => replacementFixes(config, text.range, nearest),
  };
}

function meant(written: string): Nearest {
  const bare = written.replace(/^(?:.* )?fa-/, '');
  return librariesOf(bare).length > 0 ? { names: [bare], isClear: true } : findNearest(bare, iconNames());
}
