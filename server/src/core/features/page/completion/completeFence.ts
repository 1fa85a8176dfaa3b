import { fenceOptions, type FenceOptionSpec } from '../../../code/fenceOptions.ts';
import { fenceLanguages, type FenceLanguage } from '../../../code/languages.ts';
import { readFenceMeta } from '../../../page/fences/fenceMeta.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import type { TextRange } from '../../../text/textRange.ts';
import type { CompletionList } from '../../answers.ts';
import { iconsLike, type IconChoice } from '../../icons.ts';
import { likelihoodIn, likelyIcons } from '../../likelyNames.ts';
import type { FenceCursor } from './pageCursor.ts';
import { nothing, toList, type PageProposal } from './pageProposal.ts';
import { snippetText } from '../../../util/strings.ts';

/** Returns what is valid on the opening line of a code block: its language, then its options and their values. */
export function completeFence(
  context: PageContext,
  { info }: FenceCursor,
  offset: number,
  isTyped: boolean,
): CompletionList {
  const { page, site } = context;
  const before = page.text.slice(info.start, offset);
  const rest = /^[^\s"'}]*/.exec(page.text.slice(offset, info.end))?.[0].length ?? 0;
  const icon = /\sicon=(["']?)([^"'\s]*)$/i.exec(before);
  if (icon !== null) {
    const choices = iconsLike(icon[2] ?? '', site.config.iconLibrary, likelyIcons(context, ''));
    return iconList(choices, icon[1] ?? '', icon[2] ?? '', { start: offset, end: offset + rest });
  }
  if (/^[^\s{"'=[]*$/.test(before))
    return languageList(context, before, offset, { rest, isAlone: info.end === offset + rest, isTyped });
  const placement = /\splacement=(["']?)([\w-]*)$/i.exec(before);
  if (placement !== null) return valueList('placement', placement[2] ?? '', offset, rest);
  // Titles and line numbers have no completions.
  if (isOpen(before) || !/\s[\w-]*$/.test(before)) return { items: [], isIncomplete: false };
  return optionList(page, before, { offset, rest, isTyped });
}

/** The languages that sites use most, first if nothing is typed yet. */
const usualLanguages =
  'bash javascript typescript python json yaml go java ruby php csharp rust swift kotlin html css sql jsx tsx markdown mdx text mermaid'.split(
    ' ',
  );

function languageList(
  context: PageContext,
  typed: string,
  offset: number,
  { rest, isAlone, isTyped }: { readonly rest: number; readonly isAlone: boolean; readonly isTyped: boolean },
): CompletionList {
  const usual = usualLanguages.flatMap((id) => fenceLanguages.find((language) => language.id === id) ?? []);
  // Editors keep a list while somebody types on, so it has all names at once: without `js`, the letters would choose
  // `json`, and Enter would insert it.
  const all = [...new Set([...usual, ...fenceLanguages])].flatMap(namesOf);
  const uses = likelihoodIn(context, 'languages');
  const named = all.sort((a, b) => (uses.get(b.label) ?? 0) - (uses.get(a.label) ?? 0));
  const end = isAlone || typed !== '' ? offset + rest : offset;
  if (isTyped && typed === '' && rest === 0) named.unshift(nothing('no language', 'Plain text', 'language'));
  return toList(named, { start: offset - typed.length, end }, typed);
}

function namesOf({ id, title, aliases }: FenceLanguage): readonly PageProposal[] {
  return [...aliases, id].map((name) => ({ label: name, kind: 'language', detail: title, newText: name }));
}

function optionList(
  page: PageContext['page'],
  before: string,
  { offset, rest, isTyped }: { readonly offset: number; readonly rest: number; readonly isTyped: boolean },
): CompletionList {
  const typed = /[\w-]*$/.exec(before)?.[0] ?? '';
  const fence = page.fences.find(({ range }) => range.start < offset && offset <= range.end);
  const meta = fence === undefined ? undefined : readFenceMeta(page.text, fence);
  const present = new Set(
    meta?.options
      .filter(({ range }) => range.end < offset - typed.length || range.start > offset)
      .map(({ name }) => name),
  );
  const language = meta?.language?.value.toLowerCase();
  const fitting = fenceOptions.filter(
    (option) => !present.has(option.name) && (option.language === undefined || option.language === language),
  );
  const options = fitting.map(optionProposal);
  if (isTyped && typed === '' && rest === 0) options.unshift(nothing('no option', 'New line', 'attribute'));
  return toList(options, { start: offset - typed.length, end: offset + rest }, typed);
}

function optionProposal(option: FenceOptionSpec): PageProposal {
  return {
    label: option.name,
    kind: 'attribute',
    detail: option.summary,
    newText: templateOf(option),
    isSnippet: true,
  };
}

function templateOf({ name, kind, values }: FenceOptionSpec): string {
  if (kind === 'flag') return name;
  if (kind === 'lines') return `${name}={$1}`;
  const choice = values === undefined ? '$1' : `\${1|${values.map((value) => snippetText(value, true)).join(',')}|}`;
  return `${name}="${choice}"`;
}

/** `rest` is the remainder of the word after the cursor. */
function iconList(choices: readonly IconChoice[], quote: string, typed: string, rest: TextRange): CompletionList {
  const icons = choices.map(({ name, libraries }): PageProposal => ({
    label: name,
    kind: 'icon',
    detail: libraries,
    newText: quote === '' ? `"${name}"` : name,
  }));
  return toList(icons, { start: rest.start - typed.length, end: rest.end }, typed);
}

function valueList(option: string, typed: string, offset: number, rest: number): CompletionList {
  const values = fenceOptions.find(({ name }) => name === option)?.values ?? [];
  const proposals = values.map((value): PageProposal => ({ label: value, kind: 'value', newText: value }));
  return toList(proposals, { start: offset - typed.length, end: offset + rest }, typed);
}

/** Whether a quote or a brace is open at the end. */
function isOpen(text: string): boolean {
  const quotes = text.replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, '');
  return /["'{]/.test(quotes);
}
