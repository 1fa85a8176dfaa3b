import { pageNameOf } from '../../paths/route.ts';
import { resolveEntry } from '../../site/references/resolveEntry.ts';
import { extensionOf } from '../../paths/sitePath.ts';
import { code } from '../../util/messageText.ts';
import { replaceText } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import type { ConfigRule } from '../engine/rule.ts';

export const pageExtension: ConfigRule = {
  meta: {
    id: 'navigation/page-extension',
    severity: 'warning',
    summary: 'a navigation entry with a file extension',
    guideline: 'Omit the file extension of pages',
  },
  *check({ config, files }) {
    for (const { entry, range } of config.navigation.entries) {
      const target = resolveEntry(files, entry);
      if (target.kind !== 'withExtension') continue;
      const name = pageNameOf(target.file);
      yield {
        range,
        message: `Navigation entries have no file extension. Use ${code(name)} instead of ${code(entry)}.`,
        fixes: () => {
          const title = `Remove the extension ${code(extensionOf(entry))}`;
          return [{ ...configFix(config, title, [replaceText(range, name)], true), isSafe: true }];
        },
      };
    }
  },
};
