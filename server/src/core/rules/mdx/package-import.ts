import type { PageContext } from '../../site/siteSnapshot.ts';
import { deletion, replacement, type TextRange } from '../../text/textRange.ts';
import { isOfPlatform, type ScriptImport } from '../../page/mdx/script/readScript.ts';
import { attributesInBraces } from '../../page/pageQueries.ts';
import { startOfLine } from '../../text/lines.ts';
import { code } from '../../util/messageText.ts';
import { meansFile } from '../component/imports/unresolvedImport.ts';
import { fixesIfAny, pageFix, type Finding, type Fix, type PageRule } from '../engine/rule.ts';

export const packageImport: PageRule = {
  meta: {
    id: 'mdx/package-import',
    severity: 'error',
    summary: 'an import of a package, which the platform rejects',
  },
  *check(context) {
    for (const refused of context.pageIndex.refusedImports) {
      if (refused.reason !== 'package' || meansFile(refused.source)) continue;
      const { source, range } = refused;
      if (isOfPlatform(refused)) {
        yield unneeded(context, source, range);
        continue;
      }
      yield {
        range,
        message: docusaurusMessage(source) ?? message(source),
        fixes: fixesIfAny(() => imageFixes(context, source, range)),
      };
    }
  },
};

function message(source: string): string {
  const what = isAlias(source) ? 'an alias that only other tools resolve' : 'a package';
  return `${code(source)} is ${what}, but pages can import only files in the site. Copy what you need into ${code('/snippets')}.`;
}

/** Whether a path begins with the name that a bundler’s configuration gives a folder; a package’s scope isn’t empty. */
function isAlias(source: string): boolean {
  return /^[@~#]\//.test(source);
}

/** Returns the finding of an import of the platform’s own components. */
function unneeded(context: PageContext, source: string, range: TextRange): Finding {
  const line = importLine(context.page.text, range);
  return {
    range,
    severity: 'warning',
    message: `Pages have the platform’s components without an import, and ${code(source)} isn’t read. Remove the import.`,
    fixes: fixesIfAny(() =>
      line === undefined
        ? []
        : [pageFix(context, 'Remove the import', [deletion(line)], { preferred: true, isSafe: true })],
    ),
  };
}

function importOf({ page }: PageContext, { start }: TextRange): ScriptImport | undefined {
  return page.script.imports.find(({ sourceRange }) => sourceRange.start === start - 1);
}

function docusaurusMessage(source: string): string | undefined {
  const [, alias] = /^(@site|@theme|@theme-original|@docusaurus)(?:\/|$)/.exec(source) ?? [];
  if (alias === undefined) return undefined;
  const image = imagePath(source);
  if (image !== undefined)
    return `${code('@site')} is an alias of Docusaurus. Use the image by its path: ${code(`src="${image}"`)}.`;
  return alias === '@site'
    ? `${code('@site')} is an alias of Docusaurus. Copy the file into ${code('/snippets')}, and import it by its path.`
    : `${code(source)} is part of Docusaurus. Use a component of the platform instead.`;
}

/** Returns the path that an image of Docusaurus has in a site: its folder of static files is the root. */
function imagePath(source: string): string | undefined {
  return /^@site(?:\/static)?(\/.+\.(?:png|jpe?g|gif|svg|webp|avif))$/i.exec(source)?.[1];
}

/** Returns the fix that uses an imported image by its path, if all its uses are values of attributes. */
function imageFixes(context: PageContext, source: string, range: TextRange): readonly Fix[] {
  const { text, expressions } = context.page;
  const path = imagePath(source);
  const [only, ...others] = importOf(context, range)?.names ?? [];
  if (path === undefined || only === undefined || others.length > 0) return [];
  const values = attributesInBraces(context.page).filter(({ value }) => value.text.trim() === only.local);
  const isUsed = new RegExp(`(?<![\\w$.])${only.local.replaceAll('$', '\\$')}(?![\\w$])`);
  const isElsewhere = expressions.some((one) => isUsed.test(text.slice(one.range.start, one.range.end)));
  const line = importLine(text, range);
  if (values.length === 0 || isElsewhere || line === undefined) return [];
  const edits = values.map(({ value }) => replacement(value.range, `"${path}"`));
  return [pageFix(context, `Use ${code(path)}`, [deletion(line), ...edits], { preferred: true })];
}

function importLine(text: string, source: TextRange): TextRange | undefined {
  const start = startOfLine(text, source.start);
  const end =
    source.end + (/^["'][ \t]*;?[ \t]*(?:\r?\n|$)/.exec(text.slice(source.end, source.end + 20))?.[0].length ?? 0);
  return end > source.end && /^import\b/.test(text.slice(start, source.start)) ? { start, end } : undefined;
}
