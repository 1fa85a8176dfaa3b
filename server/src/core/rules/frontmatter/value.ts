import type { FrontMatterEntry } from '../../page/frontMatter.ts';
import { schemaOfKey } from '../../page/frontMatter/schema.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code } from '../../util/words.ts';
import { pageFix, replacement } from '../pageEdits.ts';
import type { Fix, PageRule } from '../rule.ts';
import { findValueProblem, type Remedy } from './valueProblem.ts';

export const value: PageRule = {
  meta: {
    id: 'frontmatter/value',
    severity: 'warning',
    summary: 'a front matter key with an invalid value',
    fixable: true,
  },
  checksSnippets: false,
  *check(page) {
    for (const entry of page.page.frontMatter?.entries ?? []) {
      const schema = schemaOfKey(entry.key);
      const problem = schema && findValueProblem(schema, entry, page.page.text);
      if (problem === undefined) continue;
      const { message, remedies } = problem;
      yield { range: entry.valueRange, message, fixes: () => remedies().map((remedy) => fix(page, entry, remedy)) };
    }
  },
};

function fix(page: PageInSite, { valueRange }: FrontMatterEntry, { title, yaml, preferred }: Remedy): Fix {
  return pageFix(page, title ?? `Change to ${code(yaml)}`, [replacement(valueRange, yaml)], { preferred });
}
