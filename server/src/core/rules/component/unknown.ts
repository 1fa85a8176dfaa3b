import { isClassicSnippetPath } from '../../paths/fileKinds.ts';
import { isFromScript } from '../../page/elements/componentUses.ts';
import { isHtmlName, type Element } from '../../page/elements/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { blocksAround, isWithinAny } from '../../page/pageQueries.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { addImport } from '../../site/imports/addImport.ts';
import { importableComponents, type ImportableComponent } from '../../site/imports/importableComponents.ts';
import { importedElsewhere } from '../../site/imports/importedElsewhere.ts';
import { nearestComponents } from '../../site/imports/nearestComponents.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { insertion, replacement, type TextEdit, startingAt } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import type { Nearest } from '../../util/nearest.ts';
import { code, formatList } from '../../util/messageText.ts';
import { knownNameFix } from '../engine/knownNames.ts';
import { fixesIfAny, type Fix, type PageRule, type Finding, pageFix } from '../engine/rule.ts';
import { attributeSpecOf, specOf } from './componentUse.ts';
import { componentsMeant, isPartElsewhere, partsMeant, type ComponentsMeant } from './imports/otherNames.ts';
import { labelInParent } from './rewriting/labelInParent.ts';
import { titledBlock, withoutTags } from './rewriting/withoutTags.ts';
import { componentsInScripts, componentsUsedEarly, type ScriptComponent } from '../../page/record/scriptNames.ts';
import { isHtmlTag } from '../mdx/syntaxError/placeholderTag.ts';
import { hasLinesToItself, lineBefore } from '../../text/lines.ts';

export const unknown: PageRule = {
  meta: {
    id: 'component/unknown',
    title: 'Unknown component',
    severity: 'error',
    summary: 'a component that isn’t built in, imported, declared on the page or configured',
    guideline: 'Use only components that are listed here or imported',
    fixes: { from: (site, file, name) => exportsOf(site, file, name).length > 0 },
  },
  *check(context) {
    if (!areNamesKnown(context)) return;
    // Names of an import that is text are reported at the import.
    const unclosed = lazy(() => unclosedIn(context.page));
    const { components } = context.site.settings.known;
    const imported = new Set(
      context.pageIndex.refusedImports.flatMap((one) => (one.reason === 'text' ? one.names : [])),
    );
    const reported = new Set<Element>();
    for (const element of context.page.elements) {
      if (components.has(element.name) || components.has(baseName(element.name))) continue;
      if (!(isUnknown(context, element) || isMiscased(context, element)) || imported.has(baseName(element.name)))
        continue;
      const nearest = componentsMeant(element.name, namesFor(context));
      if (isLeftToSyntax(context, element, nearest, unclosed)) continue;
      if (isPartOf(element, reported, nearest)) continue;
      reported.add(element);
      yield {
        range: element.opening.nameRange,
        // A component that was renamed, removed or never written is missing wherever it is used.
        cause: element.name,
        message: message(context, element, nearest),
        fixNeeds: baseName(element.name),
        fixes: isSurelyFixable(element, nearest)
          ? () => fixes(context, element, nearest)
          : fixesIfAny(() => fixes(context, element, nearest)),
      };
    }
    for (const element of inventedElements(context)) {
      if (!components.has(element.name)) yield invented(context, element);
    }
    yield* usedEarly(context);
    yield* unknownInScript(
      context,
      (name) => componentsMeant(name, namesFor(context)),
      (name) => [...imports(context, { name }), ...knownNameFix(context.site.settings, 'components', name)],
    );
  },
};

/** Returns the finding of an element that is none of HTML: whether the hosted platform drops it isn’t published. */
function invented(context: PageContext, element: Element): Finding {
  const { name, opening } = element;
  const message = `${code(`<${name}>`)} isn’t an HTML element, so the platform may drop it and its content. Use a component, or write ${code('\\<')} for plain text.`;
  return { range: opening.nameRange, severity: 'hint', cause: name, message, fixes: () => asText(context, element) };
}

/** Whether all names that the page declares or imports are known. */
function areNamesKnown({ page, file }: PageContext): boolean {
  // These files are inserted into pages as text, so a page's imports are also known in them.
  if (isClassicSnippetPath(file)) return false;
  // Unclosed front matter may contain imports.
  if (page.frontMatter?.problems.some(({ kind }) => kind === 'unclosed') === true) return false;
  // The names of an unfinished import can't be read yet.
  return !page.problems.some((problem) => problem.kind === 'script' && !problem.isProse);
}

