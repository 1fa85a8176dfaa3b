import { hasTrait } from '../../components/traits.ts';
import { likelyLanguage } from '../../code/likelyLanguage.ts';
import { isExternal, splitAddress } from '../../paths/address.ts';
import type { Block } from '../blocks.ts';
import type { Element } from '../elements/elements.ts';
import { fenceText } from '../fences/fenceLines.ts';
import { readFenceMeta } from '../fences/fenceMeta.ts';
import type { Fence, PageModel } from '../pageModel.ts';
import { attributeOf } from '../pageQueries.ts';

/** How often a page could have a form, and how often it has. */
export interface FormCount {
  readonly occurrences: number;
  readonly followed: number;
}

/** In which of two forms a page has what can be written in both. */
export interface PageForms {
  /** Procedures of several blocks per step: as `Steps`, or as an ordered list. */
  readonly procedures: FormCount;
  /** Fields with nested fields: in an `Expandable`, or without one. */
  readonly nestedFields: FormCount;
  /** Code blocks with what is in no language, such as output: with the language `text`, or with none. */
  readonly plainBlocks: FormCount;
  /** Whether it has examples for the side panel: on a page about an endpoint, or on another one. */
  readonly examples: FormCount;
  /** Headings below one of a higher level: one level below it, or more. */
  readonly outline: FormCount;
  /** Steps and embedded pages: with a title, or without one. */
  readonly titles: FormCount;
  /** Headings of several words: in sentence case, or with a capital at each word. */
  readonly sentenceCase: FormCount;
  /** Links to other pages: from the root of the site, or from the page's folder. */
  readonly rootLinks: FormCount;
  /** Links to other pages: without the extension of a page, or with it. */
  readonly bareLinks: FormCount;
}

export function formsOf(page: PageModel): PageForms {
  return {
    procedures: proceduresIn(page),
    nestedFields: nestedFieldsIn(page.elements),
    plainBlocks: plainBlocksIn(page),
    examples: examplesIn(page),
    outline: outlineOf(page),
    titles: titlesIn(page.elements),
    sentenceCase: sentenceCaseIn(page),
    ...linkFormsIn(page),
  };
}

function counted(followed: number, others: number): FormCount {
  return { occurrences: followed + others, followed };
}

function proceduresIn({ elements, blocks }: PageModel): FormCount {
  const stepped = elements.filter(({ name }) => name === 'Steps').length;
  return counted(stepped, blocks.filter(isLongList).length);
}

/** Whether a block is an ordered list of at least three items, of which at least two have several blocks. */
function isLongList({ kind, children }: Block): boolean {
  return (
    kind === 'orderedList' && children.length > 2 && children.filter((item) => item.children.length > 1).length > 1
  );
}

function nestedFieldsIn(elements: readonly Element[]): FormCount {
  const parents = elements.filter(isField);
  const folded = parents.filter(({ children }) => children.some(({ name }) => name === 'Expandable')).length;
  return counted(folded, parents.filter(({ children }) => children.some(isField)).length);
}

function isField({ name }: Element): boolean {
  return hasTrait(name, 'isApiField');
}

function plainBlocksIn({ text, fences }: PageModel): FormCount {
  const isNamed = (fence: Fence): boolean => namesNoLanguage.test(readFenceMeta(text, fence).language?.value ?? '');
  const isBare = (fence: Fence): boolean =>
    text.slice(fence.info.start, fence.info.end).trim() === '' && likelyLanguage(fenceText(text, fence)) === undefined;
  return counted(fences.filter(isNamed).length, fences.filter(isBare).length);
}

const namesNoLanguage = /^(?:te?xt|plain(?:text)?|none|output)$/i;

function examplesIn({ elements, frontMatter }: PageModel): FormCount {
  if (!elements.some(({ name }) => hasTrait(name, 'isApiExample'))) return counted(0, 0);
  const isEndpoint =
    elements.some(({ name }) => name === 'ParamField') ||
    frontMatter?.entries.some(({ key }) => key === 'api' || key === 'openapi') === true;
  return counted(isEndpoint ? 1 : 0, isEndpoint ? 0 : 1);
}

function outlineOf({ headings }: PageModel): FormCount {
  const steps = headings.slice(1).map(({ level }, index) => level - (headings[index]?.level ?? level));
  return counted(steps.filter((step) => step === 1).length, steps.filter((step) => step > 1).length);
}

function titlesIn(elements: readonly Element[]): FormCount {
  const titled = elements.filter(({ name }) => name === 'Step' || name === 'iframe');
  const given = titled.filter(({ opening }) => attributeOf(opening, 'title') !== undefined).length;
  return counted(given, titled.length - given);
}

function sentenceCaseIn({ headings }: PageModel): FormCount {
  const cased = headings.flatMap(({ text }) => {
    const words = text.match(/(?<= )\p{L}[\p{Ll}’']{3,}(?![\p{L}\p{N}.])/gu) ?? [];
    const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
    return words.length === 0 || lower * 2 === words.length ? [] : [lower * 2 > words.length];
  });
  const followed = cased.filter(Boolean).length;
  return counted(followed, cased.length - followed);
}

function linkFormsIn({ links }: PageModel): Pick<PageForms, 'rootLinks' | 'bareLinks'> {
  const paths = links.flatMap(({ url }) => {
    const path = url === undefined || isExternal(url.value) ? '' : splitAddress(url.value).path;
    return path === '' || /\.(?!mdx?$)\w+$/i.test(path) ? [] : [path];
  });
  const fromRoot = paths.filter((path) => path.startsWith('/')).length;
  const extended = paths.filter((path) => /\.mdx?$/i.test(path)).length;
  return {
    rootLinks: counted(fromRoot, paths.length - fromRoot),
    bareLinks: counted(paths.length - extended, extended),
  };
}
