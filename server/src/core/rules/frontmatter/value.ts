import type { FrontMatterEntry } from '../../page/frontMatter.ts';
import { schemaOfKey } from '../../page/frontMatter/schema.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import { fixesIfAny, type Fix, type PageRule } from '../rule.ts';
import { findValueProblem, type Remedy } from './valueProblem.ts';
import { replacement } from '../../text/textEdit.ts';

export const value: PageRule = {
  meta: {
    id: 'frontmatter/value',
    severity: 'warning',
    summary: 'a front matter key with an invalid value',
  },
  checksSnippets: false,
  *check(context) {
    for (const entry of context.page.frontMatter?.entries ?? []) {
      const schema = schemaOfKey(entry.key);
      const problem = schema && findValueProblem(schema, entry, context.page.text);
      if (problem === undefined) continue;
      const { message, remedies } = problem;
      yield {
        range: entry.valueRange,
        message,
        // Whoever gives a key another meaning does so on several pages.
        cause: message,
        fixes: fixesIfAny(() => remedies().map((remedy) => fix(context, entry, remedy))),
      };
    }
  },
};

function fix(context: PageContext, { valueRange }: FrontMatterEntry, { title, yaml, preferred }: Remedy): Fix {
  return pageFix(context, title ?? `Change to ${code(yaml)}`, [replacement(valueRange, yaml)], { preferred });
}
