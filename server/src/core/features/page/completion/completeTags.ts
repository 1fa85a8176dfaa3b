import type { ComponentSpec, AttributeSpec } from '../../../components/catalogue.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { endOfLine, startOfLine } from '../../../text/lines.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { introduceComponent } from '../componentText.ts';
import { snippetText } from '../../../util/strings.ts';
import type { PageProposal } from './pageProposal.ts';
import { frequencyOf, attributeFrequencyOf } from './tagFrequency.ts';
import { enclosingElementsAt, type EnclosingElements } from '../enclosingElements.ts';
import type { TagNameCursor } from './tagCursor.ts';
import { attributeTemplate } from './completeAttributes.ts';
import { addImport } from '../../../site/imports/addImport.ts';
import { importableComponents, type ImportableComponent } from '../../../site/imports/importableComponents.ts';
import { nearestComponents } from '../../../site/imports/nearestComponents.ts';
import { resolveImport } from '../../../site/references/resolveLink.ts';

/** Returns the completions after a `<`: the missing closing tag, then components, the likeliest first. */
export function completeTagName(
  context: PageContext,
  cursor: TagNameCursor,
  closeTags: boolean,
): readonly PageProposal[] {
  const { start } = cursor.replace;
  const around = enclosingElementsAt(context.page, start);
  if (cursor.isClosing) return afterBracket(cursor, closingTags(context, cursor, around.element));
  const closing = closeTags && cursor.after !== 'tag' ? closingTags(context, cursor, around.unclosed) : [];
  const keepsRest = cursor.after === 'tag' || (cursor.after === 'end' && isClosed(context, start));
  const components = componentsAt(context, around, cursor.replace).map((one): PageProposal => {
    if (keepsRest) return { ...one, newText: `<${one.label}`, isSnippet: false };
    // The `>` that the editor added is replaced too.
    const { start: from, end } = cursor.replace;
    return { ...one, ...(cursor.after === 'end' ? { replace: { start: from, end: end + 1 } } : {}) };
  });
  // A parent that takes only certain children, or has none yet, is hardly complete where a tag begins in it.
  const takesChildren =
    context.catalogue.get(around.unclosed ?? '')?.children !== undefined || followsOpeningTag(context, start);
  const children = takesChildren ? components.filter(({ label }) => isChild(context, label, around.parent)) : [];
  return afterBracket(cursor, [...children, ...closing, ...components.filter((one) => !children.includes(one))]);
}

/**
 * Leaves the `<` to the page. As part of what is replaced it would be the first letter that editors compare: the others
 * could be anywhere in a name then, and Enter after `<path` would choose `CustomSubpathGating`.
 */
function afterBracket({ replace }: TagNameCursor, proposals: readonly PageProposal[]): readonly PageProposal[] {
  return proposals.map((one) => {
    const { start, end } = one.replace ?? replace;
    return { ...one, newText: one.newText.slice(1), replace: { start: start + 1, end } };
  });
}

