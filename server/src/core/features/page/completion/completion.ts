import { hasTrait } from '../../../components/traits.ts';
import { writeExamples, writeOperation } from '../../../api/writeOperation.ts';
import { operationOf } from '../../../site/api/endpointOperations.ts';
import { exportedNames } from '../../../site/imports/exportedNames.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { resolveImport } from '../../../site/references/resolveLink.ts';
import { codeText } from '../../../text/markdown.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { shorten } from '../../../util/messageText.ts';
import type { CompletionList } from '../../answers.ts';
import { fewestLetters } from '../../limitItems.ts';
import { completeAttributeName } from './completeAttributes.ts';
import { completeFence } from './completeFence.ts';
import { completeExpression } from './completeNames.ts';
import { completeTagName, componentsAt } from './completeTags.ts';
import { completeAttributeValue } from './completeValues.ts';
import { enclosingElementsAt } from '../enclosingElements.ts';
import { completeFrontMatter } from '../frontMatter/completion.ts';
import { textOfAddress, type LinkKind } from './linkText.ts';
import { linkTargets, rangeReplacedBy } from './linkTargets.ts';
import { pageCursorAt, type ImportNameCursor, type PageCursor } from './pageCursor.ts';
import { toList, type PageProposal } from './pageProposal.ts';

export interface PageCompletionOptions {
  /** Whether to offer the missing closing tag after a `<`; after `</` it is always offered. */
  readonly closeTags?: boolean;
  /** Whether a typed character triggered the request: an empty line that is being indented gets no completions. */
  readonly isTyped?: boolean;
  /** Whether the editor's own Markdown support completes links too, so that its targets are left out. */
  readonly hasMarkdownSupport?: boolean;
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
  if (cursor.kind === 'fence') return completeFence(context, cursor, offset, options.isTyped === true);
  if (cursor.kind === 'nothing' || (cursor.kind === 'emptyLine' && options.isTyped === true)) {
    return { items: [], isIncomplete: false };
  }
  const list = toList(proposalsAt(context, cursor, options), cursor.replace, cursor.typed);
  return findsSectionsLater(cursor) ? { ...list, isIncomplete: true } : list;
}

/** Whether the next letters find sections of other pages, even if nothing is found yet. */
function findsSectionsLater(cursor: ListCursor): boolean {
  return cursor.kind === 'link' && !cursor.isImage && cursor.typed.length < fewestLetters;
}

type ListCursor = Exclude<PageCursor, { readonly kind: 'nothing' | 'fence' }>;

function proposalsAt(
  context: PageContext,
  cursor: ListCursor,
  { closeTags = true, hasMarkdownSupport = false, isTyped = false }: PageCompletionOptions,
): readonly PageProposal[] {
  switch (cursor.kind) {
    case 'tagName':
      return completeTagName(context, cursor, closeTags);
    case 'attributeName':
      return completeAttributeName(context, cursor);
    case 'attributeValue':
      return completeAttributeValue(context, cursor, isTyped);
    case 'link':
      return completeAddress(context, cursor, cursor.isImage ? 'image' : 'link', hasMarkdownSupport);
    case 'import':
      return completeAddress(context, cursor, 'import');
    case 'importName':
      return exportProposals(context, cursor);
    case 'name':
      return completeExpression(context, cursor, isTyped);
    case 'emptyLine':
      return [
        ...(cursor.typed === '' ? endpointProposals(context) : []),
        ...componentsAt(context, enclosingElementsAt(context.page, cursor.replace.start), cursor.replace),
      ];
  }
}

/** Returns what the file of an import exports by name, without what the page imports from it already. */
function exportProposals(
  { site, file, page }: PageContext,
  { source, present, replace }: ImportNameCursor,
): readonly PageProposal[] {
  const found = resolveImport(site, file, source);
  if (found.kind !== 'file') return [];
  const imported = page.script.imports
    .filter((one) => one.source === source)
    .flatMap(({ names }) => names.filter(({ range }) => range.end < replace.start || range.start > replace.end))
    .map((name) => name.imported);
  const known = new Set([...present, ...imported]);
  const exported = [...new Set(exportedNames(site, found.file))].filter((name) => name !== 'default');
  return exported
    .filter((name) => !known.has(name))
    .map((name) => ({ label: name, kind: 'component', newText: name, detail: `/${found.file}` }));
}

/** Returns the possible targets of a link, an image or an import. */
function completeAddress(
  context: PageContext,
  cursor: { readonly typed: string; readonly replace: TextRange },
  kind: LinkKind,
  hasMarkdownSupport = false,
): readonly PageProposal[] {
  const text = textOfAddress(context.page, cursor.replace.start, kind);
  return linkTargets(context, { typed: cursor.typed, ...text }, kind, hasMarkdownSupport).map(
    ({ target, from, page, ...shown }) => ({
      label: target,
      ...shown,
      newText: target,
      replace: rangeReplacedBy(context, { from, page }, cursor),
    }),
  );
}

/** The longest name, and the limit of the text read before a cursor. */
const longest = 200;

/** Returns the site's variables after `{{`, with the closing braces; undefined where none is being typed. */
function completeVariables({ page, site }: PageContext, offset: number): CompletionList | undefined {
  const { variables } = site.config;
  const typed =
    variables.length === 0
      ? undefined
      : /\{\{\s*([\w.-]*)$/.exec(page.text.slice(Math.max(0, offset - longest), offset))?.[1];
  if (typed === undefined) return undefined;
  const rest = /^([\w.-]*)\s*(\}{0,2})/.exec(page.text.slice(offset, offset + longest));
  const end = offset + (rest?.[1]?.length ?? 0);
  const closing = '}}'.slice(rest?.[2]?.length ?? 0);
  const proposals = variables.map(({ name, value }) => ({
    label: name,
    kind: 'value' as const,
    detail: shorten(value, 60),
    newText: name + closing,
  }));
  return toList(proposals, { start: offset - typed.length, end }, typed);
}

/**
 * Returns the text of a page about an operation that the site's API description has: fields and examples where the front
 * matter has `api`, examples alone where it has `openapi`, since the platform then adds the fields itself.
 */
function endpointProposals({ site, pageIndex, page, catalogue }: PageContext): readonly PageProposal[] {
  const { endpoint } = pageIndex;
  if (endpoint === undefined || endpoint.source === 'text') return [];
  const isWritten = page.elements.some(
    ({ name }) => hasTrait(name, 'isApiExample') || (catalogue.get(name)?.aliasOf ?? name) === 'ParamField',
  );
  const described = isWritten ? undefined : operationOf(site, endpoint);
  if (described === undefined) return [];
  const { operation, file } = described;
  const isComplete = endpoint.source === 'api';
  const text = isComplete ? writeOperation(operation) : writeExamples(operation);
  const lines = page.text.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  const label = `${operation.method} ${operation.path}`;
  return [
    {
      label,
      kind: 'component',
      detail: isComplete ? 'Fields and examples' : 'Examples',
      documentation: `From ${codeText(`/${file}`)}`,
      newText: lines,
      filterText: label,
    },
  ];
}
