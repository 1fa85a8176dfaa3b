import { scriptTree } from '../../../page/mdx/script/scriptTree.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { startOfLine } from '../../../text/lines.ts';
import { type TextRange, deletion, replacement } from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import { defaultExportOf } from '../../component/imports/exportForms.ts';
import type { Statement } from '../../component/imports/importedScript.ts';
import { type Finding, type Fix, pageFix } from '../../engine/rule.ts';

/**
 * Yields the exports that keep a page from being shown, or all of it but themselves: the platform makes a function of it,
 * which exports what it declares. In a file that pages import they do no harm.
 */
export function* pageExports(context: PageContext): Iterable<Finding> {
  const { text, script } = context.page;
  if (context.isSnippet || !script.ranges.some((range) => unusual.test(text.slice(range.start, range.end)))) return;
  const imported = new Set(script.imports.flatMap(({ names }) => names.map(({ local }) => local)));
  const statements = script.ranges.flatMap((range) => statementsIn(context, range, imported));
  for (const { statement, range } of statements) {
    const reason = refusal(statement, imported);
    if (reason === undefined) continue;
    yield {
      range,
      message: `${reason}, so the page can’t be shown. Remove this export.`,
      fixes: () => fixesFor(context, statement, range),
    };
  }
  const body = statements.map(({ statement }) => statement);
  const layout = defaultExportOf({ text, body: () => body });
  const found = statements.find(({ statement }) => statement.type === 'ExportDefaultDeclaration');
  if (found === undefined || layout.kind !== 'layout' || layout.takesChildren) return;
  const { start } = found.range;
  yield {
    range: { start, end: start + 'export default'.length },
    severity: 'warning',
    message: `The default export of a page is its layout. This one has no ${code('children')}, so the rest of the page isn’t shown. Remove ${code('default')}.`,
  };
}

const unusual = /\bexport\s*[{*]|\bexport\s+default\b/;

interface LocatedStatement {
  readonly statement: Statement;
  readonly range: TextRange;
}

/** Returns imports and exports as statements, which may name what the page imports elsewhere; none if they can’t be read. */
export function statementsIn(
  { page: { text, trees } }: PageContext,
  range: TextRange,
  imported: ReadonlySet<string>,
): readonly LocatedStatement[] {
  const located = (body: readonly Statement[], shift: number): readonly LocatedStatement[] =>
    body.map((statement) => ({ statement, range: { start: shift + statement.start, end: shift + statement.end } }));
  try {
    return located(trees.script(range).program.body, range.start);
  } catch {
    const before = `var ${[...imported].join(',')}\n`;
    try {
      const { body } = scriptTree(before + text.slice(range.start, range.end)).program;
      return located(body.slice(1), range.start - before.length);
    } catch {
      return [];
    }
  }
}

function refusal(statement: Statement, imported: ReadonlySet<string>): string | undefined {
  if (statement.type === 'ExportAllDeclaration') return 'A page can’t export from another file';
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  if (statement.source) return 'A page can’t export from another file';
  for (const { local, exported } of statement.specifiers) {
    if (local.type === 'Identifier' && imported.has(local.name))
      return `A page can’t export ${code(local.name)}, which it imports`;
    if (exported.type === 'Identifier' && exported.name === 'default')
      return 'A page can’t have a default export in braces';
  }
  return undefined;
}

/** Returns the fixes of an export: to import the names of another file, and to remove it. */
function fixesFor(context: PageContext, statement: Statement, range: TextRange): readonly Fix[] {
  const keyword = { start: range.start, end: range.start + 'export'.length };
  const takesNames = statement.type === 'ExportNamedDeclaration' && statement.source && statement.specifiers.length > 0;
  const isImport =
    takesNames &&
    statement.specifiers.every(({ exported }) => exported.type === 'Identifier' && exported.name !== 'default');
  const removal = pageFix(context, 'Remove the export', [deletion(withLine(context.page.text, range))], {
    preferred: !isImport,
  });
  return isImport
    ? [pageFix(context, 'Import instead', [replacement(keyword, 'import')], { preferred: true }), removal]
    : [removal];
}

/** Returns a range with the end of its line, if nothing else is on it. */
function withLine(text: string, { start, end }: TextRange): TextRange {
  const rest = /^;?[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + 100))?.[0].length;
  return startOfLine(text, start) === start && rest !== undefined ? { start, end: end + rest } : { start, end };
}
