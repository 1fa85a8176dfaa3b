import { likelyLanguage, mayBeCommands } from '../../code/likelyLanguage.ts';
import { languageNamed } from '../../code/languages.ts';
import { fenceText, openingLine } from '../../page/fences/fenceLines.ts';
import type { Fence } from '../../page/pageModel.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { insertion } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { isLikelyTypo } from '../../util/typo.ts';
import { type Finding, type Fix, type PageRule, changeFix, pageFix } from '../engine/rule.ts';
import { countUp } from '../../util/collections.ts';

export const language: PageRule = {
  meta: {
    id: 'code/language',
    title: 'Code block without a language',
    severity: 'info',
    worst: 'warning',
    summary: 'a code block without a language, or with a misspelled one',
    once: 'page',
    pages: { written: false },
    guideline: 'Specify the language',
    habit: { name: 'plainBlocks', smallestShare: 0.8, mustBeShown: true },
  },
  *check(context) {
    const { text, fences, fenceMistakes } = context.page;
    if (fences.length === 0) return;
    // A fence that was meant to close a block needs no language.
    const closing = new Set(fenceMistakes.map((mistake) => (mistake.kind === 'outside' ? mistake.line.start : -1)));
    for (const fence of fences) {
      const info = text.slice(fence.info.start, fence.info.end);
      const mistyped = mistypedLanguage(fence);
      if (mistyped !== undefined) yield unknownLanguage(context, fence, mistyped);
      const isTyped = fence.isClosed && text.slice(fence.content.start, fence.content.end).trim() !== '';
      if (!isTyped || !namesNone(info) || closing.has(fence.mark.start)) continue;
      const braced = bracedLanguage(info);
      if (braced !== undefined) {
        yield inBraces(context, fence, braced);
        continue;
      }
      const guess = languageOf(text, fence);
      yield {
        range: openingLine(fence),
        message: 'This code block has no language, so it isn’t highlighted. Add one after the opening fence.',
        // Output, file trees and the like need no highlighting: there, it's a habit to say so.
        severity: guess === undefined ? 'hint' : 'info',
        onlyIf: guess === undefined ? 'habit' : undefined,
        // Nobody misses the colors of a single command.
        isMinorByHabit: isLine(text, fence),
        fixes: (current = context.site) => fixesFor(context, fence, guess, likelyLanguages(current)),
      };
    }
  },
};

/** Languages whose names are long enough to be told from others when they are mistyped. */
const usual = [
  ...'javascript typescript python graphql dockerfile markdown kotlin powershell terraform haskell elixir'.split(' '),
  ...'clojure solidity shell swift'.split(' '),
];

/** Returns the language that the name of a block means; undefined if the name is known, or like none. */
function mistypedLanguage({ language: { value } }: Fence): string | undefined {
  const written = value.toLowerCase();
  if (!/^[a-z]{5,12}$/.test(written) || languageNamed(written) !== undefined) return undefined;
  return usual.find((name) => isLikelyTypo(written, name));
}

/** A language in braces, as other systems write it: `{json}`, `{.python}`. */
interface BracedLanguage {
  readonly written: string;
  readonly name: string;
}

/** Returns the language that the info of a block has in braces, which the platform reads as lines to highlight. */
function bracedLanguage(info: string): BracedLanguage | undefined {
  const [written, name] = /^\{\s?\.?([A-Za-z][\w+#-]{0,20})\s?\}/.exec(info) ?? [];
  return written === undefined || name === undefined || languageNamed(name) === undefined
    ? undefined
    : { written, name };
}

function inBraces(context: PageContext, { info: { start } }: Fence, { written, name }: BracedLanguage): Finding {
  const range = { start, end: start + written.length };
  return {
    range,
    message: `Braces are for the lines to highlight, so ${code(written)} is no language, and this code isn’t highlighted. Use ${code(name)}.`,
    fixes: () => [changeFix(context, range, name)],
  };
}

function unknownLanguage(context: PageContext, { language: { value, range } }: Fence, meant: string): Finding {
  return {
    range,
    severity: 'warning',
    message: `Unknown language ${code(value)}, so this code isn’t highlighted. Did you mean ${code(meant)}?`,
    fixes: () => [changeFix(context, range, meant)],
  };
}

/** Returns the language that the content of a block shows, or the sentence above it. */
function languageOf(text: string, fence: Fence): string | undefined {
  const content = fenceText(text, fence);
  const guess = likelyLanguage(content);
  if (guess !== undefined) return guess;
  const above = text.slice(Math.max(0, fence.range.start - 300), fence.range.start).trimEnd();
  const sentence = above.slice(above.lastIndexOf('\n') + 1);
  return announcesCommand.test(sentence) && !announcesMore.test(sentence) && mayBeCommands(content)
    ? 'bash'
    : undefined;
}

/** Whether a block has only one line, as a command or an assignment. */
function isLine(text: string, fence: Fence): boolean {
  return !fenceText(text, fence).trim().includes('\n');
}

/** The end of a sentence that introduces a command line. */
const announcesCommand = /\b(?:run|running|execute|executing|commands?)\b[^.:]*:\**$/i;
const announcesMore = /\b(?:output|prints?|shows?|see|results?|errors?|fails?|returns?|prompt|message)\b/i;

/** Whether a fence's info is empty, or has only line highlights and options with a value. */
function namesNone(info: string): boolean {
  return /^(?:$|[{[]|[\w-]+=)/.test(info);
}

/** How many languages of the site are offered. */
const mostLanguages = 4;

/** Returns the languages that a block of a site may have: those that it uses most, and none. */
function likelyLanguages(site: SiteSnapshot): readonly string[] {
  const used = usedLanguages(site).filter((name) => !/^(?:text|txt|plaintext)$/i.test(name));
  return [...used.slice(0, mostLanguages), 'text'];
}

function fixesFor(
  context: PageContext,
  fence: Fence,
  guess: string | undefined,
  others: readonly string[],
): readonly Fix[] {
  const names = guess === undefined ? others : [guess, ...others];
  return [...new Set(names)].map((name): Fix => {
    const isJoined = fence.info.start === fence.mark.end && fence.info.end > fence.info.start;
    const edit = insertion(fence.mark.end, `${name}${isJoined ? ' ' : ''}`);
    return pageFix(context, `Add ${code(name)}`, [edit], { preferred: name === guess });
  });
}

/** Returns the languages of a site’s code blocks as it writes them, those on the most pages first. */
function usedLanguages({ pageIndexes }: Pick<SiteSnapshot, 'pageIndexes'>): readonly string[] {
  const pages = new Map<string, number>();
  for (const { languages } of pageIndexes.values()) for (const language of languages) countUp(pages, language);
  const seen = new Set<string>();
  return [...pages.keys()]
    .sort((a, b) => (pages.get(b) ?? 0) - (pages.get(a) ?? 0) || (a < b ? -1 : 1))
    .filter((name) => {
      // Of the names of one language the most usual one counts.
      const id = languageNamed(name)?.id;
      return id !== undefined && !seen.has(id) && seen.add(id);
    });
}
