import { folderOf, siteRoot } from '../../paths/sitePath.ts';
import { listsPagesBelow } from '../../site/navigation/navigationEntries.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';

export const ignoredFile: ConfigRule = {
  meta: {
    id: 'config/ignored-file',
    title: 'Ignored configuration file',
    severity: 'warning',
    summary: 'a configuration file in another site’s folder, or next to its `docs.json`, which has no effect',
  },
  *check(site) {
    for (const file of site.ignoredConfigs) yield findingFor(site, file);
  },
};

function findingFor({ config, files }: SiteSnapshot, file: SiteSnapshot['ignoredConfigs'][number]): Finding {
  const folder = folderOf(file);
  if (folder === siteRoot) {
    return {
      file,
      range: { start: 0, end: 0 },
      message: `This file has no effect: the platform reads ${code(config.file)} next to it. Move what you still need there, and remove this file.`,
    };
  }
  const entry = config.navigation.entries.find((one) =>
    listsPagesBelow({ navigation: { ...config.navigation, entries: [one] } }, folder, (path) => files.has(path)),
  );
  return {
    file,
    range: { start: 0, end: 0 },
    message: `This file has no effect: the navigation of the outer ${code(config.file)} lists pages in ${code(folder)}. Remove this file.`,
    ...(entry && {
      related: [{ file: config.file, range: entry.range, message: 'Lists a page in this folder' }],
    }),
  };
}
