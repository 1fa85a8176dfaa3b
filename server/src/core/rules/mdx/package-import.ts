import { code } from '../../util/messageText.ts';
import { meansFile } from '../component/unresolvedImport.ts';
import type { PageRule } from '../rule.ts';

export const packageImport: PageRule = {
  meta: {
    id: 'mdx/package-import',
    severity: 'error',
    summary: 'an import of a package, which the platform rejects',
  },
  checksSnippets: true,
  *check({ pageIndex }) {
    for (const refused of pageIndex.refusedImports) {
      if (refused.reason !== 'package' || meansFile(refused.source)) continue;
      yield {
        range: refused.range,
        message: `${code(refused.source)} is ${isAlias(refused.source) ? 'an alias that only other tools resolve' : 'a package'}, but pages can import only files in the site. Copy what you need into ${code('/snippets')}.`,
      };
    }
  },
};

/** Whether a path begins with the name that a bundler’s configuration gives a folder; a package’s scope isn’t empty. */
function isAlias(source: string): boolean {
  return /^[@~#]\//.test(source);
}
