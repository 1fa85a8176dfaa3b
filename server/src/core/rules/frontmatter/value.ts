import { schemaOfKey } from '../../page/frontMatter/schema.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../engine/pageEdits.ts';
import { fixesIfAny, type Fix, type PageRule } from '../engine/rule.ts';
import { findCutValue } from './cutValue.ts';
import type { Remedy } from './valueRemedy.ts';
import { findValueProblem } from './valueProblem.ts';
import { replacement } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';

export const value: PageRule = {
  meta: {
    id: 'frontmatter/value',
    severity: 'warning',
    worst: 'error',
    summary: 'a front matter key with an invalid value',
  },
  checksSnippets: false,
  *check(context) {
    for (const entry of context.page.frontMatter?.entries ?? []) {
      const { text } = context.page;
      const schema = schemaOfKey(entry.key);
      const cut = schema && findCutValue(entry, text);
      const problem = cut ?? (schema && findValueProblem(schema, entry, text));
      if (problem === undefined) continue;
      const { message, remedies } = problem;
      const range = cut?.fixedRange ?? entry.valueRange;
      yield {
        range,
        message,
        ...(problem.stopsBuild === true ? { severity: 'error' as const } : {}),
        // Whoever gives a key another meaning does so on several pages.
        cause: message,
        fixes: fixesIfAny(() => remedies().map((remedy) => fix(context, range, remedy))),
      };
    }
  },
};

function fix(context: PageContext, range: TextRange, { title, yaml, preferred }: Remedy): Fix {
  return pageFix(context, title ?? `Change to ${code(yaml)}`, [replacement(range, yaml)], { preferred });
}
