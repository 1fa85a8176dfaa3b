import { fenceOptions } from '../../code/fenceOptions.ts';
import { languageNamed } from '../../code/languages.ts';
import type { AttributeSpec } from '../../components/catalogue.ts';
import { readFenceMeta, type FenceOption } from '../../page/fences/fenceMeta.ts';
import type { JsxAttribute, JsxTag } from '../../page/mdx/script/scanTag.ts';
import type { Fence, LinkLike, LocatedText } from '../../page/pageModel.ts';
import { isInCode, attributeText } from '../../page/pageQueries.ts';
import { isImage } from '../../paths/fileKinds.ts';
import { type SitePath, extensionOf } from '../../paths/sitePath.ts';
import { exportRange } from '../../site/imports/exportRange.ts';
import { certainPageAt } from '../../site/api/generatedPages.ts';
import { formatOperation } from '../../site/api/operations.ts';
import { resolveLink, type Destination, resolveImport } from '../../site/references/resolveLink.ts';
import { findSection } from '../../site/sections/sectionLocation.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { variableInPage } from '../../site/variables.ts';
import { codeText, plainText, blockText } from '../../text/markdown.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';
import type { Hover } from '../answers.ts';
import { describePage } from '../describe.ts';
import { describeIcon } from '../icons.ts';
import { landingOf } from '../site/linkTarget.ts';
import { describeAttribute, describeComponent } from './componentText.ts';
import { hoverFrontMatter } from './frontMatter/hover.ts';
import { addressAt } from './links.ts';
import { nameInExpressionAt } from './nameInExpression.ts';
import { namesInScope } from './namesInScope.ts';
import { describeOwnAttribute, ownComponentAt } from './ownAttributes.ts';

/** Returns the hover at an offset of a page; undefined for prose and code. */
export function hoverPage(context: PageContext, offset: number): Hover | undefined {
  const variable = variableInPage(context, offset);
  if (variable !== undefined) return hoverVariable(context, variable);
  const inFrontMatter = hoverFrontMatter(context, offset);
  if (inFrontMatter !== undefined) return inFrontMatter;
  const fence = context.page.fences.find(({ range }) => range.start <= offset && offset < range.end);
  if (fence !== undefined) return hoverFence(context, fence, offset);
  if (isInCode(context.page, offset)) return undefined;
  const image = context.page.images.find(({ range }) => rangeHoldsCursor(range, offset));
  return (
    hoverName(context, offset) ??
    hoverTag(context, offset) ??
    hoverImportedName(context, offset) ??
    hoverLink(context, image) ??
    hoverAddress(context, offset) ??
    hoverLink(context, linkAt(context, offset))
  );
}

function hoverVariable(
  { site }: PageContext,
  { variable, whole }: NonNullable<ReturnType<typeof variableInPage>>,
): Hover {
  const { name, value } = variable;
  const markdown = `${codeText(name)}: ${plainText(value)}\n\nVariable from ${codeText(site.config.file)}`;
  return { range: whole, markdown };
}

function linkAt({ page }: PageContext, offset: number): LinkLike | undefined {
  return page.links.find(({ range }) => rangeHoldsCursor(range, offset));
}

/** Returns the hover of a link's target, for any offset in the link. */
function hoverLink(context: PageContext, link: LinkLike | undefined): Hover | undefined {
  const url = link?.url ?? context.page.definitions.find(({ label }) => label === link?.reference)?.url;
  if (link === undefined || url === undefined) return undefined;
  return hoverDestination(context, resolveLink(context.site, context.file, url.value), link.range);
}

function hoverImportedName(context: PageContext, offset: number): Hover | undefined {
  const names = context.page.script.imports.flatMap((one) => one.names);
  const name = names.find(({ range }) => rangeHoldsCursor(range, offset));
  return name && hoverImport(context, name.local, name.range);
}

/** Returns the hover of a name in an expression: its declaration, or where it comes from. */
function hoverName(context: PageContext, offset: number): Hover | undefined {
  const used = nameInExpressionAt(context, offset);
  const name = used && namesInScope(context).find((one) => one.name === used.value);
  if (used === undefined || name === undefined) return undefined;
  const imported = hoverImport(context, used.value, used.range);
  if (imported !== undefined) return imported;
  if (name.declared?.file === context.file)
    return { range: used.range, markdown: describeDeclared(context, used.value) };
  return { range: used.range, markdown: `**${codeText(name.name)}** — ${plainText(name.detail)}` };
}

