import { isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { resolveImport } from '../../site/references/resolveLink.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';
import { nameInExpressionAt } from '../page/nameInExpression.ts';
import { namesInScope } from '../page/namesInScope.ts';
import { declaredNameAt, importedNameAt } from './importAtOffset.ts';

/** A name that a file declares, at the offset of a request. */
export interface ExportAtOffset {
  /** The file that declares it, and its name there. */
  readonly file: SitePath;
  readonly name: string;
  readonly range: TextRange;
}

/**
 * Returns the declared name at an offset of a page: in its declaration, in an import by that name, on a tag or in an
 * expression. What a file exports by default has the name that the page gives it.
 */
export function exportAtOffset(context: PageContext, offset: number): ExportAtOffset | undefined {
  const { page, site, file } = context;
  const declared = page.script.declared.find(({ range }) => rangeHoldsCursor(range, offset));
  if (declared !== undefined) return { file, name: declared.name, range: declared.range };
  const tag = declaredNameAt(page, offset);
  const own = tag && page.script.declared.find(({ range }) => range === tag.declaration);
  if (tag !== undefined && own !== undefined) return { file, name: own.name, range: firstWord(tag.range, own.name) };
  const imported = importedNameAt(page, offset);
  if (imported !== undefined) {
    const found = resolveImport(site, file, imported.source);
    if (found.kind !== 'file' || /^(?:default|\*)$/.test(imported.imported)) return undefined;
    return { file: found.file, name: imported.imported, range: imported.range };
  }
  const used = nameInExpressionAt(context, offset);
  const name = used && namesInScope(context).find((one) => one.name === used.value);
  if (used === undefined || name?.declared === undefined || name.declared.name === 'default') return undefined;
  return { ...name.declared, range: used.range };
}

/** Returns a page whose text was read for a request. */
export type PageOf = (file: SitePath) => PageContext | undefined;

/** Returns the other pages whose text has to be read to find what names the declared name at an offset. */
export function filesNaming(context: PageContext, offset: number): readonly SitePath[] {
  const declared = exportAtOffset(context, offset);
  if (declared === undefined) return [];
  const files = [declared.file, ...(context.site.includedBy.get(declared.file) ?? [])];
  return files.filter((file) => isMarkdown(file) && file !== context.file);
}

function firstWord({ start }: TextRange, name: string): TextRange {
  return { start, end: start + name.length };
}

/** Under which name a page knows what a file exports by a name; undefined if it doesn’t import that. */
export function localNameOf(
  { site, file, page }: PageContext,
  declaring: SitePath,
  exported: string,
): string | undefined {
  if (file === declaring) return exported;
  let copied: string | undefined;
  for (const { source, names } of page.script.imports) {
    const found = resolveImport(site, file, source);
    if (found.kind !== 'file' || found.file !== declaring) continue;
    const name = names.find(({ imported }) => imported === exported);
    if (name !== undefined) return name.local;
    // The platform copies all exports of a Markdown file whose text is imported.
    if (isMarkdown(declaring) && names.some(({ imported }) => imported === 'default')) copied = exported;
  }
  return copied !== undefined && page.script.names.has(copied) ? undefined : copied;
}
