import { mainName, type Catalogue } from '../../components/catalogue.ts';
import { hasTrait } from '../../components/traits.ts';
import { endOfLine, lineEndOf, startOfLine, type LineEnd, whitespaceBefore } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import { ownText } from '../../util/strings.ts';
import type { Element } from '../elements/elements.ts';
import { frontMatterEntry } from '../frontMatter/schema.ts';
import type { JsxAttribute } from '../mdx/script/scanTag.ts';
import type { PageModel } from '../pageModel.ts';
import { textOfAttribute, attributeOf, attributeText, attributeTextRange, hasSpread } from '../pageQueries.ts';
import { tablesOf } from '../tables.ts';

/** The endpoint of an API that a page documents, with the parameters that its author wrote. */
export interface Endpoint {
  /**
   * What names it: `openapi` in the front matter, where the platform adds what the description has, `api` there, or the
   * text of the page alone (`text`).
   */
  readonly source: 'openapi' | 'api' | 'text';
  /** In upper case. */
  readonly method: string;
  /** A path or a URL, as written. */
  readonly path: string;
  /** The file that `openapi` names. */
  readonly file: string | undefined;
  /** Where it is named; without quotes. */
  readonly range: TextRange;
  readonly fields: readonly EndpointField[];
  /** Names in code font, tables and headings, which may document parameters too. */
  readonly mentioned: readonly string[];
  /** Whether snippets or components of the site may contain more parameters. */
  readonly mayHaveMore: boolean;
  /** Commands that request something without credentials, unless the page says something about those. */
  readonly openRequests: readonly OpenRequest[];
  /** Where fields can be inserted: after the last one, or before the first example. */
  readonly insertAt: FieldInsertion;
}

/** A position for new fields. */
export interface FieldInsertion {
  readonly offset: number;
  readonly isAfter: boolean;
  readonly indent: string;
  readonly lineEnd: LineEnd;
}

/** A command without credentials. */
export interface OpenRequest {
  /** The marks that open the code block. */
  readonly range: TextRange;
  /** Where the command ends. */
  readonly end: number;
  readonly lineEnd: LineEnd;
}

/** Whether a component documents endpoints. */
function describesEndpoint({ name }: Element): boolean {
  return hasTrait(name, 'isApiField') || hasTrait(name, 'isApiExample');
}

const methodNames = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE';

/** Returns the endpoint that a page documents; undefined for pages of other kinds. */
export function endpointOf(page: PageModel, catalogue: Catalogue): Endpoint | undefined {
  const named = namedInFrontMatter(page) ?? namedInText(page);
  if (named === undefined) return undefined;
  const elements = page.elements.filter((element) => mainName(catalogue, element.name) === 'ParamField');
  const fields = elements.flatMap((element) => fieldOf(page, element, isInside(element, elements)) ?? []);
  return {
    ...named,
    fields,
    mentioned: mentionedNames(page),
    mayHaveMore: page.elements.some((element) => mayContainFields(catalogue, element)),
    openRequests: openRequests(page),
    insertAt: insertionFor(page, elements),
  };
}

type Named = Pick<Endpoint, 'source' | 'method' | 'path' | 'file' | 'range'>;

function namedInFrontMatter({ text, frontMatter }: PageModel): Named | undefined {
  if (frontMatter === undefined) return undefined;
  for (const source of ['openapi', 'api'] as const) {
    const entry = frontMatterEntry(frontMatter, source);
    const words = typeof entry?.value === 'string' ? entry.value.trim().split(/\s+/) : [];
    const [path = '', method = '', file] = words.toReversed();
    if (entry === undefined || words.length > (source === 'api' ? 2 : 3)) continue;
    if (!new RegExp(`^(?:${methodNames})$`, 'i').test(method)) continue;
    return { source, ...ownNames(method, path, file), range: withoutQuotes(text, entry.valueRange) };
  }
  return undefined;
}

function ownNames(method: string, path: string, file?: string): Pick<Endpoint, 'method' | 'path' | 'file'> {
  return { method: ownText(method.toUpperCase()), path: ownText(path), file: file && ownText(file) };
}

