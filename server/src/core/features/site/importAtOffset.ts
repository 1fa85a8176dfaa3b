import type { JsxTag } from '../../page/mdx/script/scanTag.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';

/** A name that a page imports, at the offset of a request. */
export interface ImportAtOffset {
  /** The address of the import. */
  readonly source: string;
  /** The exported name; `default` and `*` as in the language. */
  readonly imported: string;
  readonly range: TextRange;
}

/** Returns the imported name at an offset: in the import itself, or on a tag of the page. */
export function importedNameAt(page: PageModel, offset: number): ImportAtOffset | undefined {
  const { imports } = page.script;
  for (const { names, source } of imports) {
    for (const name of names) {
      const range = isNear(name, offset)
        ? [name.range, importedRange(page, name)].find((one) => rangeHoldsCursor(one, offset))
        : undefined;
      if (range !== undefined) return { ...name, source, range };
    }
  }
  const tag = imports.length === 0 ? undefined : tagNamedAt(page, offset);
  const [own, part] = tag?.name.split('.') ?? [];
  for (const { names, source } of imports) {
    const name = names.find(({ local }) => local === own);
    if (tag === undefined || name === undefined) continue;
    const { imported } = name;
    return { source, imported: imported === '*' && part !== undefined ? part : imported, range: tag.nameRange };
  }
  return undefined;
}

/** How far before a name the one that it renames may begin. */
const longestAlias = 200;

/** A page may have thousands of imports. */
function isNear({ range: { start, end } }: Pick<ImportAtOffset, 'range'>, offset: number): boolean {
  return offset >= start - longestAlias && offset <= end;
}

/** Returns the range of the exported name: before `as` if the page renames it. */
function importedRange({ text }: PageModel, { range: { start, end } }: Pick<ImportAtOffset, 'range'>): TextRange {
  const [alias = '', imported] =
    /([\p{ID_Continue}$*]+)\s+as\s+$/u.exec(text.slice(Math.max(0, start - longestAlias), start)) ?? [];
  if (imported === undefined) return { start, end };
  return { start: start - alias.length, end: start - alias.length + imported.length };
}

/** Returns the tag of a component that the page declares itself, and its declaration. */
export function declaredNameAt(
  page: PageModel,
  offset: number,
): { readonly range: TextRange; readonly declaration: TextRange } | undefined {
  const tag = tagNamedAt(page, offset);
  const declared = tag && page.script.declared.find(({ name }) => name === tag.name.split('.')[0]);
  return tag && declared && { range: tag.nameRange, declaration: declared.range };
}

function tagNamedAt({ tags }: PageModel, offset: number): JsxTag | undefined {
  return tags.find(({ nameRange }) => rangeHoldsCursor(nameRange, offset));
}
