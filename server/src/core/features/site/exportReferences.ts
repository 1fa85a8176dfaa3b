import { mentionsOnPage } from '../../page/mdx/script/mentions.ts';
import type { FileLocation } from '../../paths/fileLocation.ts';
import { exportRange } from '../../site/imports/exportRange.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { textDeclaring } from '../page/namesInScope.ts';
import { localNameOf, type ExportAtOffset, type PageOf } from './exportAtOffset.ts';

/** Returns where pages and snippets name what a file declares. */
export function referencesToExport(
  context: PageContext,
  { file, name }: Pick<ExportAtOffset, 'file' | 'name'>,
  { includeDeclaration }: { readonly includeDeclaration: boolean },
  pageOf: PageOf,
): readonly FileLocation[] {
  const declaration = declarationOf(context, file, name);
  const files = new Set([file, ...(context.site.includedBy.get(file) ?? [])]);
  const uses = [...files].flatMap((one): readonly FileLocation[] => {
    const page = one === context.file ? context : pageOf(one);
    const local = page && localNameOf(page, file, name);
    const mentions = page === undefined || local === undefined ? [] : (mentionsOnPage(page.page, local) ?? []);
    const ranges = mentions.map(({ range }) => range).sort((a, b) => a.start - b.start);
    const isDeclaration = (start: number): boolean => one === file && start === declaration?.range.start;
    return ranges.filter(({ start }) => !isDeclaration(start)).map((range) => ({ file: one, range }));
  });
  return includeDeclaration && declaration !== undefined ? [declaration, ...uses] : uses;
}

function declarationOf(context: PageContext, file: ExportAtOffset['file'], name: string): FileLocation | undefined {
  const own = file === context.file ? context.page.script.declaredByName.get(name)?.range : undefined;
  const range = own ?? exportRange(textDeclaring(context, file), name);
  return range && { file, range: { start: range.end - name.length, end: range.end } };
}
