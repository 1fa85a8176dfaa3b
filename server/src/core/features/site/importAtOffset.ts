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
  const names = page.script.imports.flatMap((one) => one.names.map((name) => ({ ...name, source: one.source })));
  if (names.length === 0) return undefined;
  for (const name of names) {
    const range = [name.range, importedRange(page, name)].find((one) => rangeHoldsCursor(one, offset));
    if (range !== undefined) return { ...name, range };
  }
  const tag = tagNamedAt(page, offset);
  const [own, part] = tag?.name.split('.') ?? [];
  const name = names.find(({ local }) => local === own);
  if (tag === undefined || name === undefined) return undefined;
  const { source, imported } = name;
  return { source, imported: imported === '*' && part !== undefined ? part : imported, range: tag.nameRange };
}

/** Returns the range of the exported name: before `as` if the page renames it. */
function importedRange({ text }: PageModel, { range: { start, end } }: Pick<ImportAtOffset, 'range'>): TextRange {
  const [alias = '', imported] =
    /([\p{ID_Continue}$*]+)\s+as\s+$/u.exec(text.slice(Math.max(0, start - 200), start)) ?? [];
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
