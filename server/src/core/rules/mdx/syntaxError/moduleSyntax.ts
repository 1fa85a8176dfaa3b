import type { AnyNode } from 'acorn';
import { isImportMeta, moduleNodes } from '../../../page/mdx/script/moduleNodes.ts';
import { enclosing } from '../../../page/mdx/script/scriptTree.ts';
import { attributesInBraces } from '../../../page/pageQueries.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import type { Finding } from '../../engine/rule.ts';
import { statementsIn } from './pageExports.ts';

/** What may be meant by it; comments and strings are told apart by the tree. */
const mayBeOfModule = /\bimport\s*\.\s*meta\b|\bawait\b/;

/**
 * Yields what JavaScript allows in modules alone: the platform makes a function of a page and of what it includes, so
 * none of it is shown. Only `import.meta.url` is replaced.
 */
export function* moduleSyntax(context: PageContext): Iterable<Finding> {
  const { text, script } = context.page;
  if (!mayBeOfModule.test(text)) return;
  const imported = new Set(script.imports.flatMap(({ names }) => names.map(({ local }) => local)));
  for (const range of script.ranges) {
    if (!mayBeOfModule.test(text.slice(range.start, range.end))) continue;
    for (const { statement, range: of } of statementsIn(context, range, imported))
      yield* found(context, statement, of.start - statement.start, true);
  }
  for (const range of expressionsIn(context)) {
    if (!mayBeOfModule.test(text.slice(range.start, range.end))) continue;
    const root = context.page.trees.expression(range);
    // An expression that waits makes the page a function that does.
    if (root !== undefined) yield* found(context, root, range.start + 1 - enclosing.value[0].length, false);
  }
}

/** Returns the expressions of a page: in its text and as values of attributes. */
function expressionsIn({ page }: PageContext): readonly TextRange[] {
  const values = attributesInBraces(page).filter(({ name }) => name !== '');
  return [...page.expressions, ...values.map(({ value }) => value)].map(({ range }) => range);
}

function* found({ isSnippet }: PageContext, root: AnyNode, shift: number, refusesAwait: boolean): Iterable<Finding> {
  const lost = isSnippet ? 'so pages that include this can’t be shown' : 'so the page can’t be shown';
  for (const { node, waits } of moduleNodes(root)) {
    const range = { start: node.start + shift, end: node.end + shift };
    if (isImportMeta(node))
      yield { range, message: `${code('import.meta')} exists in modules only, ${lost}. Remove it.` };
    else if (refusesAwait && !waits && (node.type === 'AwaitExpression' || isAwaitingLoop(node)))
      yield {
        range: { start: range.start, end: range.start + (node.type === 'AwaitExpression' ? 'await' : 'for').length },
        message: `${code('await')} is allowed in ${code('async')} functions only, ${lost}. Move it into one.`,
      };
  }
}

function isAwaitingLoop(node: AnyNode): boolean {
  return node.type === 'ForOfStatement' && node.await;
}