function withoutQuotes(text: string, { start, end }: TextRange): TextRange {
  return /^["']/.test(text.slice(start, end)) ? { start: start + 1, end: end - 1 } : { start, end };
}

/** Returns the operations that a page describes: its endpoint, or those that are a heading or have a line to themselves. */
export function operationsOfPage(page: PageModel, endpoint: Endpoint | undefined): readonly string[] {
  const named = endpoint ? [endpoint] : namedOperations(page).filter(({ range }) => isStandalone(page, range));
  return [...new Set(named.map(({ method, path }) => `${method} ${path}`))];
}

/**
 * Returns the only method with its path in code or a heading above the components that document an endpoint. It is a
 * heading or has a line to itself: pages about anything else mention requests in their sentences.
 */
function namedInText(page: PageModel): Named | undefined {
  const first = page.elements.find(describesEndpoint);
  if (first === undefined) return undefined;
  const found = namedOperations(page);
  const [only] = found;
  const isOnly = found.every(({ method, path }) => method === only?.method && path === only.path);
  if (only === undefined || !isOnly || only.range.start >= first.range.start) return undefined;
  return found.some(({ range }) => range.start < first.range.start && isStandalone(page, range)) ? only : undefined;
}

/** Returns the methods with a path in code and headings. */
function namedOperations(page: PageModel): readonly Named[] {
  const ranges = [...page.codeSpans, ...page.headings.map(({ content }) => content)];
  return ranges.flatMap((range) => namedIn(page.text.slice(range.start, range.end), range) ?? []);
}

const beginsWithMethod = new RegExp(`^[\\s\`]*(?:${methodNames})\\s`);
const operationPattern = new RegExp(`^(${methodNames})\\s+((?:/|https?://)\\S*)$`);

function namedIn(written: string, range: TextRange): Named | undefined {
  if (!beginsWithMethod.test(written)) return undefined;
  const inner = written.replace(/^[`\s]+|(?<![`\s])[`\s]+$/g, '');
  const [, method, path] = operationPattern.exec(inner) ?? [];
  return method === undefined || path === undefined ? undefined : { source: 'text', ...ownNames(method, path), range };
}

/** A label and what marks it as a list item or bold text are shorter, and a longer line takes the pattern long. */
const longestLabel = 100;

/** Whether a heading contains a range, or nothing else is on its line but a short label: `**Endpoint:** …`. */
function isStandalone({ text, headings }: PageModel, { start, end }: TextRange): boolean {
  if (headings.some(({ range }) => range.start <= start && end <= range.end)) return true;
  const lineStart = startOfLine(text, start);
  if (start - lineStart > longestLabel) return false;
  const before = text.slice(lineStart, start);
  const after = text.slice(end, endOfLine(text, end));
  return /^[\s>*_+-]*(?:[\p{L} ]{1,30}[*_]*[:：][*_]*)?[\s`*_]*$/u.test(before) && /^[\s`*_.\\]*$/.test(after);
}

function isInside({ parent }: Element, elements: readonly Element[]): boolean {
  for (let at = parent; at !== undefined; at = at.parent) if (elements.includes(at)) return true;
  return false;
}

/** The limits of names that may be parameters: longer ones and further ones are ignored. */
const longestName = 60;
const mostNames = 1000;

const isPath = new RegExp(`^[\`\\s]*(?:(?:${methodNames})\\s+)?(?:/|https?://)`);

function mentionedNames(page: PageModel): readonly string[] {
  const ranges = [...page.codeSpans, ...page.headings.map(({ content }) => content), ...tablesOf(page).flat(2)];
  const names = new Set<string>();
  for (const { start, end } of ranges) {
    const written = page.text.slice(start, end);
    // The parameters in a path aren't documented by it.
    for (const name of isPath.test(written) ? [] : (written.match(/[\w$.[\]-]+/g) ?? [])) {
      if (name.length <= longestName && names.size < mostNames) names.add(name);
    }
  }
  return [...names].map(ownText);
}

/** Whether an element is a component whose content is elsewhere. */
function mayContainFields(catalogue: Catalogue, { name, opening }: Element): boolean {
  if (name === '' || /^[a-z]/.test(name)) return false;
  return catalogue.get(name) === undefined || textOfAttribute(opening, 'file') !== undefined;
}

const credentials =
  /authoriz|authenticat|api[\s_-]?key|x-[\w-]*(?:key|auth)|token|secret|bearer|password|credential|cookie|(?:^|\s)(?:-u|--user)\s/i;

function openRequests({ text, fences, frontMatter }: PageModel): readonly OpenRequest[] {
  if (credentials.test(text.slice(frontMatter?.range.end ?? 0))) return [];
  // The endpoint needs none.
  if (frontMatter !== undefined && frontMatterEntry(frontMatter, 'authMethod')?.value === 'none') return [];
  return fences.flatMap(({ mark, content }) => {
    const command = text.slice(content.start, content.end).trimEnd();
    const isOne = /^\s*(?:\$\s*)?curl\s/.test(command) && !/[|;]|\bcurl\b[\s\S]*\bcurl\b/.test(command);
    return isOne ? [{ range: mark, end: content.start + command.length, lineEnd: lineEndOf(text) }] : [];
  });
}

function insertionFor(page: PageModel, fields: readonly Element[]): FieldInsertion {
  const lineEnd = lineEndOf(page.text);
  const last = fields.findLast((field) => !isInside(field, fields));
  if (last !== undefined) {
    const lineStart = startOfLine(page.text, last.range.start);
    const indent = /^[ \t]*/.exec(page.text.slice(lineStart, last.range.start))?.[0] ?? '';
    return { offset: last.range.end, isAfter: true, indent: ownText(indent), lineEnd };
  }
  const example = page.elements.find((element) => element.parent === undefined && describesEndpoint(element));
  const end = page.text.trimEnd().length;
  return { offset: example?.range.start ?? end, isAfter: example === undefined, indent: '', lineEnd };
}

/** Where a request contains a parameter, as the attributes of a `ParamField` say it. */
const fieldLocations = ['path', 'query', 'header', 'cookie', 'body'] as const;
type FieldLocation = (typeof fieldLocations)[number];

/** A `ParamField` of a page. */
export interface EndpointField {
  readonly location: FieldLocation;
  readonly name: string;
  /** The attribute that says where it is. */
  readonly locationRange: TextRange;
  readonly nameRange: TextRange;
  readonly type: string | undefined;
  readonly typeRange: TextRange | undefined;
  readonly isRequired: boolean;
  /** The attribute `required`, with the whitespace before it. */
  readonly requiredRange: TextRange | undefined;
  /** Whether its text or an attribute from elsewhere may say that it is required. */
  readonly mayBeRequired: boolean;
  /** Whether it is inside another, as a property of an object. */
  readonly isNested: boolean;
  /** Where another attribute can be inserted. */
  readonly endOfAttributes: number;
}

/** Returns a field of a page; undefined if its name isn't known, as while it is typed. */
function fieldOf(page: PageModel, element: Element, isNested: boolean): EndpointField | undefined {
  const { opening, isBroken } = element;
  const location = fieldLocations.find((name) => attributeOf(opening, name) !== undefined);
  const attribute = location && attributeOf(opening, location);
  const nameRange = attribute && attributeTextRange(attribute);
  if (location === undefined || attribute === undefined || nameRange === undefined || isBroken) return undefined;
  const type = attributeOf(opening, 'type');
  const required = attributeOf(opening, 'required');
  return {
    location,
    name: ownText(attributeText(attribute) ?? ''),
    locationRange: attribute.nameRange,
    nameRange,
    type: own(type && attributeText(type)),
    typeRange: type && attributeTextRange(type),
    isRequired: required !== undefined && !/^(?:false|["']false["'])$/.test(required.value?.text.trim() ?? ''),
    requiredRange: required && withSpaceBefore(page.text, required),
    mayBeRequired: hasSpread(opening) || saysRequired(page, element),
    isNested,
    endOfAttributes: opening.attributes.at(-1)?.range.end ?? opening.nameRange.end,
  };
}

function own(text: string | undefined): string | undefined {
  return text === undefined ? undefined : ownText(text);
}

function withSpaceBefore(text: string, { range }: JsxAttribute): TextRange {
  return { start: range.start - whitespaceBefore(text, range.start), end: range.end };
}

function saysRequired({ text }: PageModel, { content }: Element): boolean {
  return content !== undefined && /required|optional|mandatory/i.test(text.slice(content.start, content.end));
}
