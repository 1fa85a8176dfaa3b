import type { AttributeSpec, Catalogue } from '../components/catalogue.ts';
import { isExternal } from '../paths/address.ts';
import type { TextRange } from '../text/textRange.ts';
import type { Element } from './elements.ts';
import type { JsxAttribute } from './mdx/scanTag.ts';
import type { LocatedText, PageModel } from './pageModel.ts';
import { attributeText, attributeTextRange } from './places.ts';

/**
 * What a mention names: somewhere to go, an image, a file that is played or shown, a part given to `Snippet`, or a
 * file that is imported. A `use` is the tag of an imported component; it names what its import does.
 */
export type MentionKind = 'link' | 'image' | 'file' | 'snippet' | 'import' | 'use';

/** A place in a page that names a file or a section of the site, or an address outside of it. */
export interface Mention {
  readonly kind: MentionKind;
  readonly form: 'markdown' | 'definition' | 'attribute' | 'script';
  /** The address as it is meant: entities and backslashes resolved, `%`-escapes not. */
  readonly value: string;
  /** The address as it stands in the text. */
  readonly written: string;
  /** Where it stands, without quotes and brackets; of a `use` the tag's name. */
  readonly range: TextRange;
  /** Whether it surely is an address: not where a component of the site may mean anything by its attribute. */
  readonly isSure: boolean;
  /** Of an import: the names that it takes from the file, `default` and `*` as in the language. */
  readonly names?: readonly { readonly imported: string; readonly range: TextRange }[];
}

/** Everything that a page names, in the order of its text; addresses outside of the site included. */
export function mentionsOf(page: PageModel, catalogue: Catalogue): readonly Mention[] {
  const mentions = [
    ...markdownMentions(page),
    ...page.elements.flatMap((element) => attributeMentions(page.text, element, catalogue)),
    ...scriptMentions(page),
  ];
  return mentions.sort((a, b) => a.range.start - b.range.start);
}

function markdownMentions({ text, links, images, definitions }: PageModel): readonly Mention[] {
  const mention = (kind: MentionKind, form: Mention['form'], url: LocatedText | undefined): readonly Mention[] =>
    url === undefined || url.value === '' ? [] : [{ kind, form, ...located(text, url), isSure: true }];
  return [
    ...links.flatMap(({ url }) => mention('link', 'markdown', url)),
    ...images.flatMap(({ url }) => mention('image', 'markdown', url)),
    ...definitions.flatMap(({ url }) => mention('link', 'definition', url)),
  ];
}

function located(text: string, { value, range }: LocatedText): Pick<Mention, 'value' | 'written' | 'range'> {
  const written = text.slice(range.start, range.end);
  return { value, written: written === value ? value : written, range };
}

function attributeMentions(text: string, element: Element, catalogue: Catalogue): readonly Mention[] {
  const spec = catalogue.get(element.name);
  return element.opening.attributes.flatMap((attribute): readonly Mention[] => {
    const value = attributeText(attribute);
    const range = attributeTextRange(attribute);
    if (value === undefined || value === '' || range === undefined) return [];
    const known = spec?.attributes.find(({ name }) => name === attribute.name);
    const kind = known === undefined ? undefined : knownKind(known, value);
    const guessed = kind ?? guessedKind(element.name, attribute);
    if (guessed === undefined) return [];
    const isSure = kind !== undefined || /^[a-z]/.test(element.name);
    return [{ kind: guessed, form: 'attribute', ...located(text, { value, range }), isSure }];
  });
}

function knownKind({ kind }: AttributeSpec, value: string): MentionKind | undefined {
  if (kind === 'icon') return /^(?:\.{0,2}\/|https?:)/.test(value) ? 'image' : undefined;
  return kind === 'link' || kind === 'image' || kind === 'file' || kind === 'snippet' ? kind : undefined;
}

/** HTML's own addresses, and what components of the site are likely to mean by the same names. */
function guessedKind(element: string, { name }: JsxAttribute): MentionKind | undefined {
  if (name === 'href') return element === 'a' || /^\p{Lu}/u.test(element) ? 'link' : undefined;
  return name === 'src' && /^(?:source|audio|track|embed|\p{Lu})/u.test(element) ? 'file' : undefined;
}

function scriptMentions({ text, script, elements }: PageModel): readonly Mention[] {
  const sources = new Map(script.imports.flatMap(({ source, names }) => names.map(({ local }) => [local, source])));
  const imports = script.imports.map(({ source, sourceRange: { start, end }, names }): Mention => {
    const range = { start: start + 1, end: end - 1 };
    return { kind: 'import', form: 'script', ...located(text, { value: source, range }), isSure: true, names };
  });
  const uses = elements.flatMap(({ name, opening }): readonly Mention[] => {
    const source = sources.get(/^[^.]*/.exec(name)?.[0] ?? name);
    if (source === undefined || !isInSite(source)) return [];
    return [
      { kind: 'use', form: 'script', ...located(text, { value: source, range: opening.nameRange }), isSure: true },
    ];
  });
  return [...imports, ...uses];
}

/** Whether an import names a file of the site; everything else is a package. */
export function isInSite(source: string): boolean {
  return /^\.{0,2}\//.test(source) && !isExternal(source);
}
