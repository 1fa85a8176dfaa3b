import type { PageInSite } from '../../site/pageInSite.ts';
import type { CompletionList } from '../answers.ts';
import { completeAttributeName } from './completeAttributes.ts';
import { completeFence } from './completeFence.ts';
import { completeAddress } from './completeLinks.ts';
import { completeTagName, componentsAt } from './completeTags.ts';
import { completeAttributeValue } from './completeValues.ts';
import { completeVariables } from './completeVariables.ts';
import { completeFrontMatter } from './frontMatter/completion.ts';
import { pageCursorAt, type PageCursor } from './pageCursor.ts';
import { toList, type PageProposal } from './pageProposal.ts';
import { surroundingsAt } from './surroundings.ts';

export interface PageCompletionOptions {
  /** Whether the closing tag that is missing is offered behind a `<`; behind `</` it always is. */
  readonly closeTags?: boolean;
  /** Whether a character that was typed asks, and not a person: an empty line that is being indented stays quiet. */
  readonly isTyped?: boolean;
}

/** What can be written at an offset of a page; nothing within sentences and code. */
export function completePage(page: PageInSite, offset: number, options: PageCompletionOptions = {}): CompletionList {
  const variables = completeVariables(page, offset);
  if (variables !== undefined) return variables;
  const inFrontMatter = completeFrontMatter(page, offset);
  if (inFrontMatter !== undefined) return inFrontMatter;
  const cursor = pageCursorAt(page.page, offset);
  if (cursor.kind === 'fence') return completeFence(page, cursor, offset);
  if (cursor.kind === 'nothing' || (cursor.kind === 'emptyLine' && options.isTyped === true)) {
    return { items: [], isIncomplete: false };
  }
  return toList(proposalsAt(page, cursor, options.closeTags ?? true), cursor.replace, cursor.typed);
}

type ListCursor = Exclude<PageCursor, { readonly kind: 'nothing' | 'fence' }>;

function proposalsAt(page: PageInSite, cursor: ListCursor, closeTags: boolean): readonly PageProposal[] {
  switch (cursor.kind) {
    case 'tagName':
      return completeTagName(page, cursor, closeTags);
    case 'attributeName':
      return completeAttributeName(page, cursor);
    case 'attributeValue':
      return completeAttributeValue(page, cursor);
    case 'link':
      return completeAddress(page, cursor, cursor.isImage ? 'image' : 'link');
    case 'import':
      return completeAddress(page, cursor, 'import');
    case 'emptyLine':
      return componentsAt(page, surroundingsAt(page.page, cursor.replace.start), cursor.replace.start);
  }
}
