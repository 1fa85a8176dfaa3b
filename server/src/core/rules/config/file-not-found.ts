import type { ConfigString } from '../../config/configStrings.ts';
import { baseNameOf, type SitePath } from '../../paths/sitePath.ts';
import { localFileOf } from '../../site/localFile.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { nearestNames } from '../../util/nearest.ts';
import { code } from '../../util/words.ts';
import { configFix, replaceText } from '../configEdits.ts';
import type { ConfigRule, Fix } from '../rule.ts';

export const fileNotFound: ConfigRule = {
  meta: {
    id: 'config/file-not-found',
    severity: 'error',
    summary: 'a local path (logo, favicon, background, API description) without a file',
    fixable: true,
  },
  *check(site) {
    for (const text of site.config.strings) {
      if (text.kind !== 'image' && text.kind !== 'apiDescription') continue;
      const local = localFileOf(text.value);
      if (local === undefined) continue;
      const { path } = local;
      if (path !== undefined && (site.files.has(path) || !site.files.isKnown(path))) continue;
      yield {
        range: text.range,
        message:
          path === undefined
            ? `${code(text.value)} leads out of the site. Give the path of a file below the folder of ${code(site.config.file)}.`
            : `There is no file ${code(`/${path}`)} in the site. Paths count from the folder of ${code(site.config.file)}.`,
        fixes: () => (path === undefined ? [] : changes(site, text, path)),
      };
    }
  },
};

/** Files with the same name elsewhere, or with nearly the same path. */
function changes(site: SiteSnapshot, text: ConfigString, path: SitePath): readonly Fix[] {
  const known = text.kind === 'image' ? site.files.images : site.files.dataFiles;
  const sameName = known.filter((file) => baseNameOf(file) === baseNameOf(path));
  const nearest = new Set([...sameName, ...nearestNames(path, known, 3)]);
  return [...nearest]
    .slice(0, 3)
    .map((file, index) =>
      configFix(site.config, `Change to ${code(`/${file}`)}`, [replaceText(text.range, `/${file}`)], index === 0),
    );
}