/** Returns the hover of definitions, imports, and attributes with an address. */
function hoverAddress(context: PageContext, offset: number): Hover | undefined {
  const address = addressAt(context, offset);
  return address && hoverDestination(context, address.destination, address.reference.range);
}

/** Returns the title and description of a page, or a file with its image; undefined for external targets. */
function hoverDestination({ site }: PageContext, destination: Destination, range: TextRange): Hover | undefined {
  const landing = landingOf(site, destination);
  const shown = describeLanding(site, landing);
  if (destination.kind !== 'redirect') return shown && { range, ...shown };
  const text = `Redirects to ${codeText(destination.target ?? destination.to)}`;
  return { range, ...shown, markdown: shown === undefined ? text : `${text}\n\n---\n\n${shown.markdown}` };
}

function describeLanding(site: SiteSnapshot, landing: Destination): Omit<Hover, 'range'> | undefined {
  if (landing.kind === 'page') {
    const { file, fragment } = landing;
    return { markdown: describePage(site, file) + (fragment === undefined ? '' : sectionText(site, file, fragment)) };
  }
  if (landing.kind === 'unknown') return landing.generated && describeGenerated(site, landing.generated);
  if (landing.kind !== 'file') return undefined;
  const { file } = landing;
  const beginning = site.snippets.get(file);
  const markdown = codeText(`/${file}`) + (beginning === undefined ? '' : `\n\n${beginningOf(beginning, file, '')}`);
  return { markdown, ...(isImage(file) ? { image: file } : {}) };
}

function describeGenerated(site: SiteSnapshot, path: SitePath): Omit<Hover, 'range'> | undefined {
  const page = certainPageAt(site, path);
  if (page === undefined) return undefined;
  const markdown = `**${plainText(page.title)}**\n\n${codeText(formatOperation(page))}\n\nGenerated from ${codeText(`/${page.file}`)}`;
  return { markdown };
}

function sectionText(site: SiteSnapshot, file: SitePath, fragment: string): string {
  const location = findSection(site, file, fragment);
  return location === undefined ? '' : `\n\nSection: ${plainText(location.section.title)}`;
}

/** Returns the description of the language or an option of a code block; undefined for the code itself. */
function hoverFence({ page, site }: PageContext, fence: Fence, offset: number): Hover | undefined {
  if (!rangeHoldsCursor(fence.info, offset)) return undefined;
  const { language, options } = readFenceMeta(page.text, fence);
  if (language !== undefined && rangeHoldsCursor(language.range, offset)) return hoverLanguage(language);
  const option = options.find(({ range }) => rangeHoldsCursor(range, offset));
  return option && hoverOption(site, option, offset);
}

function hoverLanguage({ value, range }: LocatedText): Hover | undefined {
  const language = languageNamed(value);
  if (language === undefined) return undefined;
  const others = [language.id, ...language.aliases].filter((name) => name !== value.toLowerCase());
  const also = others.length === 0 ? '' : `\n\nAliases: ${others.map(codeText).join(', ')}.`;
  return { range, markdown: `**${language.title}** — the language for syntax highlighting.${also}` };
}

function hoverOption({ config }: SiteSnapshot, { name, range, value }: FenceOption, offset: number): Hover | undefined {
  const spec = fenceOptions.find((option) => option.name === name);
  if (spec === undefined) return undefined;
  if (spec.kind === 'icon' && value !== undefined && rangeHoldsCursor(value.range, offset)) {
    const markdown = describeIcon(value.value, config.iconLibrary);
    return markdown === undefined ? undefined : { range: value.range, markdown };
  }
  const values = spec.values === undefined ? '' : `\n\nValues: ${spec.values.map(codeText).join(', ')}`;
  return { range, markdown: `**${codeText(name)}** of a code block — ${spec.summary}.${values}` };
}

/** More lines than this would hide the page. */
const mostLines = 12;
const mostCharacters = 2000;

