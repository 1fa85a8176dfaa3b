import { likelyLanguage } from '../../../code/likelyLanguage.ts';
import type { Block } from '../../../page/blocks.ts';
import { withCharacters } from '../../../page/paragraphScripts.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import type { ScriptError } from '../../../page/pageProblem.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { endOfLineText, lineEndOf, startOfLine } from '../../../text/lines.ts';
import { blockText } from '../../../text/markdown.ts';
import { type TextRange, insertion, replacement } from '../../../text/textRange.ts';
import { smallest } from '../../../util/collections.ts';
import { code } from '../../../util/messageText.ts';
import { type Fix, pageFix, type TitledEdits } from '../../engine/rule.ts';
import { verifiedFixes } from './verifiedFixes.ts';

/** Returns the message about what begins with `import` or `export` and can't be read. */
export function scriptMessage(context: PageContext, problem: ScriptError): string {
  const { text } = context.page;
  if (problem.swallowed !== undefined)
    return 'The tag directly below this `import` or `export` is read as a part of it. Add a blank line between them.';
  const word = keywordOf(text, problem);
  if (problem.paragraph === 'valid')
    return `An ${code(word)} must begin at the left margin of its line. Remove the indentation, or put this in a code block to show it.`;
  if (codeRangeOf(context.page, problem) !== undefined && isCode(text, problem)) {
    const read = isIndented(text, problem)
      ? `The platform removes the indentation, and MDX then reads this ${code(word)} as code of the page`
      : `MDX reads this ${code(word)} as code of the page`;
    const loss = context.isSnippet ? 'so pages that include this can’t be shown' : 'so the page can’t be shown';
    return `${read}, ${loss}. Put it in a code block.`;
  }
  if (isProse(text, problem))
    return `MDX reads a paragraph that starts with \`import\` or \`export\` as code, even if it is indented. Start it with another word, or format ${code(word)} as code.`;
  return 'This `import` or `export` is incomplete or isn’t valid JavaScript. Correct it, or the page can’t be built.';
}

export function scriptFixes(context: PageContext, problem: ScriptError): readonly Fix[] {
  const { text } = context.page;
  if (problem.swallowed !== undefined) {
    const edit = insertion(problem.swallowed.start, lineEndOf(text));
    return [pageFix(context, 'Add a blank line', [edit], { preferred: true })];
  }
  const block = codeBlock(context.page, problem);
  const isFirst = isCode(text, problem);
  const others = problem.paragraph === 'valid' ? [withoutIndent(text, problem)] : wordFixes(text, problem);
  return verifiedFixes(context, isFirst ? [...block, ...others] : [...others, ...block]);
}

/**
 * Returns the lines that belong into one code block: a paragraph, with the blocks around it that are indented like code;
 * undefined for an import or export that is to be one.
 */
export function codeRangeOf({ text, blocks }: PageModel, problem: ScriptError): TextRange | undefined {
  if (problem.paragraph === undefined) return isShell(text, problem) ? problem.range : undefined;
  const at = blocks.findIndex(({ range }) => range.start === problem.range.start);
  if (at < 0 || !isIndentedCode(text, problem.range)) return problem.range;
  let [first, last] = [at, at];
  while (isPartOfCode(text, blocks[first - 1])) first--;
  while (isPartOfCode(text, blocks[last + 1])) last++;
  return {
    start: blocks[first]?.range.start ?? problem.range.start,
    end: blocks[last]?.range.end ?? problem.range.end,
  };
}

function isPartOfCode(text: string, block: Block | undefined): boolean {
  return block !== undefined && !/^(?:fence|script|frontMatter)$/.test(block.kind) && isIndentedCode(text, block.range);
}

/** Whether all lines are indented as Markdown other than MDX wants it for code. */
function isIndentedCode(text: string, { start, end }: TextRange): boolean {
  const lines = text.slice(startOfLine(text, start), end).split('\n');
  return lines.every((line) => /^(?: {4}| {0,3}\t|\s*$)/.test(line));
}

function isIndented(text: string, { range: { start } }: ScriptError): boolean {
  return startOfLine(text, start) < start;
}

/** Whether it is rather a sample of code than a sentence, or an import or export of the page. */
function isCode(text: string, problem: ScriptError): boolean {
  if (problem.paragraph !== undefined && isIndentedCode(text, problem.range)) return true;
  return problem.paragraph !== 'valid' && !isProse(text, problem);
}

/** Whether it is a sentence: it has none of the characters of imports. */
function isProse(text: string, { range, isProse: isSentence }: ScriptError): boolean {
  return isSentence || !/["'{}*=;()]/.test(text.slice(range.start, range.end));
}

/** Whether it sets a variable of a shell. */
function isShell(text: string, { range }: ScriptError): boolean {
  return /^export +[A-Za-z_]\w*=/.test(text.slice(range.start, range.start + 200));
}

function keywordOf(text: string, { range: { start } }: ScriptError): string {
  return withCharacters(text.slice(start, start + 60)).slice(0, 'import'.length);
}

/** Returns the fixes of a sentence: readers see the word as code, or all as before. */
function wordFixes(text: string, problem: ScriptError): readonly TitledEdits[] {
  if (!isProse(text, problem)) return [];
  const { start } = problem.range;
  const word = keywordOf(text, problem);
  const end = start + word.length;
  if (text.charAt(end) !== ' ') return [];
  return [
    { title: `Format ${code(word)} as code`, edits: [replacement({ start, end }, code(word))] },
    {
      title: `Write a no-break space after ${code(word)}`,
      edits: [replacement({ start: end, end: end + 1 }, '&nbsp;')],
    },
  ];
}

function codeBlock(page: PageModel, problem: ScriptError): readonly TitledEdits[] {
  const range = codeRangeOf(page, problem);
  if (range === undefined) return [];
  const { text } = page;
  const start = startOfLine(text, range.start);
  const end = endOfLineText(text, range.end);
  const lines = text.slice(start, end).split(/\r?\n/);
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : [/^[ \t]*/.exec(line)?.[0].length ?? 0]));
  const least = smallest(indents, Infinity);
  const content = lines.map((line) => line.slice(least).trimEnd()).join('\n');
  const language = likelyLanguage(content) ?? (/^import [\w.]+$/m.test(content) ? 'python' : '');
  const block = blockText(content, language).replaceAll('\n', lineEndOf(text));
  const what = content.includes('\n') ? 'these lines' : 'this line';
  return [{ title: `Put ${what} in a code block`, edits: [replacement({ start, end }, block)] }];
}

function withoutIndent(text: string, { range: { start } }: ScriptError): TitledEdits {
  return { title: 'Remove the indentation', edits: [replacement({ start: startOfLine(text, start), end: start }, '')] };
}
