import { isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { isIdentifier } from '../../page/mdx/script/identifiers.ts';
import { snippetNames } from '../../page/record/snippetNames.ts';
import { exportedNames } from '../../site/imports/exportedNames.ts';
import { namesPassed, namesTaken } from '../../site/imports/ownComponent.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { resolveImport } from '../../site/references/resolveLink.ts';

/** A name that an expression of a page can use. */
export interface NameInScope {
  readonly name: string;
  readonly detail: string;
  /** Whether every page has it. */
  readonly isOfPlatform?: boolean;
  /** The file that declares it, and its name there; undefined for what a snippet gets from pages, and for the platform’s. */
  readonly declared?: { readonly file: SitePath; readonly name: string };
}

/** Returns the names that expressions of a page can use: its own, imported ones, then those of the platform. */
export function namesInScope(context: PageContext): readonly NameInScope[] {
  const names = [...declaredNames(context), ...importedNames(context), ...namesFromOutside(context)];
  return [...new Map(names.toReversed().map((one) => [one.name, one])).values()].reverse();
}

function declaredNames({ page, file }: PageContext): readonly NameInScope[] {
  return page.script.declared.map(({ name }) => ({ name, detail: 'of this page', declared: { file, name } }));
}

/** The platform copies all exports of a Markdown file into a page that imports its text, whose name only a tag can have. */
function importedNames({ page, site, file }: PageContext): readonly NameInScope[] {
  const texts = snippetNames(page);
  return page.script.imports.flatMap(({ source, names }): readonly NameInScope[] => {
    const found = resolveImport(site, file, source);
    const from = found.kind === 'file' ? found.file : undefined;
    const detail = `from ${source}`;
    return names.flatMap(({ local, imported }): readonly NameInScope[] => {
      if (!texts.has(local))
        return [{ name: local, detail, ...(from && { declared: { file: from, name: imported } }) }];
      const copied = from === undefined || !isMarkdown(from) ? [] : (exportedNames(site, from) ?? []);
      return copied.map((name) => ({ name, detail, ...(from && { declared: { file: from, name } }) }));
    });
  });
}

/** Returns what pages pass to a snippet and what it uses already, or what the platform gives to a page. */
function namesFromOutside(context: PageContext): readonly NameInScope[] {
  if (!context.isSnippet) {
    return [
      { name: 'user', detail: 'the reader who is signed in', isOfPlatform: true },
      { name: 'frontmatter', detail: 'the front matter of this page', isOfPlatform: true },
    ];
  }
  const used = namesTaken(context.site, context.page.text).map(({ name }) => name);
  const names = new Set([...namesPassed(context.site, context.file).filter(isIdentifier), ...used]);
  return [...names].map((name) => ({ name, detail: 'attribute of this snippet' }));
}

/** Returns the text of a page, or of a file that it imports; empty if it isn’t known. */
export function textDeclaring({ page, site, file }: PageContext, declaring: SitePath): string {
  return declaring === file ? page.text : (site.snippets.get(declaring) ?? '');
}
