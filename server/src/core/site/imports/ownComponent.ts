import { isFromScript } from '../../page/elements/componentUses.ts';
import { readPage } from '../../page/readPage.ts';
import type { LocatedText } from '../../page/pageModel.ts';
import { unresolvedExpressions, type UnresolvedExpression } from '../../page/record/unresolvedNames.ts';
import { isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { resolveImport, resolveReference } from '../references/resolveLink.ts';
import type { SiteSnapshot, PageContext } from '../siteSnapshot.ts';
import { isVariable } from '../variables.ts';
import { parametersOf, type DeclaredPart } from './declaredParts.ts';

/** A component that a page imports or declares itself. */
export interface OwnComponent {
  readonly name: string;
  readonly file: SitePath;
  /** The attributes that it takes, in the order of its file. */
  readonly parameters: readonly DeclaredPart[];
}

/** Returns the component of a tag whose page imports or declares it; undefined if what it takes isn’t known. */
export function ownComponent(context: PageContext, tagName: string): OwnComponent | undefined {
  const { page, site, file } = context;
  if (!isFromScript(page, tagName)) return undefined;
  const [local, member] = tagName.split('.');
  if (local === undefined) return undefined;
  if (page.script.declaredByName.has(local)) {
    return member === undefined ? componentIn(tagName, file, parametersOf(page.text, local)) : undefined;
  }
  for (const { source, names } of page.script.imports) {
    const name = names.find((one) => one.local === local);
    const found = name && resolveImport(site, file, source);
    if (name === undefined || found?.kind !== 'file') continue;
    const isWhole = name.imported === '*' && member !== undefined;
    if (!isWhole && member !== undefined) return undefined;
    return componentIn(tagName, found.file, parametersIn(site, found.file, isWhole ? member : name.imported));
  }
  return undefined;
}

function componentIn(
  name: string,
  file: SitePath,
  parameters: readonly DeclaredPart[] | undefined,
): OwnComponent | undefined {
  // What is between the tags is no attribute.
  return parameters && { name, file, parameters: parameters.filter((one) => one.name !== 'children') };
}

/** Returns what the export of a file takes: of the whole text of a Markdown file the names that only its tags can define. */
function parametersIn(site: SiteSnapshot, file: SitePath, imported: string): readonly DeclaredPart[] | undefined {
  const text = site.snippets.get(file);
  const isWhole = imported === 'default' && isMarkdown(file);
  if (text !== undefined) return isWhole ? namesTaken(site, text) : parametersOf(text, imported);
  // Of Markdown in other folders no text is kept: what other pages pass is known.
  const names = isWhole ? [...new Set(namesPassed(site, file))] : undefined;
  return names?.map((name) => ({ name, range: { start: 0, end: 0 }, value: undefined }));
}

/** Returns the attributes with which pages show the text of a snippet, each as often as a page does. */
export function namesPassed(site: SiteSnapshot, file: SitePath): readonly string[] {
  return (site.includedBy.get(file) ?? []).flatMap((page) =>
    (site.pages.get(page)?.inclusions ?? []).flatMap((inclusion) => {
      const found = inclusion.passes === undefined ? undefined : resolveReference(site, page, inclusion);
      return found?.kind === 'file' && found.file === file
        ? (inclusion.passes ?? []).filter((name) => name !== '*')
        : [];
    }),
  );
}

/** Returns the names in the braces of a snippet that nothing in it defines, each where it is first. */
export function namesTaken({ config }: SiteSnapshot, text: string): readonly DeclaredPart[] {
  const found = new Map<string, DeclaredPart>();
  for (const one of unresolvedExpressions(readPage(text), (written) => isVariable(config, written))) {
    for (const { value: name, range } of one === undefined ? [] : undefinedNamesOf(text, one)) {
      const known = found.get(name);
      if (known === undefined || range.start < known.range.start) found.set(name, { name, range, value: undefined });
    }
  }
  return [...found.values()].sort((a, b) => a.range.start - b.range.start);
}

function undefinedNamesOf(text: string, one: UnresolvedExpression): readonly LocatedText[] {
  if (one.kind === 'undefined') return one.names;
  if (one.kind !== 'removed' || one.declared !== undefined) return [];
  const start = text.indexOf(one.name, one.range.start);
  return [{ value: one.name, range: { start, end: start + one.name.length } }];
}
