import { rootOf } from '../../page/record/inclusions.ts';
import type { PageModel } from '../../page/pageModel.ts';
import type { JsxTag } from '../../page/mdx/script/scanTag.ts';
import { editOf } from '../../paths/fileEdit.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { refuse, type Renameable, type RenameOutcome } from './refactoring.ts';

type ImportedName = PageModel['script']['imports'][number]['names'][number];

/** Returns the imported snippet at an offset, in its import or on a tag; renaming changes all its tags on this page. */
export function renameableComponent(context: PageContext, offset: number): Renameable | undefined {
  const { script, tags } = context.page;
  const names = script.imports.flatMap((one) => one.names);
  const tag = tags.find((one) => rangeHoldsCursor(ownNameRange(one), offset));
  const name = names.find(({ local, range }) => rangeHoldsCursor(range, offset) || local === (tag && rootOf(tag.name)));
  if (name === undefined) return undefined;
  const range = rangeHoldsCursor(name.range, offset) || tag === undefined ? name.range : ownNameRange(tag);
  return { range, placeholder: name.local, rename: (newName) => renameComponent(context, name, newName.trim()) };
}

function renameComponent({ page, file, catalogue }: PageContext, name: ImportedName, newName: string): RenameOutcome {
  const { local, imported, range } = name;
  if (newName === local) return { kind: 'edits', edits: [] };
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(newName)) {
    return refuse(`${code(newName)} isn’t a valid name. Use letters and digits, and start with a letter.`);
  }
  if (/^\p{Lu}/u.test(local) && !/^\p{Lu}/u.test(newName)) {
    return refuse(`A component name must start with a capital letter, such as ${code('Chart')}.`);
  }
  if (page.script.names.has(newName) || catalogue.get(newName) !== undefined) {
    return refuse(`A component named ${code(newName)} already exists. Use another name.`);
  }
  if (isUsedInCode(page, local)) {
    return refuse(`${code(local)} can’t be renamed: it is also used in an expression or an export of this page.`);
  }
  // A local name goes after the name that the file exports.
  const isPlain = imported === local;
  const edits: readonly TextEdit[] = [
    { range, newText: isPlain ? `${imported} as ${newName}` : newName },
    ...page.tags
      .filter((tag) => rootOf(tag.name) === local)
      .map((tag) => ({ range: ownNameRange(tag), newText: newName })),
  ];
  return { kind: 'edits', edits: editOf(file, edits) };
}

/** Whether JavaScript other than the import uses a name. */
function isUsedInCode({ text, expressions, tags, script }: PageModel, name: string): boolean {
  const isName = (code: string): boolean => code.split(/[^\p{ID_Continue}$]+/u).includes(name);
  const values = tags.flatMap(({ attributes }) => attributes.flatMap(({ value }) => value ?? []));
  const inPage = [...expressions, ...values.filter(({ kind }) => kind === 'expression')];
  if (inPage.some(({ range }) => isName(text.slice(range.start, range.end)))) return true;
  const known = script.imports.flatMap(({ sourceRange, names }) => [sourceRange, ...names.map(({ range }) => range)]);
  return script.ranges.some((range) => isName(without(text, range, known)));
}

function without(text: string, { start, end }: TextRange, ranges: readonly TextRange[]): string {
  let rest = text.slice(start, end);
  for (const range of ranges.filter((one) => start <= one.start && one.end <= end)) {
    const whitespace = ' '.repeat(range.end - range.start);
    rest = rest.slice(0, range.start - start) + whitespace + rest.slice(range.end - start);
  }
  return rest;
}

function ownNameRange(tag: JsxTag): TextRange {
  return { start: tag.nameRange.start, end: tag.nameRange.start + rootOf(tag.name).length };
}
