import type { Reference } from '../../../page/record/references.ts';
import type { RefusedImport } from '../../../page/record/refusedImports.ts';
import { isMarkdown, namesFile } from '../../../paths/fileKinds.ts';
import { relativeFrom } from '../../../paths/route.ts';
import { unportablePath } from '../../../paths/portablePath.ts';
import { extensionOf, folderOf, stemOf, type SitePath } from '../../../paths/sitePath.ts';
import type { KnownPage } from '../../../site/pageContext.ts';
import { importExtensions } from '../../../site/references/resolveLink.ts';
import type { SiteFiles } from '../../../site/siteFiles.ts';
import { insertion, replacement } from '../../../text/textEdit.ts';
import { code } from '../../../util/messageText.ts';
import { findNearestPath } from '../../../paths/nearestPath.ts';
import { pageFix } from '../../engine/pageEdits.ts';
import type { Finding, Fix } from '../../engine/rule.ts';

/** Whether a bundler may resolve the path in a way that Docsight doesn't know. */
export function mayBeReadOtherwise({ site }: KnownPage, path: SitePath): boolean {
  return site.files.hasFolder(path) || site.files.paths.some((file) => file.startsWith(`${path}.`));
}

export function missingFileMessage({ site }: KnownPage, path: SitePath): string {
  const missing = `File not found: ${code(`/${path}`)}`;
  const otherCase = fileInOtherCase(site.files, path);
  if (otherCase !== undefined) {
    return `${missing}, but ${code(`/${otherCase}`)} exists. Paths are case-sensitive.`;
  }
  const extension =
    hasImportExtension(path) || namesFile(path) ? '' : `, with or without ${code('.mdx')} or ${code('.jsx')}`;
  return `${missing}${extension}. Correct the path or create the file.`;
}

function fileInOtherCase(files: SiteFiles, path: SitePath): SitePath | undefined {
  return ['', ...importExtensions]
    .map((extension) => files.names.inOtherCase(`${path}${extension}` as SitePath))
    .find((file) => file !== undefined);
}

/**
 * Returns fixes for files of the same name in other folders, and those of similar spelling; in other case only that
 * one.
 */
export function nearestFiles(page: KnownPage, reference: Reference, path: SitePath): readonly Fix[] {
  const { files } = page.site;
  const otherCase = fileInOtherCase(files, path);
  const { names, isClear } = otherCase === undefined ? alike(files, path) : { names: [otherCase], isClear: true };
  return names.map((name, index) => {
    const source = sourceOf(page, reference.value, name as SitePath);
    const options = { preferred: isClear && index === 0 };
    return pageFix(page, `Change to ${code(source)}`, [replacement(reference.range, source)], options);
  });
}

function alike(files: SiteFiles, path: SitePath): { readonly names: readonly string[]; readonly isClear: boolean } {
  const hasExtension = hasImportExtension(path) || namesFile(path);
  const known = files.paths.filter((file) =>
    hasExtension ? extensionOf(file) === extensionOf(path) : hasImportExtension(file),
  );
  const spelling = findNearestPath(path, known);
  const sameName = known.filter((file) => stemOf(file) === stemOf(path));
  const names = [...new Set([...sameName.slice(0, 3), ...spelling.names])].slice(0, 3);
  return { names, isClear: sameName.length === 1 || (sameName.length === 0 && spelling.isClear) };
}

/** Returns a file as an import path: from the root or from the page's folder. */
function sourceOf({ file }: KnownPage, written: string, target: SitePath): string {
  return written.startsWith('/') ? `/${target}` : relativeFrom(folderOf(file), target);
}

/** Returns the fix that creates the snippet of a default import. */
export function creation({ names = [] }: Reference, path: SitePath): readonly Fix[] {
  const [only] = names;
  const isDefaultImport = names.length === 1 && only?.imported === 'default';
  if (!isDefaultImport || (extensionOf(path) !== '' && !isMarkdown(path))) return [];
  const file = (isMarkdown(path) ? path : `${path}.mdx`) as SitePath;
  if (unportablePath(file) !== undefined) return [];
  const text = `{/* Pages show this content in place of <${only.local} />. */}\n`;
  return [{ title: `Create the snippet ${code(file)}`, edits: [{ kind: 'create', file, text }], preferred: false }];
}

function hasImportExtension(path: string): boolean {
  return extensionOf(path) !== '' && [...importExtensions, '.json', '.css'].includes(extensionOf(path));
}

/** Yields the findings of an import that is text, or whose path begins like a package; none for a package. */
export function* refusals(page: KnownPage, refused: RefusedImport): Iterable<Finding> {
  const { range } = refused;
  if (refused.reason === 'text') {
    const edit = insertion(range.start, refused.lineEnd);
    yield {
      range,
      message: 'This import directly follows text, so it is shown as text. Add a blank line before it.',
      fixes: () => [pageFix(page, 'Add a blank line before it', [edit], { preferred: true })],
    };
    return;
  }
  const { source } = refused;
  if (!meansFile(source)) return;
  const path = source.replace(/^(?:[@~]\/)?/, '/');
  yield {
    range,
    message: `${code(source)} is read as a package. Start the path of a file with ${code('/')}.`,
    fixes: () => [pageFix(page, `Change to ${code(path)}`, [replacement(range, path)], { preferred: true })],
  };
}

/** Whether a source that is taken for a package was likely meant as a path. */
export function meansFile(source: string): boolean {
  return /^(?:[@~]\/)?_?snippets\/|^[@~]\/.*\.\w+$|^[^@]*\.(?:mdx?|[jt]sx)$/.test(source);
}
