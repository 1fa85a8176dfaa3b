import type { Element } from '../../page/elements/elements.ts';
import { textOfAttribute } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import type { PageRule } from '../engine/rule.ts';
import { isBlock } from '../../page/elements/ownBlock.ts';
import { isFromScript } from '../../page/elements/componentUses.ts';
import { componentsInScripts } from '../../page/record/scriptNames.ts';
import { snippetNames } from '../../page/record/snippetNames.ts';
import { isReplaced } from './imports/snippetTags.ts';

export const snippetInText: PageRule = {
  meta: {
    id: 'component/snippet-in-text',
    title: 'Snippet within text',
    severity: 'error',
    summary: 'a snippet within a sentence, a heading or a table cell, where the page can’t be shown',
  },
  *check(context) {
    const isSnippet = isReplaced(context.page);
    for (const element of context.page.elements) {
      const isTag = isSnippet(element) || isSnippetFile(context, element);
      if (!isTag || isBlock(context.page, element)) continue;
      yield {
        range: element.opening.range,
        message: `${code(element.name)} is a snippet within text, so the page can’t be shown. Put it in a block of its own, or export its text as a constant.`,
      };
    }
    if (snippetNames(context.page).size === 0) return;
    for (const { value, range, isSnippet: isText } of componentsInScripts(context.page)) {
      if (!isText) continue;
      yield {
        range,
        message: `${code(value)} is a snippet within an expression, so the page can’t be shown. Put its tag in a block of its own.`,
      };
    }
  },
};

function isSnippetFile({ page }: PageContext, { name, opening }: Element): boolean {
  return name === 'Snippet' && !isFromScript(page, name) && textOfAttribute(opening, 'file') !== undefined;
}