/** Returns the components valid at an offset, as complete snippets; children of the enclosing component come first. */
export function componentsAt(
  context: PageContext,
  { parent }: EnclosingElements,
  replace: TextRange,
): readonly PageProposal[] {
  const before = lineBefore(context.page.text, replace.start);
  const inSentence = /\S/.test(before.replace(/^[ \t>]*(?:[-*+]|\d+[.)])?/, ''));
  const isAlone = !/\S/.test(before) && !/[^\s>]/.test(lineAfter(context.page.text, replace.end));
  const frequency = frequencyOf(context);
  const known = context.catalogue.components
    .filter(isOffered)
    .sort((a, b) => rank(a) - rank(b) || frequency(b) - frequency(a));
  const children = known.filter((spec) => isChildOf(spec, parent, context));
  const fitting = known.filter((spec) => !children.includes(spec) && spec.parents === undefined);
  const others = known.filter((spec) => !children.includes(spec) && spec.parents !== undefined);
  // The page that includes a snippet, or a component of the site's own, may have the parent around them.
  const needsParent = !context.isSnippet && (parent === undefined || context.catalogue.get(parent) !== undefined);
  const own = ownComponents(context);
  // What is imported and not used yet is about to be.
  const used = new Set(context.page.elements.map(({ name }) => name));
  return [
    ...children.map(propose),
    ...own.filter(({ label }) => !used.has(label)),
    ...fitting.map(propose),
    ...own.filter(({ label }) => used.has(label)),
    ...missingImports(context),
    ...others.map((spec) => ({ ...propose(spec), ...(needsParent ? afterParent(spec) : {}) })),
  ];

  function propose(spec: ComponentSpec): PageProposal {
    const body = usualBody(context, spec);
    return proposalOf(spec, isAlone ? body : inOneLine({ ...spec, body }));
  }

  function rank({ content, since, isHtml, deprecated }: ComponentSpec): number {
    const isMisplaced = (content === 'inline') !== inSentence;
    const isLate = since === 'current' && context.site.config.generation === 'classic';
    return (deprecated === undefined ? 0 : 8) + (isHtml === true ? 4 : 0) + (isLate ? 2 : 0) + (isMisplaced ? 1 : 0);
  }
}

function isOffered({ isUndocumented, aliasOf }: ComponentSpec): boolean {
  return isUndocumented !== true && aliasOf === undefined;
}

function isChild(context: PageContext, name: string, parent: string | undefined): boolean {
  const spec = context.catalogue.get(name);
  return spec !== undefined && isChildOf(spec, parent, context);
}

function isChildOf({ name, parents }: ComponentSpec, parent: string | undefined, { catalogue }: PageContext): boolean {
  if (parent === undefined) return false;
  const spec = catalogue.get(parent);
  const childNames = [...(spec?.parts ?? []), ...(spec?.children ?? []).filter((child) => child !== 'Snippet')];
  return childNames.includes(name) || parents?.includes(parent) === true;
}

function proposalOf(spec: ComponentSpec, body: string): PageProposal {
  return {
    label: spec.name,
    kind: 'component',
    detail: spec.summary,
    documentation: introduceComponent(spec),
    newText: body,
    isSnippet: true,
    // The first tab stop is an empty value, for which there are proposals.
    asksAgain: body.includes('="$1"'),
  };
}

/**
 * Returns the snippet of a component next to other text, in a list item or in a quote: its tags would be in different
 * paragraphs if they were on lines of their own, so that the page couldn’t be shown.
 */
function inOneLine({ name, body }: ComponentSpec): string {
  const [opening = '', ...rest] = body.split('\n');
  return rest.length === 0 ? body : `${opening}$0</${name}>`;
}

/**
 * Returns what a child component is found by outside of its parent: the parent's name too, since editors prefer what
 * begins with all that was typed and ends there, and `<Tab` is mostly the beginning of `<Tabs`.
 */
function afterParent({ name, parents: [parent] = [] }: ComponentSpec): Pick<PageProposal, 'filterText'> {
  return parent?.startsWith(name) === true ? { filterText: `${parent} ${name}` } : {};
}

/** Returns components that the page imports or declares itself. */
function ownComponents({ page, catalogue }: PageContext): readonly PageProposal[] {
  const names = [...page.script.names].filter((name) => /^\p{Lu}/u.test(name) && catalogue.get(name) === undefined);
  // The first import of a name counts.
  const imports = page.script.imports.toReversed();
  const sources = new Map(imports.flatMap(({ names: some, source }) => some.map(({ local }) => [local, source])));
  return names.map((name) => {
    const source = sources.get(name);
    return {
      label: name,
      kind: 'component',
      detail: source === undefined ? 'of this page' : `from ${source}`,
      newText: `<${snippetText(name)} $1/>$0`,
      isSnippet: true,
    };
  });
}

function closingTags(
  { page }: PageContext,
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
      // Once its `>` is typed, the tag is complete, and Enter begins a new line.
      filterText: `/${name}`,
      replace: { start: replace.start, end: replace.end + (hasEnd ? 1 : 0) },
    },
  ];
}

