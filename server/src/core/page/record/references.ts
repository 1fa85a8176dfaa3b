import type { AttributeSpec, Catalogue, ComponentSpec } from '../../components/catalogue.ts';
import { isExternal } from '../../paths/address.ts';
import { endOfLine, startOfLine } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { Element } from '../elements/elements.ts';
import { textOfElement } from '../elements/elementText.ts';
import { specIn } from '../elements/componentUses.ts';
import { isAlone } from '../elements/ownBlock.ts';
import { decodeEntity } from '../entities.ts';
import { kindOfKey } from '../frontMatter/schema.ts';
import { withoutInvisible } from '../invisible.ts';
import type { ImportedName } from '../mdx/script/readScript.ts';
import type { JsxAttribute } from '../mdx/script/scanTag.ts';
import type { LinkLike, LocatedText, PageModel } from '../pageModel.ts';
import { attributeText, attributeTextRange } from '../pageQueries.ts';
import { plainElementIn } from '../mdx/script/plainElement.ts';
import { openingTagsIn, scriptPartsOf, type JsxNode } from '../mdx/script/tagsInScripts.ts';

/**
 * What a reference names: a link target, an image, a file that is played or displayed, a file of `Snippet`, or an
 * imported file. A `use` is the tag of an imported component; it names what its import does.
 */
export type ReferenceKind = 'link' | 'image' | 'file' | 'snippet' | 'import' | 'use';

/** A reference of a page to a file or a section of the site, or to a URL outside of it. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly form: 'markdown' | 'definition' | 'attribute' | 'script' | 'frontMatter';
  /** The address as it is meant: entities and backslashes resolved, `%`-escapes not. */
  readonly value: string;
  /** The address as written. */
  readonly written: string;
  /** Its range without quotes and brackets; of a `use` that of the tag's name. */
  readonly range: TextRange;
  /**
   * Whether it surely is an address that readers get to: not if a component of the site may give its attribute another
   * meaning, nor in an unused definition, nor in the front matter.
   */
  readonly isSure: boolean;
  /** Of a link that ends in `.md`: the text around it shows that a page's Markdown is meant, not the page. */
  readonly meansMarkdown?: boolean;
  /**
   * Of a link or an image: whether the platform resolves a path with `./` or `../` from the page's file, and of a link
   * removes the extension of a page. It does so for both in Markdown, for `<a>`, `Card`, `<img>` and `<source>`, not for
   * definitions and other attributes.
   */
  readonly isResolved?: boolean;
  /** Of a link: the ranges before and after its text that make the text a link. */
  readonly linkSyntax?: readonly [TextRange, TextRange];
  /** Of a link: what readers see of it. */
  readonly text?: string | undefined;
  /** Of the use of a name that its file exports by that: whether the element is a block by itself. */
  readonly isAlone?: true;
  /** Of an import: the names that it takes from the file, `default` and `*` as in the language. */
  readonly names?: readonly ImportedName[];
}

/** Returns all references of a page, in the order of its text; URLs outside of the site included. */
export function referencesOf(page: PageModel, catalogue: Catalogue): readonly Reference[] {
  const references = [
    ...frontMatterReferences(page),
    ...markdownReferences(page),
    ...attributeReferences(page, catalogue),
    ...scriptReferences(page),
  ];
  return references.sort((a, b) => a.range.start - b.range.start);
}

