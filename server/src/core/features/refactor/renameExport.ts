import type { AnyNode } from 'acorn';
import { isMarkdown, isScript } from '../../paths/fileKinds.ts';
import { editOf, type FileEdit } from '../../paths/fileEdit.ts';
import { baseNameOf, type SitePath } from '../../paths/sitePath.ts';
import { isIdentifier } from '../../page/mdx/script/identifiers.ts';
import { mentionsIn, mentionsOnPage, type Mention } from '../../page/mdx/script/mentions.ts';
import { scriptTree } from '../../page/mdx/script/scriptTree.ts';
import { longestSnippet, type SiteSnapshot, type PageContext } from '../../site/siteSnapshot.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { addAll } from '../../util/collections.ts';
import { code } from '../../util/messageText.ts';
import { exportAtOffset, localNameOf, type ExportAtOffset, type PageOf } from '../site/exportAtOffset.ts';
import type { Refusable, Renameable } from './refactoring.ts';

/** Returns the rename of what a file declares, with everything on the site that names it. */
export function renameableExport(context: PageContext, offset: number, pageOf: PageOf): Renameable | undefined {
  const declared = exportAtOffset(context, offset);
  if (declared === undefined) return undefined;
  const { text } = context.page;
  const placeholder = text.slice(declared.range.start, declared.range.end);
  // A page that has its own name for it renames that alone.
  if (placeholder !== declared.name) return undefined;
  return {
    range: declared.range,
    placeholder,
    rename: (newName) => renameExport(context, declared, newName.trim(), pageOf),
  };
}

function renameExport(
  context: PageContext,
  { file, name }: ExportAtOffset,
  newName: string,
  pageOf: PageOf,
): Refusable {
  if (newName === name) return { edits: [] };
  const wrong = whyNoName(context, name, newName);
  if (wrong !== undefined) return { refused: wrong };
  const { site } = context;
  const edits: FileEdit[] = [];
  const files = isMarkdown(file) ? [file] : [];
  for (const one of new Set([...files, ...(site.includedBy.get(file) ?? [])])) {
    const page = one === context.file ? context : pageOf(one);
    if (page === undefined)
      return { refused: `${code(`/${one}`)} uses ${code(name)} and can’t be read. Rename it there first.` };
    const change = changeOnPage(page, { file, name }, newName);
    if ('refused' in change) return change;
    addAll(edits, change.edits);
  }
  if (isMarkdown(file)) return { edits };
  const script = changeInScript(site, { file, name }, newName);
  return 'refused' in script ? script : { edits: [...script.edits, ...edits] };
}

/** Returns why a component or a constant can't have a name. */
export function whyNoName({ catalogue }: PageContext, name: string, newName: string): string | undefined {
  if (!isIdentifier(newName)) {
    return `${code(newName)} isn’t a valid name. Use letters and digits, and start with a letter.`;
  }
  if (/^\p{Lu}/u.test(name) && !/^\p{Lu}/u.test(newName)) {
    return `A component name must start with a capital letter, such as ${code('Chart')}.`;
  }
  return catalogue.get(newName) === undefined ? undefined : taken(newName);
}

function taken(name: string, file?: SitePath): string {
  const where = file === undefined ? '' : ` in ${code(`/${file}`)}`;
  return `A component named ${code(name)} already exists${where}. Use another name.`;
}

type Declared = Pick<ExportAtOffset, 'file' | 'name'>;

function changeOnPage(page: PageContext, { file, name }: Declared, newName: string): Refusable {
  const local = localNameOf(page, file, name);
  if (local === undefined) return { edits: [] };
  const { text, script } = page.page;
  if (local === name) return renameOnPage(page, name, newName);
  // The page has a name of its own for it.
  const edits = script.imports.flatMap(({ names }) =>
    names.flatMap(({ imported, local: other, range }): readonly TextEdit[] => {
      if (imported !== name || other !== local) return [];
      const start = text.lastIndexOf(name, range.start - 1);
      return [{ range: { start, end: start + name.length }, newText: newName }];
    }),
  );
  return { edits: editOf(page.file, edits) };
}

/** Returns the edits that rename what a page declares or imports under a name, wherever the page names it. */
export function renameOnPage({ page, file }: PageContext, name: string, newName: string): Refusable {
  if (page.script.names.has(newName)) return { refused: taken(newName, file) };
  const mentions = mentionsOnPage(page, name);
  if (mentions === undefined) return { refused: `${code(`/${file}`)} has a syntax error. Correct it first.` };
  return {
    edits: editOf(
      file,
      mentions.map((one) => editOfMention(one, name, newName)),
    ),
  };
}

function changeInScript({ snippets }: SiteSnapshot, { file, name }: Declared, newName: string): Refusable {
  const text = snippets.get(file) ?? '';
  const mentions = text.length < longestSnippet ? mentionsInScript(text, name) : undefined;
  if (mentions === undefined) {
    return {
      refused: `${code(`/${file}`)} can’t be read as JavaScript. Rename ${code(name)} there, then in the imports.`,
    };
  }
  // The platform takes a default export by its own name.
  if (
    new RegExp(
      `^export\\s+default\\s+(?:(?:async\\s+)?function\\s+)?${name.replaceAll('$', '\\$')}(?![\\w$])`,
      'm',
    ).test(text)
  ) {
    return {
      refused: `${code(`/${file}`)} exports ${code(name)} by default, too. Rename it there and in the imports.`,
    };
  }
  const importer = [...snippets].find(
    ([other, content]) =>
      other !== file && isScript(other) && content.includes(baseNameOf(file)) && content.includes(name),
  );
  if (importer !== undefined) {
    return {
      refused: `${code(`/${importer[0]}`)} seems to use ${code(name)} of ${code(`/${file}`)}, too. Rename it there first.`,
    };
  }
  if (new RegExp(`(?<![\\p{ID_Continue}$])${newName.replaceAll('$', '\\$')}(?![\\p{ID_Continue}$])`, 'u').test(text)) {
    return { refused: taken(newName, file) };
  }
  return {
    edits: editOf(
      file,
      mentions.map((one) => editOfMention(one, name, newName)),
    ),
  };
}

/** Returns where a script names what it exports by a name; undefined if it doesn’t declare that, or can’t be read. */
function mentionsInScript(text: string, name: string): readonly Mention[] | undefined {
  try {
    const { program } = scriptTree(text);
    return program.body.some((node) => exportsName(node, name)) ? mentionsIn(program, name, 0) : undefined;
  } catch {
    return undefined;
  }
}

function exportsName(node: AnyNode, name: string): boolean {
  if (node.type !== 'ExportNamedDeclaration') return false;
  const { declaration, specifiers } = node;
  if (!declaration) return specifiers.some(({ local }) => local.type === 'Identifier' && local.name === name);
  if (declaration.type !== 'VariableDeclaration') return declaration.id.name === name;
  return declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name);
}

function editOfMention({ range, isKey }: Mention, name: string, newName: string): TextEdit {
  return { range, newText: isKey ? `${name}: ${newName}` : newName };
}
