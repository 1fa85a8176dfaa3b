import { libraryOfIcon } from '../../config/iconLibrary.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { ConfigString } from '../../config/configStrings.ts';
import { isIconName, isIconOf, librariesOf, titleOfLibrary, type IconLibrary } from '../../icons/iconNames.ts';
import { nearestIcons as meantInstead } from '../../icons/nearestIcons.ts';
import type { Nearest } from '../../util/nearest.ts';
import { code, formatList } from '../../util/messageText.ts';
import { configFix, replacementFixes } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule, type Finding, type Fix } from '../engine/rule.ts';

export const unknownIcon: ConfigRule = {
  meta: {
    id: 'config/unknown-icon',
    title: 'Unknown icon in docs.json',
    severity: 'warning',
    worst: 'error',
    summary: 'an icon name that isn’t in any icon library',
  },
  *check({ config }) {
    for (const text of config.strings) {
      if (text.kind !== 'icon') continue;
      const nearest = meantInstead(text.value, libraryOfIcon(config, text.path));
      const elsewhere = nearest === undefined ? otherLibraries(config, text) : [];
      if (nearest !== undefined) yield findingFor(config, text, nearest);
      if (elsewhere.length > 0) yield reportElsewhere(config, text, elsewhere);
    }
  },
};

function findingFor(config: SiteConfig, text: ConfigString, nearest: Nearest): Finding {
  const { names } = nearest;
  const hint =
    names.length > 0 ? `Did you mean ${formatList(names.map(code))}?` : 'Check the name in the icon library.';
  // The platform refuses a docs.json with such a name; for others it shows nothing.
  const isRefused = text.value.startsWith('fa-');
  const reason = isRefused ? 'icon names don’t begin with `fa-`' : 'it isn’t in Font Awesome, Lucide or Tabler';
  return {
    range: text.range,
    severity: isRefused ? 'error' : undefined,
    message: `Unknown icon ${code(text.value)}: ${reason}. ${hint}`,
    fixes: fixesIfAny(() => replacementFixes(config, text.range, nearest)),
  };
}

/** Returns the libraries that have an icon, if its own library doesn't. */
function otherLibraries(config: SiteConfig, { value, path }: ConfigString): readonly IconLibrary[] {
  return isIconName(value) && !isIconOf(libraryOfIcon(config, path), value) ? librariesOf(value) : [];
}

/** Libraries grow, so an icon that is missing in one is only probably missing on the site. */
function reportElsewhere(config: SiteConfig, text: ConfigString, elsewhere: readonly IconLibrary[]): Finding {
  const used = titleOfLibrary(libraryOfIcon(config, text.path));
  const instead = `Use an icon from ${used}${config.generation === 'current' ? ', or set the icon’s library' : ''}.`;
  return {
    range: text.range,
    severity: 'hint',
    message: `${code(text.value)} is in ${formatList(elsewhere.map(({ title }) => title))}, but this icon is loaded from ${used}. ${instead}`,
    fixes: fixesIfAny(() => elsewhere.flatMap((library) => changeLibrary(config, text, library))),
  };
}

/** Returns the fix that adds the icon's library; for an object with a name, that is left to the author. */
function changeLibrary(
  config: SiteConfig,
  { value, path, range }: ConfigString,
  { id, title }: IconLibrary,
): readonly Fix[] {
  if (config.generation !== 'current' || path.at(-1) === 'name') return [];
  const newText = `{ "name": ${JSON.stringify(value)}, "library": ${JSON.stringify(id)} }`;
  return [configFix(config, `Use the icon from ${title}`, [{ range, newText }])];
}