function isUnknown(context: PageContext, { name }: Element): boolean {
  // A fragment, HTML, SVG with its prefixes; and React's own names.
  if (name === '' || isHtmlName(name) || name.includes(':') || /^(?:React\.|Fragment$)/.test(name)) return false;
  return !isFromScript(context.page, name) && specOf(context, name) === undefined;
}

/**
 * Whether an element is a part of an unknown component around it, by its name: `Option` in `Options`. Whoever replaces
 * that one or imports it does so with its parts.
 */
function isPartOf({ name, parent }: Element, reported: ReadonlySet<Element>, { names }: Nearest): boolean {
  let around = parent;
  while (around !== undefined && !reported.has(around)) around = around.parent;
  if (around === undefined || around.name === name) return false;
  if (isPartElsewhere(around.name, name)) return true;
  const whole = baseName(around.name);
  const one = whole.replace(/s$/, '');
  const isNamedAlike = baseName(name) === whole || (name.startsWith(one) && !/^\p{Ll}/u.test(name.slice(one.length)));
  return names.length === 0 && isNamedAlike;
}

/** Elements of HTML and SVG whose names are those of components in lower case. */
const htmlNames: ReadonlySet<string> = new Set(['link', 'param', 'view']);

/**
 * Whether an element is a component of the platform written in lower case: it is HTML then, of a kind that browsers
 * don't know. In a sentence it may be a placeholder unless it has the component's attributes.
 */
function isMiscased({ page, catalogue }: PageContext, { name, range, opening, closing }: Element): boolean {
  if (!isHtmlName(name) || htmlNames.has(name) || (closing === undefined && opening.form !== 'selfClosing'))
    return false;
  const spec = catalogue.inAnyCase(name);
  if (spec === undefined || spec.isHtml === true || spec.isUndocumented === true) return false;
  return (
    isInFlow(page, opening.range.start) ||
    hasLinesToItself(page.text, range) ||
    opening.attributes.some((attribute) => attributeSpecOf(spec, attribute.name) !== undefined)
  );
}

/** Returns the components that a page can use, its own included. */
function namesFor({ page, catalogue }: PageContext): readonly string[] {
  const known = catalogue.components.filter(({ isHtml, isUndocumented }) => isHtml !== true && isUndocumented !== true);
  return [...known.map(({ name }) => name), ...[...page.script.names].filter((name) => /^[A-Z]/.test(name))];
}

/**
 * Whether a typo is reported already: the closing tag has the likely name; or the tag is an unclosed placeholder in a
 * sentence, or like one.
 */
function isLeftToSyntax(
  context: PageContext,
  { name, opening, closing }: Element,
  { names }: Nearest,
  unclosed: () => ReadonlySet<number>,
): boolean {
  const { page } = context;
  if (closing !== undefined && closing.name !== name && names.includes(closing.name)) return true;
  const { start } = opening.range;
  // The words of a placeholder are read as attributes: `<KEY of the client>`.
  if (opening.attributes.some((one) => one.name === '' || one.value !== undefined)) return false;
  if (startingAt(page.problems, start) === undefined && !unclosed().has(start)) return false;
  return names.length === 0 || lineBefore(page.text, start).trim() !== '';
}

/** Returns the offsets of the tags that aren’t closed before a closing tag at which that is reported. */
function unclosedIn({ problems }: PageModel): ReadonlySet<number> {
  return new Set(problems.flatMap((problem) => (problem.kind === 'closedOver' ? [problem.opening.range.start] : [])));
}

function message(context: PageContext, element: Element, { names, isOtherName }: ComponentsMeant): string {
  const unknown = `Unknown component ${code(element.name)}${consequence(context.page, element)}.`;
  const parts = partsMeant(element.name);
  const suggestion = `${formatList(names.map(code))}${parts.length === 0 ? '' : ` with ${formatList(parts.map(code), 'and')}`}`;
  // Whether the site has a component of that name, which only lacks its import, depends on other files.
  if (names.length > 0)
    return `${unknown} ${isOtherName ? `Import it, or use ${suggestion}.` : `Did you mean ${suggestion}?`}`;
  if (titledPart(context, element).length > 0) return `${unknown} Remove its tags, and write its label into the block.`;
  if (element.opening.attributes.length === 0 && holdsBlocks(context, element))
    return `${unknown} Import it, or remove its tags.`;
  return `${unknown} Import it, or write ${code('\\<')} for plain text.`;
}

