import { isClassicSnippetPath } from '../../paths/fileKinds.ts';
import { rootOf } from '../../page/record/inclusions.ts';
import type { ScriptImport } from '../../page/mdx/script/readScript.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { isInSite } from '../../page/record/references.ts';
import { isExternal, meantPaths } from '../../paths/address.ts';
import { routeOf } from '../../paths/route.ts';
import type { FileEdit } from '../../paths/fileEdit.ts';
import { unportablePath } from '../../paths/portablePath.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { indentBefore } from '../../rules/engine/rule.ts';
import { importEdit } from '../../site/imports/addImport.ts';
import { importNameFor } from '../../site/imports/importableComponents.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { resolveReference } from '../../site/references/resolveLink.ts';
import { lineBefore, lineEndOf, startOfLine } from '../../text/lines.ts';
import { type TextRange, applyEdits, editsMovedBy, type TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { pathRange, replacePath } from './addressText.ts';
import type { Refactoring, Refusable } from './refactoring.ts';

/** Creates a snippet from the selected blocks and replaces them by its component. */
export function extractSnippet(context: PageContext, selection: TextRange): readonly Refactoring[] {
  const extract = extractable(context, selection);
  if (extract === undefined) return [];
  const name = snippetName(context, extract.range);
  return [
    {
      title: `Extract to snippet ${code(name.file)}`,
      kind: 'refactor.extract',
      edits: editsFor(context, extract, name),
      newName: name.file.replace(/^snippets\/|\.mdx$/g, ''),
    },
  ];
}

/** As {@link extractSnippet}, with a name that a person has chosen. */
export function extractSnippetAs(context: PageContext, selection: TextRange, typed: string): Refusable {
  const extract = extractable(context, selection);
  if (extract === undefined) return { refused: 'Select complete blocks, such as a paragraph or a component.' };
  const name = nameFrom(context, typed.trim().replace(/^\/?(?:snippets\/)?|\.mdx$/g, ''));
  if (name === undefined)
    return { refused: `A snippet can’t be called “${typed}”, or that name is taken. Use another name.` };
  return { edits: editsFor(context, extract, name) };
}

/** What becomes a snippet: its range on the page, and its text there. */
interface Extract {
  readonly range: TextRange;
  readonly text: string;
}

function extractable(context: PageContext, selection: TextRange): Extract | undefined {
  // These are inserted into pages as text, so they can't have imports.
  if (isClassicSnippetPath(context.file)) return undefined;
  const range = completeBlocksIn(context, selection);
  if (range === undefined) return undefined;
  const needed = neededNames(context.page, range);
  if (needsThePage(context, needed)) return undefined;
  const text = snippetText(context, range, needed);
  // At the start of a file a line of hyphens would open front matter.
  return text.startsWith('---') ? undefined : { range, text };
}

function editsFor(
  { page, file: from }: PageContext,
  { range, text }: Extract,
  { file, component }: SnippetName,
): readonly FileEdit[] {
  const imports = importEdits(page, range, `import ${component} from "/${file}";`);
  const edits = [...imports, useEdit(page.text, range, component)];
  return [
    { kind: 'create', file, text },
    { kind: 'edit', file: from, edits },
  ];
}

/** Returns the edits that add an import, and remove those that only a range needs. */
function importEdits(page: PageModel, range: TextRange, added: string): readonly TextEdit[] {
  const needed = neededNames(page, range);
  const moved = page.script.imports.flatMap((one) => {
    const line = lineOfImport(page.text, one);
    const isMoved = line !== undefined && one.names.every(({ local }) => needed.has(local)) && line.end <= range.start;
    return isMoved && !isNamedOutside(page.text, one, [line, range]) ? [{ one, line }] : [];
  });
  const last = moved.find(({ one }) => one === page.script.imports.at(-1));
  const removed = moved.filter((some) => some !== last);
  return [
    ...removed.map(({ line: { start, end } }) => ({
      range: { start, end: end + lineEndOf(page.text).length },
      newText: '',
    })),
    last === undefined ? importEdit(page, added) : { range: last.line, newText: added },
  ];
}

/** Returns the line of an import without its end, if nothing else is on it. */
function lineOfImport(text: string, { sourceRange }: ScriptImport): TextRange | undefined {
  const start = startOfLine(text, sourceRange.start);
  const [line = ''] = /^.*/.exec(text.slice(start)) ?? [];
  return /^import\b[^;]*;?[ \t]*$/.test(line) ? { start, end: start + line.length } : undefined;
}

/** Whether a text has a name of an import outside of some ranges, which follow each other. */
function isNamedOutside(text: string, { names }: ScriptImport, ranges: readonly TextRange[]): boolean {
  const starts = [0, ...ranges.map(({ end }) => end)];
  const rest = starts.map((start, at) => text.slice(start, ranges[at]?.start)).join('\n');
  const words = new Set(rest.match(/[\p{ID_Continue}$]+/gu));
  return names.some(({ local }) => words.has(local));
}

/**
 * Whether a range needs what only its page has: names declared there, or props. An import under another name, or of all,
 * counts as well: the platform doesn’t find it a second time.
 */
function needsThePage({ page: { script }, isSnippet }: PageContext, needed: ReadonlySet<string>): boolean {
  const renamed = script.imports.flatMap(({ source, names }) =>
    isInSite(source) ? names.filter(({ local, imported }) => imported !== 'default' && imported !== local) : [],
  );
  return (
    script.declared.some(({ name }) => needed.has(name)) ||
    renamed.some(({ local }) => needed.has(local)) ||
    (isSnippet && needed.has('props'))
  );
}

/** Blocks need an empty line before and after, tags don't. */
function useEdit(text: string, range: TextRange, component: string): TextEdit {
  const lineEnd = lineEndOf(text);
  const before = text.slice(0, startOfLine(text, range.start));
  const isCloseBefore = /[^\s>][ \t]*\r?\n$/.test(before);
  const isCloseAfter = /^[ \t]*\r?\n[ \t]*[^\s<]/.test(text.slice(range.end));
  const indent = indentBefore(text, range.start);
  const newText = `${isCloseBefore ? lineEnd + indent : ''}<${component} />${isCloseAfter ? lineEnd : ''}`;
  return { range, newText };
}

function snippetText(context: PageContext, range: TextRange, needed: ReadonlySet<string>): string {
  const { text, script } = context.page;
  const lineEnd = lineEndOf(text);
  const edits = editsMovedBy(rootedAddresses(context, range), -range.start);
  const indent = indentBefore(text, range.start);
  const lines = applyEdits(text.slice(range.start, range.end), edits).split(/\r?\n/);
  const body = lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()));
  const first = lines[0] ?? '';
  const imports = script.imports.flatMap((one) => importLine(context, one, needed));
  const head = imports.length === 0 ? [] : [...imports, ''];
  return [...head, first, ...body.slice(1), ''].join(lineEnd);
}

