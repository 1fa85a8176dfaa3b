import { componentName } from '../../paths/componentName.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { TextRange } from '../../text/textRange.ts';

interface SnippetName {
  readonly file: SitePath;
  readonly component: string;
}

/** More words don't make the name clearer. */
const mostWords = 4;

/** Returns an unused file and component name for a snippet, from its first heading or its first words. */
export function snippetName(context: PageContext, range: TextRange): SnippetName {
  const stem = wordsOf(context, range).slice(0, mostWords).join('-') || 'part';
  for (let number = 1; ; number++) {
    const tail = number === 1 ? '' : `-${number}`;
    const names = [`${stem}${tail}`, `part-${stem}${tail}`].flatMap((name) => nameFrom(context, name) ?? []);
    if (names[0] !== undefined) return names[0];
  }
}

function nameFrom({ site, page, catalogue }: PageContext, name: string): SnippetName | undefined {
  const file = `snippets/${name}.mdx` as SitePath;
  const component = componentName(file);
  if (component === undefined || page.script.names.has(component) || catalogue.get(component) !== undefined) {
    return undefined;
  }
  return site.files.has(file) || site.files.inOtherCase(file) !== undefined ? undefined : { file, component };
}

function wordsOf({ page }: PageContext, { start, end }: TextRange): readonly string[] {
  const heading = page.headings.find(({ range }) => start <= range.start && range.end <= end && range.start < end);
  const plain = heading?.text ?? page.text.slice(start, end).replace(/<[^>]*>|\]\([^)]*\)|[{}`]/g, ' ');
  const words = plain.normalize('NFKD').match(/[a-z0-9]+/gi) ?? [];
  return words.map((word) => word.toLowerCase());
}
