import type { ComponentSpec } from '../../components/catalogue.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { introduceComponent } from './componentWords.ts';
import { missingImports } from './missingImports.ts';
import type { PageProposal } from './pageProposal.ts';
import { surroundingsAt, type Surroundings } from './surroundings.ts';
import type { TagNameCursor } from './tagCursor.ts';

/** What fits between a `<` and the cursor: the closing tag that is missing, then components, the likeliest first. */
export function completeTagName(page: PageInSite, cursor: TagNameCursor, closeTags: boolean): readonly PageProposal[] {
  const { start } = cursor.replace;
  const around = surroundingsAt(page.page, start);
  if (cursor.isClosing) return closingTags(page, cursor, around.element);
  const closing = closeTags && cursor.behind !== 'tag' ? closingTags(page, cursor, around.unclosed) : [];
  const keepsRest = cursor.behind === 'tag' || (cursor.behind === 'end' && isClosed(page, start));
  const components = componentsAt(page, around, start).map((one): PageProposal => {
    const filterText = `<${one.label}`;
    if (keepsRest) return { ...one, newText: filterText, isSnippet: false, filterText };
    // The `>` that the editor added is part of what is inserted.
    const { start: from, end } = cursor.replace;
    return { ...one, filterText, ...(cursor.behind === 'end' ? { replace: { start: from, end: end + 1 } } : {}) };
  });
  // A whole that takes nothing but its parts has hardly ended where a tag is begun in it.
  const takesParts = page.catalogue.get(around.unclosed ?? '')?.children !== undefined;
  const parts = takesParts ? components.filter(({ label }) => isPart(page, label, around.whole)) : [];
  return [...parts, ...closing, ...components.filter((one) => !parts.includes(one))];
}

/** The components that may stand at an offset, inserted whole; those of the surrounding whole come first. */
export function componentsAt(page: PageInSite, { whole }: Surroundings, offset: number): readonly PageProposal[] {
  const inSentence = /\S/.test(lineBefore(page.page.text, offset).replace(/^[ \t>]*(?:[-*+]|\d+[.)])?/, ''));
  const known = page.catalogue.components.filter(isOffered).sort((a, b) => rank(a) - rank(b));
  const parts = known.filter((spec) => isPartOf(spec, whole, page));
  const fitting = known.filter((spec) => !parts.includes(spec) && spec.parents === undefined);
  const others = known.filter((spec) => !parts.includes(spec) && spec.parents !== undefined);
  return [
    ...parts.map(proposalOf),
    ...ownComponents(page),
    ...fitting.map(proposalOf),
    ...missingImports(page),
    ...others.map(proposalOf),
  ];

  function rank({ content, since, isHtml, deprecated }: ComponentSpec): number {
    const isMisplaced = (content === 'inline') !== inSentence;
    const isLate = since === 'current' && page.site.config.generation === 'classic';
    return (deprecated === undefined ? 0 : 8) + (isHtml === true ? 4 : 0) + (isLate ? 2 : 0) + (isMisplaced ? 1 : 0);
  }
}

function isOffered({ isUndocumented, aliasOf }: ComponentSpec): boolean {
  return isUndocumented !== true && aliasOf === undefined;
}

function isPart(page: PageInSite, name: string, whole: string | undefined): boolean {
  const spec = page.catalogue.get(name);
  return spec !== undefined && isPartOf(spec, whole, page);
}

function isPartOf({ name, parents }: ComponentSpec, whole: string | undefined, { catalogue }: PageInSite): boolean {
  if (whole === undefined) return false;
  const spec = catalogue.get(whole);
  const parts = [...(spec?.parts ?? []), ...(spec?.children ?? []).filter((child) => child !== 'Snippet')];
  return parts.includes(name) || parents?.includes(whole) === true;
}

function proposalOf(spec: ComponentSpec): PageProposal {
  return {
    label: spec.name,
    kind: 'component',
    detail: spec.summary,
    documentation: introduceComponent(spec),
    newText: spec.body,
    isSnippet: true,
  };
}

/** Components that the page imports or declares itself. */
function ownComponents({ page, catalogue }: PageInSite): readonly PageProposal[] {
  const names = [...page.script.names].filter((name) => /^\p{Lu}/u.test(name) && catalogue.get(name) === undefined);
  return names.map((name) => {
    const source = page.script.imports.find((one) => one.names.some(({ local }) => local === name))?.source;
    return {
      label: name,
      kind: 'component',
      detail: source === undefined ? 'of this page' : `from ${source}`,
      newText: `<${name} $1/>$0`,
      isSnippet: true,
    };
  });
}

function closingTags(
  { page }: PageInSite,
  { replace }: TagNameCursor,
  name: string | undefined,
): readonly PageProposal[] {
  if (name === undefined) return [];
  const hasEnd = page.text.charAt(replace.end) === '>';
  return [
    {
      label: `/${name}>`,
      kind: 'closingTag',
      detail: `Closes ${name === '' ? 'the fragment' : name}`,
      newText: `</${name}>`,
      filterText: `</${name}>`,
      replace: { start: replace.start, end: replace.end + (hasEnd ? 1 : 0) },
    },
  ];
}

/** Whether the tag that begins at an offset has its closing tag. */
function isClosed({ page }: PageInSite, start: number): boolean {
  return page.elements.some(({ opening, closing }) => opening.range.start === start && closing !== undefined);
}

function lineBefore(text: string, offset: number): string {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(Math.max(start, offset - 200), offset);
}
