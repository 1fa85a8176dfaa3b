import { extensionOf, type SitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { resolveImport } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { Hover } from '../answers.ts';
import { describePage } from '../describe.ts';
import { blockText, codeText } from '../../text/markdown.ts';
import { exportRange } from '../../site/imports/exportRange.ts';

/** More lines than this would hide the page. */
const mostLines = 12;
const mostCharacters = 2000;

/** Returns the file of an imported name and its first lines. */
export function hoverImport({ page, site, file }: PageContext, name: string, range: TextRange): Hover | undefined {
  for (const { source, names } of page.script.imports) {
    const imported = names.find(({ local }) => local === name);
    if (imported === undefined) continue;
    const found = resolveImport(site, file, source);
    const from = found.kind === 'file' ? found.file : undefined;
    const head = `**${codeText(name)}** — imported from ${codeText(from === undefined ? source : `/${from}`)}`;
    return { range, markdown: from === undefined ? head : `${head}${describeFile(site, from, imported.imported)}` };
  }
  return undefined;
}

/** Returns the declaration of a name of a page, in Markdown. */
export function describeDeclared({ page, file }: PageContext, name: string): string {
  return `**${codeText(name)}** — declared on this page\n\n${beginningOf(page.text, file, name)}`;
}

/** Returns the title of a page, the first lines of a snippet, or a script's declaration of the name. */
function describeFile(site: SiteSnapshot, file: SitePath, name: string): string {
  const text = site.snippets.get(file);
  if (text !== undefined) return `\n\n${beginningOf(text, file, name)}`;
  return site.pages.has(file) ? `\n\n${describePage(site, file)}` : '';
}

/** Returns the first lines of a text as a code block. */
export function beginningOf(text: string, file: SitePath, name: string): string {
  const declaration = name === 'default' ? undefined : exportRange(text, name);
  const start = declaration?.start ?? 0;
  const beginning = text.slice(start, start + mostCharacters);
  const lines = (beginning.length < mostCharacters ? beginning.trimEnd() : `${beginning}…`).split(/\r?\n/);
  const shown = lines.slice(0, mostLines).join('\n') + (lines.length > mostLines ? '\n…' : '');
  return blockText(shown, extensionOf(file).slice(1));
}
