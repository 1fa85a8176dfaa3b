import type { AnyNode } from 'acorn';
import type { TextRange } from '../../text/textRange.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { earlyComponents, freeComponents, freeNamesShown } from '../mdx/script/freeNames.ts';
import { globalNames } from '../mdx/script/globalNames.ts';
import type { LocatedText, PageModel } from '../pageModel.ts';
import { attributesInBraces, locatedAt } from '../pageQueries.ts';
import { snippetNames } from './snippetNames.ts';
import { indentedExports } from './unresolvedNames.ts';

/** A component that an element in JavaScript takes from outside. */
export interface ScriptComponent extends LocatedText {
  /** Whether an export uses it, so that the page lacks only what that shows. */
  readonly isInExport: boolean;
  /** Whether it is the text of an imported Markdown file, whose tag is only replaced outside of JavaScript. */
  readonly isSnippet: boolean;
}

const componentTag = /<(?:[\p{Lu}_$]|[\p{ID_Continue}$]+\.)/u;

/** Returns the components in the expressions, the values and the exports of a page that its script doesn’t define. */
export const componentsInScripts = lazyForEach((page: PageModel): readonly ScriptComponent[] => {
  const { text, shownExpressions, script, trees } = page;
  if (!text.includes('{') && script.ranges.length === 0) return [];
  const roots: Root[] = [];
  const addExpression = (range: TextRange): void => {
    const tree = hasComponent(text, range) ? trees.expression(range) : undefined;
    if (tree !== undefined) roots.push({ tree, start: range.start, isInExport: false });
  };
  for (const range of shownExpressions) addExpression(range);
  for (const { value } of attributesInBraces(page)) addExpression(value.range);
  for (const range of script.ranges) {
    const tree = hasComponent(text, range) ? page.trees.program(range) : undefined;
    if (tree !== undefined) roots.push({ tree, start: range.start, isInExport: true });
  }
  return roots.length === 0 ? [] : undefinedComponents(page, roots);
});

/** The tree of an expression or a script that begins at an offset. */
interface Root {
  readonly tree: AnyNode;
  readonly start: number;
  readonly isInExport: boolean;
}

function undefinedComponents(page: PageModel, roots: readonly Root[]): readonly ScriptComponent[] {
  const { names } = page.script;
  const indented = indentedExports(page.text);
  const snippets = snippetNames(page);
  const isKnown = (name: string): boolean => (names.has(name) && !snippets.has(name)) || indented.has(name);
  return roots.flatMap(({ tree, start: shift, isInExport }) =>
    freeComponents(tree)
      .filter(({ name }) => !isKnown(name))
      .map(({ name, start }) => ({
        ...locatedAt(name, start + shift),
        isInExport,
        isSnippet: snippets.has(name),
      })),
  );
}

/** A component that an export uses above its declaration. */
export interface EarlyUse extends LocatedText {
  /** Whether the page can’t be shown; else only what uses it isn’t. */
  readonly isFatal: boolean;
}

/** Returns the components that the exports of a page use above their declarations. */
export function componentsUsedEarly(page: PageModel): readonly EarlyUse[] {
  const { text, script } = page;
  return script.ranges.flatMap((range) => {
    const tree = hasComponent(text, range) ? page.trees.program(range) : undefined;
    if (tree === undefined) return [];
    const below = freeComponents(tree).filter(({ name, start, isInFunction }) => {
      const declared = script.declaredByName.get(name);
      return isInFunction && declared !== undefined && declared.range.start > range.start + start;
    });
    const within = earlyComponents(tree).map((one) => ({ ...one, isFatal: one.isInOutermost }));
    return [...within, ...below.map((one) => ({ ...one, isFatal: false }))].map(({ name, start, isFatal }) => ({
      ...locatedAt(name, range.start + start),
      isFatal,
    }));
  });
}

/** Returns the components that constants of a page contain outside of functions, which alone get those of the platform. */
export function componentsInConstants(page: PageModel): readonly LocatedText[] {
  const { text, script } = page;
  return script.ranges.flatMap((range) => {
    const tree = hasComponent(text, range) ? page.trees.program(range) : undefined;
    if (tree === undefined) return [];
    return freeComponents(tree).flatMap(({ name, start, isInFunction }) =>
      isInFunction || script.names.has(name) ? [] : [locatedAt(name, range.start + start)],
    );
  });
}

function hasComponent(text: string, { start, end }: TextRange): boolean {
  const code = text.slice(start, end);
  return code.includes('<') && componentTag.test(code);
}

const shownName = /\{\s*[\p{ID_Start}$_][\p{ID_Continue}$.]*\s*\}/u;

/** Returns the names that elements in the exports of a page show by themselves, and that nothing defines. */
export function namesShownByExports(page: PageModel): readonly LocatedText[] {
  const { text, script } = page;
  return script.ranges.flatMap((range) => {
    const code = text.slice(range.start, range.end);
    const root = code.includes('<') && shownName.test(code) ? page.trees.program(range) : undefined;
    const found = root === undefined ? [] : freeNamesShown(root);
    return found.flatMap(({ name, start }) =>
      globalNames.has(name) || script.names.has(name) ? [] : [locatedAt(name, range.start + start)],
    );
  });
}
