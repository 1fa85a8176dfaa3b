import type { SiteConfig } from '../../config/siteConfig.ts';
import type { TextRange, TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import type { Nearest } from '../../util/nearest.ts';
import { configEdits, replaceText } from '../../config/edit/configEdits.ts';
import type { Fix } from './rule.ts';

/** Returns a fix that changes only docs.json and its included files. */
export function configFix(config: SiteConfig, title: string, edits: readonly TextEdit[], preferred = false): Fix {
  return { title, edits: configEdits(config, edits), preferred };
}

/** Returns a fix for each likely string; the first is preferred if it is clearly the best. */
export function replacementFixes(config: SiteConfig, range: TextRange, { names, isClear }: Nearest): readonly Fix[] {
  return names.map((name, index) =>
    configFix(config, `Change to ${code(name)}`, [replaceText(range, name)], index === 0 && isClear),
  );
}