/** Returns the edits that rewrite relative addresses from the site's root, with the same target. */
function rootedAddresses(context: PageContext, range: TextRange): readonly TextEdit[] {
  return context.pageIndex.references.flatMap((reference) => {
    const { kind, value } = reference;
    if (reference.range.start < range.start || reference.range.end > range.end) return [];
    if (kind === 'use' || kind === 'snippet' || /^\s*[/#?]/.test(value) || isExternal(value)) return [];
    const found = resolveReference(context.site, context.file, reference);
    if (found.kind !== 'page' && found.kind !== 'file') return [];
    const at = pathRange(reference);
    return at.start === at.end ? [] : [replacePath(reference, addressOf(found))];
  });
}

function addressOf(found: { readonly kind: 'page' | 'file'; readonly file: SitePath }): string {
  return found.kind === 'page' ? routeOf(found.file) : `/${found.file}`;
}

/** Returns the needed names of an import, with its path from the site's root. */
function importLine(
  context: PageContext,
  { source, names }: ScriptImport,
  needed: ReadonlySet<string>,
): readonly string[] {
  const used = names.filter(({ local }) => needed.has(local));
  if (used.length === 0) return [];
  const all = used.flatMap(({ local, imported }) =>
    imported === 'default' ? [local] : imported === '*' ? [`* as ${local}`] : [],
  );
  const listed = used
    .filter(({ imported }) => imported !== 'default' && imported !== '*')
    .map(({ local, imported }) => (local === imported ? local : `${imported} as ${local}`));
  const clause = [...all, ...(listed.length === 0 ? [] : [`{ ${listed.join(', ')} }`])].join(', ');
  return [`import ${clause} from ${JSON.stringify(fromRoot(context, source))};`];
}

function fromRoot({ file }: PageContext, source: string): string {
  if (!isInSite(source)) return source;
  const [path] = meantPaths(file, source);
  return path === undefined ? source : `/${path}`;
}

/** Returns the JavaScript names that a range of a page uses: in components, expressions and attributes. */
function neededNames({ text, elements, expressions }: PageModel, range: TextRange): ReadonlySet<string> {
  const isIn = (span: TextRange): boolean => range.start <= span.start && span.end <= range.end;
  const tags = elements.filter((element) => isIn(element.range)).map(({ name, opening }) => ({ name, opening }));
  const values = tags.flatMap(({ opening }) => opening.attributes.filter(({ value }) => value?.kind !== 'text'));
  const pieces = [...expressions, ...values].filter((piece) => isIn(piece.range));
  const words = pieces.flatMap(
    (piece) => text.slice(piece.range.start, piece.range.end).match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [],
  );
  return new Set([...tags.map(({ name }) => rootOf(name)), ...words]);
}

interface SnippetName {
  readonly file: SitePath;
  readonly component: string;
}

/** More words don't make the name clearer. */
const mostWords = 4;

/** Returns an unused file and component name for a snippet, from its first heading or its first words. */
function snippetName(context: PageContext, range: TextRange): SnippetName {
  const stem = wordsOf(context, range).slice(0, mostWords).join('-') || 'part';
  for (let number = 1; ; number++) {
    const tail = number === 1 ? '' : `-${number}`;
    const names = [`${stem}${tail}`, `part-${stem}${tail}`].flatMap((name) => nameFrom(context, name) ?? []);
    if (names[0] !== undefined) return names[0];
  }
}

function nameFrom({ site, page, catalogue }: PageContext, name: string): SnippetName | undefined {
  const file = `snippets/${name}.mdx` as SitePath;
  if (unportablePath(file) !== undefined) return undefined;
  const component = importNameFor(file);
  if (component === undefined || page.script.names.has(component) || catalogue.get(component) !== undefined) {
    return undefined;
  }
  return site.files.has(file) || site.files.names.inOtherCase(file) !== undefined ? undefined : { file, component };
}

function wordsOf({ page }: PageContext, { start, end }: TextRange): readonly string[] {
  const heading = page.headings.find(({ range }) => start <= range.start && range.end <= end && range.start < end);
  const plain = heading?.text ?? page.text.slice(start, end).replace(/<[^>]*>|\]\([^)]*\)|[{}`]/g, ' ');
  const words = plain.normalize('NFKD').match(/[a-z0-9]+/gi) ?? [];
  return words.map((word) => word.toLowerCase());
}

/**
 * Returns the range of the complete blocks in a selection, without whitespace around them; undefined if it cuts a
 * block, or has content that can't be moved.
 */
function completeBlocksIn({ page }: PageContext, selection: TextRange): TextRange | undefined {
  const selected = page.text.slice(selection.start, selection.end);
  const range = {
    start: selection.start + (selected.length - selected.trimStart().length),
    end: selection.start + selected.trimEnd().length,
  };
  if (range.start >= range.end || !hasItsLines(page.text, range)) return undefined;
  return areComplete(page, range) && hasItsDefinitions(page, range) && hasItsNotes(page, range) ? range : undefined;
}

function hasItsLines(text: string, { start, end }: TextRange): boolean {
  const before = lineBefore(text, start);
  return before.trim() === '' && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
}

function areComplete(
  { blocks, elements, expressions, frontMatter, script, problems }: PageModel,
  range: TextRange,
): boolean {
  if (range.start < (frontMatter?.range.end ?? 0)) return false;
  // Imports and exports belong to the page, and the extent of a syntax error is unknown.
  if ([...script.ranges, ...problems.map((problem) => problem.range)].some((other) => isTouched(other, range)))
    return false;
  const isCut = elements.some(
    (element) =>
      isTouched(element.range, range) && !isIn(element.range, range) && !isBetweenTags(element.content, range),
  );
  return (
    !isCut && [...blocks, ...expressions].every((part) => !isTouched(part.range, range) || isIn(part.range, range))
  );
}

function isTouched(part: TextRange, { start, end }: TextRange): boolean {
  return part.start < end && start < part.end;
}

function isIn(part: TextRange, { start, end }: TextRange): boolean {
  // Blocks may include their last line end.
  return start <= part.start && part.end <= end + 2;
}

function isBetweenTags(content: TextRange | undefined, { start, end }: TextRange): boolean {
  return content !== undefined && content.start <= start && end <= content.end;
}

/** Whether the range has both the links and their definitions, or neither. */
function hasItsDefinitions({ links, images, definitions }: PageModel, range: TextRange): boolean {
  return [...links, ...images].every(({ reference, range: span }) => {
    if (reference === undefined) return true;
    const definition = definitions.find(({ label }) => label === reference);
    return definition === undefined || isIn(definition.range, range) === isIn(span, range);
  });
}

/** Whether the range has both the references and the definitions of its footnotes, or neither. */
function hasItsNotes({ text }: PageModel, { start, end }: TextRange): boolean {
  const labelsIn = (part: string): readonly string[] => part.match(/\[\^[^\]\s]+\]/g) ?? [];
  const outside = new Set([...labelsIn(text.slice(0, start)), ...labelsIn(text.slice(end))]);
  return !labelsIn(text.slice(start, end)).some((label) => outside.has(label));
}
