import { code } from '../../util/words.ts';
import { meansFile } from '../component/refusedImport.ts';
import type { PageRule } from '../rule.ts';

export const packageImport: PageRule = {
  meta: {
    id: 'mdx/package-import',
    severity: 'error',
    summary: 'an import of a package, which the platform refuses to build',
    fixable: false,
  },
  checksSnippets: true,
  *check({ places }) {
    for (const refused of places.refusedImports) {
      if (refused.reason !== 'package' || meansFile(refused.source)) continue;
      yield {
        range: refused.range,
        message: `${code(refused.source)} is a package, but pages can only import files of the site. Copy what you need into ${code('/snippets')}.`,
      };
    }
  },
};
