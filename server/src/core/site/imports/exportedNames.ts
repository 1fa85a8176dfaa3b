import { isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { longestSnippet, type SiteSnapshot } from '../siteSnapshot.ts';

/** Returns the names that a file exports; undefined if they aren't all known. */
export function exportedNames(site: SiteSnapshot, file: SitePath): readonly string[] | undefined {
  if (isMarkdown(file)) {
    const names = site.pages.get(file)?.exports;
    return names?.includes('*') === true ? undefined : names;
  }
  const text = /\.[jt]sx?$/i.test(file) ? site.snippets.get(file) : undefined;
  // A file without text is still to be written.
  const isKnown = text !== undefined && text.trim() !== '' && text.length < longestSnippet;
  return isKnown ? namesInScript(text) : undefined;
}

/** Exports that are declared elsewhere, or destructured from another value. */
const openExport =
  /\bexport\s*(?:\*|=|type\s*\*)|\bmodule\.exports\b|\bexports\s*[.[]|\bexport\s+(?:declare\s+)?(?:const|let|var)\s*[{[]/;

const declaration =
  /\bexport\s+(?:(?:declare|abstract|async)\s+)*(?:const\s+enum|const|let|var|function\s*\*?|class|enum|type|interface|namespace)\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;
const further = /,\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?::[^=,;]+)?=(?!=)/gu;
const list = /\bexport\s+(?:type\s*)?\{([^}]*)\}/g;

/** Returns the exports of a script. TypeScript can't be parsed here, so whatever looks like an exported name counts. */
function namesInScript(text: string): readonly string[] | undefined {
  if (openExport.test(text)) return undefined;
  const declared = [...text.matchAll(declaration), ...text.matchAll(further)].map(([, name = '']) => name);
  const listed = [...text.matchAll(list)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+/).at(-1) ?? ''),
  );
  return [...declared, ...listed].filter((name) => name !== '' && name !== 'default');
}
