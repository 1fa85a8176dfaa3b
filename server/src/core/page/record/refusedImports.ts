import type { TextRange } from '../../text/textRange.ts';
import { ownText } from '../../util/strings.ts';
import type { Block } from '../blocks.ts';
import { isInSite } from './references.ts';
import type { PageModel } from '../pageModel.ts';

/** An import that brings nothing into its page: of a package, or one that is text since it directly follows text. */
export type RefusedImport =
  /** The range is that of the source without its quotes. */
  { readonly reason: 'package'; readonly source: string; readonly range: TextRange } | TextImport;

/** Imports that directly follow text, with the names that they were meant to bring. */
interface TextImport {
  readonly reason: 'text';
  /** That of the complete import, and of those that directly follow it. */
  readonly range: TextRange;
  readonly lineEnd: '\n' | '\r\n';
  readonly names: readonly string[];
}

/** Returns the imports of a page that the platform refuses or ignores. */
export function refusedImports(page: PageModel): readonly RefusedImport[] {
  return [...packageImports(page), ...textImports(page)];
}

/**
 * Returns imports of packages, since only files of the site can be imported; React's own may be known to the platform.
 */
function packageImports({ script, problems }: PageModel): readonly RefusedImport[] {
  if (problems.some(({ kind }) => kind === 'script')) return [];
  return script.imports
    .filter(({ source }) => /^[@~\w]/.test(source) && !/^(?:react(?:-dom)?(?:$|\/)|[a-z][a-z\d+.-]*:)/i.test(source))
    .map(({ source, sourceRange: { start, end } }) => ({
      reason: 'package',
      source: ownText(source),
      range: { start: start + 1, end: end - 1 },
    }));
}

/** Returns the imports in paragraphs: without an empty line before them they continue the paragraph's text. */
function textImports(page: PageModel): readonly TextImport[] {
  return page.text.includes('\nimport ') ? page.blocks.flatMap((block) => textImportsIn(page, block)) : [];
}

const importLine =
  /(?<=(\r?\n))import\s+([\w$*{][^'"();]*?)\s*\bfrom\s*(["'])([^'"\n]+)\3[ \t]*;?(?=[ \t]*(?:\r?\n|$))/g;

function textImportsIn({ text }: PageModel, { kind, range }: Block): readonly TextImport[] {
  if (kind !== 'paragraph') return [];
  const found: TextImport[] = [];
  for (const match of text.slice(range.start, range.end).matchAll(importLine)) {
    const [written, lineEnd = '', imported = '', , source = ''] = match;
    if (!isInSite(source)) continue;
    const start = range.start + match.index;
    const end = start + written.length;
    const names = imported.match(/(?<![\p{ID_Continue}$])[\p{ID_Start}$_][\p{ID_Continue}$]*(?=\s*(?:[,}]|$))/gu) ?? [];
    const previous = found.at(-1);
    const isJoined = previous !== undefined && text.slice(previous.range.end, start).trim() === '';
    if (isJoined) found.pop();
    found.push({
      reason: 'text',
      range: { start: isJoined ? previous.range.start : start, end },
      lineEnd: lineEnd === '\r\n' ? lineEnd : '\n',
      names: [...(isJoined ? previous.names : []), ...names.map(ownText)],
    });
  }
  return found;
}
