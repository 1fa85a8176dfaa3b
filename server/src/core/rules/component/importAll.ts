import type { ImportedName } from '../../page/mdx/script/readScript.ts';
import { isInSite } from '../../page/record/references.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { deletion, replacement } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { unresolvedImportMeta } from './unresolved-import.ts';

/** The part of component/unresolved-import about `import * as`, whose fix changes the page’s tags. */
export const importAll: PageRule = {
  meta: unresolvedImportMeta,
  *check(context) {
    for (const { source, names } of context.page.script.imports) {
      if (!isInSite(source)) continue;
      for (const name of names) {
        if (name.imported !== '*') continue;
        yield {
          range: name.range,
          message: `The platform doesn’t support ${code('import *')}, so what it imports isn’t shown. Import the names in braces: ${code('{ … }')}.`,
          fixes: fixesIfAny(() => byName(context, name)),
        };
      }
    }
  },
};

/** Returns the fix that imports the components of a page’s tags by name, if the import is used by tags alone. */
function byName(context: PageContext, { local, range, clause }: ImportedName): readonly Fix[] {
  const { text, elements, script } = context.page;
  const prefix = `${local}.`;
  const tags = elements.flatMap(({ opening, closing }) =>
    [opening, ...(closing === undefined ? [] : [closing])].filter(({ name }) => name.startsWith(prefix)),
  );
  const names = [...new Set(tags.map(({ name }) => name.slice(prefix.length)))];
  const isUsedElsewhere = Array.from(text.matchAll(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu)).some(
    ({ 0: word, index }) =>
      word === local && index !== range.start && !tags.some(({ nameRange }) => nameRange.start === index),
  );
  if (clause === undefined || isUsedElsewhere || names.length === 0) return [];
  if (names.some((name) => name.includes('.') || script.names.has(name))) return [];
  const list = `{ ${names.join(', ')} }`;
  const edits = tags.map(({ nameRange: { start } }) => deletion({ start, end: start + prefix.length }));
  return [pageFix(context, `Import ${code(list)}`, [replacement(clause, list), ...edits], { preferred: true })];
}
