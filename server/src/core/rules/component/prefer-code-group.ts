import { baseNameOf } from '../../paths/sitePath.ts';
import { hasTrait } from '../../components/traits.ts';
import { languageNamed } from '../../code/languages.ts';
import { readFenceMeta } from '../../page/fences/fenceMeta.ts';
import { openingLine } from '../../page/fences/fenceLines.ts';
import type { Block } from '../../page/blocks.ts';
import type { Fence, PageModel } from '../../page/pageModel.ts';
import { isWithinAny } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { callsCurl, labelEdit, usualLabel } from '../code/blockLabel.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix, wrapBlock } from '../engine/rule.ts';
import { isOpaque } from './componentUse.ts';
import { hasLinesToItself } from '../../text/lines.ts';

export const preferCodeGroup: PageRule = {
  meta: {
    id: 'component/prefer-code-group',
    title: 'Code blocks that could be a code group',
    severity: 'info',
    summary: 'adjacent code blocks that show the same example in several languages',
    pages: { history: 'hint' },
    guideline: { convention: 'choice-3' },
  },
  *check(context) {
    if (context.page.fences.length < 2) return;
    const fences = new Map(context.page.fences.map((fence) => [fence.range.start, fence]));
    for (const run of runsIn(context.page, context.page.blocks, fences)) {
      const [first] = run;
      if (first === undefined || isGrouped(context, first) || !showTheSame(context.page, run)) continue;
      yield {
        range: openingLine(first),
        message: `These ${run.length} code blocks seem to show one example in several languages. If they do, put them in a ${code('CodeGroup')}, so that readers can choose one.`,
        fixes: fixesIfAny(() => fixesFor(context, run)),
      };
    }
  },
};

/** Yields runs of code blocks with only whitespace between them. */
function* runsIn(
  page: PageModel,
  blocks: readonly Block[],
  fences: ReadonlyMap<number, Fence>,
): Iterable<readonly Fence[]> {
  let run: Fence[] = [];
  for (const block of blocks) {
    const fence = block.kind === 'fence' ? fences.get(block.range.start) : undefined;
    const previous = run.at(-1);
    const isJoined =
      fence !== undefined &&
      previous !== undefined &&
      page.text.slice(previous.range.end, fence.range.start).trim() === '';
    if (isJoined) run.push(fence);
    else {
      if (run.length > 1) yield run;
      run = fence === undefined ? [] : [fence];
      // Most blocks have no others in them.
      if (block.children.length > 0) yield* runsIn(page, block.children, fences);
    }
  }
  if (run.length > 1) yield run;
}

/**
 * Languages in which the same code is written for different readers. JSON, YAML, shell, HTML and the like are next to
 * code for another reason: as its output, its settings, its call or another file of it.
 */
const alternatives: ReadonlyMap<string, string> = new Map(
  (
    'c cpp csharp dart elixir go java javascript jsx:javascript kotlin lua objective-c perl php python r ruby rust ' +
    'scala swift typescript tsx:typescript'
  )
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([id = '', family = id]) => [id, family] as const),
);

function showTheSame({ text }: PageModel, run: readonly Fence[]): boolean {
  const families = run.map((fence) => familyOf(text, fence));
  if (families.includes(undefined) || new Set(families).size < run.length) return false;
  // One often belongs to the other: an application and its types.
  if (families.every((family) => family === 'javascript' || family === 'typescript')) return false;
  return run.every((fence) => fence.isClosed) && !areFiles(text, run) && !belongTogether(text, run);
}

