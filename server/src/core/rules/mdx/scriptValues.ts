import { isFromScript } from '../../page/elements/componentUses.ts';
import { elementAround } from '../../page/pageQueries.ts';
import { namesShownByExports } from '../../page/record/scriptNames.ts';
import { shownExpressions, type UnresolvedExpression } from '../../page/record/unresolvedNames.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { isVariable } from '../../site/variables.ts';
import { endOfLineText, startOfLine } from '../../text/lines.ts';
import { replacement } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { Finding } from '../engine/rule.ts';

type Snippet = Extract<UnresolvedExpression, { readonly kind: 'snippet' }>;

/** Returns the finding of the name of a snippet in an expression. */
export function snippetInBraces(context: PageContext, { range, name, isAlone }: Snippet): Finding {
  const { text } = context.page;
  const tag = `<${name} />`;
  const line = text.slice(startOfLine(text, range.start), endOfLineText(text, range.end));
  const isBlock = isAlone && line.trim() === text.slice(range.start, range.end);
  const effect = isAlone ? 'it isn’t shown' : 'the page can’t be shown';
  return {
    range,
    ...(!isAlone && { severity: 'error' }),
    message: `${code(name)} is a snippet, which has no value, so ${effect}. Write ${code(tag)} in a block of its own, or export the text as a constant.`,
    ...(isBlock && {
      fixes: () => [pageFix(context, `Change to ${code(tag)}`, [replacement(range, tag)], { preferred: true })],
    }),
  };
}

/** Whether an expression is what a component of the site or of a package may call. */
export function isRenderProp({ page }: PageContext, { start }: TextRange): boolean {
  const around = elementAround(page, start);
  return around !== undefined && isFromScript(page, around.name);
}

export function functionInText(range: TextRange): Finding {
  return { range, message: 'Readers see nothing of a function. Call it, or write what it returns.' };
}

/** Yields the findings of names in the elements of exports: what such a component or constant shows is lost. */
export function* undefinedInExports({ page }: PageContext): Iterable<Finding> {
  if (page.problems.some(({ kind }) => kind === 'script')) return;
  for (const { value, range } of namesShownByExports(page)) {
    yield {
      range,
      severity: 'error',
      message: `${code(value)} isn’t defined, so what this export shows is missing. Define it, or write the braces in quotes: ${code(`{"{${value}}"}`)}.`,
    };
  }
}

/** Yields the variables of docs.json whose uses are no JavaScript: the platform's local programs read pages before they replace them. */
export function* variablesReadAsCode({ page, site }: PageContext): Iterable<Finding> {
  if (!page.text.includes('{{')) return;
  for (const { start, end } of shownExpressions(page)) {
    const written = page.text.slice(start, end);
    const name = /^\{\{([\w.-]*[.-][\w.-]*)\}\}$/.exec(written)?.[1];
    if (name === undefined || !isVariable(site.config, written)) continue;
    yield {
      range: { start, end },
      severity: 'hint',
      cause: name,
      message: `${code(written)} is read as code by the platform’s local preview and strict check, which refuse the page. Rename the variable, for example to ${code(name.replace(/[.-]/g, '_'))}.`,
    };
  }
}