/** Returns the files and addresses that the front matter names. */
function frontMatterReferences({ text, frontMatter }: PageModel): readonly Reference[] {
  return (frontMatter?.entries ?? []).flatMap(({ key, value, valueRange }): readonly Reference[] => {
    const named = typeof value === 'string' ? namedByKey(key, value) : undefined;
    if (named === undefined) return [];
    const quote = /["']/.test(text.charAt(valueRange.start)) ? 1 : 0;
    const start = valueRange.start + quote;
    const range = { start, end: start + named.value.length };
    // Escapes of YAML, and strings over several lines, aren't split.
    if (text.slice(range.start, range.end) !== named.value) return [];
    return [{ kind: named.kind, form: 'frontMatter', value: named.value, written: named.value, range, isSure: false }];
  });
}

/** Returns what a value of the front matter names: of an operation the API description before it. */
function namedByKey(key: string, value: string): Pick<Reference, 'kind' | 'value'> | undefined {
  switch (kindOfKey(key)) {
    case 'url':
      return { kind: 'link', value };
    case 'image':
      return { kind: 'image', value };
    case 'icon':
      return isIconFile(value) ? { kind: 'image', value } : undefined;
    case 'openapiOperation':
    case 'openapiSchema': {
      const file = /^\S+\.(?:json|ya?ml)(?=\s)/i.exec(value)?.[0];
      return file === undefined ? undefined : { kind: 'file', value: file };
    }
    default:
      return undefined;
  }
}

/** Whether an icon is given by the address of an image rather than by a name. */
function isIconFile(value: string): boolean {
  return /^(?:\.{0,2}\/|https?:)/.test(value);
}

function markdownReferences({ text, links, images, definitions }: PageModel): readonly Reference[] {
  const pageReference = (
    url: LocatedText | undefined,
    kind: ReferenceKind,
    form: Reference['form'] = 'markdown',
    isSure = true,
  ): readonly Reference[] =>
    url === undefined || url.value === '' ? [] : [{ kind, form, ...located(text, url), isSure }];
  const linked = new Set(links.map(({ reference }) => reference));
  const shown = new Set(images.map(({ reference }) => reference));
  // Of several definitions with one label the first counts.
  const first = new Map(definitions.toReversed().map((definition) => [definition.label, definition]));
  return [
    ...links.flatMap((link) => linkReference(text, link) ?? []),
    ...images.flatMap(({ url }) => pageReference(url, 'image')),
    ...definitions.flatMap((definition) => {
      const { url, label } = definition;
      const kind = shown.has(label) && !linked.has(label) ? 'image' : 'link';
      const isUsed = (shown.has(label) || linked.has(label)) && first.get(label) === definition;
      return pageReference(url, kind, 'definition', isUsed);
    }),
  ];
}

function linkReference(text: string, link: LinkLike): Reference | undefined {
  const { url, form, range, label } = link;
  if (url === undefined || url.value === '') return undefined;
  const address = located(text, url);
  // An address that is its own text has nothing around it.
  if (form === 'bare' || withoutInvisible(text.slice(label.start, label.end)).trim() === '')
    return { kind: 'link', form: 'markdown', ...address, isSure: true, isResolved: true };
  const before = { start: range.start, end: label.start };
  const after = { start: label.end, end: range.end };
  const linkSyntax = [before, after] as const;
  return { kind: 'link', form: 'markdown', ...address, isSure: true, isResolved: true, linkSyntax, text: link.text };
}

type LocatedAddress = Pick<Reference, 'value' | 'written' | 'range' | 'meansMarkdown'>;

function located(text: string, { value, range }: LocatedText): LocatedAddress {
  const written = text.slice(range.start, range.end);
  const address = { value, written: written === value ? value : written, range };
  return /\.md(?:[?#]|$)/i.test(value) && speaksOfMarkdown(lineAround(text, range))
    ? { ...address, meansMarkdown: true }
    : address;
}

/** Assistants get the Markdown of pages, which the platform serves at their addresses with `.md` appended. */
function speaksOfMarkdown(line: string): boolean {
  return /markdown|\bllms?\b/i.test(line);
}

function lineAround(text: string, { start, end }: TextRange): string {
  return text.slice(startOfLine(text, start), endOfLine(text, end));
}

function attributeReferences(page: PageModel, catalogue: Catalogue): readonly Reference[] {
  const { text, elements } = page;
  const specOf = (name: string): ComponentSpec | undefined => specIn(page, catalogue, name);
  return [
    ...elements.flatMap((element) => {
      const found = referencesIn(text, element, element.opening.attributes, specOf(element.name));
      if (found.length === 0) return [];
      const tags = tagsOf(element);
      const shown = { text: textOfElement(text, element), ...(tags && { linkSyntax: tags }) };
      return found.map((reference) => (reference.kind === 'link' ? { ...reference, ...shown } : reference));
    }),
    ...scriptElementsIn(page).flatMap((element) =>
      referencesIn(text, element, element.attributes, specOf(element.name)),
    ),
  ];
}

function referencesIn(
  text: string,
  element: Pick<Element, 'name'>,
  attributes: readonly JsxAttribute[],
  spec: ComponentSpec | undefined,
): readonly Reference[] {
  return attributes.flatMap((attribute): readonly Reference[] => {
    const value = attributeText(attribute);
    const range = attributeTextRange(attribute);
    if (value === undefined || value === '' || range === undefined) return [];
    const known = spec?.attributes.find(({ name }) => name === attribute.name);
    const kind = known === undefined ? undefined : knownKind(known, value);
    const guessed = kind ?? guessedKind(element.name, attribute);
    if (guessed === undefined) return [];
    const isSure = kind !== undefined || /^[a-z]/.test(element.name);
    const decoded = attribute.value?.kind === 'text' ? value.replace(/&#?\w+;/g, decodeEntity) : value;
    const isResolved = attribute.value?.kind === 'text' && isResolvedIn(element.name, attribute.name);
    const reference: Reference = {
      kind: guessed,
      form: 'attribute',
      ...located(text, { value: decoded, range }),
      isSure,
    };
    return [isResolved ? { ...reference, isResolved } : reference];
  });
}

/** Returns the tags around the text of `<a>`. */
function tagsOf({ name, opening, closing }: Element): Reference['linkSyntax'] {
  return name === 'a' && closing !== undefined ? [opening.range, closing.range] : undefined;
}

function isResolvedIn(element: string, attribute: string): boolean {
  if (attribute === 'href') return element === 'a' || element === 'Card';
  return attribute === 'src' && (element === 'img' || element === 'source');
}

function knownKind({ kind }: AttributeSpec, value: string): ReferenceKind | undefined {
  if (kind === 'icon') return isIconFile(value) ? 'image' : undefined;
  return kind === 'link' || kind === 'image' || kind === 'file' || kind === 'snippet' ? kind : undefined;
}

/** Returns the kind of HTML's own addresses, which components of the site are likely to use with the same names. */
function guessedKind(element: string, { name }: JsxAttribute): ReferenceKind | undefined {
  if (name === 'href') return element === 'a' || /^\p{Lu}/u.test(element) ? 'link' : undefined;
  return name === 'src' && /^(?:source|audio|track|embed|\p{Lu})/u.test(element) ? 'file' : undefined;
}

function scriptReferences(page: PageModel): readonly Reference[] {
  const { text, script, elements } = page;
  const sources = new Map(
    script.imports.flatMap(({ source, names }) => names.map(({ local, imported }) => [local, { source, imported }])),
  );
  const imports = script.imports.map(({ source, sourceRange: { start, end }, names }): Reference => {
    const range = { start: start + 1, end: end - 1 };
    return { kind: 'import', form: 'script', ...located(text, { value: source, range }), isSure: true, names };
  });
  const uses = elements.flatMap((element): readonly Reference[] => {
    const { name, opening } = element;
    const { source, imported } = sources.get(/^[^.]*/.exec(name)?.[0] ?? name) ?? {};
    if (source === undefined || !isInSite(source)) return [];
    const use = located(text, { value: source, range: opening.nameRange });
    // The text of a file takes the place of its tag.
    const isOfBlock = imported !== 'default' && isAlone(page, element);
    return [{ kind: 'use', form: 'script', ...use, isSure: true, ...(isOfBlock && { isAlone: true }) }];
  });
  return [...imports, ...uses];
}

/** Whether an import names a file of the site; everything else is a package. */
export function isInSite(source: string): boolean {
  return /^\.{0,2}\//.test(source) && !isExternal(source);
}

/** An element that is written in JavaScript, with those of its attributes that are plain strings. */
interface ScriptElement {
  readonly name: string;
  readonly attributes: readonly JsxAttribute[];
}

/** What an element with an address has; nearly no script does. */
const mayHaveAddress = /<[a-zA-Z][^<]*?\b(?:src|href|img)\s*=/;

/**
 * Returns the elements in the expressions of a page, in the values of its attributes and in its exports, as far as they
 * may have addresses.
 */
function scriptElementsIn(page: PageModel): readonly ScriptElement[] {
  const { text } = page;
  return scriptPartsOf(page).flatMap((part): readonly ScriptElement[] => {
    const { range, isExpression } = part;
    const tag = isExpression ? plainElementIn(text, range) : undefined;
    if (tag !== undefined)
      return [{ name: tag.name, attributes: tag.attributes.filter(({ value }) => value?.kind === 'text') }];
    const code = text.slice(range.start, range.end);
    if (!code.includes('<') || !mayHaveAddress.test(code)) return [];
    return openingTagsIn(page, part).map(({ name, attributes = [] }) => ({
      name: typeof name === 'object' ? text.slice(range.start + name.start, range.start + name.end) : '',
      attributes: attributes.flatMap((one) => attributeOf(one, text, range.start) ?? []),
    }));
  });
}

function attributeOf({ start, end, name, value }: JsxNode, text: string, shift: number): JsxAttribute | undefined {
  if (typeof name !== 'object' || typeof value !== 'object' || value?.type !== 'Literal') return undefined;
  const located = (from: number, to: number): TextRange => ({ start: shift + from, end: shift + to });
  const range = located(value.start, value.end);
  return {
    name: text.slice(shift + name.start, shift + name.end),
    range: located(start, end),
    nameRange: located(name.start, name.end),
    value: { kind: 'text', range, text: text.slice(range.start + 1, range.end - 1) },
  };
}
