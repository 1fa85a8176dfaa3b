import { kindOfKey } from '../../page/frontMatter/schema.ts';
import { configReferenceAt } from '../../site/references/configReferences.ts';
import { operationFor } from '../../site/api/operations.ts';
import { resolveImport, resolveReference } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { declarationOfVariable, variableInPage } from '../../site/variables.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import type { DocumentLink, LinkTarget } from '../answers.ts';
import { exportRange } from '../../site/imports/exportRange.ts';
import { schemaFor } from '../../site/api/operations.ts';
import { nameInExpressionAt } from '../page/nameInExpression.ts';
import { namesInScope, textDeclaring } from '../page/namesInScope.ts';
import { ownComponentAt } from '../page/ownAttributes.ts';
import { declaredNameAt, importedNameAt } from './importAtOffset.ts';
import { fileTarget, linkTargetOf } from './linkTarget.ts';
import { linkAt, referenceAt } from './referenceAt.ts';

/** Returns the page or file that the string at an offset of docs.json names, included files as well. */
export function definitionInConfig(site: SiteSnapshot, offset: number): DocumentLink | undefined {
  const reference = site.config.composed.references.find(({ range }) => rangeHoldsCursor(range, offset));
  if (reference?.file !== undefined && site.files.has(reference.file)) {
    return { range: reference.range, target: { kind: 'file', file: reference.file } };
  }
  const pageReference = configReferenceAt(site, offset);
  if (pageReference?.file === undefined) return definitionOfEntry(site, offset);
  return { range: pageReference.range, target: fileTarget(site, pageReference.file, pageReference.fragment) };
}

/** Returns the definition of an operation that the navigation lists. */
function definitionOfEntry(site: SiteSnapshot, offset: number): DocumentLink | undefined {
  const entry = site.config.navigation.entries.find(({ range }) => rangeHoldsCursor(range, offset));
  const target = entry && targetOfOperation(site, entry.entry);
  return entry && target && { range: { start: entry.range.start + 1, end: entry.range.end - 1 }, target };
}

/** Returns the definition of what an offset of a page names: a page, a section, a file, or a declaration in one. */
export function definitionInPage(context: PageContext, offset: number): DocumentLink | undefined {
  return (
    definitionOfVariable(context, offset) ??
    definitionOfReference(context, offset) ??
    definitionOfName(context, offset) ??
    definitionOfAttribute(context, offset) ??
    definitionOfNameInExpression(context, offset) ??
    definitionInFrontMatter(context, offset) ??
    targetOfReference(context, offset)
  );
}

/** `{{name}}` links to its definition in docs.json. */
function definitionOfVariable(context: PageContext, offset: number): DocumentLink | undefined {
  const use = variableInPage(context, offset);
  const target = use && { kind: 'file' as const, ...declarationOfVariable(context.site.config, use.variable) };
  return use && target && { range: use.whole, target };
}

/** `[text][label]` links to the definition of the label. */
function definitionOfReference(context: PageContext, offset: number): DocumentLink | undefined {
  const link = linkAt(context, offset);
  const definition = link?.reference && context.page.definitions.find(({ label }) => label === link.reference);
  return link && definition
    ? { range: link.range, target: { kind: 'file', file: context.file, range: definition.range } }
    : undefined;
}

/** Returns the snippet of a tag or of a name in an import. */
function definitionOfName({ page, site, file }: PageContext, offset: number): DocumentLink | undefined {
  const own = declaredNameAt(page, offset);
  if (own !== undefined) return { range: own.range, target: { kind: 'file', file, range: own.declaration } };
  const name = importedNameAt(page, offset);
  const found = name && resolveImport(site, file, name.source);
  if (name === undefined || found?.kind !== 'file') return undefined;
  const range = exportRange(site.snippets.get(found.file) ?? '', name.imported);
  return { range: name.range, target: { kind: 'file', file: found.file, ...(range === undefined ? {} : { range }) } };
}

/** Returns the parameter that an attribute of an imported or declared component gives a value. */
function definitionOfAttribute(context: PageContext, offset: number): DocumentLink | undefined {
  const tag = context.page.tags.find(({ range }) => rangeHoldsCursor(range, offset));
  const attribute = tag?.attributes.find(({ nameRange }) => rangeHoldsCursor(nameRange, offset));
  const own = tag && attribute && ownComponentAt(context, tag.name);
  const parameter = own?.parameters.find(({ name }) => name === attribute?.name);
  if (attribute === undefined || own === undefined || parameter === undefined) return undefined;
  return { range: attribute.nameRange, target: { kind: 'file', file: own.file, range: parameter.range } };
}

/** `{name}` links to the declaration of the name. */
function definitionOfNameInExpression(context: PageContext, offset: number): DocumentLink | undefined {
  const used = nameInExpressionAt(context, offset);
  const declared = used && namesInScope(context).find(({ name }) => name === used.value)?.declared;
  if (used === undefined || declared === undefined) return undefined;
  const { file, name } = declared;
  const range =
    file === context.file
      ? context.page.script.declaredByName.get(name)?.range
      : exportRange(textDeclaring(context, file), name);
  return { range: used.range, target: { kind: 'file', file, ...(range === undefined ? {} : { range }) } };
}

function targetOfReference(context: PageContext, offset: number): DocumentLink | undefined {
  const reference = referenceAt(context, offset);
  const target = reference && linkTargetOf(context.site, resolveReference(context.site, context.file, reference));
  return reference && target?.kind === 'file' ? { range: reference.range, target } : undefined;
}

/** Operations and schemas link to their API description. */
function definitionInFrontMatter(context: PageContext, offset: number): DocumentLink | undefined {
  const entry = context.page.frontMatter?.entries.find(({ valueRange }) => rangeHoldsCursor(valueRange, offset));
  if (typeof entry?.value !== 'string') return undefined;
  const target = targetOfValue(context, entry.key, entry.value);
  return target && { range: entry.valueRange, target };
}

function targetOfValue(context: PageContext, key: string, value: string): LinkTarget | undefined {
  switch (kindOfKey(key)) {
    case 'openapiOperation':
      return targetOfOperation(context.site, value);
    case 'openapiSchema': {
      const file = schemaFor(context.site, value);
      return file && { kind: 'file', file };
    }
    default:
      return undefined;
  }
}

/** Returns the location of an operation in its description. */
function targetOfOperation(site: SiteSnapshot, written: string): LinkTarget | undefined {
  const operation = operationFor(site, written);
  if (operation === undefined) return undefined;
  const { file, offset = 0 } = operation;
  return { kind: 'file', file, range: { start: offset, end: offset } };
}
