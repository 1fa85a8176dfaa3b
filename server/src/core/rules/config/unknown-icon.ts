import { iconNames, isIconName, librariesOf } from '../../icons/iconNames.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { ConfigString } from '../../config/configStrings.ts';
import { nearestNames } from '../../util/nearest.ts';
import { code, listWords } from '../../util/words.ts';
import { configFix, replaceText } from '../configEdits.ts';
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
      if (text.kind !== 'icon' || !isIconName(text.value) || librariesOf(text.value).length > 0) continue;
      yield report(config, text);
    }
  },
};

function report(config: SiteConfig, text: ConfigString): Finding {
  const bare = text.value.replace(/^fa-/, '');
  const nearest = librariesOf(bare).length > 0 ? [bare] : nearestNames(bare, iconNames(), 3);
  const hint =
    nearest.length > 0 ? `Did you mean ${listWords(nearest.map(code))}?` : 'Look the name up in the library.';
  return {
    range: text.range,
    message: `${code(text.value)} is no icon of Font Awesome, Lucide or Tabler. ${hint}`,
    fixes: () =>
      nearest.map((name, index) =>
        configFix(config, `Change to ${code(name)}`, [replaceText(text.range, name)], index === 0),
      ),
  };
}
