import type { RefusedImport } from '../../page/refusedImports.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import type { Finding } from '../rule.ts';
import { insertion, replacement } from '../../text/textEdit.ts';

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