/** Whether nothing but whitespace is between an opening tag and an offset. */
function followsOpeningTag({ page }: PageContext, offset: number): boolean {
  const end = page.text.slice(Math.max(0, offset - 200), offset).trimEnd().length + Math.max(0, offset - 200);
  return page.elements.some(({ opening: { form, range } }) => form === 'opening' && range.end === end);
}

/** Whether the tag that begins at an offset has its closing tag. */
function isClosed({ page }: PageContext, start: number): boolean {
  return page.elements.some(({ opening, closing }) => opening.range.start === start && closing !== undefined);
}

function lineBefore(text: string, offset: number): string {
  const start = startOfLine(text, offset);
  return text.slice(Math.max(start, offset - 200), offset);
}

function lineAfter(text: string, offset: number): string {
  return text.slice(offset, Math.min(endOfLine(text, offset), offset + 200));
}

/** The share of components that have an attribute from which on it is inserted with a new one. */
const most = 0.6;

/** Returns the snippet of a component with the attributes that most of these on the site have. */
function usualBody(context: PageContext, spec: ComponentSpec): string {
  const { body, attributes } = spec;
  const opening = /^<[\w.]+(?:[^<>"'{}]|"[^"]*"|\{[^{}]*\})*?(?=\s*\/?>)/.exec(body)?.[0];
  // Tab stops after the opening tag have numbers that would come earlier.
  if (opening === undefined || /\$\{?[1-9]/.test(body.slice(opening.length))) return body;
  const frequency = attributeFrequencyOf(context, spec);
  const isClassic = context.site.config.generation === 'classic';
  // Of attributes that exclude each other, the snippet has one.
  const exclusive = (spec.oneOf ?? []).flatMap((one) => (one.isExclusive ? one.names : []));
  const isUsual = ({ name, deprecated, since }: AttributeSpec): boolean =>
    frequency(name) >= most &&
    deprecated === undefined &&
    !(isClassic && since === 'current') &&
    !exclusive.includes(name) &&
    !names(opening, name);
  const missing = attributes.filter(isUsual).sort((a, b) => frequency(b.name) - frequency(a.name));
  let stop = lastStop(opening);
  const added = missing.map(
    (attribute) => ` ${attributeTemplate(attribute).replace(/\$(\{?)1/g, `$$$1${String(++stop)}`)}`,
  );
  return opening + added.join('') + body.slice(opening.length);
}

function names(opening: string, attribute: string): boolean {
  return new RegExp(`\\s${attribute}(?=[\\s=]|$)`).test(opening);
}

function lastStop(text: string): number {
  return [...text.matchAll(/\$\{?(\d+)/g)].reduce((last, [, number]) => Math.max(last, Number(number)), 0);
}

/** Returns components of the site's snippets that the page doesn't import yet; accepting one adds its import. */
function missingImports(context: PageContext): readonly PageProposal[] {
  const isImported = importedBy(context);
  const known = new Set(context.page.script.names);
  return nearestComponents(context.file, importableComponents(context.site, context.file)).flatMap(
    (component): readonly PageProposal[] => {
      const { name, file } = component;
      if (
        file === context.file ||
        known.has(name) ||
        context.catalogue.get(name) !== undefined ||
        isImported(component)
      ) {
        return [];
      }
      known.add(name);
      return [
        {
          label: name,
          kind: 'component',
          detail: `adds an import of /${file}`,
          newText: `<${name} />`,
          additionalEdits: [addImport(context, component)],
        },
      ];
    },
  );
}

/** Returns a function that says whether the page imports a component, under any name. */
function importedBy({ page, site, file }: PageContext): (component: ImportableComponent) => boolean {
  const imported = page.script.imports.map(({ source, names }) => ({
    found: resolveImport(site, file, source),
    names,
  }));
  return (component) =>
    imported.some(
      ({ found, names }) =>
        found.kind === 'file' &&
        found.file === component.file &&
        names.some((one) => one.imported === (component.isDefault ? 'default' : component.name)),
    );
}
