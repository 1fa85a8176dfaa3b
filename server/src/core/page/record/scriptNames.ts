import type { AnyNode } from 'acorn';
import type { TextRange } from '../../text/textRange.ts';
import { freeComponents, freeNamesShown, type FreeName } from '../mdx/script/freeNames.ts';
import { globalNames } from '../mdx/script/globalNames.ts';
import { expressionIn, scriptTree } from '../mdx/script/scriptTree.ts';
import type { LocatedText, PageModel } from '../pageModel.ts';
import { snippetNames } from './snippetNames.ts';
import { indentedExports, shownExpressions } from './unresolvedNames.ts';

/** A component that an element in JavaScript takes from outside. */
export interface ScriptComponent extends LocatedText {
  /** Whether an export uses it, so that the page lacks only what that shows. */
  readonly isInExport: boolean;
  /** Whether it is the text of an imported Markdown file, whose tag is only replaced outside of JavaScript. */
  readonly isSnippet: boolean;
}

const componentTag = /<(?:[\p{Lu}_$]|[\p{ID_Continue}$]+\.)/u;

/** Returns the components in the expressions, the values and the exports of a page that its script doesn’t define. */
export function componentsInScripts(page: PageModel): readonly ScriptComponent[] {
  const { text, tags, script } = page;
  if (!/[{}]|^export\b/m.test(text)) return [];
  const values = tags.flatMap(({ attributes }) =>
    attributes.flatMap(({ value }) => (value?.kind === 'expression' ? value.range : [])),
  );
  const indented = indentedExports(text);
  const snippets = snippetNames(page);
  const isKnown = (name: string): boolean => (script.names.has(name) && !snippets.has(name)) || indented.has(name);
  const located = (found: readonly FreeName[], shift: number, isInExport: boolean): readonly ScriptComponent[] =>
    found.flatMap(({ name, start }) =>
      isKnown(name)
        ? []
        : [
            {
              value: name,
              range: { start: start + shift, end: start + shift + name.length },
              isInExport,
              isSnippet: snippets.has(name),
            },
          ],
    );
  const inExpressions = [...shownExpressions(page), ...values].flatMap(({ start, end }) => {
    const code = text.slice(start + 1, end - 1);
    const root = componentTag.test(code) ? expressionIn(code) : undefined;
    return root === undefined ? [] : located(freeComponents(root), start, false);
  });
  const inExports = script.ranges.flatMap((range) => {
    const root = parsed(text, range, componentTag);
    return root === undefined ? [] : located(freeComponents(root), range.start, true);
  });
  return [...inExpressions, ...inExports];
}

const shownName = /\{\s*[\p{ID_Start}$_][\p{ID_Continue}$.]*\s*\}/u;

/** Returns the names that elements in the exports of a page show by themselves, and that nothing defines. */
export function namesShownByExports({ text, script }: PageModel): readonly LocatedText[] {
  return script.ranges.flatMap((range) => {
    if (!text.slice(range.start, range.end).includes('<')) return [];
    const root = parsed(text, range, shownName);
    const found = root === undefined ? [] : freeNamesShown(root);
    return found.flatMap(({ name, start }) =>
      globalNames.has(name) || script.names.has(name)
        ? []
        : [{ value: name, range: { start: range.start + start, end: range.start + start + name.length } }],
    );
  });
}

/** Returns a script as a tree, if it matches a pattern; undefined if it can’t be read, which is a syntax error. */
function parsed(text: string, { start, end }: TextRange, pattern: RegExp): AnyNode | undefined {
  const code = text.slice(start, end);
  if (!pattern.test(code)) return undefined;
  try {
    return scriptTree(code).program;
  } catch {
    return undefined;
  }
}
