import type { SitePath } from '../../paths/sitePath.ts';
import { addToSettings, newSettings } from '../../settings/disableRule.ts';
import type { KnownKind } from '../../settings/knownNames.ts';
import { settingsFileName } from '../../settings/settingsFile.ts';
import type { SiteSettings } from '../../settings/siteSettings.ts';
import { code } from '../../util/messageText.ts';
import type { Fix } from './rule.ts';

/** Returns the fix that names something newer than Docsight in the settings of the site. */
export function knownNameFix(settings: SiteSettings, kind: KnownKind, name: string): readonly Fix[] {
  const title = `Add ${code(name)} to the names that this site knows`;
  const file = settingsFileName as SitePath;
  const own = settings.sources.find((source) => source.file === file)?.source;
  if (own === undefined)
    return [
      { title, preferred: false, edits: [{ kind: 'create', file, text: newSettings({ known: { [kind]: [name] } }) }] },
    ];
  const edits = addToSettings(own.text, ['known', kind], name);
  return edits.length === 0 ? [] : [{ title, preferred: false, edits: [{ kind: 'edit', file, edits }] }];
}
