import { certainIconLibrary } from '../../config/iconLibrary.ts';
import { counterpartIn } from '../../icons/sameIcons.ts';
import { isIconOf, librariesOf, titleOfLibrary } from '../../icons/iconNames.ts';
import { code, formatList } from '../../util/messageText.ts';
import { type SiteRule, changeFix } from '../engine/rule.ts';

export const iconLibrary: SiteRule = {
  meta: {
    id: 'page/icon-library',
    title: 'Icon of another library',
    severity: 'warning',
    summary: 'an icon from a different library than the site uses',
    guideline: 'Use icons from the site’s library',
  },
  *check(page) {
    const { site, pageIndex } = page;
    const library = certainIconLibrary(site.config);
    if (library === undefined) return;
    for (const { name, range } of pageIndex.icons) {
      if (isIconOf(library, name)) continue;
      const elsewhere = formatList(librariesOf(name).map(({ title }) => title));
      const used = titleOfLibrary(library);
      const other = counterpartIn(library, name);
      const advice = other === undefined ? `Use an icon from ${used}.` : `Use ${code(other)} instead.`;
      yield {
        range,
        cause: name,
        message: `${code(name)} is an icon from ${elsewhere}, but this site uses ${used}, so it may not be shown. ${advice}`,
        ...(other === undefined
          ? {}
          : {
              fixes: () => [changeFix(page, range, other)],
            }),
      };
    }
  },
};
