import { languageNamed } from '../../code/languages.ts';
import { readJson } from '../../config/json/readJson.ts';
import type { SyntaxProblem } from '../../config/json/syntaxProblem.ts';
import { readFenceMeta } from '../../page/fences/fenceMeta.ts';
import type { Fence, LocatedText } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, replacement } from '../../text/textRange.ts';
import { fixesIfAny, type Finding, type PageRule, indentBefore, pageFix } from '../engine/rule.ts';

export const invalidJson: PageRule = {
  meta: {
    id: 'code/invalid-json',
    severity: 'info',
    summary: 'a JSON code block that isn’t valid JSON',
    guideline: { convention: 'writing-8' },
    presets: { default: 'off' },
  },
  *check(context) {
    for (const fence of context.page.fences) {
      const { language } = readFenceMeta(context.page.text, fence);
      if (language === undefined || !fence.isClosed || languageNamed(language.value)?.id !== 'json') continue;
      yield undefined;
      yield* checkBlock(context, fence, language);
    }
  },
};

function* checkBlock(context: PageContext, fence: Fence, language: LocatedText): Iterable<Finding> {
  const { text } = context.page;
  const json = text.slice(fence.content.start, fence.content.end);
  if (indentBefore(text, fence.range.start).includes('>') || !isCompleteDocument(json) || isSound(json)) return;
  const { problems } = readJson(json);
  const comment = problems.find(({ kind }) => kind === 'comment');
  if (comment !== undefined) yield commentFinding(context, moved(comment.range, fence), language);
  const [first, ...more] = problems.filter(({ kind }) => kind !== 'comment');
  if (first === undefined) return;
  // An extra comma hides nothing; after another syntax error the rest may be misread.
  const areCommas = first.kind === 'trailingComma' && more.every(({ kind }) => kind === 'trailingComma');
  yield findingOf(context, fence, first, areCommas ? more : []);
}

function isSound(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

const placeholderTypes =
  /:\s*\[?(?:any|array|bool|boolean|date|float|int|integer|number|object|str|string|timestamp|uuid)\b/i;

/** Whether a text is an object or a list without omissions: no dots, no placeholders, no diff markers. */
function isCompleteDocument(json: string): boolean {
  const bare = json.replace(/"(?:[^"\\\n]|\\.)*"/g, '""').trim();
  if (!/^(?:\{[^]*\}|\[[^]*\])$/.test(bare)) return false;
  // Several documents in a row are lines of a log or of a stream.
  if (/[}\]][^\S\n]*\n\s*[{[]/.test(bare)) return false;
  // A name of dots is a placeholder for others, and the name of a type for any value of it.
  if (/"(?:\.{3}|…)"\s*[,}\]]/.test(json) || placeholderTypes.test(bare)) return false;
  return !/\.\.|…|<[^<>]*>|\$\{|\{\{|\{%|\[!code|^[+-]/m.test(bare) && !/\/\/\s*\[!/.test(json);
}

function commentFinding(context: PageContext, range: TextRange, language: LocatedText): Finding {
  return {
    range,
    message:
      'JSON doesn’t allow comments, so readers can’t use this code. Change the language to `jsonc`, or remove the comments.',
    fixes: () => [pageFix(context, 'Change to `jsonc`', [replacement(language.range, 'jsonc')], { preferred: true })],
  };
}

/** Returns one finding for several syntax errors of a kind, at the first of them, with a fix for all. */
function findingOf(
  context: PageContext,
  fence: Fence,
  first: SyntaxProblem,
  others: readonly SyntaxProblem[],
): Finding {
  return {
    range: moved(first.range, fence),
    message: first.message,
    fixes: fixesIfAny(() => {
      if (first.fix === undefined) return [];
      const edits = [first, ...others].flatMap(({ fix }) => fix?.edit ?? []);
      const title = others.length === 0 ? first.fix.title : 'Remove the trailing commas';
      const inPage = edits.map(({ newText, range }) => ({ newText, range: moved(range, fence) }));
      return [pageFix(context, title, inPage, { preferred: true })];
    }),
  };
}

function moved({ start, end }: TextRange, { content }: Fence): TextRange {
  return { start: content.start + start, end: content.start + end };
}
