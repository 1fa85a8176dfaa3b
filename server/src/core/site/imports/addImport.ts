import type { PageModel } from '../../page/pageModel.ts';
import { detectLayout, endOfLineText } from '../../text/lines.ts';
import type { TextEdit } from '../../text/textRange.ts';
import type { ImportableComponent } from './importableComponents.ts';
import type { PageContext } from '../siteSnapshot.ts';
import { resolveImport } from '../references/resolveLink.ts';

/** Imports a component into a page: with what it already imports from the same file, or on a line of its own. */
export function addImport({ page, site, file }: PageContext, { name, ...from }: ImportableComponent): TextEdit {
  const line = `import ${from.isDefault ? name : `{ ${name} }`} from "/${from.file}";`;
  if (from.isDefault) return importEdit(page, line);
  const beside = page.script.imports.find(({ source, names }) => {
    const found = resolveImport(site, file, source);
    return found.kind === 'file' && found.file === from.file && names.every(({ imported }) => imported !== '*');
  });
  const last = beside?.names.at(-1);
  if (beside === undefined || last === undefined) return importEdit(page, line);
  const { end } = last.range;
  const isInBraces = page.text.slice(end, beside.sourceRange.start).includes('}');
  return { range: { start: end, end }, newText: isInBraces ? `, ${name}` : `, { ${name} }` };
}

/**
 * Returns the edit that adds an import: after the existing ones, or else below the front matter between empty lines.
 */
export function importEdit({ text, script, frontMatter }: PageModel, line: string): TextEdit {
  const { lineEnd } = detectLayout(text);
  const last = script.imports.at(-1);
  if (last === undefined && frontMatter === undefined) {
    return { range: { start: 0, end: 0 }, newText: line + lineEnd + (isWhitespaceAt(text, 0) ? '' : lineEnd) };
  }
  const at = endOfLineText(text, last?.sourceRange.end ?? (frontMatter?.range.end ?? 0) - 1);
  const range = { start: at, end: at };
  if (last !== undefined) return { range, newText: lineEnd + line };
  const next = text.indexOf('\n', at) + 1;
  return { range, newText: lineEnd + lineEnd + line + (next === 0 || isWhitespaceAt(text, next) ? '' : lineEnd) };
}

function isWhitespaceAt(text: string, offset: number): boolean {
  return /^[ \t]*(?:\r?\n|$)/.test(text.slice(offset, offset + 200));
}
