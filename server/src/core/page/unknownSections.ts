import { builtIn, sectionAttributes, type Catalogue } from '../components/catalogue.ts';
import { isHtmlName, type Element } from './elements.ts';
import { isInSite } from './references.ts';
import type { Expression, Heading, PageModel } from './pageModel.ts';
import { attributeOf, attributeText, elementsAround, hasSpread, textOfAttribute } from './pageQueries.ts';
import { mayShowSections } from './scriptSections.ts';
import { rootOf } from './inclusions.ts';

/**
 * Whether a page may have sections that neither its text nor the parts that it takes in show: those that the platform
 * makes of an API, of components of the page's own, of titles and ids that are computed, and of a text that is still
 * being typed.
 */
export function hasUnknownSections(page: PageModel, catalogue: Catalogue): boolean {
  return (
    page.problems.length > 0 ||
    page.fences.some(({ isClosed }) => !isClosed) ||
    isGeneratedElsewhere(page) ||
    page.headings.some((heading) => computedBeginning(page, heading) === '') ||
    hasUnknownElements(page, catalogue) ||
    page.expressions.some((expression) => !isPlainExpression(page, expression, catalogue))
  );
}

/** Whether the page shows the operation of an API, or leads to another address. */
function isGeneratedElsewhere({ frontMatter }: PageModel): boolean {
  const keys = /^(?:(?:openapi|asyncapi)(?:-schema)?|api|graphql|sdk|url)$/;
  return frontMatter?.entries.some(({ key }) => keys.test(key)) ?? false;
}

/**
 * Returns what the ids of headings with computed text surely begin with, in letters alone: the rest of them isn't known.
 */
export function computedBeginnings(page: PageModel): readonly string[] {
  const beginnings = page.headings.flatMap((heading) => computedBeginning(page, heading) ?? []);
  return [...new Set(beginnings)].filter((beginning) => beginning !== '');
}

/** Whether a heading with computed text may have an id. */
export function mayBeComputed(beginnings: readonly string[], id: string): boolean {
  return beginnings.length > 0 && beginnings.some((beginning) => lettersOf(id).startsWith(beginning));
}

/** The letters before the first expression of a heading; empty where there are none, or more than that. */
function computedBeginning({ expressions, text }: PageModel, { content }: Heading): string | undefined {
  const first = expressions.find(
    ({ range, isComment }) => !isComment && content.start <= range.start && range.end <= content.end,
  );
  if (first === undefined) return undefined;
  const before = text.slice(content.start, first.range.start);
  return /^[a-z\d\s]+$/i.test(before) ? lettersOf(before) : '';
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function hasUnknownElements(page: PageModel, catalogue: Catalogue): boolean {
  const { script, elements, text } = page;
  const sources = new Map(script.imports.flatMap(({ source, names }) => names.map(({ local }) => [local, source])));
  const declared = new Set(script.declared.map(({ name }) => name));
  const isUsed = elements.some(({ name }) => declared.has(rootOf(name)));
  if (isUsed && script.ranges.some(({ start, end }) => mayShowSections(text.slice(start, end), catalogue))) return true;
  return elements.some((element) => {
    const root = rootOf(element.name);
    const source = sources.get(root);
    // What files of the site show is found out there.
    if (source !== undefined) return !isInSite(source);
    return !declared.has(root) && mayHoldSections(element, catalogue);
  });
}

function mayHoldSections({ name, opening }: Element, catalogue: Catalogue): boolean {
  if (/^(?:(?:React\.)?Fragment)?$/.test(name)) return false;
  if (name === 'Snippet') return textOfAttribute(opening, 'file') === undefined;
  const spec = catalogue.get(name);
  if (spec === undefined || spec.isHtml === true) return !isHtmlName(name) || isUnknownHtml(name, opening);
  if (!builtIn.includes(spec) || spec.isUndocumented === true) return true;
  const attributes = [...(spec.attributes.some((one) => one.name === 'id') ? ['id'] : []), ...sectionAttributes(spec)];
  if (attributes.length === 0) return false;
  // Whether a heading that is written as a tag gets an id of its title isn't known.
  if (name === 'Heading' && attributeOf(opening, 'id') === undefined) return true;
  return hasSpread(opening) || attributes.some((attribute) => isComputedAttribute(opening, attribute));
}

function isUnknownHtml(name: string, opening: Element['opening']): boolean {
  if (/^h[1-4]$/.test(name) && attributeOf(opening, 'id') === undefined) return true;
  if (attributeOf(opening, 'dangerouslySetInnerHTML') !== undefined) return true;
  return hasSpread(opening) || ['id', 'name'].some((attribute) => isComputedAttribute(opening, attribute));
}

function isComputedAttribute(tag: Element['opening'], name: string): boolean {
  const attribute = attributeOf(tag, name);
  return attribute?.value !== undefined && attributeText(attribute) === undefined;
}

/**
 * Whether an expression surely shows no section: a string, the children of an element, words in a sentence, or code,
 * in which nothing is a heading.
 */
function isPlainExpression(page: PageModel, expression: Expression, catalogue: Catalogue): boolean {
  const { text, script } = page;
  const { range, isComment } = expression;
  const code = text.slice(range.start + 1, range.end - 1).trim();
  if (isComment || isLiteral(code) || /^(?:props\.)?children$/.test(code)) return true;
  const isSafe = (part: string): boolean => !mayShowSections(part, catalogue);
  const isValue = /^[\w$.]+$/.test(code) || isSafe(code);
  if (isValue && isInCodeElement(page, range)) return true;
  return !isAlone(text, range) && isValue && script.ranges.every(({ start, end }) => isSafe(text.slice(start, end)));
}

function isInCodeElement(page: PageModel, { start }: Expression['range']): boolean {
  return elementsAround(page, start).some(({ name }) => name === 'CodeBlock' || name === 'pre' || name === 'code');
}

function isLiteral(code: string): boolean {
  return /^(?:"[^"]*"|'[^']*'|`[^`]*`|[\d.]+)$/.test(code);
}

/** Whether nothing else stands on the lines of a range, so that it may show whole blocks. */
function isAlone(text: string, { start, end }: Expression['range']): boolean {
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.trim() === '' && text.slice(end, lineEnd < 0 ? text.length : lineEnd).trim() === '';
}
