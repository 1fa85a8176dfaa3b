import type { AnyNode } from 'acorn';
import type { TextRange } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { evaluatedNames, namesAskedFor } from '../mdx/script/evaluatedNames.ts';
import type { LocatedText, PageModel } from '../pageModel.ts';
import { snippetNames } from './snippetNames.ts';
import { indentedExports } from './unresolvedNames.ts';

/** A name that an export evaluates and that nothing defines. */
export interface UndefinedInExport extends LocatedText {
  /** The function in which it is; undefined if it is evaluated with the page, which can’t be shown then. */
  readonly within: string | undefined;
}

interface ExportedValue {
  /** Undefined for the layout and for several names at once. */
  readonly name: string | undefined;
  readonly node: AnyNode;
}

/** More of a page’s exports is data, which takes long to search. */
const longestSearched = 50_000;

/** Returns the names that the exports of a page evaluate and that nothing defines, each once in each export. */
export function undefinedInExports(page: PageModel): readonly UndefinedInExport[] {
  const { text, script } = page;
  // The exports of snippets are added to the page.
  if (script.ranges.length === 0 || snippetNames(page).size > 0) return [];
  const asked = lazy(() => namesAskedFor(script.ranges.map(({ start, end }) => text.slice(start, end)).join('\n')));
  const indented = lazy(() => indentedExports(text));
  const used = lazy(() => usedNames(page));
  const isMissing = (value: string): boolean =>
    !script.names.has(value) && !asked().has(value) && !indented().has(value);
  return script.ranges.flatMap((range) => {
    const isSearched =
      range.end - range.start <= longestSearched && text.slice(range.start, range.end).includes('export');
    const tree = isSearched ? page.trees.program(range) : undefined;
    if (tree?.type !== 'Program') return [];
    return tree.body.flatMap(exportedValues).flatMap(({ name, node }) => {
      const missing = evaluatedNames(node)
        .filter((one) => isMissing(one.name) && (one.isFatal || name === undefined || used().has(name)))
        .toReversed();
      const first = new Map(missing.map((one) => [one.name, one]));
      return Array.from(first.values(), ({ name: value, start, isFatal }) => ({
        value,
        range: { start: range.start + start, end: range.start + start + value.length },
        within: isFatal ? undefined : (name ?? ''),
      }));
    });
  });
}

function exportedValues(statement: AnyNode): readonly ExportedValue[] {
  if (statement.type === 'ExportDefaultDeclaration') return [{ name: undefined, node: statement.declaration }];
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (declared?.type === 'VariableDeclaration') {
    return declared.declarations.flatMap(({ id, init }) =>
      init ? [{ name: id.type === 'Identifier' ? id.name : undefined, node: init }] : [],
    );
  }
  return declared ? [{ name: declared.id.name, node: declared }] : [];
}

const word = /[\p{ID_Continue}$]+/gu;

/** Returns the words in the tags and expressions of a page, and those that its exports have more than once. */
function usedNames({ text, elements, shownExpressions, tags, script }: PageModel): ReadonlySet<string> {
  const wordsIn = ({ start, end }: TextRange): readonly string[] => text.slice(start, end).match(word) ?? [];
  const values = tags.flatMap(({ attributes }) => attributes.flatMap(({ value }) => value?.range ?? []));
  const used = new Set(elements.map((element) => element.name));
  for (const range of [...shownExpressions, ...values]) for (const one of wordsIn(range)) used.add(one);
  const seen = new Set<string>();
  for (const range of script.ranges) for (const one of wordsIn(range)) (seen.has(one) ? used : seen).add(one);
  return used;
}
