import { readPage } from '../../server/src/core/page/readPage.ts';
import { noServices } from '../../server/src/core/preview/services.ts';
import type { ConfiguredRules } from '../../server/src/core/rules/engine/activeRules.ts';
import type { ReportedFinding } from '../../server/src/core/rules/engine/reportedFindings.ts';
import type { Fix } from '../../server/src/core/rules/engine/rule.ts';
import { checkPage } from '../../server/src/core/analysis/report.ts';
import { displayTitleOf } from '../../server/src/core/site/pageTitles.ts';
import { pageContextOf, type PageContext } from '../../server/src/core/site/siteSnapshot.ts';
import { type TextRange, applyEdits, type TextEdit } from '../../server/src/core/text/textRange.ts';
import { lazy } from '../../server/src/core/util/lazy.ts';
import { wordsOfHtml, type Words } from './wordsShown.ts';
import { renderPage } from '../support/rendered.ts';

/** What is wrong with a page after a fix was applied to it alone. */
export type Harm =
  /** The fix changes nothing. */
  | { readonly kind: 'no change' }
  /** The page has more syntax errors than before. */
  | { readonly kind: 'more syntax errors' }
  /** The finding, or another of its rule that wasn’t there, is still there. */
  | { readonly kind: 'finding is left' }
  /** Words that the preview showed before aren’t shown any more, and the fix doesn’t say that it replaces them. */
  | { readonly kind: 'less text'; readonly lost: readonly string[] }
  /** The fix is called safe, but readers see other text. */
  | { readonly kind: 'not safe'; readonly lost: readonly string[]; readonly added: readonly string[] };

const options = { resourceBase: '/files', allowsRemoteImages: true };

/** A page before any fix. */
export interface Before {
  readonly context: PageContext;
  readonly findings: readonly ReportedFinding[];
  /** Returns what is shown of it, which only fixes need. */
  readonly words: () => Words;
}

export function pageBefore(context: PageContext, rules: ConfiguredRules): Before {
  return { context, findings: findingsOf(context, rules), words: lazy(() => wordsOf(context)) };
}

/** Returns what a fix harms; undefined for a fix that changes other files than the page, which isn’t tried. */
export function tryFix(
  before: Before,
  finding: ReportedFinding,
  fix: Fix,
  rules: ConfiguredRules,
): readonly Harm[] | undefined {
  const { context } = before;
  const edits = editsOf(fix, context.file);
  if (edits === undefined) return undefined;
  const text = applyEdits(context.page.text, edits);
  if (text === context.page.text) return [{ kind: 'no change' }];
  const after = pageContextOf(context.site, context.file, readPage(text));
  if (after === undefined) return undefined;
  const findings = findingsOf(after, rules);
  const count = (all: readonly ReportedFinding[], id: string): number =>
    all.filter(({ rule }) => rule.id === id).length;
  const harms: Harm[] = [];
  if (count(findings, 'mdx/syntax') > count(before.findings, 'mdx/syntax')) harms.push({ kind: 'more syntax errors' });
  const id = finding.rule.id;
  if (count(findings, id) >= count(before.findings, id)) harms.push({ kind: 'finding is left' });
  const words = wordsOf(after);
  if (fix.isSafe === true) {
    const shown = before.words();
    const [lost, added] = [lostWords(shown, words), lostWords(words, shown)];
    if (lost.length + added.length > 0) harms.push({ kind: 'not safe', lost, added });
  } else {
    const markup = missing(markupOf(after), markupOf(context));
    // A page without a title has that of its file.
    const ownTitle = bareWords([displayTitleOf(context.site, context.file)]);
    // A formula shows the entities of its text as they are written, and a value replaces what is in braces.
    const announced = [...text.matchAll(/&(\w+);/g)].map(([, entity = '']) => entity);
    announced.push(...bareWords([/^Readers see `([^`]*)` instead of/.exec(finding.message)?.[1] ?? '']));
    const lost = lostWords(before.words(), words, [...markup, ...ownTitle, ...announced]).filter(isWrittenIn(context));
    if (lost.length > 0 && !announces(fix, edits, context.page.text, lost)) harms.push({ kind: 'less text', lost });
  }
  return harms;
}

/**
 * Returns the words that are shown of one page and not of another. Punctuation counts only where MDX can read both: else
 * a fix may be there to make it markup.
 */
function lostWords(from: Words, to: Words, markup?: readonly string[]): readonly string[] {
  const isExact = markup === undefined && from.unread.length + to.unread.length === 0;
  if (isExact) return missing(from.shown, to.shown);
  return missing(bareWords(from.shown), bareWords([...to.shown, ...to.unread, ...(markup ?? [])]));
}

/** Chinese and Japanese have no spaces between words, so that their characters count. */
const bareWord =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{M}\p{N}])+/gu;

function bareWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => word.match(bareWord) ?? []);
}

/** Returns the words of a page that aren’t text: a fix may be there to make text that. */
function markupOf({ page }: PageContext): readonly string[] {
  const { text, links, images, fences, tags, script, frontMatter } = page;
  const ranges = [
    ...[...links, ...images].flatMap(({ form, url }) => (form === 'bare' || url === undefined ? [] : [url.range])),
    ...fences.map(({ info }) => info),
    ...tags.flatMap(({ attributes }) => attributes.map(({ range }) => range)),
    ...script.ranges,
    ...(frontMatter === undefined ? [] : [frontMatter.range]),
  ];
  const numbers = text.match(/^[\t >]*\d+(?=[.)][ \t])/gm) ?? [];
  return bareWords([...ranges.map(({ start, end }) => text.slice(start, end)), ...numbers]);
}

/** Returns whether a word is in the page or in a snippet: the preview names what has no title, as `Tab`. */
function isWrittenIn({ page, site }: PageContext): (word: string) => boolean {
  const texts = [page.text.replaceAll(/<\/?[\w.]+/g, ''), ...site.snippets.values()];
  return (word) => texts.some((text) => text.includes(word));
}

const replacing = /^(?:Change|Delete|Keep|Move|Remove|Rename|Replace|Set|Swap|Take|Use|Write)\b/;

/** Whether a fix says that it replaces text, and what is lost is in the lines that it changes. */
function announces({ title }: Fix, edits: readonly TextEdit[], text: string, lost: readonly string[]): boolean {
  if (!replacing.test(title)) return false;
  const changed = edits.map(({ range }) => linesAround(text, range)).join('\n');
  return lost.every((word) => changed.includes(word));
}

function linesAround(text: string, { start, end }: TextRange): string {
  const lineEnd = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, lineEnd < 0 ? text.length : lineEnd);
}

/** Returns the edits of one page; undefined if the fix changes anything else. */
function editsOf({ edits }: Fix, page: string): readonly TextEdit[] | undefined {
  const inPage = edits.flatMap((edit) => (edit.kind === 'edit' && edit.file === page ? edit.edits : []));
  return edits.every((edit) => edit.kind === 'edit' && edit.file === page) ? inPage : undefined;
}

function findingsOf(context: PageContext, rules: ConfiguredRules): readonly ReportedFinding[] {
  const onCrash = (_rule: string, error: unknown): never => {
    throw error;
  };
  return checkPage(context, { rules, onCrash }, 'open');
}

function wordsOf(context: PageContext): Words {
  const { blocks, aside } = renderPage(context, options, noServices);
  return wordsOfHtml(`${blocks.map(({ block }) => block.html).join('')}${aside}`);
}

/** Returns the words of which there are more than in others, each as often. */
function missing(words: readonly string[], from: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of from) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}