/** Returns the file of an imported name and its first lines. */
function hoverImport({ page, site, file }: PageContext, name: string, range: TextRange): Hover | undefined {
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
function describeDeclared({ page, file }: PageContext, name: string): string {
  return `**${codeText(name)}** — declared on this page\n\n${beginningOf(page.text, file, name)}`;
}

/** Returns the title of a page, the first lines of a snippet, or a script's declaration of the name. */
function describeFile(site: SiteSnapshot, file: SitePath, name: string): string {
  const text = site.snippets.get(file);
  if (text !== undefined) return `\n\n${beginningOf(text, file, name)}`;
  return site.pages.has(file) ? `\n\n${describePage(site, file)}` : '';
}

/** Returns the first lines of a text as a code block. */
function beginningOf(text: string, file: SitePath, name: string): string {
  const declaration = name === 'default' ? undefined : exportRange(text, name);
  const start = declaration?.start ?? 0;
  const beginning = text.slice(start, start + mostCharacters);
  const lines = (beginning.length < mostCharacters ? beginning.trimEnd() : `${beginning}…`).split(/\r?\n/);
  const shown = lines.slice(0, mostLines).join('\n') + (lines.length > mostLines ? '\n…' : '');
  return blockText(shown, extensionOf(file).slice(1));
}

/** Returns the description of a component, one of its attributes, or the attribute's value. */
function hoverTag(context: PageContext, offset: number): Hover | undefined {
  const tag = tagAt(context, offset);
  if (tag === undefined) return undefined;
  if (rangeHoldsCursor(tag.nameRange, offset)) return hoverTagName(context, tag);
  const attribute = tag.attributes.find(({ range }) => rangeHoldsCursor(range, offset));
  const own = attribute && ownComponentAt(context, tag.name);
  if (attribute !== undefined && own !== undefined) {
    const markdown = describeOwnAttribute(own, attribute.name);
    return rangeHoldsCursor(attribute.nameRange, offset) && markdown !== ''
      ? { range: attribute.nameRange, markdown }
      : undefined;
  }
  const spec = context.catalogue.get(tag.name);
  const attributeSpec = spec?.attributes.find(({ name }) => name === attribute?.name);
  if (attribute === undefined || spec === undefined || attributeSpec === undefined) return undefined;
  const description = describeAttribute(spec, attributeSpec);
  if (rangeHoldsCursor(attribute.nameRange, offset)) return { range: attribute.nameRange, markdown: description };
  return hoverValue(context, attribute, attributeSpec, description);
}

/** Returns the tag at an offset, unfinished ones included. */
function tagAt({ page }: PageContext, offset: number): JsxTag | undefined {
  const holds = ({ range }: JsxTag): boolean => range.start < offset && offset < range.end;
  const tag = page.tags.find(holds);
  if (tag !== undefined) return tag;
  const broken = page.problems.find((one) => one.kind === 'unfinishedTag' && rangeHoldsCursor(one.tag.range, offset));
  return broken?.kind === 'unfinishedTag' ? broken.tag : undefined;
}

function hoverTagName(context: PageContext, { name, nameRange }: JsxTag): Hover | undefined {
  const { page, catalogue } = context;
  const [own = ''] = name.split('.');
  const imported = hoverImport(context, own, nameRange);
  if (imported !== undefined) return imported;
  if (page.script.names.has(own)) return { range: nameRange, markdown: describeDeclared(context, own) };
  const spec = catalogue.get(name);
  return spec && { range: nameRange, markdown: describeComponent(spec) };
}

/** Returns the description of a value; undefined for links to pages and files, which show their target. */
function hoverValue(
  { site }: PageContext,
  attribute: JsxAttribute,
  spec: AttributeSpec,
  description: string,
): Hover | undefined {
  const { range } = attribute.value ?? attribute;
  const text = attributeText(attribute);
  const icon = spec.kind === 'icon' && text !== undefined ? describeIcon(text, site.config.iconLibrary) : undefined;
  if (icon !== undefined) return { range, markdown: `${icon}\n\n---\n\n${description}` };
  const resolves = spec.kind === 'link' || spec.kind === 'image' || spec.kind === 'file' || spec.kind === 'snippet';
  if (resolves || (spec.kind === 'icon' && /[/.]/.test(text ?? ''))) return undefined;
  const value = spec.values?.find((one) => one.value === text);
  const meaning = value?.summary === undefined ? '' : `${codeText(value.value)}: ${value.summary}\n\n---\n\n`;
  return { range, markdown: meaning + description };
}
