import type { RefusedImport } from '../../page/refusedImports.ts';
import type { KnownPage } from '../../site/pageInSite.ts';
import { code } from '../../util/words.ts';
import { insertion, pageFix, replacement } from '../pageEdits.ts';
import type { Finding } from '../rule.ts';

/** What is said of an import that brings nothing into its page. */
export function refusal(page: KnownPage, refused: RefusedImport): Finding {
  const { range } = refused;
  if (refused.reason === 'text') {
    const edit = insertion(range.start, refused.lineEnd);
    return {
      range,
      message: 'This import directly follows text, so it is shown as text. Add a blank line before it.',
      fixes: () => [pageFix(page, 'Add a blank line before it', [edit], { preferred: true })],
      hasFix: true,
    };
  }
  const { source } = refused;
  if (!isFile(source)) {
    return {
      range,
      message: `${code(source)} is a package, but pages can only import files of the site. Copy what you need into ${code('/snippets')}.`,
    };
  }
  const path = source.replace(/^(?:[@~]\/)?/, '/');
  return {
    range,
    message: `${code(source)} is taken for a package. Begin the path of a file with ${code('/')}.`,
    fixes: () => [pageFix(page, `Change to ${code(path)}`, [replacement(range, path)], { preferred: true })],
    hasFix: true,
  };
}

/** Whether a source that is taken for a package was meant as a path. */
function isFile(source: string): boolean {
  return /^(?:[@~]\/)?_?snippets\/|^[@~]\/.*\.\w+$|^[^@]*\.(?:mdx?|[jt]sx)$/.test(source);
}