/** Returns the fix of a labelled part of a group, such as other tools have it. */
function titledPart(context: PageContext, element: Element): readonly Fix[] {
  const isPart = element.parent !== undefined && specOf(context, element.parent.name)?.name === 'CodeGroup';
  return isPart ? titledBlock(context, element) : [];
}

/**
 * Returns what readers miss. The platform replaces an unknown component in a block by nothing. One in a sentence is left
 * to the renderer, which has nothing to show for it either, unless it is in lower case and so HTML; whether its children
 * or the page are lost too is unknown.
 */
function consequence(page: PageModel, { name, content, opening }: Element): string {
  if (!isInFlow(page, opening.range.start)) return isHtmlName(name) ? '' : ', so it isn’t shown';
  const isEmpty = content === undefined || page.text.slice(content.start, content.end).trim() === '';
  return isEmpty ? ', so nothing is shown' : ', so it and its children aren’t shown';
}

function isInFlow(page: PageModel, offset: number): boolean {
  return blocksAround(page, offset).some(({ kind }) => kind === 'flow');
}

/** Returns the name up to its first dot, which an import or a declaration defines. */
function baseName(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

/** Whether an unknown component has a fix, whatever the site exports. */
function isSurelyFixable({ opening }: Element, { names }: Nearest): boolean {
  return names.length > 0 || opening.attributes.length === 0;
}

function fixes(context: PageContext, element: Element, { names, isClear }: Nearest): readonly Fix[] {
  const imported = imports(context, element);
  const renames = names.map((name, index) =>
    pageFix(context, `Change to ${code(name)}`, [...renaming(element, name), ...renamedParts(context, element)], {
      preferred: isClear && index === 0 && imported.length === 0,
    }),
  );
  const named = [...imported, ...renames, ...titledPart(context, element)];
  // The platform drops what it doesn't know, so only the site can say that it knows a component.
  // A name such as `PROJECT_ID` is a placeholder, none of a component that is newer than Docsight.
  const mayBeNew = names.length === 0 && !element.name.includes('_');
  const known = mayBeNew ? knownNameFix(context.site.settings, 'components', baseName(element.name)) : [];
  const escapes = element.opening.attributes.length > 0 ? [] : asText(context, element);
  // What has blocks in it was hardly meant as text.
  return holdsBlocks(context, element)
    ? [...named, ...withoutTags(context, element), ...known, ...escapes]
    : [...named, ...escapes, ...known];
}

const longestLine = 10_000;

/** Whether an element in a block has lines of its own between its tags, all of which pages can show. */
function holdsBlocks(context: PageContext, { opening, content, children }: Element): boolean {
  if (content === undefined || !isInFlow(context.page, opening.range.start)) return false;
  const { text } = context.page;
  // Elements may be nested in a line of any length.
  const inner = text.slice(content.start, Math.min(content.end, content.start + longestLine)).trim();
  return inner.includes('\n') && !children.some((child) => isUnknown(context, child));
}

/** Returns what a page could import by a name: what snippets export, or else what other pages import by it. */
function exportsOf(site: SiteSnapshot, file: SitePath, name: string): readonly ImportableComponent[] {
  const exported = importableComponents(site, file).filter((one) => one.name === name && one.file !== file);
  return nearestComponents(file, exported.length > 0 ? exported : importedElsewhere(site, file, name));
}

/** Returns the fixes that import what has that very name from files of the site. */
function imports(context: PageContext, { name }: Pick<Element, 'name'>): readonly Fix[] {
  const found = exportsOf(context.site, context.file, baseName(name));
  return found.map((one, index) =>
    pageFix(context, `Import ${code(one.name)} from ${code(`/${one.file}`)}`, [addImport(context, one)], {
      preferred: index === 0 && found.length === 1,
    }),
  );
}

function renaming(element: Element, name: string): readonly TextEdit[] {
  const { opening, closing } = element;
  const isUntitled = !opening.attributes.some((attribute) => attribute.name === 'title');
  const label = name === 'Tab' && isUntitled ? labelInParent(element) : undefined;
  const renamed = replacement(opening.nameRange, label === undefined ? name : `${name} title="${label}"`);
  return closing === undefined ? [renamed] : [renamed, replacement(closing.nameRange, name)];
}

/** Returns the edits that rename the parts of a component of another tool. */
function renamedParts({ page }: PageContext, whole: Element): readonly TextEdit[] {
  return page.elements
    .filter(
      ({ name, range }) =>
        isPartElsewhere(whole.name, name) && range.start > whole.range.start && range.end < whole.range.end,
    )
    .flatMap((part) => partsMeant(whole.name, part.name).flatMap((name) => renaming(part, name)));
}

/** Returns the fixes that show a likely placeholder as text. */
function asText(context: PageContext, { opening, closing, range }: Element): readonly Fix[] {
  const tags = closing === undefined ? [opening] : [opening, closing];
  const escapes = tags.map((tag) => insertion(tag.range.start, '\\'));
  const escape = pageFix(context, `Escape as ${code(`\\<${opening.name}>`)}`, escapes);
  const written = context.page.text.slice(range.start, range.end);
  if (/[`\n]/.test(written)) return [escape];
  return [escape, pageFix(context, 'Show as code', [insertion(range.start, '`'), insertion(range.end, '`')])];
}

/** Yields the unknown components of a page that are used within JavaScript. Where snippets are shown decides what they know. */
function* unknownInScript(
  context: PageContext,
  meant: (name: string) => ComponentsMeant,
  fixesFor: (name: string) => readonly Fix[],
): Iterable<Finding> {
  if (context.isSnippet) return;
  const { settings } = context.site;
  for (const component of componentsInScripts(context.page)) {
    const { value: name, range, isSnippet } = component;
    if (isSnippet) continue;
    if (/^(?:React|Fragment)$/.test(name) || settings.known.components.has(name) || isBuiltIn(context, name)) continue;
    yield {
      range,
      cause: name,
      message: messageOf(component, meant(name)),
      fixNeeds: name,
      fixes: () => fixesFor(name),
    };
  }
}

/** Yields the components that exports use above their declarations, each once: MDX takes them for the platform’s. */
function* usedEarly(context: PageContext): Iterable<Finding> {
  const found = new Map(componentsUsedEarly(context.page).map((one) => [one.value, one]));
  for (const { value: name, range, isFatal } of found.values()) {
    // A component of the platform is shown instead.
    if (!isFatal && isBuiltIn(context, name)) continue;
    const effect = isFatal ? 'so the page can’t be shown' : 'so what uses it isn’t shown';
    yield { range, cause: name, message: `${code(name)} is used above its declaration, ${effect}. Declare it first.` };
  }
}

/** Whether the catalogue has a component, or one of its parts. */
function isBuiltIn({ catalogue }: PageContext, name: string): boolean {
  return catalogue.get(name) !== undefined || catalogue.components.some((one) => one.name.startsWith(`${name}.`));
}

function messageOf({ value: name, isInExport }: ScriptComponent, { names, isOtherName }: ComponentsMeant): string {
  const effect = isInExport ? 'so what uses it isn’t shown' : 'so the page can’t be shown';
  const suggestion = formatList(names.map(code));
  const advice =
    names.length === 0
      ? 'Import it.'
      : isOtherName
        ? `Import it, or use ${suggestion}.`
        : `Did you mean ${suggestion}?`;
  return `Unknown component ${code(name)}, ${effect}. ${advice}`;
}

/** Elements of HTML that pages hardly use. */
const rareHtml: ReadonlySet<string> = new Set(
  (
    'acronym applet base basefont bdi bdo bgsound big content data datalist dir fencedframe frame frameset hgroup html ' +
    'image isindex keygen link listing marquee math menuitem meta meter multicol nextid nobr noembed noframes output ' +
    'param plaintext portal rb rp rt rtc ruby search selectedcontent shadow slot spacer svg track xmp'
  ).split(' '),
);

/**
 * Yields the outermost elements in blocks whose names are in lower case but none of HTML, such as `<message>` or
 * `<read_file>`. Those with a hyphen may be defined by a script.
 */
function* inventedElements({ page, catalogue }: PageContext): Iterable<Element> {
  let end = 0;
  for (const element of page.elements) {
    const { name, content, opening } = element;
    const { start } = opening.range;
    if (start < end || !isHtmlName(name) || /[-:]/.test(name) || isHtmlTag(name) || rareHtml.has(name)) continue;
    if (content === undefined || page.text.slice(content.start, content.end).trim() === '') continue;
    if (isFromScript(page, name) || catalogue.inAnyCase(name) !== undefined) continue;
    if (isWithinAny(page, start, (one) => one === 'svg' || one === 'math')) continue;
    if (!blocksAround(page, start).some(({ kind }) => kind === 'flow')) continue;
    ({ end } = element.range);
    yield element;
  }
}
