import { kindOfKey } from '../../page/frontMatter/schema.ts';
import { configMentions } from '../../site/configReferences.ts';
import { operationFor } from '../../site/operations.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { resolveImport, resolveMention } from '../../site/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { declarationOfVariable, variableInPage, withBraces } from '../../site/variables.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import type { DocumentLink, LinkTarget } from '../answers.ts';
import { exportPlace } from '../page/exportPlace.ts';
import { schemaFor } from '../page/frontMatter/apiValues.ts';
import { declaredNameAt, importedNameAt } from './importedName.ts';
import { fileTarget, targetOf } from './linkTarget.ts';
import { linkAt, mentionAt } from './mentionAt.ts';

/** The page or file that the text at an offset of docs.json names, a file in which a part of it stands included. */
export function definitionInConfig(site: SiteSnapshot, offset: number): DocumentLink | undefined {
  const reference = site.config.whole.references.find(({ range }) => rangeHoldsCursor(range, offset));
  if (reference?.file !== undefined && site.files.has(reference.file)) {
    return { range: reference.range, target: { kind: 'file', file: reference.file } };
  }
  const mention = configMentions(site).find(({ range }) => rangeHoldsCursor(range, offset));
  if (mention?.file === undefined) return definitionOfEntry(site, offset);
  return { range: mention.range, target: fileTarget(site, mention.file, mention.fragment) };
}

/** An operation of an API that navigation lists. */
function definitionOfEntry(site: SiteSnapshot, offset: number): DocumentLink | undefined {
  const entry = site.config.navigation.entries.find(({ range }) => rangeHoldsCursor(range, offset));
  const target = entry && targetOfOperation(site, entry.entry);
  return entry && target && { range: { start: entry.range.start + 1, end: entry.range.end - 1 }, target };
}

/** Where that stands which is named at an offset of a page: a page, a section, a file, or a part of one. */
export function definitionInPage(page: PageInSite, offset: number): DocumentLink | undefined {
  return (
    definitionOfVariable(page, offset) ??
    definitionOfReference(page, offset) ??
    definitionOfName(page, offset) ??
    definitionInFrontMatter(page, offset) ??
    definitionOfMention(page, offset)
  );
}

/** `{{name}}` leads to where docs.json says what it stands for. */
function definitionOfVariable(page: PageInSite, offset: number): DocumentLink | undefined {
  const use = variableInPage(page, offset);
  const target = use && { kind: 'file' as const, ...declarationOfVariable(page.site.config, use.variable) };
  return use && target && { range: withBraces(use.range), target };
}

/** `[text][label]` leads to the line that gives the label its address. */
function definitionOfReference(page: PageInSite, offset: number): DocumentLink | undefined {
  const link = linkAt(page, offset);
  const definition = link?.reference && page.page.definitions.find(({ label }) => label === link.reference);
  return link && definition
    ? { range: link.range, target: { kind: 'file', file: page.file, range: definition.range } }
    : undefined;
}

/** The part that a tag or a name in an import stands for. */
function definitionOfName({ page, site, file }: PageInSite, offset: number): DocumentLink | undefined {
  const own = declaredNameAt(page, offset);
  if (own !== undefined) return { range: own.range, target: { kind: 'file', file, range: own.declaration } };
  const name = importedNameAt(page, offset);
  const found = name && resolveImport(site, file, name.source);
  if (name === undefined || found?.kind !== 'file') return undefined;
  const range = exportPlace(site.snippets.get(found.file) ?? '', name.imported);
  return { range: name.range, target: { kind: 'file', file: found.file, ...(range === undefined ? {} : { range }) } };
}

function definitionOfMention(page: PageInSite, offset: number): DocumentLink | undefined {
  const mention = mentionAt(page, offset);
  const target = mention && targetOf(page.site, resolveMention(page.site, page.file, mention));
  return mention && target?.kind === 'file' ? { range: mention.range, target } : undefined;
}

/** Operations and schemas lead to the API description that has them. */
function definitionInFrontMatter(page: PageInSite, offset: number): DocumentLink | undefined {
  const entry = page.page.frontMatter?.entries.find(({ valueRange }) => rangeHoldsCursor(valueRange, offset));
  if (typeof entry?.value !== 'string') return undefined;
  const target = targetOfValue(page, entry.key, entry.value);
  return target && { range: entry.valueRange, target };
}

function targetOfValue(page: PageInSite, key: string, value: string): LinkTarget | undefined {
  switch (kindOfKey(key)) {
    case 'openapiOperation':
      return targetOfOperation(page.site, value);
    case 'openapiSchema': {
      const file = schemaFor(page, value);
      return file && { kind: 'file', file };
    }
    default:
      return undefined;
  }
}

/** Where an operation stands in its description. */
function targetOfOperation(site: SiteSnapshot, written: string): LinkTarget | undefined {
  const operation = operationFor(site, written);
  if (operation === undefined) return undefined;
  const { file, offset = 0 } = operation;
  return { kind: 'file', file, range: { start: offset, end: offset } };
}
