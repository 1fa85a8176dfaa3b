import { resolveImport } from '../../site/references/resolveLink.ts';
import { code } from '../../util/messageText.ts';
import type { SiteRule } from '../engine/rule.ts';
import { notShown } from './not-shown.ts';

/** The part of component/not-shown about attributes of snippets: how a snippet shows them is written in its file. */
export const hiddenValue: SiteRule = {
  meta: notShown.meta,
  *check({ site, file, pageIndex }) {
    for (const { snippet, attribute, range } of pageIndex.hiddenValues) {
      const imported = pageIndex.references.find(
        ({ kind, names = [] }) =>
          kind === 'import' && names.some(({ local, imported: name }) => local === snippet && name === 'default'),
      );
      const found = imported && resolveImport(site, file, imported.value);
      const summary = found?.kind === 'file' ? site.pages.get(found.file) : undefined;
      if (summary?.namesLeftOpen.includes(attribute) !== true) continue;
      yield {
        range,
        message: `The snippet ${code(snippet)} doesn’t show ${code(attribute)}: ${code(`{${attribute}}`)} shows only plain strings, numbers and elements. Pass one of these.`,
      };
    }
  },
};
