import type { PageContext } from '../../site/pageContext.ts';
import type { CompletionList } from '../answers.ts';
import { completeAttributeName } from './completeAttributes.ts';
import { endpointProposals } from './completeEndpoint.ts';
import { completeFence } from './completeFence.ts';
import { completeAddress } from './completeLinks.ts';
import { completeTagName, componentsAt } from './completeTags.ts';
import { completeAttributeValue } from './completeValues.ts';
import { completeVariables } from './completeVariables.ts';
import { completeFrontMatter } from './frontMatter/completion.ts';
import { pageCursorAt, type PageCursor } from './pageCursor.ts';
import { toList, type PageProposal } from './pageProposal.ts';
import { enclosingElementsAt } from './enclosingElements.ts';

export interface PageCompletionOptions {
  /** Whether to offer the missing closing tag after a `<`; after `</` it is always offered. */
  readonly closeTags?: boolean;
  /** Whether a typed character triggered the request: an empty line that is being indented gets no completions. */
  readonly isTyped?: boolean;
  /** Whether the editor's own Markdown support completes links too, so that its targets are left out. */
  readonly besideMarkdown?: boolean;
}

/** Returns the completions at an offset of a page; none within sentences and code. */
export function completePage(
  context: PageContext,
  offset: number,
  options: PageCompletionOptions = {},
): CompletionList {
  const variables = completeVariables(context, offset);
  if (variables !== undefined) return variables;
  const inFrontMatter = completeFrontMatter(context, offset, options.isTyped === true);
  if (inFrontMatter !== undefined) return inFrontMatter;
  const cursor = pageCursorAt(context.page, offset);
  if (cursor.kind === 'fence') return completeFence(context, cursor, offset);
  if (cursor.kind === 'nothing' || (cursor.kind === 'emptyLine' && options.isTyped === true)) {
    return { items: [], isIncomplete: false };
  }
  return toList(proposalsAt(context, cursor, options), cursor.replace, cursor.typed);
}

type ListCursor = Exclude<PageCursor, { readonly kind: 'nothing' | 'fence' }>;

function proposalsAt(
  context: PageContext,
  cursor: ListCursor,
  { closeTags = true, besideMarkdown = false }: PageCompletionOptions,
): readonly PageProposal[] {
  switch (cursor.kind) {
    case 'tagName':
      return completeTagName(context, cursor, closeTags);
    case 'attributeName':
      return completeAttributeName(context, cursor);
    case 'attributeValue':
      return completeAttributeValue(context, cursor);
    case 'link':
      return completeAddress(context, cursor, cursor.isImage ? 'image' : 'link', besideMarkdown);
    case 'import':
      return completeAddress(context, cursor, 'import');
    case 'emptyLine':
      return [
        ...(cursor.typed === '' ? endpointProposals(context) : []),
        ...componentsAt(context, enclosingElementsAt(context.page, cursor.replace.start), cursor.replace.start),
      ];
  }
}
