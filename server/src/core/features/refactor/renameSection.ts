import { locateIn } from '../../config/composedTree.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { readPage } from '../../page/readPage.ts';
import { sectionNamed, sectionsOf, type Section } from '../../page/sections/sections.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { configReferencesTo } from '../../site/references/configReferences.ts';
import { editOf, type FileEdit } from '../../paths/fileEdit.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { findSection, pagesShowing } from '../../site/sections/sectionLocation.ts';
import { referencesTo } from '../../site/references/references.ts';
import { type TextRange, applyEdits, type TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { replaceFragment, withFragment } from './addressText.ts';
import { isFullyWritten, replaceConfigText } from './moveConfig.ts';
import type { Renameable, Refusable } from './refactoring.ts';
import type { SectionName } from './sectionName.ts';

/** Returns the rename of a section; `range` is marked, if that isn't the name itself. */
export function renameableSection(context: PageContext, name: SectionName, range: TextRange = name.range): Renameable {
  return { range, placeholder: name.text, rename: (newName) => renameSection(context, name, newName) };
}

function renameSection(context: PageContext, name: SectionName, newName: string): Refusable {
  const typed = newName.trim().replace(/\s+/g, ' ');
  // An id renamed in a link may be typed with its `#`.
  const newText = name.kind === 'id' ? typed.replace(/^#/, '') : typed;
  const wrong = whatIsWrong(context, name, newText);
  if (wrong !== undefined) return { refused: wrong };
  if (newText === name.text) return { edits: [] };
  const edit = { range: name.range, newText };
  const renamed = new ChangedSections(context, [edit]);
  if (renamed.isBroken || renamed.losesElements(edit)) {
    return {
      refused: `${code(newText)} isn’t valid here: characters such as ${code('<')} and ${code('{')} have a special meaning.`,
    };
  }
  if (renamed.missingSection !== undefined) {
    return {
      refused: `Other pages link to “${renamed.missingSection.title}”, which would have no anchor. Use letters or digits.`,
    };
  }
  return { edits: renamed.edits() };
}

function whatIsWrong(
  { page, pageIndex }: PageContext,
  { kind, range }: SectionName,
  newText: string,
): string | undefined {
  if (newText === '') return kind === 'id' ? 'Enter an id.' : 'Enter a title.';
  if (kind === 'heading') return undefined;
  const quote = page.text.charAt(range.start - 1);
  if (kind === 'title') {
    return newText.includes(quote)
      ? `The title is enclosed in ${quote}, so it can’t contain that character.`
      : undefined;
  }
  const wrong = /[\s#{}<>"'`/\\]/.exec(newText)?.[0];
  if (wrong !== undefined)
    return `An id can’t contain ${wrong === ' ' ? 'spaces' : code(wrong)}. Use letters, digits and ${code('-')}.`;
  const isTaken = pageIndex.sections.some(({ ids }) => ids.includes(newText));
  return isTaken ? `Another section already has the id ${code(newText)}. Use another id.` : undefined;
}

/** The sections of a page after some edits, sorted; numbered ids may change in later sections. */
export class ChangedSections {
  readonly #page: PageContext;
  readonly #model: PageModel;
  readonly #edits: readonly TextEdit[];
  readonly #sections: readonly Section[];
  readonly #references: readonly FragmentOf[];

  constructor(context: PageContext, edits: readonly TextEdit[]) {
    this.#page = context;
    this.#edits = edits;
    this.#model = readPage(applyEdits(context.page.text, edits), context.page);
    this.#sections = sectionsOf(this.#model, context.catalogue);
    this.#references = fragmentsOf(context);
  }

  /** Whether the page has more syntax errors, or other headings. */
  get isBroken(): boolean {
    const { problems, headings } = this.#page.page;
    return this.#model.problems.length > problems.length || this.#model.headings.length !== headings.length;
  }

  /** Whether an edit, the only one, removes elements around it. */
  losesElements({ range, newText }: TextEdit): boolean {
    const after = { start: range.start, end: range.start + newText.length };
    return elementsOutside(this.#model, after) < elementsOutside(this.#page.page, range);
  }

  /** A linked section that has no anchor after the edit. */
  get missingSection(): Section | undefined {
    return this.#references.map(({ section }) => section).find((section) => this.#after(section) === undefined);
  }

  /** Returns the edits, with those of the links to sections whose ids change. */
  edits(): readonly FileEdit[] {
    const byFile = new Map([[this.#page.file, [...this.#edits]]]);
    for (const { file, section, fragment, edit } of this.#references) {
      const id = this.#newId(section, fragment);
      if (id === undefined) continue;
      const edits = byFile.get(file) ?? [];
      byFile.set(file, edits);
      edits.push(edit(id));
    }
    return [...byFile].flatMap(([file, edits]) => editOf(file, edits));
  }

  /** Returns the id to link to, in the form of the link; undefined if the old one still resolves to it. */
  #newId(section: Section, fragment: string): string | undefined {
    const after = this.#after(section);
    if (after === undefined || sectionNamed(this.#sections, fragment) === after) return undefined;
    const likeBefore = after.ids[section.ids.indexOf(fragment)];
    const ids = likeBefore === undefined ? after.ids : [likeBefore, ...after.ids];
    return ids.find((id) => sectionNamed(this.#sections, id) === after) ?? ids[0];
  }

  #after({ range, kind }: Section): Section | undefined {
    let { start } = range;
    for (const { range: edited, newText } of this.#edits) {
      if (range.start > edited.start) start += newText.length - (edited.end - edited.start);
    }
    return this.#sections.find((section) => section.kind === kind && section.range.start === start);
  }
}

/** Returns the number of elements outside of a name: an icon in a heading may go with the words that are replaced. */
function elementsOutside({ elements }: PageModel, { start, end }: TextRange): number {
  return elements.filter(({ range }) => range.start < start || end < range.end).length;
}

/** A link to a section. */
interface FragmentOf {
  readonly file: SitePath;
  readonly section: Section;
  readonly fragment: string;
  readonly edit: (id: string) => TextEdit;
}

/** Returns the links to the sections of a page; for a snippet, those to all pages that include it. */
function fragmentsOf(context: PageContext): readonly FragmentOf[] {
  const { site, file } = context;
  return [file, ...pagesShowing(site, file)].flatMap((shown) => [
    ...fragmentsInPages(context, shown),
    ...fragmentsInConfig(context, shown),
  ]);
}

function* fragmentsInPages(context: PageContext, shown: SitePath): Iterable<FragmentOf> {
  for (const { file, reference, fragment } of referencesTo(context.site, shown)) {
    const section = sectionIn(context, shown, fragment);
    if (fragment === undefined || section === undefined) continue;
    yield { file, section, fragment, edit: (id) => replaceFragment(reference, id) };
  }
}

function* fragmentsInConfig(context: PageContext, shown: SitePath): Iterable<FragmentOf> {
  const { config } = context.site;
  for (const { value, range, fragment } of configReferencesTo(context.site, shown)) {
    const section = sectionIn(context, shown, fragment);
    if (fragment === undefined || section === undefined || !isFullyWritten(config, range, value)) continue;
    const written = locateIn(config.composed, range);
    const edit = (id: string): TextEdit => ({
      ...replaceConfigText(config, range, withFragment(value, id)),
      range: written.range,
    });
    yield { file: written.file, section, fragment, edit };
  }
}

/** Returns the section of an included file that a fragment of a page's address names. */
function sectionIn(context: PageContext, shown: SitePath, fragment: string | undefined): Section | undefined {
  if (fragment === undefined) return undefined;
  const isElsewhere = shown !== context.file && findSection(context.site, shown, fragment)?.file !== context.file;
  return isElsewhere ? undefined : sectionNamed(context.pageIndex.sections, fragment);
}