/** A first line with the file name of a block: `// src/app.ts`, `# app.py`. */
const fileComment = /^\s*(?:\/\/|#|--|\/\*|<!--|;|%)\s*(?:file(?:name)?:\s*)?[\w@./-]*\w\.[a-z]\w{0,4}\b/i;
/** A block that imports another file of the same example. */
const localImport = /\b(?:from|import|require)\s*\(?\s*["']\.{1,2}\/|^\s*from\s+\.\w*\s+import\b/m;

/** Whether the blocks are files of one example rather than the same code in several languages. */
function belongTogether(text: string, run: readonly Fence[]): boolean {
  const contents = run.map((fence) => text.slice(openingLine(fence).end, fence.range.end).replace(/^\r?\n/, ''));
  return (
    contents.some((content) => fileComment.test(content)) ||
    contents.slice(1).some((content) => localImport.test(content)) ||
    !showSameExample(contents)
  );
}

/** Returns what makes a block an alternative: its language, or a curl call of the same URL. */
function familyOf(text: string, fence: Fence): string | undefined {
  if (callsCurl(text, fence)) return 'curl';
  const name = readFenceMeta(text, fence).language?.value ?? '';
  return alternatives.get(languageNamed(name)?.id ?? '');
}

/** Whether the labels name different files, or relate one block to the other. */
function areFiles(text: string, run: readonly Fence[]): boolean {
  const titles = run.map((fence) => readFenceMeta(text, fence).title?.value ?? '');
  const names = titles.filter((title) => /^[\w./-]+\.\w+$/.test(title)).map(baseName);
  return (
    new Set(names).size > 1 || titles.some((title) => /output|response|result|server|client|before|after/i.test(title))
  );
}

function baseName(file: string): string {
  return baseNameOf(file)
    .replace(/\.\w+$/, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
}

/** Whether blocks are in a group already, or in a component of the site's own, which may be one. */
function isGrouped(context: PageContext, { range }: Fence): boolean {
  return isWithinAny(context.page, range.start, (name) => isOpaque(context, name) || hasTrait(name, 'holdsCode'));
}

function fixesFor(context: PageContext, run: readonly Fence[]): readonly Fix[] {
  const { text } = context.page;
  const range = { start: run[0]?.range.start ?? 0, end: run.at(-1)?.range.end ?? 0 };
  if (!hasLinesToItself(text, range)) return [];
  const labels = run.flatMap((fence) => {
    const label = readFenceMeta(text, fence).title === undefined ? usualLabel(text, fence) : undefined;
    return (label === undefined ? undefined : labelEdit(text, fence, label)) ?? [];
  });
  const edits = [...wrapBlock(text, range, '<CodeGroup>', '</CodeGroup>'), ...labels];
  return [pageFix(context, `Wrap in a ${code('CodeGroup')}`, edits)];
}

/** Words of languages, and names that every example has. */
const common: ReadonlySet<string> = new Set(
  (
    'and any async await bool boolean catch class const def else error except export false finally float for from func ' +
    'function import include int let main new nil none not null number package print printf println public raise ' +
    'require return self static str string struct system this throw throws true try type use using var void while with'
  ).split(' '),
);

/** How many of its names the shorter block has in common with each other one, as its translation has. */
const smallestShare = 0.5;

/** How many times the names of a block its translation may have; one with more shows another part of the example. */
const mostTimes = 3;

/** Whether code is the same in several languages, by the names and texts in it, rather than one that the other calls. */
function showSameExample(contents: readonly string[]): boolean {
  const all = contents.map(namesIn);
  return all.slice(1).every((names, at) => areAlike(all[at] ?? names, names));
}

/** Blocks of a few names tell nothing. */
function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const smaller = Math.min(a.size, b.size);
  if (smaller < fewestNames) return true;
  if (Math.max(a.size, b.size) > smaller * mostTimes) return false;
  const shared = [...a].filter((name) => b.has(name)).length;
  return shared >= smaller * smallestShare;
}

const fewestNames = 3;

/** Returns the words of which names and texts consist, without comments: `table_name` and `tableName` are the same. */
function namesIn(content: string): ReadonlySet<string> {
  const code = content.replace(/(?:^|\s)(?:#|\/\/|--)\s.*$/gm, '');
  const words =
    code
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)));
}
